"""Dutch clauses whose verb comes too early: “omdat ik heb geen tijd”, “ik heb gekocht een jas”, “zij opbelt mij”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.nl.phrases import PREPOSITIONS
from models.agreement.table import agreement_table

__all__ = ["wrong_subordinates"]

_WORDS = agreement_table("nl").words
_PERFECT = _WORDS["perfect"]
_MODALS = _WORDS["modals"]
_PASTS = _WORDS["pasts"]
_PARTICLES = _WORDS["particles"] | frozenset({"thuis", "langs", "binnen"})
_SUBJECTS = frozenset({"ik", "jij", "je", "hij", "zij", "ze", "wij", "we", "jullie", "het", "er"})
_OPENERS = _WORDS["subordinating"]
_ASKING = _WORDS["asking"] | frozenset(
    {"vroeg", "vroegen", "twijfel", "twijfelt", "benieuwd", "zien", "kijken", "afvragen"}
)
_ARTICLES = _WORDS["before_objects"]
_ADVERBS = _WORDS["before_last_verbs"]
_KNOWN = _ARTICLES | _ADVERBS | frozenset({"vanavond", "vanmorgen", "nog", "echt"})
_ENDS = frozenset({".", "!", "?", ","})
_LONGEST = 5


def wrong_subordinates(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The clauses of a sentence in which something stands behind the verb that belongs before it."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if word in _OPENERS and (found := _early(words, small, at, dutch)):
            yield found
            return
    if found := _participle_first(words, small, dutch) or _unparted(words, small, dutch):
        yield found


def _end(small: Sequence[str], at: int) -> int:
    return next((one for one in range(at, len(small)) if small[one] in _ENDS), len(small))


def _is_verb(word: str, dutch: Dutch) -> bool:
    if word in _PERFECT | _MODALS | _PASTS:
        return True
    return (
        word not in _KNOWN | PREPOSITIONS
        and bool(dutch.verb(word)[0] or dutch.past(word)[0])
        and not dutch.gender(word)
    )


def _is_last(word: str, dutch: Dutch) -> bool:
    """Whether a word is an infinitive or a participle, which the verb may stand beside."""
    return dutch.verb(word)[2] == word or (dutch.is_participle(word) and word.startswith(("ge", "ver", "be", "ont")))


def _early(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“dat hij komt niet”, “omdat zij heeft geen tijd”, “dat wij kunnen niet komen”."""
    verb = at + 2
    if verb + 1 >= len(small) or small[at + 1] not in _SUBJECTS:
        return None
    several = small[verb] == "zijn" and small[at + 1] in ("we", "wij", "ze", "zij", "jullie")
    if not several and not _is_verb(small[verb], dutch):
        return None
    if small[at] == "of" and not _ASKING & set(small[max(at - 4, 0) : at]):
        return None
    if small[at] in ("dat", "wanneer") and (at == 0 or dutch.gender(small[at - 1])):
        return None
    end = _end(small, verb + 1)
    tail = small[verb + 1 : end]
    if not tail or len(tail) > _LONGEST or not all(word.isalpha() for word in tail):
        return None
    if (
        len(tail) == 1
        and tail[0] in _PARTICLES
        and small[verb] not in _PERFECT | _MODALS
        and not {"waar", "er", "daar"} & set(small[:at])
    ):
        joined = words[verb + 1] + words[verb]
        return _moved(verb, end, joined) if small[at + 1] != "er" else None
    joins = _OPENERS | {"dan", "en", "wat", "die", "te", "om"}
    auxiliary = (several or small[verb] in _PERFECT | _MODALS) and len(tail) > 1 and _is_last(tail[-1], dutch)
    verbs = [word for word in tail[:-1] if _is_last(word, dutch) or (word not in _KNOWN and _is_verb(word, dutch))]
    if auxiliary and not joins & set(tail) and not verbs:
        return _moved(verb, end, " ".join([*words[verb + 1 : end - 1], words[verb], words[end - 1]]))
    if tail[0] not in _ARTICLES | _ADVERBS or (_OPENERS | PREPOSITIONS | {"dan", "en", "wat", "die"}) & set(tail):
        return None
    if tail[0] == "meer" or tail[-1] in _ARTICLES or (tail[0] == "zo" and len(tail) == 1):
        return None
    body = tail[:-1] if len(tail) > 1 and _is_last(tail[-1], dutch) and small[verb] in _PERFECT | _MODALS else tail
    if not body or any(_is_verb(word, dutch) or _is_last(word, dutch) for word in body if word not in _KNOWN):
        return None
    middle = [*words[verb + 1 : verb + 1 + len(body)], words[verb], *words[verb + 1 + len(body) : end]]
    return _moved(verb, end, " ".join(middle))


def _participle_first(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“ik heb gekocht een nieuwe jas”: nothing but an object behind the participle."""
    end = _end(small, 0)
    if (
        len(small) < 5
        or small[0] not in _SUBJECTS
        or small[1] not in ("heb", "hebt", "heeft", "hebben", "had", "hadden")
    ):
        return None
    object_ = small[3:end]
    if not (small[2].startswith("ge") and dutch.is_participle(small[2])) or end < len(small) - 1:
        return None
    if not 2 <= len(object_) <= 4 or object_[0] not in _ARTICLES - {"dat"}:
        return None
    noun = object_[-1]
    if not (dutch.gender(noun) or dutch.is_noun(noun)) or any(_is_last(word, dutch) for word in object_[1:-1]):
        return None
    return _moved(2, end, " ".join((*words[3:end], words[2])))


def _unparted(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“zij opbelt haar moeder”: the particle of a verb stands last in a main clause."""
    end = _end(small, 0)
    if len(small) < 3 or small[0] not in _SUBJECTS - {"je", "er", "het"} or end < len(small) - 1 or end > 9:
        return None
    word = small[1]
    if small[end - 1] in _PARTICLES:
        return None
    for particle in sorted(_PARTICLES, key=len, reverse=True):
        verb = word.removeprefix(particle)
        if verb == word or len(verb) < 3 or particle in ("door", "over", "onder", "om", "voor", "aan", "na"):
            continue
        finite = verb in _PASTS or bool(dutch.verb(verb)[0])
        if finite and not dutch.gender(word) and not word.startswith(("los", "over")) and dutch.verb(word)[0]:
            return _moved(1, end, " ".join((verb, *words[2:end], particle)))
    return None


def _moved(start: int, end: int, meant: str) -> Disagreement:
    return Disagreement(start, end, (meant,), AgreementReason.ORDER, meant)
