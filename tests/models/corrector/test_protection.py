import pytest

from models.corrector.protection import protections
from models.corrector.protocol import Edit
from models.text.document import Document

LETTER = "Hi Maria,\n\nthank you for the books\n\nBest regards\nTom\n"


def forbids(sentence: str, edit: Edit) -> bool:
    found = {protection.sentence: protection for protection in protections(Document.of(LETTER))}
    return found[sentence].forbids(edit)


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("Hi Maria,", Edit(8, 9, ".", 0.98)),
        ("Best regards", Edit(12, 12, ".", 0.98)),
        ("Best regards", Edit(5, 12, "regards!", 0.98)),
    ],
)
def test_a_salutation_needs_no_end_mark(sentence: str, edit: Edit) -> None:
    assert forbids(sentence, edit)


@pytest.mark.parametrize(
    ("sentence", "edit"),
    [
        ("Best regards", Edit(5, 12, "wishes", 0.98)),
        ("Best regards", Edit(0, 4, "Kind", 0.98)),
    ],
)
def test_but_its_words_may_be_wrong(sentence: str, edit: Edit) -> None:
    assert not forbids(sentence, edit)


def test_a_text_of_one_line_needs_its_end_mark() -> None:
    (only,) = protections(Document.of("Not really"))
    assert not only.forbids(Edit(10, 10, ".", 0.9))
