import pytest

from models.corrector.forbidden import forbids
from models.corrector.protocol import Edit
from models.text.document import Document
from models.text.labels import is_label
from models.text.protection import Protection, protections

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


def protection_of(text: str) -> Protection:
    [found] = protections(Document.of(text))
    return found


@pytest.mark.parametrize(
    "text", ["Hello", "Shopping list", "New York", "hello my frend", "- two eggs and some butter too"]
)
def test_a_short_text_of_one_line_needs_none(text: str) -> None:
    assert protection_of(text).label


@pytest.mark.parametrize("text", ["Some of what we need for a cake", "\n\nThe Effects of Sleep on Learning\n\n"])
def test_a_longer_text_of_one_line_may_be_anything(text: str) -> None:
    assert not protection_of(text).label
    assert protection_of(text).alone


@pytest.mark.parametrize("text", ["We need a cake for the party.", "What do we need?"])
def test_a_text_with_an_end_mark_is_a_sentence(text: str) -> None:
    assert not protection_of(text).alone


MINUTES = """Minutes of the council
Present: Ms Ortega (chair), Mr Lindqvist, Mrs Achebe, Ms Patel (minutes)
Apologies: Mrs Doyle

Action items

Farah: profile the search and share the results in the channel

Note: we did not have the time to talk about the rest of the list

We will meet again when everybody is back from the holidays"""


def test_entries_beside_others_need_no_end_mark() -> None:
    assert not needs_end_mark(MINUTES, "Present: Ms Ortega (chair), Mr Lindqvist, Mrs Achebe, Ms Patel (minutes)")
    assert not needs_end_mark(MINUTES, "Farah: profile the search and share the results in the channel")
    assert needs_end_mark(MINUTES, "We will meet again when everybody is back from the holidays")
    text = "We were late that day.\n\nNote: we did not have the time to talk about it\n\nThe rest is for next week."
    assert needs_end_mark(text, "Note: we did not have the time to talk about it")


@pytest.mark.parametrize(
    "row",
    ["training     160 pages   5,104 lines of text in each part", "test\t20 pages\t671 lines of text in each part"],
)
def test_rows_of_a_table_need_no_end_mark_and_keep_their_small_letters(row: str) -> None:
    page = f"We divided them as follows:\n\n  {row}\n  other         90 pages     671 lines of text in each part\n"
    assert not needs_end_mark(page, row)
    found = {protection.sentence: protection for protection in protections(Document.of(page))}
    assert forbids(found[row], Edit(0, 4, row[:4].capitalize(), 0.99))
    gap = row.index("20" if row.startswith("test") else "160") - 1
    assert found[row].touches(gap, gap + 1)
    assert not found[row].touches(row.index("lines"), row.index("lines") + 5)


LETTER = """Flood reaches the mill for the third time in five years

By our reporter

We would be very grateful to you and your staff if you could

1. make sure that the hours are respected,
2. let us know when the work will finish.

Present on the call: Inga, Paul, Fatima, Steph and the new people

Twelve parents and both of the teachers, Mr Wills (deputy)
"""


@pytest.mark.parametrize(
    "line",
    [
        "Flood reaches the mill for the third time in five years",
        "We would be very grateful to you and your staff if you could",
        "Present on the call: Inga, Paul, Fatima, Steph and the new people",
        "Twelve parents and both of the teachers, Mr Wills (deputy)",
    ],
)
def test_headlines_and_what_leads_to_a_list_and_lists_of_people_need_none(line: str) -> None:
    assert not needs_end_mark(LETTER, line)


def test_a_quoted_heading_needs_none_before_its_mark() -> None:
    found = protections(Document.of('"Nice view, shame about the soup"\n\nWe went there on a Saturday.'))[0]
    assert forbids(found, Edit(32, 32, ".", 0.99))


@pytest.mark.parametrize("closing", ["Cheers, Joe", "Kind regards, Helen Moore", "Viele Grüße, Jens", "Un beso, Lola"])
def test_a_closing_in_the_last_line_needs_none(closing: str) -> None:
    text = f"The demo is on Thursday. {closing}"
    assert is_label(text, text.index(closing), len(text))


@pytest.mark.parametrize("last", ["We saw it, too", "They left early, and Joe", "It was here, yesterday", "We met Joe"])
def test_another_sentence_there_does(last: str) -> None:
    text = f"The demo is on Thursday. {last}"
    assert not is_label(text, text.index(last), len(text))


@pytest.mark.parametrize(
    "text",
    [
        "You are right",
        "i like it",
        "It's not efficient",
        "This sounds good to me",
        "Yes I have",
        "Oh, that is great",
        "thats cool",
    ],
)
def test_a_text_of_a_few_words_that_begins_like_a_sentence_is_one(text: str) -> None:
    assert not is_label(text, 0, len(text))


@pytest.mark.parametrize(
    "text", ["Thank you very much", "Shopping list", "New York", "It works", "That one", "Have a great day"]
)
def test_another_one_of_a_few_words_may_be_anything(text: str) -> None:
    assert is_label(text, 0, len(text))
