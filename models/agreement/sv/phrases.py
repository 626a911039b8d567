"""Swedish noun phrases: gender, number and definiteness of determiner, adjectives and noun."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.sv.readings import COMMON, NEUTER, SwedishReading
from models.agreement.table import agreement_table

__all__ = ["DOUBTFUL", "nouns_of", "wrong_phrases"]

_WORDS = agreement_table("sv").words
DOUBTFUL = _WORDS["doubtful"]
_DEGREES = _WORDS["degrees"]
_PREPOSITIONS = _WORDS["prepositions"]
_NUMBERS = _WORDS["numbers"]
_INDEFINITE = {"en": "ett", "någon": "något", "ingen": "inget"}
_OWNERS = {"min": "mitt", "din": "ditt", "sin": "sitt", "vår": "vårt"}
_POINTING = {"denna": "detta", "vilken": "vilket"}
_TO_NEUTER = _INDEFINITE | _OWNERS | _POINTING
_TO_COMMON = {neuter: common for common, neuter in _TO_NEUTER.items()}
_TO_PLURAL = {
    "min": "mina", "din": "dina", "sin": "sina", "vår": "våra", "mitt": "mina", "ditt": "dina", "sitt": "sina",
    "vårt": "våra",
}  # fmt: skip
_GENITIVES = frozenset({"hans", "hennes", "deras", "dess"})
_PLURALS = frozenset({"mina", "dina", "sina", "våra", "era", "alla", "några", "inga", "olika", "många", "flera"})
_DEFINITE_PLURALS = frozenset({"mina", "dina", "sina", "våra", "era"})
_NO_ADJECTIVES = _WORDS["no_adjectives"]
_COPULAS = frozenset({"är", "var", "blir", "blev", "vara", "bli"})
_RELATIVE = frozenset(
    {"som", ",", "att", "av", "och", "jag", "du", "han", "hon", "vi", "ni", "de", "man", "där", "vars"}
)
_ALONE = frozenset({"någon", "något", "ingen", "inget", "några", "inga", "många", "flera", "alla", "vilken", "vilket"})
"""They need no noun, and what ends in -ade behind them may be their verb: “ingen hittade kabeln”."""
_SOME = frozenset({"många", "flera", "några", "inga"})
_LONGEST = 2


class _Phrase(NamedTuple):
    start: int
    adjectives: tuple[int, ...]
    at: int
    nouns: tuple[SwedishReading, ...]


def nouns_of(swedish: Swedish, word: str) -> tuple[SwedishReading, ...]:
    """What a word may be if it is a noun beyond doubt behind a determiner; nothing if it may be something else."""
    if word in DOUBTFUL or word in _PREPOSITIONS or word.endswith(("plan", "val")):
        return ()
    found = swedish.readings(word)
    if any(one.lemma in DOUBTFUL or (f"{one.lemma}n" == word and swedish.is_infinitive(one.lemma)) for one in found):
        return ()  # “önskan”
    nouns = tuple(one for one in found if one.kind == "noun" and not one.form)
    others = [one for one in found if one.kind != "noun" and (one.kind != "verb" or one.form not in ("inf", "imp"))]
    return () if others or any(not one.gender for one in nouns) else nouns


def adjectives_of(swedish: Swedish, word: str) -> tuple[SwedishReading, ...]:
    """What a word may be as an adjective in the positive; nothing if it may be an adverb or the like."""
    if word in _NO_ADJECTIVES or word in _DEGREES or word in DOUBTFUL or word in _PREPOSITIONS:
        return ()
    found = swedish.readings(word)
    if word.endswith("vis") or any(one.form == "pres" or (one.form == "past" and word[-3:] != "ade") for one in found):
        return ()
    if any(one.kind == "" or one.form in ("comparative", "superlative") for one in found):
        return ()
    return tuple(one for one in found if one.kind == "adjective")


def wrong_phrases(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """The noun phrases of a sentence that are wrong; words in small letters but for the first."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if at and words[at][:1].isupper():
            continue
        if word in _TO_NEUTER or word in _TO_COMMON:
            found = _singular(words, small, at, swedish)
        elif word in _DEFINITE_PLURALS:
            found = _plural_owner(words, small, at, swedish)
        elif word in _GENITIVES:
            found = _behind_genitive(words, small, at, swedish)
        elif word in ("den", "det", "de") and at + 1 < len(small) and small[at + 1] in ("här", "där"):
            found = _pointed_at(words, small, at, swedish)
        elif word in ("den", "det", "de"):
            found = _definite(words, small, at, swedish)
        elif word in _NUMBERS or word in _PLURALS:
            found = _counted(words, small, at, swedish)
        elif at and word not in DOUBTFUL:
            found = _bare(words, small, at, swedish)
        else:
            continue
        if found is not None:
            yield found


