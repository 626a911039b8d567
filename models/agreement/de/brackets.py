"""German infinitives and participles that do not stand at the end of their clause."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.de.words import (
    CLOSING,
    NO_VERBS,
    clause_end,
    is_infinitive,
    is_participle,
    is_verb,
    subject_at,
)
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed

__all__ = ["early_infinitives"]

_MODAL = frozenset({"können", "müssen", "dürfen", "sollen", "wollen", "möchten", "werden"})
_COMPARING = listed("als wie denn oder ob dass weil wenn")
"""Words behind which a part of the sentence follows that may stand behind the verb."""
_BETWEEN = listed("""
    nicht gern gerne heute morgen gestern auch noch schon immer oft bald jetzt mir dir uns euch ihm ihnen mich dich
""")
_PREPOSITIONS = listed("""
    in an auf mit bei von zu nach aus seit für durch gegen ohne um unter über vor hinter neben zwischen im am beim vom
    zum zur ins bis wegen trotz während ab außer
""")
_GOING = frozenset({"gehen", "fahren", "fliegen", "kommen", "reisen", "ziehen", "laufen"})
_TO = listed("nach ins zum zur in zu")
_FAR = 6
"""Words over which a verb moves at most."""


def early_infinitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """Those of a main clause, as in “Ich möchte machen einen Kurs”."""
    small = words[0].lower()
    if len(words) < 5:
        return
    subject = subject_at((small, *words[1:]), 0, ())
    at = subject.end if subject else 1
    auxiliary = {one.lemma for one in readings(words[at]) if one.kind == FINITE} if subject else set()
    if not subject:
        asking = {one.lemma for one in readings(small) if one.kind == FINITE}
        if not asking & (_MODAL | {"haben"}) or words[1] not in ("ich", "du", "er", "wir", "ihr", "man", "sie"):
            return
        auxiliary = asking
    verb = at + 1
    while verb + 1 < len(words) and words[verb] in _BETWEEN:
        verb += 1
    goes = bool(auxiliary & _MODAL) and is_infinitive(words[verb])
    if words[verb] in NO_VERBS:
        return
    if not goes and not ("haben" in auxiliary and is_participle(words[verb])):
        return
    end = clause_end(words, verb + 1)
    rest = words[verb + 1 : end]
    if not rest or len(rest) > _FAR or end >= len(words) or words[end] not in CLOSING - {","}:
        return
    if (
        any(map(is_verb, rest))
        or _COMPARING & set(rest)
        or any(word == "zu" or "zu" in word[2:-2] for word in rest)
        or {"und", "oder"} & set(rest)
    ):
        return
    lemmas = {one.lemma for one in readings(words[verb])}
    if rest[0] in _PREPOSITIONS and not (lemmas & _GOING and rest[0] in _TO):
        return
    meant = " ".join([*rest, words[verb]])
    yield Disagreement(verb, end, (meant,), AgreementReason.ORDER, meant)
