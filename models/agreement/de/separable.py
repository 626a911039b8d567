"""German verbs whose first part is parted from them in a main clause, and has “zu” behind it in an infinitive."""

from collections.abc import Iterator, Sequence

from models.agreement.de.fronts import front_end
from models.agreement.de.verbs import readings
from models.agreement.de.words import (
    PREFIXES,
    clause_end,
    is_finite,
    is_infinitive,
    is_verb,
    may_be_finite,
    parted,
    subject_at,
)
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_parts"]

_COMPARING = frozenset({"als", "wie"})
_FAR = 12
"""Words over which the first part moves at most."""


def wrong_parts(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Verbs that are whole where they should be in two parts, and the other way round."""
    yield from _whole_in_main_clause(words, phrases)
    for at in range(1, len(words) - 1):
        if words[at] == "zu" and words[at - 1] not in ("ab", "bis") and is_infinitive(words[at + 1]):
            if any(form.tense == "zu" for form in readings(words[at + 1])):
                continue
            particle, rest = parted(words[at + 1])
            if rest and particle != "zu":
                yield Disagreement(at, at + 2, (f"{particle}zu{rest}",), AgreementReason.INFINITIVE, "zu")


def _whole_in_main_clause(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    small = (words[0].lower(), *words[1:])
    subject = subject_at(small, 0, phrases)
    front = 0 if subject else front_end(words, phrases)
    if subject is not None:
        verb, end_of_subject = subject.end, subject.end
    elif front and front + 1 < len(words):
        verb = front
        subject = subject_at(words, front + 1, phrases)
        end_of_subject = subject.end if subject else 0
    else:
        return
    if subject is None or verb + 1 >= len(words) or not is_finite(words[verb], subject.persons):
        return
    particle, rest = parted(words[verb])
    if not rest or (is_infinitive(words[verb]) and not subject.is_pronoun):
        return
    start = max(verb + 1, end_of_subject)
    end = next(
        (at for at in range(start, clause_end(words, start)) if words[at] in _COMPARING), clause_end(words, start)
    )
    between = words[start:end]
    if (
        len(between) > _FAR
        or any(map(may_be_finite, between))
        or any(map(is_verb, between))
        or PREFIXES & set(between[-1:])
    ):
        return
    meant = " ".join([rest, *words[verb + 1 : end], particle])
    yield Disagreement(verb, end, (meant,), AgreementReason.ORDER, meant)
