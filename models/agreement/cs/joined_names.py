"""Two who are named do something together: “Jana a Marek koupil byt” is “koupili”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.pasts import pasts
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_verbs_of_named"]

_NAMED, _VERB = 3, 4


def wrong_verbs_of_named(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb in the singular behind two names that open a sentence."""
    if len(words) < _VERB + 1 or words[1] != "a" or not (words[0].istitle() and words[2].istitle()):
        return
    known = grammar.listed("men") | grammar.listed("women") | grammar.listed("first_names")
    both = {words[0], words[2]}
    if not both <= known:
        return
    at = _NAMED
    while at < len(words) - 1 and words[at] in grammar.listed("pronoun_clitics") | grammar.listed("adverbs") | {
        "se",
        "si",
    }:
        at += 1
    verbs = grammar.at(words, at)
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.number != "sing" for one in verbs):
        return
    if any(one.person in ("1per", "2per") for one in verbs):
        return
    women = not both & grammar.listed("men") and all(
        any(one.gender == "femn" for one in grammar.readings(name)) for name in both
    )
    forms: tuple[str, ...] = ()
    for one in verbs:
        if one.tense == "past":
            several = pasts(grammar, one, "plur")
            forms = several[1:] if women else several[:1]
        else:
            form = one.form("plur", "3per", one.tense, "indc")
            forms = (form,) if form else ()
    if forms:
        yield Disagreement(at, at + 1, forms, AgreementReason.SUBJECT, " ".join(words[:3]))
