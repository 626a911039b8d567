"""Infinitives of the person of their subject: “voy a ducharse”, “para eles assinar”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_infinitives"]

_OWN = {
    "es": ("me", "te", "se", "nos", "os", "se"),
    "it": ("mi", "ti", "si", "ci", "vi", "si"),
    "pt": ("me", "te", "se", "nos", "vos", "se"),
    "fr": ("me", "te", "se", "nous", "vous", "se"),
}
_THIRD = (2, 5)


def wrong_infinitives(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Reflexive infinitives of another person than the verb before them, and Portuguese ones with a subject."""
    for at in range(len(words) - 1):
        yield from _reflexive(grammar, words, at)
        if grammar.code == "pt":
            yield from _personal(grammar, words, at)
            yield from _of_future(grammar, words, at)


def _reflexive(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A modal verb in the first or second person before an infinitive with the pronoun of the third."""
    word = words[at].lower()
    modal = word in grammar.words("modals") | grammar.words("going")
    readings = [one for one in grammar.verbs.readings(word) if one.is_finite and one.tense != "imperative"]
    persons = {one.person for one in readings}
    if not modal or len(persons) != 1 or persons & {*_THIRD}:
        return
    own = _OWN[grammar.code][min(persons)]
    place = at + 1
    if place < len(words) - 1 and words[place] in grammar.words("before_reflexives"):
        place += 1
    if place >= len(words):
        return
    if grammar.code in ("es", "it"):
        end = "se" if grammar.code == "es" else "si"
        stem = words[place].removesuffix(end)
        infinitive = stem if grammar.code == "es" else f"{stem}e"
        if words[place].endswith(end) and _is_infinitive(grammar, infinitive):
            yield from grammar.found(place, (stem + own,), AgreementReason.SUBJECT, word)
    elif words[place] in ("se", "s'") and place + 1 < len(words) and _is_infinitive(grammar, words[place + 1]):
        form = own
        if words[place] == "s'" and own in ("me", "te"):
            form = f"{own[0]}'"
        if words[place] == "s'" and form[-1] != "'":
            return
        yield from grammar.found(place, (form,), AgreementReason.SUBJECT, word)


def _is_infinitive(grammar: RomanceGrammar, word: str) -> bool:
    return any(one.tense == "infinitive" for one in grammar.verbs.readings(word))


def _of_future(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The future subjunctive of an irregular verb: “quando eu ter tempo”."""
    if words[at].lower() not in ("quando", "se", "enquanto") or at + 2 >= len(words):
        return
    person = {"eu": 0, "você": 2, "ele": 2, "ela": 2, "nós": 3, "vocês": 5, "eles": 5, "elas": 5}.get(words[at + 1])
    lemmas = {one.lemma for one in grammar.verbs.readings(words[at + 2])}
    if person is None or lemmas != {words[at + 2]}:
        return
    form = grammar.verbs.form(words[at + 2], "future_subjunctive", person)
    if form and form != words[at + 2]:
        yield from grammar.found(at + 2, (form,), AgreementReason.PURPOSE, words[at].lower())


def _personal(grammar: RomanceGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """“Para eles assinar”, “antes de nós sair”, “para mim fazer”."""
    before = words[at].lower()
    if before not in ("para", "sem", "de", "até", "por", "ao", "melhor") or at + 2 >= len(words):
        return
    if before == "de" and (not at or words[at - 1].lower() not in ("antes", "depois", "apesar")):
        return
    if before == "melhor" and (not at or words[at - 1].lower() not in ("é", "seria")):
        return
    subject, verb = words[at + 1], words[at + 2]
    readings = grammar.verbs.readings(verb)
    if not any(one.tense == "infinitive" for one in readings):
        return
    if subject == "mim":
        if before == "para" and not _is_judged(grammar, words, at):
            yield from grammar.found(at + 1, ("eu",), AgreementReason.WORD, verb)
        return
    person = {"nós": 3, "eles": 5, "elas": 5, "vocês": 5}.get(subject)
    if person is None or (before == "para" and _is_judged(grammar, words, at)):
        return
    lemma = next(one.lemma for one in readings if one.tense == "infinitive")
    form = grammar.verbs.form(lemma, "personal", person)
    if form:
        yield from grammar.found(at + 2, (form,), AgreementReason.SUBJECT, subject)


def _is_judged(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether it is told how something is for somebody: “é difícil para mim fazer isso”."""
    before = words[max(at - 4, 0) : at]
    return not before or any(
        word in grammar.nouns.adjectives or word in grammar.words("judging") for word in map(str.lower, before)
    )
