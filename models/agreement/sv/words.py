"""Swedish pronouns, conjunctions and adverbs that do not go with the words around them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.sv.phrases import adjectives_of, nouns_of
from models.agreement.sv.readings import COMMON, NEUTER
from models.agreement.table import agreement_table

__all__ = ["wrong_words"]

_WORDS = agreement_table("sv").words
_PREPOSITIONS = _WORDS["prepositions"]
_OBJECTS = {"jag": "mig", "du": "dig", "han": "honom", "hon": "henne", "vi": "oss", "de": "dem"}
_SELF = {"jag": "mig", "du": "dig", "vi": "oss", "ni": "er"}
_SUBJECTS = frozenset({"jag", "du", "han", "hon", "vi", "ni"})
_BEFORE_OBJECTS = frozenset({"med", "till", "av", "åt", "hos", "från", "mot", "för"})
_COMPARED = frozenset({"min", "din", "sin", "mitt", "ditt", "sitt", "mig", "dig", "honom", "henne", "oss"})
_ENDS = frozenset({".", "!", "?", ",", ";"})
_BEING = frozenset({"är", "var", "vara", "varit", "blir", "blev", "bli", "blivit"})
"""Behind them “för” says too much of something: “de var för lätta”."""
_OWN = {"han": "hans", "hon": "hennes", "de": "deras"}
_OF_PEOPLE = _WORDS["verbs_of_people"]
_TO_AND = _WORDS["verbs_with_att"]
_ADVERBIAL = _WORDS["verbs_with_adverbs"]
_KIN = _WORDS["kin"]
_MINE = frozenset({"min", "din", "vår", "hans", "hennes", "deras"})
_RELATIVES = _WORDS["relatives"]
_COMPARATIVES = dict(pair.split("|") for pair in sorted(_WORDS["comparatives"]))


def wrong_words(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """The words of a sentence that another one stands for."""
    small = [word.lower() for word in words]
    for at in range(len(small)):
        if at and not words[at].islower():
            continue
        for rule in (_object, _reflexive, _infinitive_mark, _comparison, _adverb, _whose, _own, _genitive):
            if (found := rule(words, small, at, swedish)) is not None:
                yield found
                break


def _at(small: Sequence[str], at: int) -> str:
    return small[at] if 0 <= at < len(small) else "."


def _has(swedish: Swedish, word: str, *forms: str) -> bool:
    """Whether a word is a verb in one of some forms."""
    return word.isalpha() and any(one.kind == "verb" and one.form in forms for one in swedish.readings(word))


def _word(at: int, end: int, meant: str, reason: AgreementReason = AgreementReason.WORD) -> Disagreement:
    return Disagreement(at, end, (meant,), reason, meant)


def _object(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """A subject where an object stands: “vi träffade hon”, “med han”."""
    word = small[at]
    if word not in _OBJECTS or at == 0:
        return None
    before, behind = small[at - 1], _at(small, at + 1)
    if behind == "och" or before == "och":
        return None
    if before == "med" and small[max(at - 3, 0) : at - 1] == ["till", "och"]:
        return None  # “till och med jag”
    closes = behind in _ENDS or (behind in _PREPOSITIONS and word != "de")
    if before in _BEFORE_OBJECTS and (behind in _ENDS or (closes and before in ("med", "hos", "från"))):
        if word in ("du", "de") and (before == "åt" or behind not in _ENDS):
            return None
        return _word(at, at + 1, _OBJECTS[word], AgreementReason.PRONOUN)
    subject = small[at - 2] if at > 1 else ""
    if (
        subject in _SUBJECTS
        and subject != word
        and before in _OF_PEOPLE
        and (closes or (word == "de" and behind in _PREPOSITIONS))
    ) and (at == 2 or small[at - 3] in (",", "att", "och", "men", "som", "när", "om")):
        return _word(at, at + 1, _OBJECTS[word], AgreementReason.PRONOUN)
    return None


def _reflexive(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“jag känner sig”."""
    if small[at] != "sig" or at < 2:
        return None
    if at > 1 and small[at - 2] in _SELF and _has(swedish, small[at - 1], "pres", "past"):
        subject = small[at - 2]
        if at == 2 or small[at - 3] in (",", "att", "och", "men", "när", "om", "eftersom"):
            return _word(at, at + 1, _SELF[subject], AgreementReason.PRONOUN)
    if at > 2 and small[at - 2] in _SELF and at == 3 and _has(swedish, small[0], "pres", "past"):
        return _word(at, at + 1, _SELF[small[at - 2]], AgreementReason.PRONOUN)
    return None


