"""What a Swedish sentence shows to be right."""

import pytest

from models.agreement.sv.vouching import is_bare_object


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        ("Jag och min bror delar rum.", "rum", "rummet", True),
        ("Hon har bytt jobb två gånger.", "jobb", "jobbet", True),
        ("Vi åker inte buss.", "buss", "bussen", True),
        ("Jag stänger dörr.", "dörr", "dörren", False),
        ("Vi delar rum.", "rum", "ram", False),
    ],
)
def test_nouns_without_an_article(text: str, old: str, new: str, expected: bool) -> None:
    start = text.index(old)
    assert is_bare_object(text, start, start + len(old), new) is expected
