"""“Avere” or “essere” before an Italian participle: “sono dormito”, “lei ha uscita”, “ti hai lavato”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_auxiliaries"]

_HAVING, _BEING = "avere", "essere"
_REFLEXIVE = {"mi": 0, "ti": 1, "si": 2, "ci": 3, "vi": 4}
_ALWAYS_REFLEXIVE = frozenset({"ti", "vi"})
"""What stands before a form of “avere” of its own person as no object of place: “ci abbiamo pensato” is right."""
_THIRD, _THEY = 2, 5


def wrong_auxiliaries(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Participles whose perfect is made with the other verb."""
    if grammar.code != "it":
        return
    for at in range(len(words) - 1):
        place = at + 1
        while place < len(words) - 1 and words[place] in grammar.words("inner_adverbs"):
            place += 1
        verb = _participle(grammar, words[place])
        auxiliary = next((one for one in _finite(grammar, words[at]) if one.lemma in (_HAVING, _BEING)), None)
        if not verb or auxiliary is None:
            continue
        before = words[at - 1].lower() if at else ""
        if auxiliary.lemma == _HAVING and _wants_being(grammar, before, auxiliary, verb):
            yield from _with_being(grammar, words, at, place, auxiliary)
        elif auxiliary.lemma == _BEING and _wants_having(grammar, words, at, place, verb):
            yield from _with_having(grammar, words, at, place)


def _finite(grammar: RomanceGrammar, word: str) -> Iterator[VerbReading]:
    return (one for one in grammar.verbs.readings(word.lower()) if one.is_finite and one.tense != "imperative")


def _participle(grammar: RomanceGrammar, word: str) -> str:
    """The verb whose participle a word can but be; empty if it may be something else."""
    if not word.islower() or word[-1] not in "oaie":
        return ""
    readings = grammar.verbs.readings(word[:-1] + "o")
    own = grammar.verbs.readings(word)
    lemmas = {one.lemma for one in readings if one.tense == "participle"}
    if any(one.tense != "participle" for one in own) or len(lemmas) != 1:
        return ""
    return min(lemmas)


def _wants_being(grammar: RomanceGrammar, before: str, auxiliary: VerbReading, verb: str) -> bool:
    if verb in grammar.words("only_with_being"):
        return True
    if _REFLEXIVE.get(before) != auxiliary.person and not (before == "si" and auxiliary.person == _THEY):
        return False
    return before in _ALWAYS_REFLEXIVE or verb in grammar.words("usually_reflexive")


def _wants_having(grammar: RomanceGrammar, words: Sequence[str], at: int, place: int, verb: str) -> bool:
    before = words[at - 1].lower() if at else ""
    if before in (*_REFLEXIVE, "ne", "me", "te", "se", "ce", "ve", "che") or words[place][-1] not in "oi":
        return False
    persons = {one.person for one in _finite(grammar, words[at]) if one.lemma == _BEING}
    if verb in grammar.words("only_with_having"):
        return True
    if verb not in grammar.words("with_objects") or not persons & {0, 1, 3, 4} or place + 1 >= len(words):
        return False
    if _THEY in persons and words[place][-1] == "i":
        return False
    return words[place + 1] in grammar.words("before_objects")


def _with_being(
    grammar: RomanceGrammar, words: Sequence[str], at: int, place: int, auxiliary: VerbReading
) -> Iterator[Disagreement]:
    form = grammar.verbs.form(_BEING, auxiliary.tense, auxiliary.person)
    stem, ending = words[place][:-1], words[place][-1]
    subject = words[at - 1].lower() if at else ""
    feminine = ending in "ae" or subject in grammar.words("pronouns_fs") or words[at - 1] in grammar.words("names_f")
    ending = ("e" if ending in "ae" else "i") if auxiliary.person > _THIRD else "a" if feminine else "o"
    yield from _told(words, at, place, form, stem + ending)


def _with_having(grammar: RomanceGrammar, words: Sequence[str], at: int, place: int) -> Iterator[Disagreement]:
    being = [one for one in _finite(grammar, words[at]) if one.lemma == _BEING]
    plural = words[place][-1] == "i"
    best = next((one for one in being if (one.person > _THIRD) == plural), being[0])
    form = grammar.verbs.form(_HAVING, best.tense, best.person)
    yield from _told(words, at, place, form, words[place][:-1] + "o")


def _told(words: Sequence[str], at: int, place: int, form: str, participle: str) -> Iterator[Disagreement]:
    if not form:
        return
    form = form.capitalize() if words[at][0].isupper() else form
    if participle == words[place]:
        yield Disagreement(at, at + 1, (form,), AgreementReason.INFINITIVE, words[place])
    else:
        text = " ".join([form, *words[at + 1 : place], participle])
        yield Disagreement(at, place + 1, (text,), AgreementReason.INFINITIVE, words[place])