def _infinitive_mark(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“och” for “att” and “att” that is missing: “försöker och sova”, “tycker om läsa”."""
    before = small[at - 1] if at else ""
    behind = _at(small, at + 1)
    if small[at] == "att" and before in ("tycker", "tyckte") and _is_last_verb(small, at + 1, swedish):
        return _word(at, at + 1, "om att")
    if small[at] == "och" and before in _TO_AND and _is_infinitive(swedish, behind):
        return _word(at, at + 1, "att")
    if small[at] in ("om", "för", "utan", "genom") and _is_infinitive(swedish, behind, loose=small[at] == "om"):
        if small[at] == "om" and before not in ("tycker", "tyckte", "tycka", "drömmer", "drömde"):
            return None
        if small[at] == "för" and not (
            (at > 1 and before not in _BEING and _has(swedish, before, "inf", "pres", "past"))
            or before in ("hit", "dit")
        ):
            return None
        return _word(at, at + 2, f"{words[at]} att {behind}")
    return None


def _is_last_verb(small: Sequence[str], at: int, swedish: Swedish) -> bool:
    """Whether an infinitive has no verb of its sentence behind it: not “jag tycker att bada är kul”."""
    rest = small[at + 1 :]
    finite = any(word in _WORDS["finite"] or _has(swedish, word, "pres", "past") for word in rest)
    return _is_infinitive(swedish, _at(small, at)) and not finite and "," not in rest


def _is_infinitive(swedish: Swedish, word: str, *, loose: bool = False) -> bool:
    found = (
        swedish.readings(word)
        if len(word) > 2 and word.isalpha() and word not in ("två", "nära", "andra", "dina", "båda", "sina", "gympa")
        else ()
    )
    verbs = [one for one in found if one.kind != "noun" or not loose]
    return bool(verbs) and all(one.kind == "verb" and one.form == "inf" for one in verbs)


def _comparison(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“mer snabb än”, “äldre som jag”."""
    behind = _at(small, at + 1)
    if small[at] == "mer" and _at(small, at + 2) == "än":
        form = _COMPARATIVES.get(behind) or (
            swedish.comparative(behind) if behind in _WORDS["short_adjectives"] else ""
        )
        return _word(at, at + 2, form) if form else None
    if small[at] in ("en", "som", "då") and at and _is_comparative(swedish, small[at - 1]):
        closes = _at(small, at + 2) in _ENDS
        if (small[at] == "en" or closes) and (behind in _SUBJECTS or behind in _COMPARED):
            return _word(at, at + 1, "än")
        if (
            small[at] in ("som", "då")
            and (behind in _SUBJECTS or behind in _COMPARED)
            and _is_short(small, at, swedish)
        ):
            return _word(at, at + 1, "än")
        if small[at] == "som" and closes and any(one.definite for one in nouns_of(swedish, behind)):
            return _word(at, at + 1, "än")
    return None


def _is_short(small: Sequence[str], at: int, swedish: Swedish) -> bool:
    """Whether nothing but what is compared stands behind, as in “längre då sin mamma”."""
    rest = small[at + 1 :]
    end = next((one for one, word in enumerate(rest) if word in _ENDS), len(rest))
    return end <= 2 and not any(_has(swedish, word, "pres", "past") for word in rest[1:end])


def _is_comparative(swedish: Swedish, word: str) -> bool:
    return (
        word in _COMPARATIVES.values()
        or word in ("fortare", "hellre", "oftare", "mer", "fler")
        or any(one.kind == "adjective" and one.form == "comparative" for one in swedish.readings(word))
    )


def _adverb(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """An adjective where an adverb stands: “kör försiktig”."""
    place = at + 1
    if small[at] not in _ADVERBIAL:
        return None
    while _at(small, place) in ("mycket", "väldigt", "så", "för", "ganska", "inte", "lite", "jätte"):
        place += 1
    and_does = _at(small, place + 1) == "och" and _has(swedish, _at(small, place + 2), "pres", "past")
    if place >= len(small) or not (and_does or _at(small, place + 1) in _ENDS | {"på", "i", "till"}):
        return None
    found = adjectives_of(swedish, small[place])
    if not found or any(one.gender != COMMON for one in found) or nouns_of(swedish, small[place]):
        return None
    form = swedish.adjective(found[0].lemma, NEUTER, weak=False)
    return _word(place, place + 1, form, AgreementReason.AGREEMENT) if form and form != small[place] else None


def _whose(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“sin” in a subject: “Eva och sin man”."""
    if small[at] not in ("sin", "sitt", "sina") or at < 2 or small[at - 1] != "och" or _at(small, at + 1) not in _KIN:
        return None
    if small[at - 2] == "han" and at == 2:
        return _word(at, at + 1, "hans", AgreementReason.PRONOUN)
    if small[at - 2] == "hon" and at == 2:
        return _word(at, at + 1, "hennes", AgreementReason.PRONOUN)
    if at == 2 and words[0].istitle() and not swedish.readings(small[0]):
        his = _at(small, at + 1) in _WORDS["wives"]
        hers = _at(small, at + 1) in _WORDS["husbands"]
        if his or hers:
            return _word(at, at + 1, "hans" if his else "hennes", AgreementReason.PRONOUN)
    return None


def _own(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """What the subject owns itself: “hon har sålt hennes cykel”, where nothing else is told."""
    if at not in (2, 3) or _OWN.get(small[0]) != small[at] or {",", "att", "som", "och"} & set(small[:at]):
        return None
    if not _has(swedish, small[at - 1], "pres", "past", "sup") or (at == 3 and small[1] not in ("har", "hade")):
        return None
    nouns = [one for one in swedish.readings(_at(small, at + 1)) if one.kind == "noun" and not one.form]
    closes = _at(small, at + 2) in _ENDS | {"i", "på", "till", "förra", "igår", "för", "och", "varje"}
    if not nouns or any(one.definite for one in nouns) or not closes:
        return None
    several = any(one.plural for one in nouns) and not any(one.plural is False for one in nouns)
    meant = "sina" if several else "sitt" if nouns[0].gender == NEUTER else "sin"
    return _word(at, at + 1, meant, AgreementReason.PRONOUN)


def _genitive(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """A name or relative that owns what stands behind it: “Olle mamma är läkare”, “min bror cykel är ny”."""
    if at == 1 and small[0] in _MINE and small[1] in _RELATIVES and _at(small, 2) in _WORDS["belongings"]:
        is_verb = _at(small, 3) in _WORDS["finite"] or _has(swedish, _at(small, 3), "pres", "past")
        return _word(1, 2, f"{words[1]}s", AgreementReason.WORD) if is_verb else None
    if at or not words[0].istitle() or len(words) < 3 or not words[1].islower() or words[0].endswith(("s", "x", "z")):
        return None
    if (swedish.readings(small[0]) and not swedish.is_entry(words[0])) or small[1] not in _KIN | _WORDS["belongings"]:
        return None
    if small[2] not in _WORDS["finite"] and not _has(swedish, small[2], "pres", "past"):
        return None
    return _word(0, 1, f"{words[0]}s")
