"""Pronouns that a verb may have as its subject: to leave them out is a matter of style, and no correction.

Learners are told all the same, who put one before every verb: of the 19 places in 260 sentences of learners of Spanish
(even half of COWS-L2H) where the model takes one out, teachers do in 18.
"""

from collections.abc import Sequence
from dataclasses import replace

from models.agreement.romance.grammar import grammar
from models.text.tokens import tokenize
from service.checking.alerts import Alert

__all__ = ["is_subject_left_out", "joined_subjects", "with_subjects"]

_LANGUAGES = frozenset({"es", "it", "pt"})
"""Languages in which the ending of the verb tells its subject."""
_DENYING = frozenset({"no", "non", "não"})
_MOST_WORDS = 8
"""Words behind the pronoun among which its verb is looked for."""


def is_subject_left_out(source: str, start: int, end: int, replacement: str, language: str) -> bool:
    """Whether an edit only takes out a pronoun before its verb, whose person another edit mends if it is wrong.

    A verb behind pronouns that are objects has to be of its person: “yo me gusta” has no subject.

    Args:
        source: the sentence.
        start: where the edit starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
        language: code without region.
    """
    if replacement.strip() or language not in _LANGUAGES:
        return False
    persons, has_object = _verb_behind(source, end, language)
    person = grammar(language).pronouns.get(source[start:end].strip().lower())
    return person is not None and (person in persons if has_object else bool(persons))


def _verb_behind(source: str, end: int, language: str) -> tuple[frozenset[int], bool]:
    """The persons of the verb that follows there, and whether pronouns that are objects stand before it."""
    known = grammar(language)
    words = [token.text for token in tokenize(source[end:], language)][:_MOST_WORDS]
    at = known.after_clitics(words, 0) if words else 0
    found = known.verbs.readings(words[at]) if at < len(words) else ()
    return frozenset(one.person for one in found if one.is_finite), bool(set(words[:at]) - _DENYING)


def with_subjects(alerts: Sequence[Alert], sentence: str, language: str) -> list[Alert]:
    """The alerts without those that take out a subject, and that then write the next word with a capital.

    Args:
        alerts: those of one sentence.
        sentence: the sentence.
        language: code without region.
    """
    left_out = {one.end for one in alerts if _leaves_out(one, sentence, language)}
    return [
        one for one in alerts if one.end not in left_out and not (one.offset in left_out and _recases(one, sentence))
    ]


def joined_subjects(alerts: Sequence[Alert], sentence: str, language: str) -> list[Alert]:
    """The alerts, one for a subject to take out before its verb and the capital of this: “Yo tengo” > “Tengo”.

    Args:
        alerts: those of one sentence.
        sentence: the sentence.
        language: code without region.
    """
    capitals = {one.offset: one for one in alerts if _recases(one, sentence)}
    joined: dict[int, Alert] = {}
    for one in alerts:
        second = capitals.get(one.end) if _leaves_out(one, sentence, language) else None
        person = grammar(language).pronouns.get(sentence[one.offset : one.end].strip().lower()) if second else None
        if second is not None and person in _verb_behind(sentence, one.end, language)[0]:
            joined[one.offset] = replace(one, length=second.end - one.offset, replacements=second.replacements)
    taken = {capitals[one.end].offset for one in alerts if one.offset in joined and one.end in capitals}
    return [joined.get(one.offset, one) for one in alerts if one.offset not in taken]


def _leaves_out(alert: Alert, sentence: str, language: str) -> bool:
    """Whether an alert takes out a subject and nothing else."""
    whole = alert.replacements == ("",)
    return whole and is_subject_left_out(sentence, alert.offset, alert.end, "", language)


def _recases(alert: Alert, sentence: str) -> bool:
    return [form.lower() for form in alert.replacements] == [sentence[alert.offset : alert.end]]
