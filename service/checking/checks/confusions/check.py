"""Words taken for one another, where no pattern decides: a model says from the words around which of them was meant."""

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from models.agreement.romance.left_open import is_left_open
from models.agreement.romance.vouching import is_after_a_time, is_object_before_verb, loses_its_verb
from models.confusions.confusion import Candidate
from models.confusions.entries import set_names
from models.confusions.loading import word_choices
from models.confusions.sets import confusions
from models.english_agreement import is_group_of_people, is_wished
from models.language_folders import language_tables
from models.languages.tags import languages, primary
from models.text.protected import ProtectedKind
from service.checking.alerts import Alert
from service.checking.categories import BY_KEY, Category
from service.checking.check import SentenceCheck
from service.checking.checks.confusions.rivals import with_rivals
from service.checking.consent import Consent
from service.checking.messages.catalogue import ENGLISH, catalogue
from service.checking.messages.explanation import Explanation, explain
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = math.log(0.9 / 0.1)
"""Log-odds of the confidence of an alert that just reaches its threshold."""
_GAIN = 1.0
"""What the corrector must gain (`Consent`), tuned on the even halves of mined edits, chats, written lines, rule tests
and clean text: of 66 alerts that it would not have made itself 36 were right, above this 26 of 36."""
_QUOTATION_MARKS = ('"', "'", "“", "”", "„", "‘", "’", "«", "»")
_LETTER = re.compile(r"[^\W\d_]")
_BEFORE = re.compile(r"(\w+),?[ ]\Z")
_VERBS = frozenset(map(str, (Category.VERB, Category.VERB_FORM, Category.VERB_SVA, Category.VERB_TENSE)))
"""What is written with a capital inside a sentence is none of these, not where nouns have capitals either."""
_THERE = re.compile(r"là (?:sotto|sopra|fuori|dentro|dietro|davanti|in|dove|vicino)\b", re.IGNORECASE)
_NUMBERED = re.compile(
    r"\b(?:act|chapter|day|figure|grade|lesson|level|line|number|page|part|phase|point|room|round|scene|season|section"
    r"|stage|step|table|unit|volume|week)\s+\Z",
    re.IGNORECASE,
)
"""Before a number that tells which one is meant: *on page two*."""
_COUNTED = re.compile(
    r" (?:time|day|week|month|year|hour|minute|second|thing|people|person|man|men|woman|women|child|children|mile|meter"
    r"|metre|kilo|pound|dollar|euro|piece|page|room|step|point|o['’]clock)s?\b"
)
_WORN = re.compile(r" (?:something|anything|whatever|nothing|an?|your|my|glasses|gloves|shoes|jeans|clothes|layers)\b")
"""Behind *wear*; *where* would have its verb at once, or a subject."""
_RARITY = 3.0
"""Log-odds by which a slip of the fingers is less likely than one of the mind; not tuned."""


_KINDS = {
    Category.ADJ: "adjective.wrong",
    Category.ADJ_FORM: "kind.form",
    Category.ADV: "adverb.wrong",
    Category.CONJ: "conjunction.wrong",
    Category.DET: "article.wrong",
    Category.MORPH: "kind.form",
    Category.NOUN: "kind.form",
    Category.NOUN_INFL: "kind.form",
    Category.NOUN_NUM: "kind.form",
    Category.PREP: "preposition.wrong",
    Category.PRON: "pronoun.wrong",
    Category.VERB: "verb.form",
    Category.VERB_FORM: "verb.form",
    Category.VERB_SVA: "agreement.subject",
    Category.VERB_TENSE: "tense.wrong",
}
"""The messages whose short form says what is wrong with words of a set of a category."""


