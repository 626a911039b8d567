"""Polish personal pronouns behind a preposition or verb: “do jego”, “z on”, “pomóż ich”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, readings

__all__ = ["form_behind", "wrong_clitics", "wrong_pronouns"]

_OBJECTS = {"jego": "on", "jej": "ona", "ich": "oni", "go": "on", "mu": "on", "ją": "ona", "im": "oni", "jemu": "on"}
_POSSESSORS = frozenset({"jego", "jej", "ich"})
_SUBJECTS = {
    "ja": {"gent": "mnie", "datv": "mnie", "accs": "mnie", "ablt": "mną", "loct": "mnie"},
    "ty": {"gent": "ciebie", "datv": "tobie", "accs": "ciebie", "ablt": "tobą", "loct": "tobie"},
    "on": {"gent": "niego", "datv": "niemu", "accs": "niego", "ablt": "nim", "loct": "nim"},
    "ona": {"gent": "niej", "datv": "niej", "accs": "nią", "ablt": "nią", "loct": "niej"},
    "my": {"gent": "nas", "datv": "nam", "accs": "nas", "ablt": "nami", "loct": "nas"},
    "wy": {"gent": "was", "datv": "wam", "accs": "was", "ablt": "wami", "loct": "was"},
    "oni": {"gent": "nich", "datv": "nim", "accs": "nich", "ablt": "nimi", "loct": "nich"},
}
_BARE = {
    "ja": {"datv": "mi"},
    "ty": {"datv": "ci", "accs": "cię", "gent": "cię"},
    "on": {"datv": "mu", "accs": "go", "gent": "go"},
    "ona": {"datv": "jej", "accs": "ją", "gent": "jej"},
    "my": {},
    "wy": {},
    "oni": {"datv": "im", "accs": "ich", "gent": "ich"},
}
"""Their forms behind no preposition, where they are others."""
_ACCUSATIVES = frozenset({"go", "ją", "ich", "cię", "jego", "ciebie"})
_DATIVES = frozenset({"mi", "ci", "mu", "im"})
_NOMINATIVES = frozenset({"on", "ona", "oni"})
_OBLIQUE = {
    "mnie": "ja", "mną": "ja", "mi": "ja", "ciebie": "ty", "tobie": "ty", "tobą": "ty", "cię": "ty", "ci": "ty",
    "niego": "on", "niemu": "on", "go": "on", "mu": "on", "jemu": "on", "niej": "ona", "nią": "ona", "ją": "ona",
    "nas": "my", "nam": "my", "nami": "my", "was": "wy", "wam": "wy", "wami": "wy", "nich": "oni", "nimi": "oni",
}  # fmt: skip
"""Forms of personal pronouns that are of one person alone."""


def form_behind(pronoun: str, case: str, preposition: str) -> str:
    """The form of a personal pronoun in a case behind a preposition, or behind none; empty for what is no such."""
    person = _OBLIQUE.get(pronoun, "")
    if not person:
        return ""
    return _SUBJECTS[person][case] if preposition else _BARE[person].get(case, _SUBJECTS[person][case])


def wrong_pronouns(words: Sequence[str]) -> Iterator[Disagreement]:
    """The pronouns of a sentence that cannot stand behind the preposition before them."""
    for at, word in enumerate(words[:-1]):
        small, pronoun = word.lower(), words[at + 1]
        governed = PREPOSITIONS.get(small)
        if governed is None or not (word.islower() or at == 0):
            continue
        subject = _OBJECTS.get(pronoun, pronoun)
        if at + 2 < len(words) and any("com" in one.marks for one in readings(words[at + 2])):
            continue  # “w im większej ilości”
        if subject in _SUBJECTS and (pronoun not in _POSSESSORS or _ends(words, at + 2)):
            forms = tuple(dict.fromkeys(_SUBJECTS[subject][case] for case in governed.offered))
            yield Disagreement(at + 1, at + 2, forms, AgreementReason.PREPOSITION, small)


def wrong_clitics(words: Sequence[str]) -> Iterator[Disagreement]:
    """Pronouns in another case than the verb right before or behind them takes: “pomóż ich”, “boli mi głowa”."""
    for at, word in enumerate(words[:-1]):
        verbs = [one for one in readings(word.lower() if at == 0 else word) if one.kind != "NOUN"]
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        lemmas, denied = {one.lemma for one in verbs}, at > 0 and words[at - 1].lower() == "nie"
        pronoun = words[at + 1]
        if lemmas <= LISTED["datives"] and pronoun in _ACCUSATIVES and not denied:
            if pronoun not in _POSSESSORS or _ends(words, at + 2):
                case = "datv"
            else:
                continue
        elif lemmas <= LISTED["giving"] and pronoun == "mnie" and _gives(words, at + 2) and not denied:
            case = "datv"
        elif lemmas <= LISTED["paining"] and pronoun in _DATIVES and _names_subject(words, at + 2, verbs):
            case = "accs"
        elif lemmas == {"powiedzieć"} and pronoun == "jego" and _ends(words, at + 2):
            case = "datv"
        elif pronoun in _NOMINATIVES and lemmas <= LISTED["transitive"] and _may_take(verbs, words, at + 2):
            case = "gent" if denied else "accs"
        elif pronoun == "jej" and not denied and lemmas <= LISTED["loving"] and _speaks(verbs) and _ends(words, at + 2):
            case = "accs"
        elif pronoun in ("on", "ona") and lemmas <= LISTED["giving"] and _tells_or_orders(verbs):
            case = "datv"
        elif denied and pronoun == "ją" and lemmas <= LISTED["transitive"] and _ends(words, at + 2):
            case = "gent"
        else:
            continue
        person = _OBLIQUE.get(pronoun) or {"ich": "oni", "jego": "on", "jej": "ona"}.get(pronoun, pronoun)
        form = _BARE[person].get(case, _SUBJECTS[person][case])
        if form != pronoun:
            reason = AgreementReason.NEGATION if denied else AgreementReason.VERB
            yield Disagreement(at + 1, at + 2, (form,), reason, word.lower())


def _speaks(verbs: Sequence[PolishReading]) -> bool:
    return all(one.person in ("1per", "2per") and one.mood == "indc" for one in verbs)


def _tells_or_orders(verbs: Sequence[PolishReading]) -> bool:
    return all(one.person in ("1per", "2per") for one in verbs)


def _gives(words: Sequence[str], at: int) -> bool:
    """Whether something in the accusative follows, that is given: “dała mnie książkę”."""
    found = [one for one in readings(words[at]) if one.kind] if at < len(words) else []
    return (
        bool(found)
        and all(one.kind in ("NOUN", "ADJF", "NUMR") for one in found)
        and any(one.case == "accs" for one in found)
    )


def _names_subject(words: Sequence[str], at: int, verbs: Sequence[PolishReading]) -> bool:
    """Whether what hurts follows, or nothing at all: “boli mi głowa”."""
    found = readings(words[at]) if at < len(words) else ()
    return any(one.kind == "NOUN" and one.case == "nomn" and one.number == verbs[0].number for one in found)


def _may_take(verbs: Sequence[PolishReading], words: Sequence[str], at: int) -> bool:
    """Whether somebody tells of himself, and no noun can follow, or it is told when or how."""
    return _speaks(verbs) and (_ends(words, at) or words[at] in LISTED["adverbs"])


def _ends(words: Sequence[str], at: int) -> bool:
    """Whether no noun can follow that the pronoun would belong to."""
    if at >= len(words) or words[at] in (".", ",", "!", "?", ")", ";"):
        return True
    found = readings(words[at])
    if words[at] in PREPOSITIONS:
        return True
    return bool(found) and all(one.kind in ("VERB", "CONJ", "PREP", "INFN") for one in found)
