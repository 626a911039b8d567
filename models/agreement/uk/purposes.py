"""Infinitives behind “щоб” and somebody who is to do it: “мама сказала, щоб я купити хліба”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_persons_purposes"]

_PERSONS = {
    "я": ("sing", ("masc", "femn")), "ти": ("sing", ("masc", "femn")), "він": ("sing", ("masc",)),
    "вона": ("sing", ("femn",)), "ми": ("plur", ("",)), "ви": ("plur", ("",)), "вони": ("plur", ("",)),
}  # fmt: skip


def wrong_persons_purposes(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The infinitive as the only verb of a clause that “щоб” and a pronoun begin."""
    for at in range(len(words) - 2):
        if words[at].lower() not in ("щоб", "аби", "якби") or words[at + 1] not in _PERSONS:
            continue
        places = [place for place in clause(words, at) if place > at]
        verbs = [place for place in places if any(one.kind in ("VERB", "INFN") for one in grammar.at(words, place))]
        small = {words[place].lower() for place in places}
        if len(verbs) != 1 or small & (grammar.listed("without_verb") | {"було", "міг", "могла"}):
            continue
        [verb] = verbs
        if any(one.kind != "INFN" for one in grammar.at(words, verb)):
            continue
        number, genders = _PERSONS[words[at + 1]]
        forms = dict.fromkeys(form for gender in genders if (form := grammar.words.past(words[verb], number, gender)))
        if forms:
            yield Disagreement(verb, verb + 1, tuple(forms), AgreementReason.PURPOSE, words[at].lower())
