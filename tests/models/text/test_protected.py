"""Protected spans: each case is a text and the spans found in it."""

import pytest

from models.text.protected import ProtectedKind, protected_spans

CASES = [
    ("see https://example.org/a_(b), please", {"https://example.org/a_(b)": "url"}),
    ("(www.example.org) and shop.example.co.uk/cart.", {"www.example.org": "url", "shop.example.co.uk/cart": "url"}),
    ("mail anna.k+x@example.org.", {"anna.k+x@example.org": "email"}),
    ("run `git comit` twice", {"`git comit`": "code"}),
    ("use ``a ` b`` here", {"``a ` b``": "code"}),
    ("one ` tick and an apostrophe's", {}),
    ("text\n```sh\nmak all\n```\nmore", {"```sh\nmak all\n```": "code"}),
    ("text\n~~~\nnever closd\n\nmore", {"~~~\nnever closd\n\nmore": "code"}),
    ("in /usr/local/bin and C:\\temp\\x.log", {"/usr/local/bin": "path", "C:\\temp\\x.log": "path"}),
    ("the README.md and main.py files", {"README.md": "path", "main.py": "path"}),
    ("set maxLength or max_length", {"maxLength": "identifier", "max_length": "identifier"}),
    ("call os.path.join or run()", {"os.path.join": "identifier", "run()": "identifier"}),
    ("pass --dry-run, with $HOME set", {"--dry-run": "identifier", "$HOME": "identifier"}),
    ("Dear {name}, you owe %s <br>", {"{name}": "placeholder", "%s": "placeholder", "<br>": "placeholder"}),
    ("Hi {{ user }} and {{user}}", {"{{user}}": "placeholder"}),
    ("it is 3.5 km at 5°C", {"3.5 km": "number", "5°C": "number"}),
    ("$5,000 or 20%, the 2nd", {"$5,000": "number", "20%": "number", "2nd": "number"}),
    ("at 0x1f and v2.1.0-rc1", {"0x1f": "hash", "v2.1.0-rc1": "hash"}),
    ("id 123e4567-e89b-12d3-a456-426614174000 ok", {"123e4567-e89b-12d3-a456-426614174000": "hash"}),
    ("commit 9fceb02d0ae5 broke it", {"9fceb02d0ae5": "hash"}),
    ("thanks @anna #MondayMood", {"@anna": "mention", "#MondayMood": "hashtag"}),
    ("he said “je ne sais quoi” then", {"je ne sais quoi": "foreign"}),
    ("the word “Übermut” and “mood”", {"Übermut": "foreign"}),
    ("a *dolce far niente* life, the *very* best", {"dolce far niente": "foreign"}),
    ('the sign says "los niños" in red', {"los niños": "foreign"}),
    ('the sign says "go home now" in red', {}),
    ("in C++ or C# on .NET", {"C++": "identifier", "C#": "identifier", ".NET": "identifier"}),
    ("He go to the market with McDonald and O'Neill, e.g. on foot.", {}),
    ("I finish.it is over.Then he laughed", {}),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_cases(text: str, expected: dict[str, str]) -> None:
    assert {text[span.start : span.end]: span.kind.value for span in protected_spans(text)} == expected


def foreign(text: str, language: str) -> list[str]:
    spans = protected_spans(text, language)
    return [text[span.start : span.end] for span in spans if span.kind is ProtectedKind.FOREIGN]


def test_quoted_words_of_other_languages_are_foreign_in_english() -> None:
    text = "Er sagte „auf Wiedersehen“ auf example.org"
    assert [span.kind.value for span in protected_spans(text, "de-DE")] == ["url"]
    assert [span.kind.value for span in protected_spans(text, "en-GB")] == ["foreign", "url"]
    assert [span.kind.value for span in protected_spans(text, "und")] == ["url"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Das ist „state of the art“ und kein Zufall.", "de-DE", ["state of the art"]),
        ("Elle a crié « see you later » en partant.", "fr", [" see you later "]),
        ("Les falta el “know how” necesario.", "es", ["know how"]),
        ("Ha scritto *every single day* sul muro.", "it", ["every single day"]),
        # One word may be a misspelling, and so may words that the text's own language has.
        ("Er schrieb „of“ auf die Tafel.", "de-DE", []),
        ("Dijo “no se que hacer” y se fue.", "es", []),
        ("Er rief „ich komme nciht mit“ und ging.", "de-DE", []),
    ],
)
def test_quoted_phrases_of_one_other_language(text: str, language: str, expected: list[str]) -> None:
    assert foreign(text, language) == expected
