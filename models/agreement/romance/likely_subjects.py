"""What is likely the subject of a verb, however long: “tous les documents de la mairie”, “mis primos, que viven allí,”.

It may be an object or a time as well, so that the whole sentence has to tell.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["LikelySubject", "antecedent", "likely_phrase", "likely_subject", "likely_subjects"]

_SINGULAR, _PLURAL = 2, 5
_ASIDE = 12
"""Words of a clause between commas that stands behind a subject."""
_TELLING_MORE = frozenset(
    {"que", "qui", "che", "qu'", "dont", "où", "quien", "quienes", "cui", "quem", "onde", "donde"}
)
_FINITE = frozenset({"imperfect", "future", "conditional"})
"""Tenses whose forms look like no noun."""
_PHRASES = 2
"""Phrases with a preposition that a noun has behind it."""


class LikelySubject(NamedTuple):
    """A noun phrase or pronoun at the beginning of a clause.

    Attributes:
        end: the index behind its last word.
        person: 2 for the third person in the singular, 5 in the plural.
        cells: the genders and numbers that it may have.
        word: the word that stands for it.
        noun: the index of that word.
    """

    end: int
    person: int
    cells: frozenset[str]
    word: str
    noun: int


def likely_subjects(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[LikelySubject]:
    """Those of a sentence, each as it ends before its verb or before a clause that tells more of it."""
    for at in range(len(words) - 1):
        if grammar.opens(words, at) and (subject := likely_subject(grammar, words, at)) is not None:
            yield subject


def likely_subject(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LikelySubject | None:
    """The noun phrase or pronoun that begins at a word, None if none does."""
    small = words[at].lower()
    if small in grammar.words("plural_subjects") and _is_alone(grammar, words, at + 1):
        return LikelySubject(at + 1, _PLURAL, frozenset(), small, at)
    counted = _counted(grammar, words, at)
    if counted is not None:
        return counted
    if small in grammar.words("all"):
        at += 1
    found = likely_phrase(grammar, words, at)
    if (
        found is None
        or small in grammar.words("asking_how_many")
        or found.word in grammar.words("many") | grammar.words("times")
    ):
        return None
    if words[found.end : found.end + 1] and words[found.end].lower() in grammar.words("and"):
        return _without_aside(grammar, words, found)
    return _without_aside(grammar, words, found._replace(end=_behind_phrases(grammar, words, found.end)))


def antecedent(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LikelySubject | None:
    """What ends before a relative pronoun, if all nouns of it have one number.

    Args:
        grammar: of the language.
        words: the sentence.
        at: the index of the pronoun.
    """
    end = at - (words[at - 1] == ",")
    for start in range(end - 2, max(end - 8, -1), -1):
        if _told(grammar, words, start) is None:
            continue
        while start and _told(grammar, words, start - 1) is not None:
            start -= 1
        found = _told(grammar, words, start)
        before = words[start - 1].lower() if start else ""
        if found is None:
            return None
        governed = before in grammar.words("of") | grammar.words("inner_prepositions")
        if governed and start > 1 and words[start - 2] in grammar.nouns:
            return None  # “la liste dans les fichiers qui”
        if (found.end if found.end == end else _behind_phrases(grammar, words, found.end)) != end:
            return None
        if end < at and not grammar.opens(words, start):
            return None  # “dans tous ses forfaits, qui utilise”
        if before in grammar.words("and") and found.person == _SINGULAR:
            return None  # “un type et un décalage qui correspondent”
        if found.end != end and not _same_number(grammar, words, found, end):
            return None
        return found._replace(end=end)
    return None


def _told(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LikelySubject | None:
    """A noun with its determiner, or with how many there are; French “des” is one."""
    counted = _counted(grammar, words, at)
    if counted is not None or words[at] != "des" or at + 1 >= len(words):
        return counted or likely_phrase(grammar, words, at)
    if not _may_be_noun(grammar, words, at + 1) or (cells := _plural(grammar, words[at + 1])) == frozenset():
        return None
    if at and words[at - 1] in grammar.nouns and not grammar.readings(words[at - 1]):
        return None  # “la liste des voisins”
    return LikelySubject(_behind_adjectives(grammar, words, at + 2), _PLURAL, cells, words[at + 1], at + 1)


def _same_number(grammar: RomanceGrammar, words: Sequence[str], head: LikelySubject, end: int) -> bool:
    """Whether the nouns behind that of a phrase have its number, too."""
    number = "p" if head.person == _PLURAL else "s"
    return all(
        number in {cell[1] for cell in cells}
        for word in words[head.end : end]
        if (cells := grammar.nouns.cells(word)) and word not in grammar.particles
    )


def _is_alone(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb stands at a word, with its pronouns, so that what stands before it is no determiner."""
    place = grammar.after_clitics(words, at)
    return place < len(words) and any(one.is_finite for one in grammar.readings(words[place]))


