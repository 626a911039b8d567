"""Dutch perfects: “hebben” or “zijn”, and the participle behind them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.nl.phrases import cased
from models.agreement.table import agreement_table

__all__ = ["wrong_perfects"]

_WORDS = agreement_table("nl").words
_WITH_BE = _WORDS["participles_with_zijn"]
_ALONE = _WORDS["participles_with_hebben"]
_WITH_OBJECT = _WORDS["participles_with_objects"]
_PARTICIPLES = dict(pair.split("|") for pair in sorted(_WORDS["participles"]))
_TO_BE = {"heb": "ben", "hebt": "bent", "heeft": "is", "hebben": "zijn", "had": "was", "hadden": "waren"}
_TO_HAVE = {be: have for have, be in _TO_BE.items()}
_OTHERS = _WORDS["modals"] | _WORDS["with_infinitives"] | frozenset({"durven"})
_SUBJECTS = frozenset({"ik", "jij", "je", "hij", "zij", "ze", "wij", "we", "jullie"})
_PARTING = frozenset(
    {",", ";", ":", "die", "dat", "wat", "en", "toen", "omdat", "als", "dan", "hoe", "wie", "waar", "te", "om"}
)
_ENDS = frozenset({".", "!", "?"})
_ARTICLES = frozenset({"de", "het", "een", "mijn", "zijn", "deze", "dit"})


def wrong_perfects(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The auxiliary or the participle of a sentence of one clause that begins with its subject."""
    small = [word.lower() for word in words]
    verb = _auxiliary(small, dutch)
    if not verb or _PARTING & set(small):
        return
    last = len(small) - 1 if small[-1] not in _ENDS else len(small) - 2
    found, auxiliary = small[last], small[verb]
    if auxiliary in _TO_BE and found in _WITH_BE:
        yield _auxiliary_for(words, verb, _TO_BE[auxiliary], found)
    elif auxiliary in _TO_HAVE and last > verb + 1 and auxiliary not in ("was", "waren"):
        is_object = (
            small[0] in ("ik", "wij", "we") and small[verb + 1] in _ARTICLES and _is_noun(small, verb + 2, dutch)
        )
        if found in _ALONE or (found in _WITH_OBJECT and is_object):
            yield _auxiliary_for(words, verb, _TO_HAVE[auxiliary], found)
    elif auxiliary in _TO_BE and not _OTHERS & set(small[verb + 1 :]):
        yield from _infinitive(words, small, verb, last, dutch)


def _is_noun(small: Sequence[str], at: int, dutch: Dutch) -> bool:
    noun = small[at : at + 2]
    return any(map(dutch.gender, noun[:1])) or (len(noun) > 1 and bool(dutch.base(noun[0]) and dutch.gender(noun[1])))


def _auxiliary(small: Sequence[str], dutch: Dutch) -> int:
    """The index of the auxiliary behind the subject; 0 where there is none."""
    if len(small) > 3 and small[0] in _SUBJECTS:
        return 1 if small[1] in _TO_BE or small[1] in _TO_HAVE else 0
    if len(small) > 4 and small[0] in _ARTICLES and dutch.gender(small[1]):
        return 2 if small[2] in _TO_BE or small[2] in _TO_HAVE else 0
    return 0


def _auxiliary_for(words: Sequence[str], at: int, meant: str, participle: str) -> Disagreement:
    return Disagreement(at, at + 1, (cased(words[at], meant),), AgreementReason.WORD, participle)


def _infinitive(
    words: Sequence[str], small: Sequence[str], verb: int, last: int, dutch: Dutch
) -> Iterator[Disagreement]:
    """An infinitive for a participle: “ik heb gisteren werken”."""
    verbs = [
        at for at in range(verb + 1, last + 1) if dutch.verb(small[at])[2] == small[at] or small[at].startswith("ge")
    ]
    if (
        len(verbs) == 1
        and words[verbs[0]] in _PARTICIPLES
        and small[verbs[0] - 1] not in _ARTICLES | {"geen", "veel", "aan", "meer", "doen"}
    ):
        meant = _PARTICIPLES[small[verbs[0]]]
        yield Disagreement(verbs[0], verbs[0] + 1, (meant,), AgreementReason.VERB_FORM, small[verb])
