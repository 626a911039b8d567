"""What stands in a text once a replacement of a check of whole texts is applied; of rules: test_rule_examples.py."""

import pytest

from models.text.document import Document
from service.checking.check import TextCheck
from service.checking.checks.brackets.check import Pairs
from service.checking.checks.repetition.check import Repetition
from tests.service.rules.spacing import assert_clean
from tests.shipped import RESOURCES

TEXTS = [
    ("We saw the the house.", "en"),
    ("The the house (the the old one) is is, I think, an an error, the the.", "en"),
    ("We met with with “the the” man and the\nthe dog the the", "en"),
    ("Wir sehen den den Hund und und die Katze, und und.", "de"),
    ("The house (the old one is for sale. He left it. “Come in, she said. She left.", "en"),
]


@pytest.mark.parametrize("check", [Repetition, Pairs])
@pytest.mark.parametrize(("text", "language"), TEXTS)
def test_alerts_about_whole_texts_leave_clean_spacing(check: type[TextCheck], text: str, language: str) -> None:
    for alert in check(RESOURCES).check(Document.of(text, language)):
        for replacement in alert.replacements:
            assert_clean(text, alert.offset, alert.end, replacement)
