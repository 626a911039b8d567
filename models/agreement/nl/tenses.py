"""Dutch verbs in the present where a time in the past is named: “vorige week ga ik naar de film”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.nl.phrases import PREPOSITIONS, cased
from models.agreement.table import agreement_table
from models.spelling.lists.irregular import principal_parts

__all__ = ["wrong_tenses"]

_WORDS = agreement_table("nl").words
_PAST = dict(pair.split("|") for pair in sorted(_WORDS["presents"]))
_PASTS = _WORDS["pasts"]
_PERFECT = _WORDS["perfect"] | frozenset({"zijn"})
_WITH_BE = _WORDS["participles_with_zijn"]
_MODALS = _WORDS["modals"]
_WERE = _WORDS["were"]
_PARTING = frozenset(
    {",", ";", ":", "dat", "die", "omdat", "als", "of", "wat", "wie", "waar", "hoe", "dan", "sinds", "maar", "want"}
)
_ENDS = frozenset({".", "!", "?"})
_SUBJECTS = frozenset({"ik", "jij", "je", "hij", "zij", "ze", "wij", "we", "jullie", "het", "er"})
_ARTICLES = frozenset({"de", "het", "mijn", "onze", "ons", "een"})
_YESTERDAY = frozenset({"gisteren", "eergisteren", "gisteravond", "gisterochtend", "gistermiddag"})
_LAST = frozenset({"vorige", "vorig", "afgelopen"})
_UNITS = _WORDS["last_times"]
_OF_TIME = frozenset({"van", "sinds", "na", "voor", "tot", "door"})
_LATEST = 3


def wrong_tenses(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The verb of a sentence of one clause, if it is in the present although it tells of the past."""
    small = [word.lower() for word in words]
    if small and small[0] == "toen" and "," in small:
        yield from _behind_toen(words, small, dutch)
        return
    if not _is_past(small) or _PARTING & set(small):
        return
    yield from _present(words, small, 0, dutch)


def _behind_toen(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """“toen ik klein was, heb ik een hond”."""
    comma = small.index(",")
    first = small[1:comma]
    is_past = bool((_PASTS | {"was", "waren"}) & set(first))
    is_plain = comma + 2 < len(small) and not _PARTING & set(small[comma + 1 :])
    if is_past and is_plain and small[comma + 2] in _SUBJECTS:
        yield from _present(words, small, comma + 1, dutch)


def _present(words: Sequence[str], small: Sequence[str], start: int, dutch: Dutch) -> Iterator[Disagreement]:
    rest = small[start:]
    if any(word in _PASTS | _WERE or dutch.past(word)[0] for word in rest):
        return
    for at in range(start, min(start + _LATEST + 1, len(small))):
        beside = (small[at - 1] if at > start else "", small[at + 1] if at + 1 < len(small) else "")
        behind_noun = at == start + 2 and small[start] in _ARTICLES and dutch.gender(small[at - 1])
        if not behind_noun and beside[0] not in _SUBJECTS and (beside[1] not in _SUBJECTS or at > start + 2):
            continue
        if (dutch.gender(small[at]) and beside[0] in ("het", "")) or (beside[0] in _LAST and small[at] in _UNITS):
            continue
        if small[at] in PREPOSITIONS | _ARTICLES or dutch.is_noun(small[at]):
            continue
        if small[at] in _PERFECT and any(_is_participle(word, dutch) for word in rest):
            return
        if small[at] in _MODALS and {"zijn", "hebben"} & set(rest):
            return  # “er moet gisteren iets gebeurd zijn”
        if form := _past_of(small[at], dutch, several=bool({"wij", "we", "jullie"} & set(beside))):
            yield Disagreement(at, at + 1, (cased(words[at], form),), AgreementReason.VERB_FORM, form)
            return


def _past_of(word: str, dutch: Dutch, *, several: bool) -> str:
    """The past of a verb in the present; empty where none is known."""
    if own := _PAST.get(word):
        return own
    stem, third, infinitive = dutch.verb(word)
    if not stem or word not in (stem, third, infinitive) or dutch.past(word)[0] or word in _PASTS:
        return ""
    many = several or word == infinitive
    if parts := principal_parts("nl").get(stem):
        return f"{parts[1]}en" if many else parts[0]
    return next(iter(dutch.weak_pasts(stem, plural=many)), "")


def _is_participle(word: str, dutch: Dutch) -> bool:
    """Whether a word may be the participle of a perfect, or an infinitive that stands for one."""
    return (
        word in _WITH_BE
        or (word.startswith(("ge", "ver", "be", "ont", "her")) and word.endswith(("d", "t", "en", "an")))
        or ((dutch.is_participle(word) and "ge" in word[1:7]) or dutch.verb(word)[2] == word)
    )


def _is_past(small: Sequence[str]) -> bool:
    for at, word in enumerate(small):
        behind = small[at + 1] if at + 1 < len(small) else ""
        if at and small[at - 1] in _OF_TIME | {"de", "het"}:
            continue
        if word in _YESTERDAY or (word in _LAST and behind in _UNITS) or (word == "geleden" and at > 1):
            return True
        if word == "vroeger" and at == 0:
            return True
    return False
