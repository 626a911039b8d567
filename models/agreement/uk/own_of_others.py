"""“Його”, “її” and “їхній” of what belongs to the subject itself: “вона любить її роботу”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.reading import WordReading

__all__ = ["wrong_owners_told_of"]

_OWN, _THEIR = "свій", "їхній"
_OF = {"його": ("sing", "masc"), "її": ("sing", "femn"), "їх": ("plur", "")}
"""The number and gender of the subject to which a pronoun may belong."""
_SPEAKERS = frozenset({"я", "ти", "ми", "ви"})
_LEAST, _LEAST_OF_TOOLS = 0.5, 1.0
"""What the sentence must gain, and where the pronoun may be an object: “надіслати їх поштою”."""


def wrong_owners_told_of(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The possessives of the third person right behind the verb of a subject with their number and gender."""
    for at in range(2, len(words) - 2):
        owner = _owner(grammar, words[at])
        if not owner:
            continue
        phrase = grammar.phrase(words, at + 1, governed=True)
        if phrase is None or phrase.end >= len(words):
            continue
        start = clause(words, at).start
        verb = _first_verb(grammar, words, start, at)
        if verb <= start or (words[at - 1].lower() in grammar.prepositions and words[at] == "їх"):
            continue
        if any(grammar.is_any(words[place], "letting") for place in range(verb, at)) or not _is_subject(
            grammar, words, range(start, verb), *owner
        ):
            continue
        nouns = [noun for noun in phrase.agreeing if noun.case not in ("nomn", "voct")]
        forms = tuple(dict.fromkeys(form for noun in nouns if (form := _form(grammar, noun))))
        if forms:
            least = _LEAST_OF_TOOLS if any(noun.case == "ablt" for noun in nouns) else _LEAST
            told = words[verb].lower()
            yield Disagreement(at, at + 1, forms[:4], AgreementReason.OWN, told, unsure=True, least=least)


def _owner(grammar: InflectedGrammar, word: str) -> tuple[str, str] | None:
    """The number and gender of whose something is by a possessive; None where the word is none."""
    if word in _OF:
        return _OF[word]
    their = word.islower() and any(one.lemma == _THEIR for one in grammar.readings(word))
    return _OF["їх"] if their else None


def _first_verb(grammar: InflectedGrammar, words: Sequence[str], start: int, at: int) -> int:
    """The first of the verbs before a word, between which and it adverbs and one preposition stand alone; else -1."""
    first, place = -1, at - 1
    if words[place].lower() in grammar.prepositions:
        place -= 1
    while place >= start:
        found = grammar.at(words, place)
        if found and all(one.kind in ("VERB", "INFN") for one in found):
            first = place
        elif words[place] not in grammar.listed("adverbs"):
            break
        place -= 1
    return first


def _is_subject(grammar: InflectedGrammar, words: Sequence[str], places: range, number: str, gender: str) -> bool:
    """Whether all nouns and pronouns in the nominative before a verb have a number and gender."""
    found = [
        one
        for place in places
        for one in grammar.at(words, place)
        if one.kind in ("NOUN", "NPRO") and one.case == "nomn"
    ]
    if {words[place].lower() for place in places} & _SPEAKERS:
        return False
    return bool(found) and all(one.number == number and (not gender or one.gender == gender) for one in found)


def _form(grammar: InflectedGrammar, noun: WordReading) -> str:
    """“Свій” beside a noun."""
    like = {"anim": "gent"}.get(noun.animate, "nomn")
    case = like if noun.case == "accs" and (noun.gender == "masc" or noun.number == "plur") else noun.case
    gender = [noun.gender] if noun.number == "sing" else []
    return next((one.form(case, noun.number, *gender) for one in grammar.readings(_OWN) if one.lemma == _OWN), "")
