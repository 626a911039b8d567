"""The correction model: a transformer rewrites each sentence, an aligner says what kind of edit each change is."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from models.agreement.cs import settled as czech
from models.agreement.nl.vouching import is_infinitive_behind_te, is_time_of_week
from models.agreement.pl.vouching import is_named_right, is_shown_right
from models.agreement.romance.left_open import is_left_open
from models.agreement.romance.vouching import is_object_before_verb, is_right, loses_its_mood
from models.agreement.ru.vouching import is_undoubted, spoils
from models.agreement.wrong import LANGUAGES
from models.corrector.analysis import Analysis
from models.corrector.thresholds import Thresholds
from models.english_agreement import is_group_of_people
from models.errors import ModelError
from models.languages.tags import primary
from models.spans import span
from models.spelling.lists.terms import phrases_in
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.correction.genitives import with_usual_genitive
from service.checking.checks.correction.greeted import without_greeted_capitals
from service.checking.checks.correction.joint import with_joint
from service.checking.checks.correction.known_words import (
    in_known_words,
    keeps_misspelling,
    replaces_rare_word,
)
from service.checking.checks.correction.left_out import with_adjective_first, with_first, with_whole_form_first
from service.checking.checks.correction.lost_verbs import takes_the_verb, without_lost_verbs
from service.checking.checks.correction.other_verbs import without_other_verbs
from service.checking.checks.correction.speakers import is_gender_of_speaker
from service.checking.checks.correction.strayed import are_strayed, one_by_one
from service.checking.checks.correction.subject_pronouns import joined_subjects, with_subjects
from service.checking.checks.correction.superfluous_commas import is_before_a_tag, is_doubtful_comma
from service.checking.checks.correction.swedish import is_right_swedish, is_undoubted_swedish
from service.checking.checks.correction.typed import RULES, alerts_of_edits, alerts_of_suspicions, for_writers
from service.checking.checks.correction.ukrainian import is_right_ukrainian, is_undoubted_ukrainian
from service.checking.checks.correction.vouched import without_vouched
from service.checking.checks.correction.worth import (
    capitals_beyond_acronyms,
    is_in_capitals,
    is_in_known_words,
    is_in_marks,
    marks,
)
from service.checking.regional import WITH_VARIANTS, Spelled, idiomatic, is_idiomatic, spelled_in, unchanged
from service.checking.resources import Resources
from service.checking.sentences import Care, SentenceText, sentence_texts

_CAPITAL = 9
"""What a letter of a word in capitals costs, in code points of prose, so that about 15,000 of a text are read."""
_MARK = 50
"""The same for each mark of too many, so that about 25,000 code points of brackets with words between them are read."""
_MISSPELLED = 4
_DECISIVE = 0.5
"""From this confidence on what the model would write stands above what other checks would.

Tuned on the even halves of mined edits, chats, written lines and rule tests: where the two differ, of its corrections
36 were right and the other's wrong, and 11 the other way round.
"""
_ABOVE_ALL, _ABOVE_CHOICES = 20, 12
"""Up to which priority: a model of one language contradicts all but what was written by those whose text it is.

