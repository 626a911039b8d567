"""What an alert says of a noun phrase: the case that is asked for, and by what."""

from models.noun_phrases.cells import PLURAL_CELLS
from models.noun_phrases.governing import CaseReason
from models.noun_phrases.wrong import WrongPhrase
from service.checking.messages.catalogue import ENGLISH, Message, catalogue
from service.checking.messages.explanation import Explanation, explain

__all__ = ["ACCUSATIVE", "DATIVE", "OBJECT", "PLACE", "VERB", "english_of", "said_of"]

DATIVE = "After “{1}” stands the dative: “{replacement}”."
ACCUSATIVE = "After “{1}” stands the accusative: “{replacement}”."
PLACE = "Where something is, stands in the dative: “{replacement}”."
VERB = "“{1}” takes the dative: “{replacement}”."
OBJECT = "The object of “{1}” stands in the accusative: “{replacement}”."
_MESSAGES = {
    CaseReason.DATIVE_PREPOSITION: DATIVE,
    CaseReason.ACCUSATIVE_PREPOSITION: ACCUSATIVE,
    CaseReason.PLACE: PLACE,
    CaseReason.DATIVE_VERB: VERB,
    CaseReason.OBJECT: OBJECT,
}
"""Messages in English, which rules for German share and ``phrases`` translate."""
_SHORT = "Case of the noun"
_PLAIN = "article.agreement"
_PLURAL = "number.plural-after"


def said_of(wrong: WrongPhrase) -> Explanation:
    """What is told of a wrong noun phrase."""
    original, replacement = " ".join(wrong.phrase.words), wrong.replacements[0]
    determiner = wrong.phrase.words[0]
    if wrong.phrase.determiner.cells == PLURAL_CELLS:
        return explain(_PLURAL, cue=determiner, replacement=replacement)
    said = _MESSAGES.get(wrong.governor.reason)
    agrees = bool(wrong.phrase.cells)
    if said is None or (wrong.governor.reason is CaseReason.OBJECT and not agrees):
        return explain(_PLAIN, original=original, replacement=replacement)
    words = (("1", wrong.governor.word), ("replacement", replacement), ("original", original))
    return Explanation(said, words, otherwise=_PLAIN)


def english_of(why: Explanation) -> Message:
    """The message in English."""
    if why.key in catalogue(ENGLISH):
        return why.english
    return Message(_SHORT, why.key).filled(dict(why.words))
