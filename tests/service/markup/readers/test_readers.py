"""What the checks see of a file, format by format."""

import re
from pathlib import Path

import pytest

from models.errors import InputError
from service.markup.formats import FORMATS, format_of, marked, searched


def seen(text: str, markup: str) -> str:
    taken = marked(text, markup)
    assert "".join(part.original for part in taken.parts) == text
    return "".join(part.seen for part in taken.parts)


def cases() -> list[tuple[str, str, str]]:
    """The format, the file and what is seen, of each case."""
    written = Path(__file__).with_name("cases.txt").read_text("utf-8")
    found = re.findall(r"^#### (\S+)\n(.*?)\n---->\n(.*?)\n(?=\n#### |\Z)", written, re.DOTALL | re.MULTILINE)
    return [(name, text, said) for name, text, said in found]


@pytest.mark.parametrize(("markup", "text", "expected"), cases())
def test_what_is_seen(markup: str, text: str, expected: str) -> None:
    assert seen(text, markup) == expected
    assert "teh" not in re.sub(r"`[^`]*`", "", expected)


@pytest.mark.parametrize(("markup", "text", "expected"), cases())
def test_line_ends_of_two_characters_change_nothing(markup: str, text: str, expected: str) -> None:
    windows = text.replace("\n", "\r\n")
    assert seen(windows, markup).replace("\r\n", "\n") == expected
    loose = [windows[at:].replace("\r\n", "\n") for at in sorted(marked(windows, markup).loose)]
    assert loose == [text[at:] for at in sorted(marked(text, markup).loose)]


COMMENTS = {
    "c": "// {}", "cpp": "// {}", "csharp": "/// <summary>{}</summary>", "css": "/* {} */", "dart": "/// {}",
    "elixir": "# {}", "go": "// {}", "haskell": "-- {}", "java": "/** {} */", "javascript": "// {}", "julia": "# {}",
    "kotlin": "// {}", "lua": "-- {}", "perl": "# {}", "php": "<?php // {}", "powershell": "# {}", "python": "# {}",
    "ruby": "# {}", "rust": "/// {}", "scala": "// {}", "sql": "-- {}", "swift": "/// {}", "toml": "# {}",
    "tsx": "// {}", "typescript": "// {}", "yaml": "# {}", "zig": "/// {}", "bash": "# {}",
}  # fmt: skip


def test_every_language_has_its_comments() -> None:
    names = {name.partition(":")[2] for name in FORMATS if name.startswith("code:")}
    assert names == set(COMMENTS)
    for name, form in COMMENTS.items():
        assert seen(form.format("What it does, née."), f"code:{name}") == "What it does, née.", name


@pytest.mark.parametrize("markup", [name for name, one in FORMATS.items() if not one.binary])
@pytest.mark.parametrize("text", ["", "\n", "\r\n\r\n", "\0", "\ufeff", "é", "a" * 3000, "<{[(`*_\\\"'#%&"])
def test_odd_texts_are_taken_apart(markup: str, text: str) -> None:
    seen(text, markup)


def test_what_a_file_says_of_itself() -> None:
    assert marked('<html lang="de-AT"><p>x</p>', "html").language == "de-AT"
    assert marked("\\usepackage[english,ngerman]{babel}\\begin{document}x\\end{document}", "latex").language == "de-DE"
    assert marked("#+LANGUAGE: fr\n", "org").language == "fr"
    assert marked('msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n', "po").language == "pt-BR"
    assert {"frobnicate", "kwargs"} <= marked("def frobnicate(**kwargs): ...", "code:python").words


def test_names_of_files_tell_formats() -> None:
    assert format_of("a/README.MD") == "markdown"
    assert format_of("Rakefile") == "code:ruby"
    assert format_of("letter.docx") == "docx"
    assert format_of("a.unknown") is None
    assert searched("a.rst") == "rst"
    assert searched("a.py") is None


def test_what_is_nested_too_deep_is_told() -> None:
    with pytest.raises(InputError, match="nested too deep"):
        marked("{" * 5000, "latex")
