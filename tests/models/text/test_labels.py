import pytest

from models.corrector.forbidden import forbids
from models.corrector.protocol import Edit
from models.text.document import Document
from models.text.protection import protections

PAGE = """How to choose the right tools for your garden

Choosing tools is not hard. You need a spade, a fork and a rake, and some patience in the first years

Some of what you need for a cake

- two eggs and a cup of sugar
- some butter that has been left outside the fridge

The Effects of Sleep on Learning in Young Adults
We studied them for two years

I have told you about this problem before

Thank you very much for all the patience you had with me

Best regards
Tom"""


def needs_end_mark(text: str, sentence: str) -> bool:
    """Whether an end mark may be proposed behind a sentence of a text."""
    found = {protection.sentence: protection for protection in protections(Document.of(text))}
    return not forbids(found[sentence], Edit(len(sentence), len(sentence), ".", 0.99))


@pytest.mark.parametrize(
    "line",
    [
        "How to choose the right tools for your garden",
        "Some of what you need for a cake",
        "- two eggs and a cup of sugar",
        "- some butter that has been left outside the fridge",
        "The Effects of Sleep on Learning in Young Adults",
        "Best regards",
        "Tom",
    ],
)
def test_headings_items_and_greetings_need_no_end_mark(line: str) -> None:
    assert not needs_end_mark(PAGE, line)


@pytest.mark.parametrize(
    "line",
    [
        "You need a spade, a fork and a rake, and some patience in the first years",
        "We studied them for two years",
        "I have told you about this problem before",
        "Thank you very much for all the patience you had with me",
    ],
)
def test_sentences_need_theirs(line: str) -> None:
    assert needs_end_mark(PAGE, line)


@pytest.mark.parametrize(
    "text", ["Some of what we need for a cake", "\n\nThe Effects of Sleep on Learning\n\n", "Not really"]
)
def test_a_text_of_one_line_is_no_heading(text: str) -> None:
    assert needs_end_mark(text, text.strip())
