"""What a text says of the time that it tells of, around one of its places."""

from service.checking.narration import Narration
from service.checking.reading import read
from service.checking.times_told import Times
from tests import shipped


def around(text: str, word: str) -> tuple[Times, Times]:
    """What the sentence with a word says besides it, and all sentences together."""
    reading = read(text, shipped.checker().languages, "en-GB")
    place = next(at for at, one in enumerate(reading.sentences) if word in one.text)
    start = reading.sentences[place].text.index(word)
    return Narration(reading).around(place, start, start + len(word))


def test_verbs_of_the_sentence_itself_count_most() -> None:
    own, everything = around("He knows me. The dog barked when I rang.", "barked")
    assert own == Times(past=1)
    assert (everything.past, everything.present) == (3, 2)


def test_a_plain_form_counts_half_where_no_ending_is_missing() -> None:
    assert around("I walk home. We run. The dog barked.", "barked")[1].now == 2
    assert around("I walk home. He run. The dog barked.", "barked")[1].now == 0


def test_what_is_spoken_is_apart_from_the_story() -> None:
    text = '"She is here," he said. "She knows it. We are late." The door opened.'
    assert around(text, "opened")[1].present == 0
    assert around(text, "knows")[0] == Times()
    assert around(text, "knows")[1].past == 0


def test_participles_and_nouns_tell_no_time() -> None:
    assert around("The works shown here have been painted by a thought.", "here")[0] == Times(present=1)


def test_verbs_of_saying_are_counted_apart() -> None:
    everything = around("The chair opened. She said no. Mr Hall explains why.", "opened")[1]
    assert (everything.said, everything.says) == (2, 2)


def test_minutes_say_so_in_a_short_line() -> None:
    for text, reports in (("Minutes of the meeting\nMr Hall was there.", True), ("Mr Hall was there.", False)):
        reading = read(text, shipped.checker().languages, "en-GB")
        assert Narration(reading).reports is reports
