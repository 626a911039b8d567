"""What alerts say."""

import re
import string

import pytest

from service.checking.categories import BY_KEY, Category
from service.checking.checks.correction.messages import Messages, messages

PLACES = {"original", "replacement", "added", "removed"}


def test_at_least_forty_templates_over_all_detailed_categories() -> None:
    assert len(messages().templates) >= 40
    assert {category for category, _ in messages().templates} == {str(c) for c in Category if c.detailed}


def test_every_template_is_short_and_uses_known_places_only() -> None:
    special = [entry for entries in messages().special.values() for entry in entries]
    for template in [*messages().templates.values(), *special]:
        assert {name for _, name, _, _ in string.Formatter().parse(template.text) if name} <= PLACES
        words = re.findall(r"[^\W\d_][\w']*", template.short)
        assert 2 <= len(words) <= 5 or "“" in template.short, template.short
        assert len(words) <= 6
        assert template.text.endswith((".", "”."))


def test_templates_name_words_that_their_operation_has() -> None:
    for (category, operation), template in messages().templates.items():
        assert category in BY_KEY
        wrong = {"missing": "{removed}", "unnecessary": "{added}", "replacement": "{removed}"}[operation]
        assert wrong not in template.text


@pytest.mark.parametrize(
    ("category", "operation", "original", "replacement", "said"),
    [
        (Category.VERB_SVA, "replacement", "go", "goes", "it is “goes” here, not “go”"),
        (Category.DET, "replacement", "a", "an", "vowel sound"),
        (Category.DET, "missing", "new", "a new", "“a” is missing"),
        (Category.DET, "missing", "sun", "the sun", "the reader knows"),
        (Category.DET, "unnecessary", "the ", "", "“the” is not used here"),
        (Category.PUNCT, "missing", "However", "However,", "A comma is missing after “However”"),
        (Category.PREP, "unnecessary", "to ", "", "“to” is not needed"),
        (Category.PRON, "replacement", "It’s", "Its", "What belongs to it is “its”"),
        (Category.OTHER, "replacement", "make  party", "have a party", "“make party” is not how"),
        (Category.UNK, "replacement", "how it makes", "", "“how it makes”"),
    ],
)
def test_messages_carry_the_words(
    category: Category, operation: str, original: str, replacement: str, said: str
) -> None:
    message, short = messages().fill(category, operation, original, replacement)
    assert said in message
    assert short
    assert "{" not in message + short


def test_every_category_and_operation_has_something_to_say() -> None:
    for category in Category:
        for operation in ("missing", "unnecessary", "replacement"):
            message, short = Messages().fill(category, operation, "one", "one two")
            assert message
            assert short


def test_a_missing_word_that_begins_like_the_next_one_is_named_whole() -> None:
    text, _ = messages().fill(Category.DET, "missing", "tarpaulin", "the tarpaulin")
    assert "“the”" in text
