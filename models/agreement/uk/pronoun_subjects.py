"""Verbs behind “кожен з нас” and “що” not in the third person singular: “що трапився”, “хтось з них прийшли”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_pronoun_subjects"]

_ONE_OF = {
    "кожен": "masc", "кожний": "masc", "кожна": "femn", "жоден": "masc", "жодна": "femn", "хтось": "masc",
    "ніхто": "masc", "дехто": "masc", "один": "masc", "одна": "femn", "хто": "masc",
}  # fmt: skip
_FROM = frozenset({"з", "із", "зі"})


def wrong_pronoun_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence that do not go with such a subject."""
    for at, word in enumerate(words[:-2]):
        small = word.lower()
        if (
            small in _ONE_OF
            and words[at + 1] in _FROM
            and (at == 0 or words[at - 1].lower() not in grammar.prepositions)
        ):
            yield from _one_of(grammar, words, at)
    if words and words[0] == "Що":
        yield from _what(grammar, words)


def _one_of(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    place = at + 3
    phrase = grammar.phrase(words, at + 2, governed=True)
    if phrase is not None:
        place = phrase.end
    elif not any(one.kind == "NPRO" for one in grammar.at(words, at + 2)):
        return
    while place < len(words) - 1 and words[place] in grammar.listed("adverbs"):
        place += 1
    verbs = grammar.at(words, place)
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.number != "plur" for one in verbs):
        return
    gender = _ONE_OF[words[at].lower()]
    forms = dict.fromkeys(form for one in verbs if (form := _singular(one, gender)))
    if forms:
        yield Disagreement(place, place + 1, tuple(forms), AgreementReason.SUBJECT, words[at].lower())


def _singular(verb: InflectedReading, gender: str) -> str:
    if verb.tense == "past":
        return verb.form("past", "sing", gender)
    return verb.form(verb.tense, "3per", "sing")


def _what(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb that takes no object, in the past of another gender right behind a question with “що”."""
    yield from _felt(grammar, words)
    verbs = grammar.at(words, 1)
    if not verbs or any(one.kind != "VERB" or one.tense != "past" or one.gender == "neut" for one in verbs):
        return
    if not all(one.lemma in grammar.listed("occurring") for one in verbs):
        return
    forms = dict.fromkeys(form for one in verbs if (form := one.form("past", "sing", "neut")))
    if forms:
        yield Disagreement(1, 2, tuple(forms), AgreementReason.SUBJECT, "що")


def _felt(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb of what is felt in the plural, of which one asks with “що”: “що тебе хвилюють?”."""
    for at in range(1, min(4, len(words) - 1)):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.number != "plur" for one in verbs):
            continue
        if words[at + 1] == "?" and all(one.lemma in grammar.listed("feeling") for one in verbs):
            forms = dict.fromkeys(
                one.form("past", "sing", "neut") if one.tense == "past" else one.form(one.tense, "3per", "sing")
                for one in verbs
            )
            if texts := tuple(filter(None, forms)):
                yield Disagreement(at, at + 1, texts, AgreementReason.SUBJECT, "що")
        return
