"""Infinitives of the other aspect: “перестань крикнути”, “встиг добігати”, “давай піти”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.uk.pairs import done_once_of, is_done_once, is_lasting, lasting_of

__all__ = ["wrong_stages"]

_ENDING = frozenset({"встигнути", "вдатися", "зуміти", "встигти", "устигти"})
_HARDLY = frozenset({"ледве", "ледь", "вчасно", "нарешті"})
_NEVER_ONCE = frozenset({"стати", "ставати"})
_TOGETHER = frozenset({"давай", "давайте", "нумо"})
_NEAR = 3


def wrong_stages(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The infinitives of a sentence behind verbs of beginning, of getting done, and behind “давай”."""
    for at in range(len(words) - 1):
        together = words[at].lower() in _TOGETHER
        found = grammar.at(words, at)
        verbs = [one for one in found if one.kind in ("VERB", "INFN")]
        names = {name for one in verbs for name in grammar.names(one)} if len(verbs) == len(found) else set()
        begins = bool(names & (grammar.listed("phases") - _NEVER_ONCE))
        if not (together or begins or names & _ENDING):
            continue
        place = at + 1
        small = grammar.listed("adverbs") | grammar.listed("clitics")
        while place < len(words) - 1 and place - at <= _NEAR and words[place] in small - {"не"}:
            place += 1
        infinitives = [one for one in grammar.at(words, place) if one.kind == "INFN"]
        if not infinitives or not words[place].islower():
            continue
        verb = infinitives[0].lemma
        forms: tuple[str, ...] = ()
        if together and is_done_once(grammar, verb):
            forms = grammar.words.finite(verb, "1per", "plur")[:1]
        elif begins and not together and is_done_once(grammar, verb):
            forms = (lasting_of(grammar, verb),)
        elif names & _ENDING and is_lasting(grammar, verb):
            forms = (done_once_of(grammar, verb),)
        if any(forms):
            word = words[at].lower()
            hardly = names & _ENDING and {one.lower() for one in words[max(at - _NEAR, 0) : at]} & _HARDLY
            sure = together or bool(hardly)
            yield Disagreement(place, place + 1, forms, AgreementReason.INFINITIVE, word, unsure=not sure)
