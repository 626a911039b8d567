"""Names in the code of a text."""

from models.text.document import Document
from service.checking.code_names import names_in_addresses, names_in_code


def test_names_in_code_and_addresses_are_taken() -> None:
    text = "Run `frobnicate --fast` of zuplet_core, or write to the-zups@example.com. Nothing else, Frobby."
    names = names_in_code(Document.of(text))
    assert {"frobnicate", "zuplet", "zups"} <= names
    assert not names & {"Run", "Nothing", "Frobby", "write"}


def test_prose_has_none() -> None:
    assert names_in_code(Document.of("Nothing here is code.")) == frozenset()


def test_names_in_the_paths_of_links_are_taken() -> None:
    pieces = ("We use [", "](https://zupgit.example/zup/frobnicate?q=wrongg#partt) and ", "](docs/qux.md)")
    assert names_in_addresses(pieces) == {"zup", "frobnicate"}
    assert names_in_addresses(["x" * 10_000, "https://" * 1_000]) <= {"https"}