class ConfusedWords(SentenceCheck):
    """Finds words that stand for another one: one that sounds or looks alike, or that does not agree."""

    name: ClassVar[str] = "confused-words"
    priority: ClassVar[int] = 12

    def __init__(self, resources: Resources) -> None:
        """Take the correction model; that of confused words is loaded when a sentence of its language is checked."""
        self._consent = Consent(resources, _GAIN)

    def covers(self, language: str) -> bool:
        """Whether there are sets of words and a model for this language."""
        return word_choices.covers(primary(language))

    def rules(self) -> frozenset[str]:
        """One for each set of words of any language."""
        codes = {primary(tag) for tag in languages()}
        return frozenset(f"{self.name}/{one}" for code in codes if self.covers(code) for one in set_names(code))

    def warm(self) -> None:
        """Load the English model."""
        self.check([SentenceText.of("Their is something to warm up with.", "en-US")])

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found: list[list[Alert]] = [[] for _ in sentences]
        codes = [primary(sentence.language) for sentence in sentences]
        for code in dict.fromkeys(codes):
            places = [at for at, its in enumerate(codes) if its == code]
            own = [sentences[at] for at in places]
            alerts = self._check(code, own)
            if code == "en":
                alerts = with_rivals(self._consent, own, alerts)
            for at, its in zip(places, alerts, strict=True):
                found[at] = its
        return self._consent.among(sentences, found)

    def _check(self, code: str, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence of one language."""
        choice = word_choices.of(code)
        nouns_capitalised = language_tables()[code].nouns_capitalised
        asked = [
            (at, candidate)
            for at, sentence in enumerate(sentences)
            for candidate in confusions(code).found(sentence.text)
            if candidate.confusion.key in choice.thresholds
            and not sentence.is_protected(candidate.start, candidate.end)
            and not _is_entry(sentence.text, candidate.start, candidate.end)
            and not _is_mentioned(sentence.text, candidate.start, candidate.end)
            and not _names_identifier(sentence, candidate.end)
            and not (
                (not nouns_capitalised or candidate.confusion.category in _VERBS)
                and _is_name(sentence.text, candidate.start, candidate.end)
            )
        ]
        odds = choice.odds([(sentences[at].text, candidate) for at, candidate in asked])
        likely: list[dict[int, list[_Likely]]] = [{} for _ in sentences]
        for (at, candidate), found in zip(asked, odds.tolist(), strict=True):
            excess = found - choice.thresholds[candidate.confusion.key]
            if excess >= 0:
                likely[at].setdefault(candidate.start, []).append(_Likely(candidate, found, excess))
        told = [
            [self._alert(sentence.text, sorted(words[start], key=_rank)) for start in sorted(words)]
            for sentence, words in zip(sentences, likely, strict=True)
        ]
        return [
            [one for one in alerts if not _is_refuted(one, sentence.text, code, sentence.language)]
            for sentence, alerts in zip(sentences, told, strict=True)
        ]

    def _alert(self, text: str, likely: Sequence["_Likely"]) -> Alert:
        """The alert about a word, given what may be meant by it, best first."""
        best = likely[0].candidate
        written = text[best.start : best.end]
        category = BY_KEY[best.confusion.category]
        return Alert(
            offset=best.start,
            length=best.end - best.start,
            category=category,
            main_category=category.main(written, best.replacement),
            message=_message(best, written),
            short_message=_short(category),
            replacements=tuple(one.candidate.replacement for one in likely),
            confidence=1 / (1 + math.exp(-likely[0].excess - _CONFIDENCE)),
            rule=f"{self.name}/{best.confusion.name}",
            told=_told(best, written),
        )


def _is_refuted(alert: Alert, text: str, code: str, language: str) -> bool:
    """Whether grammar tells that a word is right.

    In English a wish has no ending, a British group may be several, and what is counted follows its number,
    and which page is meant a number tells. In Romance
    languages a sentence keeps its only verb, a verb goes with no phrase of time, “là” stands before other adverbs of
    place, and what is as right as something else stays.
    """
    if code == "en":
        written, meant, before = text[alert.offset : alert.end], alert.replacements[0], text[: alert.offset]
        if is_group_of_people(before, written, meant, language) or (_is_ending(written, meant) and is_wished(before)):
            return True
        if (written.lower(), meant.lower()) == ("wear", "where") and _WORN.match(text, alert.end):
            return True
        if written.lower() in ("two", "three") and _NUMBERED.search(before):
            return True
        return written.lower() == "three" and _COUNTED.match(text, alert.end) is not None
    if is_left_open(code, text, alert.offset, alert.end, alert.replacements[0]):
        return True
    if alert.category is Category.VERB_SVA and is_after_a_time(code, text, alert.offset):
        return True
    if alert.category is Category.DET and is_object_before_verb(code, text, alert.offset, alert.end):
        return True
    if code == "it" and _THERE.match(text, alert.offset):
        return True
    return loses_its_verb(code, text, alert.offset, alert.end, alert.replacements[0])


def _is_ending(written: str, meant: str) -> bool:
    """Whether a base form gets the ending of the third person."""
    return (written, meant) in (("have", "has"), ("do", "does"), ("are", "is")) or meant in (
        f"{written}s",
        f"{written}es",
    )


def _is_entry(text: str, start: int, end: int) -> bool:
    """Whether a word is all that stands before the colon of a line of a form (*To: Anna*)."""
    return text[end : end + 1] == ":" and not text[:start].strip()


def _is_mentioned(text: str, start: int, end: int) -> bool:
    """Whether a word is all there is, or all that quotation marks hold (*“am” is a form of “be”*)."""
    before, behind = text[:start], text[end:]
    quoted = before.endswith(_QUOTATION_MARKS) and behind.startswith(_QUOTATION_MARKS)
    return quoted or _LETTER.search(before + behind) is None


def _names_identifier(sentence: SentenceText, end: int) -> bool:
    """Whether an identifier follows, which a word before it says the kind of: *hour $t$*; no model reads that."""
    behind = end + 1
    return any(one.kind is ProtectedKind.IDENTIFIER and one.start == behind for one in sentence.protected)


def _is_name(text: str, start: int, end: int) -> bool:
    """Whether a word has a capital behind a word in small letters, as in *we use Ruff*; *I'm* has one anyway."""
    before = _BEFORE.search(text, 0, start)
    title = text[start].isupper() and "'" not in text[start:end] and "’" not in text[start:end]
    return title and before is not None and before[1].islower()


class _Likely(NamedTuple):
    """A word that may be meant: its log-odds against the one that stands there, and how much above the threshold."""

    candidate: Candidate
    odds: float
    excess: float


def _rank(likely: _Likely) -> float:
    return _RARITY * likely.candidate.confusion.rare - likely.odds


def _short(category: Category) -> str:
    """What kind of mistake it is, in English."""
    return catalogue(ENGLISH)[_KINDS.get(category, "confused.words")].short


def _told(candidate: Candidate, written: str) -> Explanation:
    """The message for other languages, which do not tell what the words mean: that is written in English."""
    confusion, meant = candidate.confusion, candidate.replacement
    words = explain("confused.words", original=written, replacement=meant, written=written, meant=meant)
    return replace(words, key=confusion.message, otherwise=words.key) if confusion.message else words


def _message(candidate: Candidate, written: str) -> str:
    confusion, meant = candidate.confusion, candidate.replacement
    if confusion.message:
        return confusion.message.format(written=written, meant=meant)
    return (
        f"“{written}” ({confusion.written_gloss}) and “{meant}” ({confusion.meant_gloss}) are easily confused; "
        f"“{meant}” is probably meant here."
    )
