"""Polish clauses: “żeby” and the past, and infinitives."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LASTING, LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["unsure_requests", "wrong_futures", "wrong_infinitives", "wrong_phases", "wrong_purposes"]

_PERSONS = {
    "": ("3per", ""), "m": ("1per", "sing"), "ś": ("2per", "sing"), "śmy": ("1per", "plur"), "ście": ("2per", "plur"),
}  # fmt: skip
_BETWEEN = frozenset({"się", "już", "jeszcze", "teraz", "dzisiaj", "dziś", "jutro", "dobrze", "zaraz", "szybko"})
_WANTING = frozenset({"chcieć", "móc", "musieć", "powinien"})
_ONCE = {lasting: once for once, lasting in LASTING.items() if lasting in LISTED["done_once"]}
"""What is mostly done once where it is wanted, by the verb that lasts: “mogę otworzyć”."""
_IMPERSONAL = ("3per", "sing")
"""As in “trzeba będzie zrobić”."""
_SKIPPED = LISTED["adverbs"] | {"ja", "ty", "on", "ona", "my", "wy", "oni", "one"}


def wrong_purposes(words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present or future behind “żeby”, “żebyś” ..."""
    for at, word in enumerate(words[:-1]):
        ending = _ending(word.lower())
        if ending is None:
            continue
        place = at + 1
        while place < len(words) - 1 and words[place].lower() in _SKIPPED:
            place += 1
        phrase = None if ending or word.lower() == "by" else PHRASING.phrase(words, place)
        named = [one for one in phrase.agreeing if one.case != "voct"] if phrase is not None else []
        if phrase is not None and named and all(one.case == "nomn" for one in named) and phrase.end < len(words):
            place = phrase.end
        else:
            named = []
        verbs = readings(words[place])
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.tense == "past" for one in verbs):
            continue
        if named and any(one.person != "3per" or one.number != named[0].number for one in verbs):
            continue
        person, number = _PERSONS[ending]
        forms = dict.fromkeys(
            one.past(number or one.number, gender)
            for one in verbs
            if ending or one.person == person
            for gender in (dict.fromkeys(noun.gender for noun in named) or ("m1", "femn"))
        )
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(place, place + 1, replacements, AgreementReason.PURPOSE, word.lower())


def _ending(word: str) -> str | None:
    """The ending of a person at “żeby”; None where a word is no such."""
    return next((end for end in _PERSONS if word.removesuffix(end) in LISTED["purposes"] and word.endswith(end)), None)


def wrong_futures(words: Sequence[str]) -> Iterator[Disagreement]:
    """A future with “będę” and the infinitive of a verb that is done once: “będę zrobić”."""
    for at, word in enumerate(words[:-1]):
        copulas = [one for one in readings(word) if one.tense == "futr" and (one.person, one.number) != _IMPERSONAL]
        verbs = [one for one in readings(words[at + 1]) if "ger" not in one.marks and one.lemma != "pójście"]
        if not copulas or not verbs or any(one.kind != "INFN" or "perf" not in one.marks for one in verbs):
            continue
        if any("imperf" in one.marks for one in verbs):
            continue
        forms = dict.fromkeys(one.finite(copula.person, copula.number) for one in verbs for copula in copulas)
        if lasting := [f"{word} {LASTING[one.lemma]}" for one in verbs if one.lemma in LASTING]:
            goes = any(one.lemma.endswith(("jść", "jechać")) for one in verbs)
            forms = dict.fromkeys([*forms, *lasting] if goes else [*lasting, *forms])
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(at, at + 2, replacements, AgreementReason.INFINITIVE, word.lower())


def wrong_phases(words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb that is done once behind one of beginning or ending: “zacząłem napisać”."""
    for at, word in enumerate(words[:-1]):
        begun = readings(word.lower() if at == 0 else word)
        if not begun or any(one.lemma not in LISTED["phases"] for one in begun):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in _BETWEEN:
            behind += 1
        verbs = [one for one in readings(words[behind]) if one.kind == "INFN"]
        forms = dict.fromkeys(LASTING[one.lemma] for one in verbs if "perf" in one.marks and one.lemma in LASTING)
        if forms:
            yield Disagreement(behind, behind + 1, tuple(forms), AgreementReason.INFINITIVE, word.lower())


def wrong_infinitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present right behind one that takes the infinitive: “chcę idę”."""
    for at, word in enumerate(words[:-1]):
        modals = readings(word.lower() if at == 0 else word)
        if not modals or any(one.kind != "VERB" or one.lemma not in LISTED["modals"] for one in modals):
            continue
        if word.lower() in ("może", "musi"):
            continue
        behind = at + 1
        while behind < len(words) - 1 and (words[behind] in _BETWEEN or words[behind] in LISTED["listeners"]):
            behind += 1
        verbs = readings(words[behind])
        if not verbs or any(one.kind != "VERB" or one.tense != "pres" or one.mood != "indc" for one in verbs):
            continue
        if any(one.lemma in LISTED["modals"] for one in verbs):
            continue  # a comma is missing: “jak chcesz możesz”
        forms = dict.fromkeys(one.infinitive() for one in verbs)
        if all(one.lemma in _WANTING for one in modals):
            once = [_ONCE[one.lemma] for one in verbs if one.lemma in _ONCE]
            forms = dict.fromkeys([*once, *forms])
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(behind, behind + 1, replacements, AgreementReason.INFINITIVE, word.lower())


def unsure_requests(words: Sequence[str]) -> Iterator[Disagreement]:
    """An order right behind “proszę”: “proszę zamknij”."""
    for at, word in enumerate(words[:-1]):
        if word.lower() != "proszę":
            continue
        at += words[at + 1] == "nie" and at + 2 < len(words)
        verbs = readings(words[at + 1])
        if verbs and all(one.kind == "VERB" and one.mood == "impr" for one in verbs):
            forms = tuple(dict.fromkeys(form for one in verbs if (form := one.infinitive())))
            if forms:
                yield Disagreement(at + 1, at + 2, forms, AgreementReason.INFINITIVE, word.lower(), unsure=True)
