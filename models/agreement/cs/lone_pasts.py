"""Pasts in the singular behind their subject, where that does not begin the sentence: “a kohout kokrhala”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_lone_pasts"]


def wrong_lone_pasts(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pasts of one behind “a” or “ale” with a noun in the nominative of another gender right before them."""
    for at in range(2, len(words)):
        verbs = grammar.at(words, at)
        if not verbs or any((one.kind, one.tense) != ("VERB", "past") for one in verbs):
            continue
        places = segment(words, at)
        border = places[0] - 1
        if border < 1 or words[border] not in ("a", "ale") or not _has_verb(grammar, words, segment(words, border - 1)):
            continue
        nouns = grammar.at(words, places[0])
        small = grammar.listed("adverbs") | grammar.listed("reflexives")
        if not nouns or any(words[place] not in small for place in range(places[0] + 1, at)):
            continue
        if any((one.kind, one.number) != ("NOUN", "sing") or one.case not in ("nomn", "voct") for one in nouns):
            continue
        genders = {one.gender for one in nouns}
        if len(genders) != 1 or any(one.is_name or may_be_woman(grammar, one) for one in nouns):
            continue
        if any(one.gender in genders and one.number == "sing" for one in verbs):
            continue
        if any(one.lemma in grammar.listed("many") | grammar.listed("times") for one in nouns):
            continue
        forms = dict.fromkeys(one.form("past", "sing", *genders) for one in verbs)
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(at, at + 1, replacements[:2], AgreementReason.SUBJECT, words[places[0]])


def _has_verb(grammar: InflectedGrammar, words: Sequence[str], places: range) -> bool:
    return any(one.kind == "VERB" for place in places for one in grammar.at(words, place))
