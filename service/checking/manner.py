"""How a text is written on purpose, as chats and notes are: in small letters, without full stops, in words of talk.

What would be told of that is a matter of style. Who wants such matters or writes as a learner is told of it all the
same, and so is whoever asks for a formal tone. Misspellings are no manner, and missing apostrophes (``dont``) are such.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from models.text.blocks import remembered
from models.text.document import Document
from service.checking.alerts import Alert, Level, Tone, Writer
from service.checking.categories import Category
from service.checking.notes import is_notes, leaves_lines_open, leaves_out
from service.checking.options import Options
from service.checking.reading import Reading
from service.checking.sentences import SentenceText
from service.checking.talk import is_talk, names_in_small_letters, words_of_talk

__all__ = ["UNDELIBERATE", "Manner", "manner_of"]

_FEWEST = 4
"""So many sentences, at least, tell how a text or a speaker begins them."""
_FEWEST_OF_PROSE = 8
"""So many sentences without any capital make a text that has none on purpose, where it is no conversation."""
_FEWEST_OF_SPEAKER = 2
"""So many of a speaker, at least, tell how he begins them in a conversation."""
_SHARE = 0.8
"""Such a share of them begins with small letters in a text that is written so on purpose."""
_CAPITALS = 0.1
"""So many words with capitals a sentence, at most, has a text without any on purpose: programs complete names."""
_OPEN = 0.5
"""Such a share of turns without an end mark makes a conversation that leaves them out on purpose."""
_FIRST = re.compile(r"(?:\A|\w{3}[.!?…]\s)\W*([^\W\d_])")
"""The first letter of a sentence, also where it was not parted from the one before since it is small."""
_WORD = re.compile(r"[^\W\d_]+")
_ENDED = re.compile(r"[.!?…:;)\]\"”»]\W*\Z|[^\w\s,]\s*\Z")
_BEFORE_FIRST = ".!?…,;:)-\u2013\u2014>"
"""Marks behind which a message begins anew."""
_RUNS_ON = re.compile(r"[\w,;\u2013\u2014-]\Z")
"""How a line ends that the next one goes on."""
_FEWEST_RUN_ON, _MOST_IN_LINE = 3, 14
"""Lines in small letters of a poem, at least, and words of each, at most."""
_STRETCHED = re.compile(r"([^\W\d_])\1\1", re.IGNORECASE)
_MARKS = re.compile(r"[^\w'’]+")
_ABOUT_STARTS = "capital.sentence"
"""What alerts say that ask for a capital only because a sentence begins."""
_OF_WRITING = frozenset({Category.NONSTANDARD_PHRASES, Category.PLAIN_ENGLISH})
"""What is only told of texts that are no talk."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What is not told of a text because its writers do so on purpose.

    Attributes:
        text: the text.
        starts: where each sentence starts.
        small: for each sentence whether its writer begins sentences with small letters.
        capitals: whether the text has no capitals at all, the English pronoun *i* included.
        talk: for each sentence whether it is of a chat, or of somebody who writes a conversation like one: capitals,
            end marks, commas, words left out before a sentence, words of talk and doubts without a suggestion are not
            told.
        notes: whether it is notes: articles, verbs and marks that are left out are not told, nor are words of talk.
        open_lines: whether most lines have no end mark: none is asked for at the end of a line.
        words: those of talk, and the names of who speaks.
        casual: whether a casual tone is asked for: words of talk are not told.
        names: names in small letters, which are right where no word has a capital.
    """

    text: str = ""
    starts: Sequence[int] = ()
    small: Sequence[bool] = ()
    capitals: bool = False
    talk: Sequence[bool] = ()
    notes: bool = False
    open_lines: bool = False
    words: frozenset[str] = field(default_factory=frozenset)
    casual: bool = False
    names: frozenset[str] = field(default_factory=frozenset)

    def told(self, alerts: Iterable[Alert], place: int) -> list[Alert]:
        """Those of the alerts on a sentence, by its own offsets, that are told."""
        of_all = self.notes or self.open_lines or self.capitals or self.casual
        if not (of_all or (self.small and (self.small[place] or self.talk[place]))):
            return list(alerts)
        start = self.starts[place]
        return [told for one in alerts if (told := self._as_told(one, place, start))]

    def told_anew(self, alerts: Iterable[Alert], place: int, original: str, rewritten: str) -> list[Alert]:
        """The same of a sentence with replacements in it.

        Args:
            alerts: by the offsets of the rewritten sentence.
            place: the number of the sentence in the text.
            original: the sentence as it stands there.
            rewritten: the sentence with replacements.
        """
        if not self.starts:
            return list(alerts)
        end = self.starts[place] + len(original)
        text = rewritten + self.text[end : end + 2]
        alone = replace(self, text=text, starts=(0,), small=(self.small[place],), talk=(self.talk[place],))
        return alone.told(alerts, 0)

    def of_place(self, place: int) -> Hashable:
        """What of it decides on the alerts of a sentence."""
        own = (self.small[place], self.talk[place]) if self.small else ()
        return (self.notes, self.capitals, self.open_lines, self.casual, self.words, own)

    def told_of_text(self, alerts: Iterable[Alert]) -> list[Alert]:
        """Those of the alerts by the offsets of the text that are told."""
        places = ((one, max(bisect_right(self.starts, one.offset) - 1, 0)) for one in alerts)
        return [told for one, place in places if (told := self._as_told(one, place, 0) if self.starts else one)]

    def _as_told(self, alert: Alert, place: int, start: int) -> Alert | None:
        if self.small[place] and alert.told is not None and alert.told.key == _ABOUT_STARTS:
            return None
        written = self.text[start + alert.offset : start + alert.end]
        if self.notes and (leaves_out(alert, written) or written.strip().casefold() in self.words):
            return None
        if self.casual and written.strip().casefold() in self.words:
            return None
        if self.open_lines and _ends_line(alert, written, self.text[start + alert.end : start + alert.end + 2]):
            return None
        if self.talk[place] and (
            self._is_of_talk(alert, written)
            or _marks_only(alert, written)
            or (_first_only(alert, written) and self._starts_sentence(start + alert.offset, place))
        ):
            return None
        if written.islower() and (self.capitals or (self.talk[place] and self.small[place])):
            if alert.main_category is Category.TYPOS and written in self.names:
                return None
            return _without_capitals(alert, written)
        return alert

    def _starts_sentence(self, offset: int, place: int) -> bool:
        """Whether no word stands between an offset of the text and the mark or the start of the sentence before it."""
        before = self.text[self.starts[place] : offset].rstrip()
        return not before or before[-1] in _BEFORE_FIRST

    def _is_of_talk(self, alert: Alert, written: str) -> bool:
        return (
            alert.category is Category.UNK
            or alert.main_category in _OF_WRITING
            or written.strip().casefold() in self.words
            or (alert.main_category is Category.TYPOS and _STRETCHED.search(written) is not None)
        )


UNDELIBERATE = Manner()
"""That of a text of which nothing is so on purpose."""


def manner_of(reading: Reading, options: Options) -> Manner:
    """How a text is written on purpose.

    In a conversation each speaker is judged apart, unless all write alike. Headings, list items and salutations tell
    nothing.
    """
    formal = options.tone in (Tone.ACADEMIC, Tone.FORMAL)
    if options.level is Level.PICKY or options.writer is Writer.LEARNER or formal:
        return Manner()
    turns, places = reading.document.turns, reading.starts()
    starts = [turn.start for turn in turns]
    firsts: defaultdict[str, list[str]] = defaultdict(list)
    speakers: list[str] = []
    capitals = 0
    for sentence, at in zip(reading.sentences, places, strict=True):
        turn = turns[bisect_right(starts, at) - 1] if turns and at >= starts[0] else None
        speakers.append(turn.speaker if turn else "")
        if not sentence.cut_before and (at != turn.start if turn else not sentence.label):
            firsts[speakers[-1]] += _FIRST.findall(sentence.text)
            capitals += _capitals(sentence)
    everything = [first for found in firsts.values() for first in found]
    whole = _begin_small(everything)
    enough = len(everything) >= (_FEWEST if turns else _FEWEST_OF_PROSE)
    without = whole and enough and capitals <= _CAPITALS * len(everything)
    messages = _messages(reading.document)
    if without or (whole if any(messages) else is_talk(reading.document)) or _are_open(chain(*messages.values())):
        small = talk = [True] * len(speakers)
    elif not turns and (verse := _lines_run_on(reading, places)):
        small, talk = verse, [False] * len(speakers)
    else:
        begin = {one: _begin_small(firsts[one], _FEWEST_OF_SPEAKER if turns else _FEWEST) for one in set(speakers)}
        talks = {one: bool(one) and (begin[one] or _are_open(messages[one])) for one in begin}
        small, talk = [begin[one] for one in speakers], [talks[one] for one in speakers]
    words = words_of_talk(reading.document.language) | {part for name in set(speakers) for part in _WORD.findall(name)}
    notes = not turns and not any(talk) and is_notes(reading.document)
    names = names_in_small_letters(reading.document.language)
    open_lines = not turns and leaves_lines_open(reading.document)
    casual = options.tone is Tone.CASUAL
    return Manner(reading.document.text, places, small, without, talk, notes, open_lines, words, casual, names)


def _lines_run_on(reading: Reading, places: Sequence[int]) -> list[bool]:
    """For each sentence whether it is a line in small letters that goes on what the line before began, as in verse.

    Empty where there are few of them.
    """
    text, sentences = reading.document.text, reading.sentences
    found = [False] * len(sentences)
    for at, (sentence, start) in enumerate(zip(sentences, places, strict=True)):
        before = text[:start].rstrip(" \t")
        found[at] = bool(
            at
            and sentence.text[:1].islower()
            and before.endswith("\n")
            and _RUNS_ON.search(before.rstrip())
            and len(sentence.text.split()) <= _MOST_IN_LINE
        )
    return found if sum(found) >= _FEWEST_RUN_ON else []


def _messages(document: Document) -> defaultdict[str, list[str]]:
    """What each speaker of a conversation says, a turn an item."""
    ends = [turn.start for turn in document.turns[1:]] + [len(document.text)]
    found: defaultdict[str, list[str]] = defaultdict(list)
    for turn, end in zip(document.turns, ends, strict=False):  # no turns, one end
        found[turn.speaker].append(document.text[turn.end : end])
    return found


def _are_open(messages: Iterable[str]) -> bool:
    """Whether most messages of a conversation have no end mark."""
    ended = [_ENDED.search(words) is not None for words in messages]
    return len(ended) >= _FEWEST_OF_SPEAKER and ended.count(False) >= _OPEN * len(ended)


def _capitals(sentence: SentenceText) -> int:
    """Words that begin with a capital, the English *I* among them; not acronyms."""
    return sum(not sentence.is_protected(start, end) for start, end in _capitalised(sentence.text))


@remembered
def _capitalised(text: str) -> list[tuple[int, int]]:
    words = _WORD.finditer(text)
    return [word.span() for word in words if word[0] == "I" or (word[0][0].isupper() and not word[0].isupper())]


def _begin_small(firsts: Sequence[str], fewest: int = _FEWEST) -> bool:
    return sum(letter.islower() for letter in firsts) >= max(fewest, _SHARE * len(firsts))


def _marks_only(alert: Alert, written: str) -> bool:
    """Whether a replacement changes nothing but marks of punctuation, and capitals."""
    return bool(alert.replacements) and _plain(alert.replacements[0]) == _plain(written)


def _ends_line(alert: Alert, written: str, behind: str) -> bool:
    """Whether a replacement only puts an end mark at the end of a line."""
    if not alert.replacements or behind.strip(" ")[:1] not in ("", "\n", "\r"):
        return False
    return alert.replacements[0] in (f"{written}{mark}" for mark in ".!?")


def _first_only(alert: Alert, written: str) -> bool:
    """Whether a replacement only puts a word before what is written, as talk leaves them out (``was fun``)."""
    return bool(alert.replacements) and _plain(alert.replacements[0]).endswith(f" {_plain(written)}")


def _plain(text: str) -> str:
    return _MARKS.sub(" ", text).strip().lower()


def _without_capitals(alert: Alert, written: str) -> Alert | None:
    """The alert in small letters; None where it asks for nothing but capitals."""
    lowered = tuple(dict.fromkeys(one.lower() for one in alert.replacements))
    if lowered[:1] == (written,):
        return None
    others = tuple(one for one in lowered if one != written)
    return alert if others == alert.replacements else replace(alert, replacements=others)
