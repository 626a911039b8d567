"""German *Sie* for *sie*: “weil Sie krank ist”, “und Sie erzählte mir”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, INFINITIVE, PARTICIPLE, readings
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed

__all__ = ["wrong_polite_pronouns"]

_JOINING = listed("und aber denn doch sondern")
"""Conjunctions before a main clause, whose verb comes second."""
_OPENING = listed("dass weil wenn ob obwohl bevor nachdem sobald falls als bis")
"""Those before a clause whose verb comes last."""
_OTHER_SUBJECTS = listed("""
    ich du er es man wer niemand jemand keiner jeder einer das dies der die alle sie was kein keine ein eine mein meine
    sein seine ihr ihre unser unsere euer eure dieser diese dieses jede jedes
""")
"""Words that may be the subject instead."""
_CLOSING = frozenset(".!?,")
_FAR = 7


def wrong_polite_pronouns(words: Sequence[str]) -> Iterator[Disagreement]:
    """Each *Sie* behind a conjunction whose verb is in the singular, and which therefore means a woman or thing."""
    for at in range(1, len(words) - 2):
        if words[at] != "Sie":
            continue
        before = words[at - 1].lower()
        verb = at + 1
        if before in _OPENING:
            verb = _last(words, at + 1)
        elif before not in _JOINING:
            continue
        if _is_one(words[verb]) and words[verb + 1 : verb + 2] and words[verb + 1] not in _OTHER_SUBJECTS:
            yield Disagreement(at, at + 1, ("sie",), AgreementReason.WORD, words[verb])


def _last(words: Sequence[str], start: int) -> int:
    """The last word of a clause of small words alone, none of which may be its subject; else the first one."""
    for place in range(start, min(start + _FAR, len(words) - 1)):
        if words[place] in _OTHER_SUBJECTS or not words[place].islower():
            return start - 1
        if words[place + 1] in _CLOSING:
            return place
    return start - 1


def _is_one(word: str) -> bool:
    """Whether a word is a verb in the singular and nothing else."""
    own = readings(word) if word.islower() else ()
    if not own or any(one.kind in (INFINITIVE, PARTICIPLE) for one in own):
        return False
    finite = [one for one in own if one.kind == FINITE]
    return any(one.person == "er" for one in finite) and not any(one.person == "sie" for one in finite)
