"""What an alert says of words that do not agree."""

from models.agreement.disagreement import Disagreement
from models.agreement.governing import Reason
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation

__all__ = ["MESSAGES", "english_of", "said_of"]

_AGREEMENT = "The gender, number or case of what it goes with seems to ask for “{meant}” here, not “{written}”."
MESSAGES = {
    Reason.PREPOSITION: "After “{1}” the word takes another case: “{replacement}”.",
    Reason.ABSENCE: "After “нет” stands the genitive: “{replacement}”.",
    Reason.SUBJECT: "The verb follows its subject: “{replacement}”.",
    Reason.AGREEMENT: _AGREEMENT,
    Reason.RELATIVE: _AGREEMENT,
    Reason.NUMBER: "Number and case seem to ask for the form “{meant}” here, not “{written}”.",
    Reason.VERB: "The case that is asked for here seems to be that of “{meant}”, not of “{written}”.",
    Reason.PURPOSE: "In this place the form “{meant}” of the verb seems to be asked for, not “{written}”.",
}
"""Messages in English, which rules and confused words of Russian share and ``phrases`` translate."""
_SHORT = {
    Reason.PREPOSITION: "Case after the preposition",
    Reason.ABSENCE: "Genitive after “нет”",
    Reason.SUBJECT: "Subject and verb disagree",
    Reason.AGREEMENT: "Agreement",
    Reason.RELATIVE: "Agreement",
    Reason.NUMBER: "Form behind the numeral",
    Reason.VERB: "Case behind the verb",
    Reason.PURPOSE: "Form of the verb",
}


def said_of(wrong: Disagreement, original: str) -> Explanation:
    """What is told of words that do not agree."""
    best = wrong.replacements[0]
    words = (("1", wrong.word), ("replacement", best), ("meant", best), ("written", original))
    return Explanation(MESSAGES[wrong.reason], words)


def english_of(wrong: Disagreement, why: Explanation) -> Message:
    """The message in English."""
    return Message(_SHORT[wrong.reason], why.key).filled(dict(why.words))
