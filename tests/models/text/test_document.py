import pytest

from models.text.document import Document

TEXT = " Sit down.  Have some tea!\n"


def test_slices_and_gaps() -> None:
    document = Document.of(TEXT, "en-GB")
    assert [document.slice(sentence) for sentence in document.sentences] == ["Sit down.", "Have some tea!"]
    assert document.slice(document.tokens[3]) == "Have"
    assert document.gaps() == [" ", "  ", "\n"]
    assert document.language == "en-GB"


def test_rebuild_keeps_the_space_around_sentences() -> None:
    document = Document.of(TEXT)
    assert document.rebuild(["Stand up.", "Go."]) == " Stand up.  Go.\n"
    with pytest.raises(ValueError, match="expected 2 sentences, got 1"):
        document.rebuild(["Stand up."])


def test_an_empty_text_has_one_gap() -> None:
    document = Document.of("")
    assert document.sentences == ()
    assert document.gaps() == [""]
    assert document.rebuild([]) == ""
