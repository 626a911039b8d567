"""Line breaks: in each case ``¦`` stands where one sentence ends and the next begins."""

import pytest

from models.text.sentences import split_sentences

CASES = {
    "blank line": "A heading\n\n¦and then text",
    "blank line with spaces": "one\n \t\n¦two",
    "carriage returns": "one\r\n\r\n¦two\r\n¦three",
    "wrapped at 60 columns": (
        "Thank you for the parcel that came on Tuesday; the children\n"
        "opened it at once and have hardly put the train down since\n"
        "then. ¦We hope to see all of you at the lake this summer, when\n"
        "the house is finished."
    ),
    "wrapped, capitals at the beginning of lines": (
        "The committee that looks after the old library has asked the town of\n"
        "Westbrook for money again, and the mayor, who was a librarian before\n"
        "Anna took over, said that she would think about it before the summer."
    ),
    "wrapped reply": (
        "> The committee that looks after the old library has asked the town\n"
        "> for money again, and the mayor said that she would think about it.\n"
        "¦I agree."
    ),
    "list": "Bring:\n¦- a torch\n¦- two blankets\n¦- some food",
    "numbered list": "1. Open the box\n¦2. Take the cable\n¦3. Plug it in",
    "lettered list": "a) red\n¦b) green",
    "list with long items": (
        "- The first item is long enough to be wrapped at the width that mail\n"
        "  programs use, so it has two lines.\n"
        "¦- The second item is short."
    ),
    "heading in Markdown": "# Getting started\n¦Install the tool first.",
    "underlined heading": "Getting started\n¦===============\n¦Install the tool first.",
    "verse": "The rain came down on roof and wall,\n¦The wind went round the house,\n¦And no one heard it",
    "chat": "hi\n¦are you there\n¦yes why",
    "narrow prose": "We went to the shop\nto buy some bread. ¦Then\nwe came home.",
    "salutation in small letters": "Hi Tom,\n¦thanks for the cake.",
    "narrow prose with an item": "Bring these.\n¦a) red ones\n¦b) green ones.",
    "chat with one long line": (
        "where are you\n¦still here, the train was late again and now I wait for the bus\n¦nothing else goes tonight\n"
        "¦ok\n¦see you\n¦bye"
    ),
    "chat with an end mark": "hi\n¦are you there\n¦yes.",
    "letter": "Dear Ms. Poe,\n¦I have read your letter twice, and I still do not know what to say about it.",
    "long lines are paragraphs": "word " * 40 + "end\n¦" + "word " * 39 + "end",
    "sentence end and wrap together": (
        "We left the village early in the morning because it was a long way. ¦\n"
        "Nobody said a word before the sun came up behind the hills and woods."
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_cases(case: str) -> None:
    text = case.replace("¦", "")
    found = [text[sentence.start : sentence.end] for sentence in split_sentences(text)]
    assert found == [sentence.strip() for sentence in case.split("¦")]
