"""Conversations: what stands before the words of a turn is a sentence of its own, and stays as it is."""

import pytest

from models.text.document import Document
from models.text.protected import ProtectedKind
from models.text.turns import turns_of

CHAT = "mia: are you there?\n{0}ben: yes. what is it?\n{0}mia: nothing\n{0}ben: ok"


@pytest.mark.parametrize("gap", ["", "\n"])
def test_speakers_are_sentences_of_their_own(gap: str) -> None:
    document = Document.of(CHAT.format(gap))
    told = ["mia:", "are you there?", "ben:", "yes.", "what is it?", "mia:", "nothing", "ben:", "ok"]
    assert [document.slice(one) for one in document.sentences] == told
    spans = [one for one in document.protected if one.kind is ProtectedKind.SPEAKER]
    assert [document.text[one.start : one.end] for one in spans] == ["mia:", "ben:", "mia:", "ben:"]


@pytest.mark.parametrize(
    "label",
    ["{}:", "[09:02] {}:", "09:02 {}:", "<{}>", "12:03:44 - {}:", "[12.03.24, 09:10:11] {}:", "12/03/2024, 09:10 - {}:",
     "{} (09:02):", "(9:02 pm) {}:", "{} -", "{} \u2013", "**{}:**", "**{}**:", "[{}]", "({})", "{} >", "{}>", "{} |",
     "{}\t", "[09:02, 12/03/2024] {}:", "09:02 {}", "09:02\t{}\t"],
)  # fmt: skip
def test_times_belong_to_what_stands_before(label: str) -> None:
    text = "\n".join(f"{label.format(name)} hello again" for name in ("Anna", "tom_k", "Anna", "tom_k"))
    turns = turns_of(text)
    assert [text[turn.end :].split("\n")[0].strip() for turn in turns] == ["hello again"] * 4
    assert [turn.speaker for turn in turns] == ["anna", "tom_k"] * 2


@pytest.mark.parametrize("name", ["anna \U0001f33b", "+44 7700 900123", "~ Tom", "Lena van der Meer", "lou_77"])
def test_names_are_what_programs_show(name: str) -> None:
    text = "\n".join(f"{who}: {words}" for who, words in ((name, "hello"), ("ben", "hi"), (name, "ok"), ("ben", "bye")))
    assert [text[turn.start : turn.end] for turn in turns_of(text)] == [f"{name}:", "ben:"] * 2


@pytest.mark.parametrize("time", ["", "\n  10:42 AM", "\n10:42"])
def test_a_name_alone_may_head_messages(time: str) -> None:
    text = "\n".join(f"{name}{time}\nhello\nhow are you all?" for name in ("Mia Torres", "Tom", "Mia Torres", "Tom"))
    assert [text[turn.start : turn.end] for turn in turns_of(text)] == [f"Mia Torres{time}", f"Tom{time}"] * 2


def test_times_alone_may_head_messages() -> None:
    text = "09:02 are you up\n09:04 yes\n09:05 good\n09:05 see you at the lake"
    assert [turn.speaker for turn in turns_of(text)] == [""] * 4


@pytest.mark.parametrize(
    "header",
    ["{}  10:42 AM", "{} — Today at 20:14", "{}, [27.11.2026 12:03]", "[27/11 09:31] {}", "{} 27/11/2026 12:03",
     "{}, 12:03", "{} Yesterday at 9:05 pm"],
)  # fmt: skip
def test_a_line_may_say_who_wrote_those_below(header: str) -> None:
    names = ("Mia Torres", "dev_1", "Mia Torres", "dev_1")
    text = "\n".join(f"{header.format(name)}\nhello again\nhow are you" for name in names)
    turns = turns_of(text)
    assert [turn.speaker for turn in turns] == ["mia torres", "dev_1"] * 2
    sentences = [Document.of(text).slice(one) for one in Document.of(text).sentences]
    assert sentences == [part for name in names for part in (header.format(name), "hello again", "how are you")]


@pytest.mark.parametrize(
    "text",
    [
        "Date: 14 October\nPresent: Ms Ortega, Mr Novak\nApologies: Mrs Doyle\nChair: Ms Ortega\nMinutes: Mr Novak",
        "mia: hello\nben: hello",
        "mia: hello\nmia: are you there\nmia: hello\nmia: ok",
        "ok\nsee you there\nok\nyes\nok\nno",
        "09:00 Breakfast\n09:30 Opening\n10:00 Talks\n12:00 Lunch",
        "Fruit | Price | Left\nPears | 3 | 4\nPears | 2 | 9\nPlums | 2 | 5\nPlums | 1 | 5",
        "Apples - three\nPears - two\nPlums - six\nNuts - four",
        "We met at noon.\nIt rained.\nmia: hello\nWe left.\nben: hello\nIt was late.\nmia: bye\nben: bye\nAll left.",
        "Bus 12:30\nBus 13:00\nTrain 14:00\nTrain 15:00",
        "It is 12:30 now.\nCome at 13:00.\nWe leave at 14:00.\nThe bus goes at 15:00.",
    ],
)
def test_forms_and_prose_are_no_conversations(text: str) -> None:
    assert turns_of(text) == ()


def test_lines_without_a_speaker_go_on_with_a_turn() -> None:
    text = "mia: hello\nhow are you?\nben: fine\nmia: good\nsee you\nben: bye"
    assert [turn.speaker for turn in turns_of(text)] == ["mia", "ben", "mia", "ben"]
