"""“mě” and “mi”, “ho” and “mu” taken for each other beside verbs with one case: “řekla mě”, “mně neposlouchá”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import Clause, clause_around
from models.agreement.cs.reflexive_pronouns import has_object
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_small_pronouns"]

_DATIVES = {"mě": "mi", "tě": "ti", "nás": "nám", "vás": "vám", "ho": "mu", "ji": "jí"}
_ACCUSATIVES = {"mi": "mě", "mně": "mě", "ti": "tě", "nám": "nás", "vám": "vás", "mu": "ho", "jí": "ji"}
_THINGS = frozenset({"ho", "ji"})
_OF_THINGS = frozenset({"nabídnout", "nabízet", "doporučit", "vysvětlit", "půjčit", "psát", "napsat", "říkat"})
_TOLD = frozenset({"že", "ať", "aby", "abych", "abys", "abychom", "abyste", "jestli", "kdy", "jak", "proč", "kde"})
_HAVING, _GLADLY = frozenset({"mít"}), frozenset({"rád", "ráda", "rádi"})
_COMPARING = frozenset({"a", "i", "ani", "než", "jako"})
_WHITHER = frozenset({"sem", "tam", "domů", "zpátky", "zpět", "dovnitř", "ven", "k", "ke", "do"})
_OFTEN = frozenset({"den", "týden", "rok", "měsíc", "hodina", "minuta", "večer", "ráno", "víkend", "chvíle"})
_GIVEN = frozenset({"mi", "ti", "mu", "nám", "vám", "jim"})


def wrong_small_pronouns(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The short pronouns of a sentence in another case than the verb of their clause takes."""
    for at, word in enumerate(words):
        small = word.lower()
        if (small not in _DATIVES and small not in _ACCUSATIVES) or (
            at and (words[at - 1].lower() in grammar.prepositions.keys() - {"se"} or words[at - 1] in _COMPARING)
        ):
            continue
        clause = clause_around(grammar, words, at)
        if clause is None:
            continue
        meant = _DATIVES.get(small) if _takes_dative(grammar, words, small, clause) else None
        if small in _ACCUSATIVES and _takes_accusative(grammar, words, at, clause):
            meant = None if words[clause.verb].lower() == "prosím" else _ACCUSATIVES[small]  # “pomoz mi prosím”
        if small == "ji" and _tells(grammar, words, clause):
            meant = _DATIVES[small]
        if meant is not None:
            form = {"mi": "mně"}.get(meant, meant).title() if word.istitle() else meant
            yield Disagreement(at, at + 1, (form,), AgreementReason.VERB, words[clause.verb].lower())


def _tells(grammar: InflectedGrammar, words: Sequence[str], clause: Clause) -> bool:
    """Whether somebody is told what the clause behind the comma says: “řekl jsem ji, že přijdu”."""
    that = words[clause.end + 1 : clause.end + 2] == ["že"]
    told = clause.is_any(grammar.listed("dative_of_people")) and (that or not clause.is_any(_OF_THINGS))
    return told and words[clause.end : clause.end + 1] == [","] and not _TOLD.isdisjoint(words[clause.end + 1 :][:1])


def _takes_dative(grammar: InflectedGrammar, words: Sequence[str], small: str, clause: Clause) -> bool:
    within = {word.lower() for word in words[clause.start : clause.end]}
    if small in _DATIVES and _GIVEN & within - {small}:
        return False  # “doporučil mi vás kolega”
    if clause.is_any(grammar.listed("dative_alone")):
        return True
    if clause.is_any(grammar.listed("giving")) and (
        has_object(grammar, words, clause) or (small in _THINGS and _has_object_before(grammar, words, clause))
    ):
        return True
    if small in _THINGS:
        return False
    called = clause.is_any(grammar.listed("calling")) and clause.persons <= {"2per", "imperative"}
    called = called and not _WHITHER & within  # “proč jste nás sem zavolali”
    return called or clause.is_any(grammar.listed("dative_of_people"))


def _takes_accusative(grammar: InflectedGrammar, words: Sequence[str], at: int, clause: Clause) -> bool:
    if clause.is_any(grammar.listed("about_oneself")):
        return words[at].lower() in ("mi", "mně", "ti", "nám", "vám")
    if clause.is_any(grammar.listed("feeling")):
        return words[at].lower() != "jí"
    loved = clause.is_any(_HAVING) and not _GLADLY.isdisjoint(words[clause.start : clause.end])
    if not (loved or clause.is_any(grammar.listed("accusative_of_people"))) or any(
        word in ("se", "si", "to", "co", "ho", "ji", "je", "tě", "mě") for word in words[clause.start : clause.end]
    ):
        return False
    speaks = clause.speaks
    for place in range(clause.start, clause.end):
        if place in (at, clause.verb) or (place and words[place - 1].lower() in grammar.prepositions):
            continue
        readings = grammar.at(words, place)
        direct = any(one.case == "nomn" for one in readings)
        governed = _is_governed(grammar, words, place, clause.start)
        if (
            not governed
            and any(one.case in ("accs", "gent") for one in readings)
            and not _is_time(grammar, words, place)
            and (speaks or place > clause.verb or not direct)
        ):
            return False
        if not readings and words[place].isalpha() and words[place].islower() and len(words[place]) > 1:
            return False
    return True


def _is_time(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    """Whether a word is a time or belongs to one: “každý den”."""
    return any(
        one.lemma in _OFTEN
        for near in (place, place + 1)
        for one in grammar.at(words, near)
        if near == place or any(other.kind == "ADJF" for other in grammar.at(words, place))
    )


def _is_governed(grammar: InflectedGrammar, words: Sequence[str], place: int, start: int) -> bool:
    """Whether a word belongs to a phrase behind a preposition."""
    for before in range(max(place - 3, start), place):
        if words[before].lower() in grammar.prepositions:
            phrase = grammar.phrase(words, before + 1, governed=True)
            if phrase is not None and phrase.start <= place < phrase.end:
                return True
    return False


def _has_object_before(grammar: InflectedGrammar, words: Sequence[str], clause: Clause) -> bool:
    """Whether a noun before a verb can be but its object: “tu knihu jsem ji vrátil”."""
    for place in range(clause.start, clause.verb):
        readings = grammar.at(words, place)
        nouns = bool(readings) and all(one.kind == "NOUN" and one.case == "accs" for one in readings)
        if nouns and not _is_governed(grammar, words, place, clause.start):
            return not any(one.lemma in grammar.listed("times") for one in readings)
    return False
