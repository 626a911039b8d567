import pytest

from models.spelling.lists.terms import is_chemical, is_in_name, is_species, phrases_in

KNOWN = {"Virginia", "Maria", "Paris", "The", "Jesus", "Anna"}


def species(text: str) -> list[str]:
    """The lower-case words of a text that are part of a Latin name."""
    found = []
    at = 0
    for word in text.split(" "):
        end = at + len(word.rstrip(".,"))
        if word[:1].islower() and is_species(text, at, end, KNOWN.__contains__):
            found.append(text[at:end])
        at += len(word) + 1
    return found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The oak, Quercus robur, and Canis lupus familiaris.", ["robur", "lupus", "familiaris"]),
        ("We cultured Escherichia coli and Homo sapiens cells.", ["coli", "sapiens"]),
        ("Homo sapiens neanderthalensis lived there.", ["sapiens", "neanderthalensis"]),
        ("It is Y. pestis or C. elegans.", ["pestis", "elegans"]),
        ("Virginia famus and Maria recievis it.", []),
        ("Xestospongia mutabilis grows slowly.", ["mutabilis"]),
        ("The bacterium virosa is unknown.", []),
    ],
)
def test_names_of_species(text: str, words: list[str]) -> None:
    assert species(text) == words


@pytest.mark.parametrize(
    "word", ["dimethylformamide", "polytetrafluoroethylene", "ethylbenzene", "chlorobenzene", "Cyclohexanone"]
)
def test_names_of_chemicals(word: str) -> None:
    assert is_chemical(word)


@pytest.mark.parametrize(
    "word", ["mehtane", "methone", "recieve", "definately", "continental", "dioxcide", "intresting"]
)
def test_what_is_no_chemical(word: str) -> None:
    assert not is_chemical(word)


def test_phrases_hold_as_a_whole() -> None:
    text = "It was a Coup d’état, a fait accompli of the coup; vis-à-vis that, the crème de la crème fled."
    found = [text[start:end] for start, end in phrases_in(text, "en-US")]
    assert found == ["Coup d’état", "fait accompli", "vis-à-vis", "crème de la crème"]
    assert [*phrases_in("Das ist ad hoc und de facto so.", "de-DE")] == [(8, 14), (19, 27)]
    assert [*phrases_in("An accompli fait.", "en-US")] == []


@pytest.mark.parametrize(
    ("text", "word", "inside"),
    [
        ("Die Church of England ist alt.", "of", True),
        ("La Bank of the West est ouverte.", "the", True),
        ("Der Call for papers ist da.", "for", False),
        ("Ich gehe to Berlin.", "to", False),
    ],
)
def test_little_words_inside_english_names(text: str, word: str, inside: bool) -> None:
    start = text.index(f" {word} ") + 1
    assert is_in_name(text, start, start + len(word)) == inside
