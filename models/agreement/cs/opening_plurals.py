"""Nouns of the plural that open a sentence, with a past of men: “kuřata zobali zrní”, “dny ubíhali jeden za druhým”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import nominatives, segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_pasts_of_opening_plurals"]

_PASSING = frozenset(
    {"ubíhat", "uběhnout", "utéct", "utíkat", "plynout", "uplynout", "míjet", "minout", "letět", "uletět", "začít",
     "skončit", "končit", "nastat", "přijít", "pokračovat", "zkracovat", "prodlužovat", "vléct"}
)  # fmt: skip
"""What times do."""
_THAT = frozenset({"že", "aby", "ať", "jestli", "zda", "kdy", "proč"})
_MEN = ("masc", "anim")


def wrong_pasts_of_opening_plurals(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The past behind a noun with which a sentence opens, where an object follows, or where it can have none."""
    phrase = grammar.phrase(words, 0)
    if phrase is None or phrase.end >= len(words) - 1 or not phrase.agreeing:
        return
    nouns = [one for one in phrase.agreeing if one.case == "nomn"]
    genders = {one.gender for one in nouns if one.number == "plur"}
    if len(genders) != 1:
        return
    if any((one.gender, one.animate) == _MEN for one in phrase.nouns):
        return
    at = phrase.end
    small = grammar.listed("pronoun_clitics") | grammar.listed("adverbs") | {"se", "si", "už", "pak", "nám", "mi"}
    while at < len(words) - 1 and words[at] in small:
        at += 1
    places = segment(words, phrase.start)
    if at not in places or grammar.listed("speaking_verbs") & {words[place].lower() for place in places}:
        return
    verbs = grammar.at(words, at)
    if not verbs or any(one.kind != "VERB" or (one.gender, one.animate) != _MEN for one in verbs):
        return
    if any(one.kind in ("VERB", "INFN") for place in places if place > at for one in grammar.at(words, place)):
        return
    if any(
        (one.gender, one.animate) == _MEN or one.kind != "NOUN"
        for place, one in nominatives(grammar, words, at)
        if place > at
    ):
        return
    times = any(one.lemma in grammar.listed("times") for one in phrase.nouns)
    if times and not all(grammar.names(one) & _PASSING for one in verbs):
        return
    says = places[-1] + 2 < len(words) and words[places[-1] + 1] == "," and words[places[-1] + 2] in _THAT
    alone = all(grammar.names(one) & (grammar.listed("intransitive") - {"být"}) for one in verbs)
    if not times and not says and not alone and not _has_object(grammar, words, at + 1):
        return
    word = words[at]
    if word.endswith("li"):
        meant = word[:-1] + ("a" if genders == {"neut"} else "y")
        yield Disagreement(at, at + 1, (meant,), AgreementReason.SUBJECT, " ".join(phrase.words).lower(), unsure=True)


def _has_object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun in the accusative, or a number of things, stands right behind a verb."""
    while at < len(words) - 1 and words[at] in grammar.listed("pronoun_clitics") | {"si"}:
        at += 1
    if at >= len(words):
        return False
    if words[at].lower() in grammar.listed("cardinals") | grammar.table.few.keys() | {"několik", "spoustu", "hodně"}:
        return True
    phrase = grammar.phrase(words, at)
    if phrase is None or any(one.lemma in grammar.listed("times") for one in phrase.nouns):
        return False
    cases = {one.case for one in phrase.agreeing}
    return "accs" in cases and ("datv" not in cases or phrase.words[-1].endswith("í"))
