"""Dutch clauses in which a small word is missing, or a verb has another tense."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.nl.phrases import PREPOSITIONS
from models.agreement.table import agreement_table

__all__ = ["wrong_clauses"]

_WORDS = agreement_table("nl").words
_BEFORE_TE = _WORDS["verbs_with_te"]
_AUXILIARIES = _WORDS["modals"] | _WORDS["with_infinitives"]
_REFLEXIVE = _WORDS["reflexive"]
_ALWAYS = _WORDS["always_reflexive"]
_SELF = {"ik": "me", "jij": "je", "hij": "zich", "zij": "zich", "ze": "zich", "wij": "ons", "we": "ons"}
_OBJECTS = frozenset(
    {"me", "mij", "je", "zich", "ons", "hem", "haar", "het", "jou", "mezelf", "zichzelf", "jezelf", "hen"}
)
_PAST = dict(pair.split("|") for pair in sorted(_WORDS["presents"]))
_PARTING = frozenset(
    {",", ";", ":", '"', "“", "dat", "die", "om", "omdat", "als", "of", "en", "te", "wat", "wie", "waar", "hoe", "dan"}
)
_ENDS = frozenset({".", "!", "?", ","})
_DETERMINERS = frozenset(
    {"de", "het", "een", "mijn", "zijn", "haar", "onze", "die", "dat", "deze", "dit", "niet", "nooit", "nog"}
)
_BETWEEN = _WORDS["between_verbs"]
_AT_ONCE = frozenset({"begint", "begon", "begin", "probeert", "probeerde", "hoeft", "hoef", "weigert", "weigerde"})
_GOALS = _WORDS["goals"]
_PARTED = frozenset({"opstaan", "opruimen", "uitrusten", "afwassen", "opbellen", "uitslapen", "inpakken", "uitgaan"})
_BEHIND = frozenset({"als", "om", "want", "toen", "omdat", "maar", "wanneer", "zodra"})
_PEOPLE = frozenset({"ik", "jij", "hij", "zij", "wij", "we", "jullie"})
_OF_WHOM = frozenset({"met", "aan", "van", "voor", "op", "naar", "bij", "over", "tegen", "door"})
_ORDINALS = dict(pair.split("|") for pair in sorted(_WORDS["ordinals"]))


def wrong_clauses(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The places of a sentence where a word is missing or has another form."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        found = None
        if word in _BEFORE_TE or (word == "om" and at and _is_goal(small, at)):
            found = _without_te(words, small, at, dutch)
        elif word in _REFLEXIVE | _ALWAYS and at:
            found = _without_self(words, small, at)
        elif word == "die" and at and small[at - 1] in _OF_WHOM and _next(small, at) in _PEOPLE:
            found = Disagreement(at, at + 1, ("wie",), AgreementReason.PRONOUN, "wie")
        elif word in _ORDINALS and at and small[at - 1] in ("de", "het"):
            found = _not_ordinal(small, at, dutch)
        elif (
            word in ("zou", "zouden")
            and at > 3
            and small[at - 1] == ","
            and small[0] == "als"
            and small[1] in _PEOPLE
            and "zou" not in small[:at]
        ):
            found = _not_past(words, small, at - 2)
        if found is not None:
            yield found


def _is_goal(small: Sequence[str], at: int) -> bool:
    """Whether “om” may open an infinitive: “het is leuk om een hond hebben”."""
    behind = _next(small, at)
    return small[at - 1] in _GOALS and not behind[0].isdigit() and behind not in _WORDS["numbers"] | {"te", "half"}


def _next(small: Sequence[str], at: int) -> str:
    return small[at + 1] if at + 1 < len(small) else "."


def _without_te(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """An infinitive that lacks “te”: “ze vergat de deur sluiten”."""
    end = next((one for one in range(at + 1, len(small)) if small[one] in _ENDS | _BEHIND), len(small))
    if _AUXILIARIES & set(small[at if small[at] == "om" else 0 : end]):
        return None
    for place in range(at + 1, min(at + 9, len(small))):
        if small[place] in _PARTING - {"dat"} or (small[place] == "dat" and small[at] not in _AT_ONCE):
            return None
        close = place > at + 1 or small[at] in _AT_ONCE
        if (_next(small, place) in _ENDS or (close and _next(small, place) in _BEHIND)) and close:
            word = small[place]
            before = small[place - 1]
            alone = before not in PREPOSITIONS | _DETERMINERS - {"niet", "nooit", "nog"}
            is_noun = dutch.is_noun(word) and not dutch.gender(before) and before not in _BETWEEN
            if (
                (dutch.verb(word)[2] == word or word in _PARTED)
                and word not in _WORDS["nouns_only"]
                and alone
                and not dutch.gender(word)
                and not is_noun
            ):
                meant = f"{word[:2]} te {word[2:]}" if word in _PARTED else f"te {word}"
                return Disagreement(place, place + 1, (meant,), AgreementReason.WORD, word)
            return None
    return None


def _without_self(words: Sequence[str], small: Sequence[str], at: int) -> Disagreement | None:
    """A verb that lacks “zich”: “zij herinnert mijn naam niet”."""
    subject = small[at - 1]
    if at + 1 >= len(small) or not small[at + 1].isalpha():
        return None
    if subject not in _SELF or at != 1 or _OBJECTS & set(small[at + 1 :]) or "," in small[at + 1 : at + 3]:
        return None
    if small[at] not in _ALWAYS and _next(small, at) not in _DETERMINERS | PREPOSITIONS | {"."}:
        return None
    meant = f"{_SELF[subject]} {words[at + 1]}"
    return Disagreement(at + 1, at + 2, (meant,), AgreementReason.PRONOUN, meant)


def _not_ordinal(small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“de drie dag van de vakantie”."""
    noun = _next(small, at)
    after = small[at + 2] if at + 2 < len(small) else "."
    one = dutch.gender(noun) and noun not in _WORDS["measures"] and dutch.plural(noun) != noun
    if not one or after not in PREPOSITIONS | _ENDS:
        return None
    return Disagreement(at, at + 2, (f"{_ORDINALS[small[at]]} {noun}",), AgreementReason.WORD, noun)


def _not_past(words: Sequence[str], small: Sequence[str], at: int) -> Disagreement | None:
    """The present before “zou”: “als ik rijk ben, zou ik”."""
    past = _PAST.get(small[at])
    return Disagreement(at, at + 1, (past,), AgreementReason.VERB_FORM, "zou") if past else None