def _counted(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LikelySubject | None:
    """A noun behind what tells how many there are: “beaucoup de gens”, “la plupart des élèves”, “plusieurs amis”."""
    small = [word.lower() for word in words[at : at + 3]]
    size = next((size for size in (3, 2, 1) if "_".join(small[:size]) in grammar.words("plural_determiners")), 0)
    place = at + size
    if not size or place >= len(words) or not _may_be_noun(grammar, words, place):
        return None
    if grammar.nouns.cells(words[place]) and not _plural(grammar, words[place]):
        return None  # “beaucoup de monde”
    return _without_aside(
        grammar,
        words,
        LikelySubject(_behind_phrases(grammar, words, _behind_adjectives(grammar, words, place + 1)), _PLURAL,
                      _plural(grammar, words[place]), words[place], place),
    )  # fmt: skip


def _plural(grammar: RomanceGrammar, noun: str) -> frozenset[str]:
    return frozenset(cell for cell in grammar.nouns.cells(noun) if cell[1] == "p")


def likely_phrase(grammar: RomanceGrammar, words: Sequence[str], at: int) -> LikelySubject | None:
    """A determiner whose number is known, a noun, and adjectives on either side."""
    at = grammar.possessed(words, at)
    if at + 1 >= len(words):
        return None
    small = words[at].lower()
    contracted = grammar.words("contracted") - grammar.words("owners")
    asked = grammar.determiner(small) if small not in contracted else frozenset()
    numbers = {cell[1] for cell in asked}
    told = grammar.verbs.readings(words[at + 1]) if small in grammar.words("loose") else ()
    if told and (not grammar.nouns.cells(words[at + 1]) or any(one.tense in _FINITE for one in told)):
        return None  # “l'avait laissée”
    if len(numbers) != 1 or not _may_be_noun(grammar, words, at + 1):
        return None
    noun = at + 1
    if (
        grammar.is_adjective(words[noun])
        and noun + 1 < len(words)
        and grammar.nouns.cells(words[noun + 1]) & asked
        and not grammar.is_adjective(words[noun + 1])
        and words[noun + 1] not in grammar.particles
    ):
        noun += 1
    cells = grammar.noun(words[noun]) & asked
    person = _PLURAL if numbers == {"p"} else _SINGULAR
    return LikelySubject(_behind_adjectives(grammar, words, noun + 1), person, cells, words[noun], noun)


def _may_be_noun(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    word = words[at]
    if not word.isalpha() or not word.islower() or word in grammar.particles or word in grammar.determiners:
        return False
    return word in grammar.nouns or not grammar.readings(word)


def _behind_adjectives(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int:
    while at < len(words) and _is_beside_noun(grammar, words[at]):
        at += 1
    return at


def _is_beside_noun(grammar: RomanceGrammar, word: str) -> bool:
    """Whether a word behind a noun is likely an adjective or participle of it."""
    if not word.isalpha() or not word.islower() or word in grammar.particles or word in grammar.words("between"):
        return False
    if any(one.is_finite for one in grammar.verbs.readings(word)) and not grammar.is_participle(word):
        return False
    return word not in grammar.words("inner_adverbs") | grammar.words("joins") | grammar.words("no_verbs")


def _behind_phrases(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int:
    """The index behind up to two phrases with a preposition that tell more of a noun."""
    for _ in range(_PHRASES):
        if at + 1 >= len(words) or words[at] not in grammar.words("of"):
            break
        place = at + 1
        contracted = grammar.words("contracted") - grammar.words("owners")
        if grammar.determiner(words[place]) and words[place].lower() not in contracted and place + 1 < len(words):
            place = grammar.possessed(words, place) + 1
        if place >= len(words) or not (words[place].istitle() or _may_be_noun(grammar, words, place)):
            break
        at = _behind_adjectives(grammar, words, place + 1)
    return at


def _without_aside(grammar: RomanceGrammar, words: Sequence[str], subject: LikelySubject) -> LikelySubject:
    """A subject with the clause between commas behind it."""
    at = subject.end
    if at + 1 >= len(words) or words[at] != "," or words[at + 1] not in _TELLING_MORE:
        return subject
    for place in range(at + 2, min(at + _ASIDE, len(words) - 1)):
        if words[place] == ",":
            return subject._replace(end=place + 1)
    return subject