One of many languages contradicts the checks that choose among forms or words, German noun phrases and confused words:
on the even halves of recipe ``multilingual`` its corrections were right and theirs wrong 25 times, and 8 times the
other way round. With agreement by morphology it was 2 and 4, with rules 9 and 8.
"""
_ARTICLE = re.compile(r"an?", re.IGNORECASE)
_WARM_UP = "She go to the market every day, and he buyed a apple there."


class CorrectionModel(SentenceCheck):
    """Corrects sentences and says of each correction what was wrong."""

    name: ClassVar[str] = "correction-model"
    priority: ClassVar[int] = 10
    batched: ClassVar[bool] = True

    def __init__(self, resources: Resources) -> None:
        self._resources = resources

    def covers(self, language: str) -> bool:
        """Whether there is a model for this language."""
        return self._resources.correctors.covers(language)

    def priority_of(self, alert: Alert) -> int:
        """Below that of the spelling check where a word is misspelled: it knows more words, and asks the model, too."""
        return _MISSPELLED if alert.category is Category.SPELL else self.priority

    def rules(self) -> frozenset[str]:
        """One for each kind of edit of each detailed category, and one for errors without a correction."""
        return RULES

    def warm(self) -> None:
        """Load the English model and the aligner and correct a sentence; the others are loaded when they are needed."""
        self.check(sentence_texts(Document.of(_WARM_UP)))

    def effort(self, sentence: SentenceText) -> int:
        """What marks cost, and capitals a model of many languages, beyond what as many letters would."""
        own = self._resources.correctors.is_own(primary(sentence.language))
        return marks(sentence) * _MARK + (0 if own else capitals_beyond_acronyms(sentence) * _CAPITAL)

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence: those of its typed edits, and of errors without a sure correction.

        Of a text that has cost much already not every sentence is read (``worth.py``).

        What a native writer is told is found as if there were no learners: an alert of less sure edits is no part of
        it, nor does it take the place of one.
        """
        found: list[list[Alert]] = [[] for _ in sentences]
        codes = [primary(sentence.language) for sentence in sentences]
        for code in dict.fromkeys(codes):
            places = [at for at, its in enumerate(codes) if its == code and self._is_read(sentences[at])]
            for at, own in zip(places, self._check(code, [sentences[at] for at in places]), strict=True):
                found[at] = own
        return found

    def _is_read(self, sentence: SentenceText) -> bool:
        """Whether it is read, with the care that is left for it.

        Where less than full care is left, a text in a language with a corrector of its own has 400 misspelled words
        already, but one in another language 66.
        """
        own = self._resources.correctors.is_own(primary(sentence.language))
        if sentence.care is Care.FULL or (sentence.care is Care.SOME and not own):
            return True
        if sentence.care is Care.LITTLE and (is_in_marks(sentence) or (not own and is_in_capitals(sentence))):
            return False
        spelling, language = self._resources.spelling, sentence.language
        return not spelling.covers(language) or is_in_known_words(sentence, spelling.speller(language).knows)

    def _check(self, code: str, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence of one language."""
        corrector = self._resources.corrector_for(code)
        if corrector is None:
            raise ModelError(f"there is no correction model for the language {code}")
        # A model of many languages knows no words: the speller does, and has better suggestions.
        spells = self._resources.correctors.is_own(code)
        with span("model", language=code, sentences=len(sentences)):
            analyses = corrector.analyse_sentences([sentence.protection for sentence in sentences])
        folder = self._resources.hunspell_dir
        everything = [one for analysis in analyses for one in (analysis, analysis.learner) if one is not None]
        pairs = list(dict.fromkeys((one.correction.source, one.correction.target) for one in everything))
        with span("aligner", language=code, pairs=len(pairs)):
            aligner = self._resources.aligner_for(code)
            typed = dict(zip(pairs, aligner.align_all(pairs), strict=True))
            for correction in [one.correction for one in everything] if code == "en" else ():
                pair = correction.source, correction.target
                if are_strayed(correction.source, typed[pair], correction.edits):
                    alone = aligner.align_all(one_by_one(correction))
                    typed[pair] = [edit for edits in alone for edit in edits]

        def alerts(
            analysis: Analysis, thresholds: Thresholds, language: str, *, to_learners: bool = False
        ) -> list[Alert]:
            correction = analysis.correction
            edits = typed[correction.source, correction.target]
            found = alerts_of_edits(correction, edits, thresholds, code, self._spelled(language))
            if not spells:
                grammar = (one for one in found if one.category is not Category.SPELL)
                words = (self._in_known_words(one, correction.source, code) for one in grammar)
                found = [one for one in words if one is not None]
            if code == "de":
                found = without_vouched(without_lost_verbs(found, correction.source), correction.source, code)
                found = [with_usual_genitive(one) for one in found]
            elif code == "pl":
                found = without_other_verbs(found, correction.source)
            elif code == "cs":
                found = without_vouched(found, correction.source, code)
            found = [one for one in found if not self._keeps_misspelling(one, correction.source, code)]
            found = [one for one in found if not takes_the_verb(one, correction.source, code)]
            found = [one for one in found if not _is_needless(one, correction.source, code, folder)]
            found = [one for one in found if not _is_british(one, correction.source, language)]
            if code == "en":
                found = self._without_rare_words(found, correction.source, language)
                idioms = (_in_idiom(one, correction.source, language) for one in found)
                whole = [with_whole_form_first(one, correction.source) for one in idioms if one is not None]
                found = [with_adjective_first(one, correction.source) for one in whole]
                found = with_joint(found, correction.source)
            above = _ABOVE_ALL if spells else _ABOVE_CHOICES
            own = [replace(one, decisive=above if one.confidence >= _DECISIVE else 0) for one in found]
            suspected = alerts_of_suspicions(correction.source, correction.suspicions, code)
            own += [one for one in suspected if not _is_vouched_for(one, correction.source, code, folder)]
            own = (joined_subjects if to_learners else with_subjects)(own, correction.source, code)
            own = [replace(one, doubtful=True) if _is_of_speaker(one, correction.source, code) else one for one in own]
            phrases = phrases_in(correction.source, code) if own else ()
            return [one for one in own if not any(start <= one.offset and one.end <= end for start, end in phrases)]

        found: list[list[Alert]] = []
        for analysis, sentence in zip(analyses, sentences, strict=True):
            told = alerts(analysis, corrector.thresholds, sentence.language)
            if analysis.learner is not None:
                thresholds = corrector.learner or corrector.thresholds
                learner = alerts(analysis.learner, thresholds, sentence.language, to_learners=True)
                source = analysis.learner.correction.source
                kept = [one for one in learner if one in told or not is_doubtful_comma(one, source, code)]
                told = for_writers(told, kept)
            found.append(without_greeted_capitals(told, sentence))
        return found

    def _spelled(self, language: str) -> Spelled:
        """How a variant of a language spells what the model writes."""
        if primary(language) not in WITH_VARIANTS or not self._resources.spelling.covers(language):
            return unchanged
        return spelled_in(self._resources.spelling.speller(language))

    def _in_known_words(self, alert: Alert, sentence: str, code: str) -> Alert | None:
        """An alert in words that the dictionary of the language has, where there is one."""
        if not self._resources.spelling.covers(code):
            return alert
        return in_known_words(alert, sentence, self._resources.spelling.speller(code).knows, code)

    def _without_rare_words(self, found: list[Alert], sentence: str, language: str) -> list[Alert]:
        """The alerts but for those on known rare words, and on the articles that go with what they would become."""
        if not self._resources.spelling.covers(language):
            return found
        knows = self._resources.spelling.speller(language).knows
        rare = [one.offset for one in found if replaces_rare_word(one, sentence, knows)]
        return [
            one
            for one in found
            if one.offset not in rare
            and not (_ARTICLE.fullmatch(sentence, one.offset, one.end) and one.end + 1 in rare)
        ]

    def _keeps_misspelling(self, alert: Alert, sentence: str, code: str) -> bool:
        if not self._resources.spelling.covers(code):
            return False
        speller = self._resources.spelling.speller(code)
        return keeps_misspelling(alert, sentence, lambda word: not speller.knows(word) and bool(speller.usual(word)))


def _is_of_speaker(alert: Alert, sentence: str, code: str) -> bool:
    first = alert.replacements[:1]
    return bool(first) and is_gender_of_speaker(sentence, alert.offset, alert.end, first[0], code)


def _is_vouched_for(alert: Alert, sentence: str, code: str, folder: Path | None) -> bool:
    """Whether the sentence shows what a model doubts to be right."""
    place = sentence, alert.offset, alert.end
    if code == "cs":
        return czech.is_settled(*place)
    if code == "sv":
        return is_undoubted_swedish(*place, folder)
    if code == "nl":
        return is_time_of_week(*place)
    if code == "ru":
        return is_undoubted(*place)
    if code == "uk":
        return is_undoubted_ukrainian(*place)
    if code == "pl":
        return is_named_right(*place)
    return is_right(code, *place)


def _is_british(alert: Alert, sentence: str, language: str) -> bool:
    """Whether a change only makes a group of people one thing, which it need not be."""
    if not alert.replacements:
        return False
    written = sentence[alert.offset : alert.end]
    return is_group_of_people(sentence[: alert.offset], written, alert.replacements[0], language)


def _in_idiom(alert: Alert, sentence: str, language: str) -> Alert | None:
    """An alert with that preposition first which the variant has there; None where it is what is written."""
    if not alert.replacements:
        return alert
    first = alert.replacements[0]
    if is_idiomatic(sentence[: alert.offset], sentence[alert.offset : alert.end], language):
        return None
    meant = idiomatic(first, sentence[alert.end :], language)
    if meant == first or alert.told is None:
        return alert
    if meant == sentence[alert.offset : alert.end]:
        return None
    return with_first(alert, meant)


def _is_needless(alert: Alert, sentence: str, code: str, folder: Path | None) -> bool:
    """Whether a change would be to something that is no righter."""
    if not alert.replacements:
        return False
    if is_before_a_tag(alert, sentence, code):
        return True
    place = sentence, alert.offset, alert.end, alert.replacements[0]
    if code == "sv":
        return is_right_swedish(*place, folder)
    if code == "cs":
        return czech.is_settled(*place[:3])
    if code == "ru":
        return spoils(*place)
    if code == "uk":
        return is_right_ukrainian(*place)
    if code == "pl" and "pl" in LANGUAGES and is_shown_right(*place):
        return True
    if code == "nl":
        return is_infinitive_behind_te(*place)
    return is_left_open(code, *place) or is_object_before_verb(code, *place[:3]) or loses_its_mood(code, *place)