def _phrase(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> _Phrase | None:
    """The adjectives and the noun behind a determiner."""
    place = at + 1
    while place < len(small) - 1 and small[place] in _DEGREES and place < at + 2:
        place += 1
    adjectives: list[int] = []
    while place < len(small) and len(adjectives) < _LONGEST and adjectives_of(swedish, small[place]):
        if nouns_of(swedish, small[place]) and not (
            place + 1 < len(small) and (nouns_of(swedish, small[place + 1]) or adjectives_of(swedish, small[place + 1]))
        ):
            break
        if not _is_adverb(swedish, small, place):
            adjectives.append(place)
        place += 1
    if place >= len(small) or not words[place].islower():
        return None
    nouns = nouns_of(swedish, small[place])
    behind = small[place + 1] if place + 1 < len(small) else ""
    if not nouns or behind in ("-", "/") or _may_be_noun(swedish, behind):
        return None
    after = small[place + 2] if place + 2 < len(small) else ""
    if (behind.isalpha() and adjectives_of(swedish, behind)) or (behind == "," and adjectives_of(swedish, after)):
        return None
    if small[place] == "man" and small[at] in _TO_COMMON:
        return None  # “inget man chansar med”
    if small[at] in _ALONE and any(small[one].endswith("ade") for one in adjectives):
        return None
    return _Phrase(at, tuple(adjectives), place, nouns)


def _is_adverb(swedish: Swedish, small: Sequence[str], at: int) -> bool:
    """Whether an adjective in -t says how the one behind it is: “en underbart god dryck”."""
    if at + 1 >= len(small) or not all(one.gender == NEUTER for one in adjectives_of(swedish, small[at])):
        return False
    return bool(adjectives_of(swedish, small[at + 1])) and not nouns_of(swedish, small[at + 1])


def _may_be_noun(swedish: Swedish, word: str) -> bool:
    """Whether a word may be the noun of what looks like one: “en bil tvätt”."""
    found = swedish.readings(word) if word.isalpha() else ()
    return bool(found) and all(one.kind == "noun" and one.form != "genitive" for one in found)


def _adjective(swedish: Swedish, word: str, gender: str, *, weak: bool) -> str:
    for one in adjectives_of(swedish, word):
        if (weak and one.definite) or (not weak and not one.definite and one.gender in ("", gender)):
            return word
    for one in adjectives_of(swedish, word):
        if form := swedish.adjective(one.lemma, gender, weak=weak):
            return "lilla" if weak and one.lemma == "liten" else form
    return ""


def _told(
    words: Sequence[str], phrase: _Phrase, changed: dict[int, str], reason: AgreementReason, word: str
) -> Disagreement | None:
    """The changed words and those between them."""
    changed = {place: form for place, form in changed.items() if form != words[place].lower()}
    if not changed or not all(changed.values()):
        return None
    first, last = min(changed), max(changed)
    forms = [changed.get(place, words[place]) for place in range(first, last + 1)]
    if words[first][:1].isupper():
        forms[0] = forms[0][:1].upper() + forms[0][1:]
    return Disagreement(first, last + 1, (" ".join(forms),), reason, word)


def _singular(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    phrase = _phrase(words, small, at, swedish)
    determiner = small[at]
    if phrase is None or _is_number(small, at):
        return None
    before = small[at - 1] if at else ""
    if before == "före" or (determiner in ("vilken", "vilket") and before in _PREPOSITIONS):
        return None
    if any(small[place].endswith("sta") for place in phrase.adjectives):
        return None
    if small[phrase.at + 1 : phrase.at + 2] == ["runt"] and all(one.definite for one in phrase.nouns):
        return None  # “påminde en dygnet runt”
    noun = small[phrase.at]
    genders = {one.gender for one in phrase.nouns}
    lemmas = {one.lemma for one in phrase.nouns}
    if len(genders) != 1 or len(lemmas) != 1:
        return None
    [gender] = genders
    [lemma] = lemmas
    asked = (
        determiner
        if (gender == COMMON) == (determiner in _TO_NEUTER)
        else (_TO_NEUTER[determiner] if gender == NEUTER else _TO_COMMON[determiner])
    )
    changed = {at: asked}
    if all(one.plural and not one.definite for one in phrase.nouns):
        if determiner not in _TO_PLURAL:
            return None
        changed[at] = _TO_PLURAL[determiner]
        changed |= {place: _adjective(swedish, small[place], gender, weak=True) for place in phrase.adjectives}
        return _told(words, phrase, changed, AgreementReason.NUMBER, noun)
    if (
        any(one.plural and not one.definite for one in phrase.nouns)
        and determiner in _INDEFINITE
        and determiner != "en"
    ):
        return None
    if any(one.plural for one in phrase.nouns) and all(one.definite for one in phrase.nouns):
        return None
    if all(one.definite for one in phrase.nouns):
        if determiner in ("vilken", "vilket") or (
            determiner in ("en", "ett", "någon", "något", "ingen", "inget")
            and (
                before in ("den", "det", "de", "om", "till", "efter", "av", "för")
                or (not phrase.adjectives and phrase.at > at + 1)
            )
        ):
            return None
        changed[phrase.at] = swedish.noun(lemma, plural=False, definite=False)
    owner = determiner in _OWNERS or determiner in _OWNERS.values() or determiner in ("denna", "detta")
    for place in phrase.adjectives:
        changed[place] = _adjective(swedish, small[place], gender, weak=owner)
    return _told(words, phrase, changed, AgreementReason.AGREEMENT, noun)


def _is_number(small: Sequence[str], at: int) -> bool:
    """Whether “en” or “ett” is the second part of something else: “den ena eller en”, “fem ett”."""
    return small[at] in ("en", "ett") and at > 0 and small[at - 1] in ("nummer", "kapitel", "plus", "minus", "klockan")


def _plural_owner(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“mina böckerna”, “mina nya bok”."""
    phrase = _phrase(words, small, at, swedish)
    if phrase is None:
        return None
    lemma = phrase.nouns[0].lemma
    changed = {}
    if all(one.definite and one.plural for one in phrase.nouns) or all(not one.plural for one in phrase.nouns):
        if all(not one.plural for one in phrase.nouns) and any(one.definite for one in phrase.nouns):
            return None
        changed[phrase.at] = swedish.noun(lemma, plural=True, definite=False)
    for place in phrase.adjectives:
        form = _adjective(swedish, small[place], COMMON, weak=True)
        changed[place] = "små" if form == "lilla" else form
    return _told(words, phrase, changed, AgreementReason.NUMBER, small[at])


def _behind_genitive(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“hans bilen”."""
    phrase = _phrase(words, small, at, swedish)
    if phrase is None or not all(one.definite for one in phrase.nouns) or len({one.plural for one in phrase.nouns}) > 1:
        return None
    if at and any(one.kind == "verb" or not one.kind for one in swedish.readings(small[at - 1])):
        return None  # “gav hennes boken”
    noun = phrase.nouns[0]
    changed = {phrase.at: swedish.noun(noun.lemma, plural=bool(noun.plural), definite=False)}
    return _told(words, phrase, changed, AgreementReason.AGREEMENT, small[at])


def _definite(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“den stora bil”, “det stort huset”."""
    phrase = _phrase(words, small, at, swedish)
    if phrase is None or not phrase.adjectives or phrase.adjectives[0] != at + 1:
        return None
    noun = phrase.nouns[0]
    behind = small[phrase.at + 1] if phrase.at + 1 < len(small) else ""
    if len({(one.gender, one.lemma) for one in phrase.nouns}) > 1:
        return None
    changed: dict[int, str] = {}
    definite = all(one.definite for one in phrase.nouns)
    weak = all(any(one.definite for one in adjectives_of(swedish, small[place])) for place in phrase.adjectives)
    if small[at] == "de":
        if not definite or not all(one.plural for one in phrase.nouns):
            return None
        if at and small[at - 1] in ("har", "hade", "ha") and small[at + 1].endswith("t"):
            return None  # “dessutom hade de pumpat däcken”
    elif definite and not any(one.plural for one in phrase.nouns):
        changed[at] = "den" if noun.gender == COMMON else "det"
    elif not definite and weak and not all(one.plural for one in phrase.nouns):
        if any(small[place].endswith(("sta", "ste")) for place in phrase.adjectives):
            return None  # “den största aktning”
        if behind in _RELATIVE or (small[at] == "den") != (noun.gender == COMMON):
            return None
        changed[phrase.at] = swedish.noun(noun.lemma, plural=False, definite=True)
    else:
        return None
    for place in phrase.adjectives:
        form = _adjective(swedish, small[place], noun.gender, weak=True)
        changed[place] = "små" if form == "lilla" and small[at] == "de" else form
    return _told(words, phrase, changed, AgreementReason.AGREEMENT, small[phrase.at])


def _pointed_at(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“de där skor”, “den här bok”."""
    phrase = _phrase(words, small, at + 1, swedish)
    if phrase is None or any(one.definite for one in phrase.nouns):
        return None
    noun, plural = phrase.nouns[0], small[at] == "de"
    fits = plural or (small[at] == "den") == (noun.gender == COMMON)
    if len({(one.gender, one.lemma) for one in phrase.nouns}) > 1 or not fits:
        return None
    if plural not in {bool(one.plural) for one in phrase.nouns}:
        return None
    changed = {phrase.at: swedish.noun(noun.lemma, plural=plural, definite=True)}
    return _told(words, phrase, changed, AgreementReason.AGREEMENT, small[at])


def _counted(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“tre bil”, “många ny bilar”."""
    phrase = _phrase(words, small, at, swedish)
    if phrase is None or len({one.lemma for one in phrase.nouns}) > 1:
        return None
    noun = phrase.nouns[0]
    changed: dict[int, str] = {}
    if small[at] not in ("alla", "olika") and all(not one.plural for one in phrase.nouns):
        if any(one.definite for one in phrase.nouns) and small[at] == "båda":
            return None
        changed[phrase.at] = swedish.noun(noun.lemma, plural=True, definite=small[at] == "båda")
    elif not any(one.plural for one in phrase.nouns):
        return None
    elif small[at] in _SOME and all(one.plural and one.definite for one in phrase.nouns) and _is_free(small, at):
        changed[phrase.at] = swedish.noun(noun.lemma, plural=True, definite=False)
    for place in phrase.adjectives:
        form = _adjective(swedish, small[place], noun.gender, weak=True)
        changed[place] = "små" if form == "lilla" else form
    return _told(words, phrase, changed, AgreementReason.NUMBER, small[at])


def _is_free(small: Sequence[str], at: int) -> bool:
    """Whether nothing before a word makes what it counts definite: not “de många problemen”, nor “av”."""
    before = small[at - 1] if at else ""
    return before not in ("de", "dessa", "dom", "av", "mina", "dina", "sina", "våra", "era") and (
        before in ("finns", "fanns") or not before.endswith("s")
    )


def _bare(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“har lång hår”, “fick ny grannar”."""
    if at + 1 >= len(small) or not words[at + 1].islower() or not words[at].islower():
        return None
    before = small[at - 1]
    if before in _COPULAS:
        return None
    if before not in _PREPOSITIONS and not any(one.kind == "verb" for one in swedish.readings(before)):
        return None
    found = swedish.readings(small[at])
    if not adjectives_of(swedish, small[at]) or any(
        one.kind not in ("adjective", "noun") or one.gender != COMMON or one.definite or one.plural for one in found
    ):
        return None
    nouns = nouns_of(swedish, small[at + 1])
    behind = small[at + 2] if at + 2 < len(small) else ""
    if not nouns or any(one.definite for one in nouns) or behind == "-" or _may_be_noun(swedish, behind):
        return None
    if any(one.kind == "verb" for one in swedish.readings(small[at + 1])) or swedish.is_entry(
        small[at] + small[at + 1]
    ):
        return None
    if all(one.plural for one in nouns):
        changed = {at: _adjective(swedish, small[at], COMMON, weak=True)}
        if changed[at] == "lilla":
            changed[at] = "små"
    elif all(one.gender == NEUTER and not one.plural for one in nouns) or all(one.gender == NEUTER for one in nouns):
        changed = {at: _adjective(swedish, small[at], NEUTER, weak=False)}
    else:
        return None
    phrase = _Phrase(at, (at,), at + 1, nouns)
    return _told(words, phrase, changed, AgreementReason.AGREEMENT, small[at + 1])
