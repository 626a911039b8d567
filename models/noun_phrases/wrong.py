"""Noun phrases that do not agree, or stand in a case that nothing around them asks for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from models.noun_phrases.cells import PLURAL_CELLS, Declension, listed
from models.noun_phrases.governing import CaseReason, Governor, governor
from models.noun_phrases.phrases import NounPhrase, noun_phrases
from models.text.lexicon import words_of

__all__ = ["WrongPhrase", "wrong_phrases"]

_ARTICLES = listed("der die das dem den des")
_ALONE = listed("dieser diese dieses diesen diesem jeder jede jedes jeden jedem einer eine eines einem einen")
"""Determiners that may stand for a noun, as articles may."""
_WITH_INFINITIVES = listed("das dem des ein einem eines kein mein dein sein dieses diesem jedes")
_OPENERS = listed("""
    dass daß ob wenn weil als wie da und oder aber denn obwohl während damit falls bevor nachdem sobald bis doch
    sondern sind ist war waren sei seien wäre wären
""")
"""Words behind which “das” is more often a pronoun."""
_MEASURES = listed("""
    Uhr Euro Mal Stück Glas Bier Kaffee Tee Fuß Mann Blatt Paar Eis Wein Wasser Grad Satz Schuss Prozent Dutzend
    Schlag Schritt Druck Sack Korb Becher Bund Gang Geld
""")
"""Nouns that stay as they are behind a number."""
_PREPOSITIONS = listed("""
    mit bei von zu nach aus seit für durch gegen ohne um in an auf unter über vor neben hinter zwischen wegen
    trotz während statt außer gegenüber innerhalb außerhalb
""")
_REASONS_OF_PREPOSITIONS = (
    CaseReason.DATIVE_PREPOSITION,
    CaseReason.ACCUSATIVE_PREPOSITION,
    CaseReason.PREPOSITION,
    CaseReason.PLACE,
)
_PARTICIPLE = re.compile(r"^[a-zäöüß]+end(?:e|en|er|es|em)$")
_MOST_REPLACEMENTS = 3


@dataclass(frozen=True, slots=True)
class WrongPhrase:
    """A noun phrase that is wrong.

    Attributes:
        phrase: the phrase.
        governor: what asks for its case.
        replacements: what could stand there instead, the likeliest first.
    """

    phrase: NounPhrase
    governor: Governor
    replacements: tuple[str, ...]


def wrong_phrases(words: Sequence[str]) -> list[WrongPhrase]:
    """The noun phrases of a German sentence that are wrong beyond doubt.

    Args:
        words: its words and marks.
    """
    found = []
    for phrase in noun_phrases(words):
        asked = governor(words, phrase)
        fitting = [cell for cell in phrase.cells if cell[0] in asked.cases or asked.reason is CaseReason.NONE]
        if (
            _begins_sentence(words, phrase)
            and words[0] == "Der"
            and words[phrase.end - 1] in phrase.noun.forms[f"n{phrase.noun.gender}"]
        ):
            fitting = [cell for cell in fitting if cell != "gp"]
        if fitting or _may_be_right(words, phrase, asked):
            continue
        cells = [case + number for case in asked.cases for number in (phrase.noun.gender, "p")]
        replacements = phrase.in_cells(cells)
        if asked.reason is CaseReason.NONE and _may_be_subject(words, phrase):
            own = phrase.in_cells(_cells_of_subject(words, phrase))
            replacements = (*own, *(one for one in replacements if one not in own))
        if replacements:
            found.append(WrongPhrase(phrase, asked, replacements[:_MOST_REPLACEMENTS]))
    return found


def _is_plural(phrase: NounPhrase) -> bool:
    """Whether its noun has the form of a plural."""
    return bool(phrase.noun.cells_of(phrase.words[-1]) & PLURAL_CELLS)


def _is_verb(word: str) -> bool:
    """Whether what looks like an adjective may be the plural of a verb."""
    known = words_of("de", "ranked")
    return word.endswith("en") and bool({word[:-2] + "t", word[:-2] + "te"} & known)


def _begins_sentence(words: Sequence[str], phrase: NounPhrase) -> bool:
    return phrase.start == 0 and phrase.end < len(words) and words[phrase.end].islower()


def _may_be_subject(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether it opens the sentence in front of a word in small letters, with a determiner that may be a nominative."""
    first = phrase.words[0].lower()
    return _begins_sentence(words, phrase) and not first.endswith(("em", "en")) and first not in ("des", "eines")


def _cells_of_subject(words: Sequence[str], phrase: NounPhrase) -> tuple[str, ...]:
    """The nominative of the number that the ending of the next word, as a verb, has."""
    return ("np",) if words[phrase.end].endswith(("en", "sind")) else (f"n{phrase.noun.gender}",)


def _may_be_right(words: Sequence[str], phrase: NounPhrase, asked: Governor) -> bool:
    """Whether its words may belong to other phrases, or it is one of the turns that are right as they are."""
    at = phrase.start - 1
    before = words[at].lower() if at >= 0 else ""
    behind = words[at - 1] if at >= 1 else ""
    first = phrase.words[0].lower()
    pronoun = first in _ARTICLES or first in _ALONE
    genitive = any(cell[0] == "g" for cell in phrase.cells)
    if asked.reason in _REASONS_OF_PREPOSITIONS and genitive and first.endswith("s"):
        return True  # “in des Vaters Haus”
    if first in ("des", "eines") and words[phrase.end : phrase.end + 1] == ["und"]:
        return True  # “des Grund und Bodens”
    if first in _WITH_INFINITIVES and phrase.words[-1].endswith("n") and _is_plural(phrase):
        return True  # “das Arbeiten”
    if (phrase.determiner.cells == PLURAL_CELLS or first == "ein") and phrase.words[-1] in _MEASURES:
        return True
    if first in ("keiner", "einer") and phrase.noun.gender != "f" and not phrase.adjectives:
        return True
    if before == "zu" and first in ("viele", "vielen"):
        return True
    if phrase.words[-1] == "Mund" and "hand" in [word.lower() for word in words]:
        return True  # “von der Hand in den Mund”
    if any(word.startswith("ander") for word in phrase.adjectives) and first not in ("ein", "kein"):
        return True  # “bei einem anderen”
    if phrase.adjectives and (at < 0 or not before.isalpha()) and _is_verb(phrase.adjectives[0]):
        return True  # “Viele brauchen Hilfe”
    if len(phrase.adjectives) > 1 and phrase.agrees_without_adverb:
        return True  # “ein schwer lesbarer Text”
    after = words[phrase.end] if phrase.end < len(words) else ""
    if after.isdigit() or _PARTICIPLE.search(after):
        return True  # “eine Satz 1 entsprechende”, “die Metall verarbeitenden”
    if first in _ARTICLES and (before == "," or (before in _PREPOSITIONS and behind == ",")):
        return True  # a relative pronoun
    if pronoun and not phrase.adjectives and at >= 0 and before not in _PREPOSITIONS:
        if not phrase.noun.counted or before in _OPENERS or at == 0 or not before.isalpha():
            return True
        if (
            first in _ALONE
            and phrase.determiner.declension is Declension.WEAK
            and phrase.words[-1] not in phrase.noun.forms.get(f"n{phrase.noun.gender}", ())
        ):
            return True
    return not phrase.cells and pronoun and phrase.adjectives != () and before in (",", "und", "oder")
