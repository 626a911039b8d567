"""A file as requests within the limits of one."""

from hypothesis import given
from hypothesis import strategies as st

from service.checking.parts import Part
from service.markup.formats import parts_of
from service.project.checking.requests import options_of, pieces_of
from service.project.settings import ProjectSettings

PARTS = st.lists(
    st.one_of(
        st.text(alphabet="ab \n", max_size=30).map(Part),
        st.tuples(st.text(alphabet="<>#*", max_size=9), st.sampled_from(["", " ", "\n\n"])).map(
            lambda one: Part(one[0], True, one[1])
        ),
    ),
    max_size=20,
)


@given(PARTS, st.integers(10, 40))
def test_the_pieces_are_the_file(parts: list[Part], longest: int) -> None:
    pieces = list(pieces_of(parts, longest))
    text = "".join(part.original for part in parts)
    assert "".join(part.original for piece in pieces for part in piece.parts) == text
    assert [text[piece.start : piece.start + piece.length] for piece in pieces] == [
        "".join(part.original for part in piece.parts) for piece in pieces
    ]


def test_long_files_are_cut_between_paragraphs() -> None:
    text = "\n\n".join(f"# Heading {number}\n\n" + "Some words. " * 300 for number in range(60))
    pieces = list(pieces_of(parts_of(text, "markdown")))
    assert len(pieces) > 3
    for piece in pieces:
        assert sum(len(part.seen) for part in piece.parts) <= 60_000
    assert all(piece.parts[-1].seen.endswith("\n\n") for piece in pieces[:-1])


def test_plain_text_without_paragraphs_is_cut_between_words() -> None:
    pieces = list(pieces_of([Part("word " * 30_000)]))
    assert len(pieces) == 3
    assert all(piece.to_json()["text"].endswith("word ") for piece in pieces)


def test_only_words_that_are_in_the_file_are_sent() -> None:
    options = options_of(ProjectSettings(level="picky"), ["Emend", "quux"] * 900, "emend is here")
    assert options == {
        "language": "auto", "level": "picky", "tone": "neutral", "writer": "auto", "messageLanguage": "en",
        "oxfordComma": "auto", "dictionary": ["Emend"],
    }  # fmt: skip
