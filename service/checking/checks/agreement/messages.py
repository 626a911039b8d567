"""What an alert says of words that do not agree."""

from models.agreement.disagreement import AgreementReason, Disagreement
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation

__all__ = ["MESSAGES", "english_of", "said_of"]

_AGREEMENT = "The gender, number or case of what it goes with seems to ask for “{meant}” here, not “{written}”."
MESSAGES = {
    AgreementReason.PREPOSITION: "After “{1}” the word takes another case: “{replacement}”.",
    AgreementReason.ABSENCE: "After “нет” stands the genitive: “{replacement}”.",
    AgreementReason.SUBJECT: "The verb follows its subject: “{replacement}”.",
    AgreementReason.AGREEMENT: _AGREEMENT,
    AgreementReason.RELATIVE: _AGREEMENT,
    AgreementReason.NUMBER: "Number and case seem to ask for the form “{meant}” here, not “{written}”.",
    AgreementReason.VERB: "The case that is asked for here seems to be that of “{meant}”, not of “{written}”.",
    AgreementReason.PURPOSE: "In this place the form “{meant}” of the verb seems to be asked for, not “{written}”.",
}
"""Messages in English, which rules and confused words of Russian share and ``phrases`` translate."""
_SHORT = {
    AgreementReason.PREPOSITION: "Case after the preposition",
    AgreementReason.ABSENCE: "Genitive after “нет”",
    AgreementReason.SUBJECT: "Subject and verb disagree",
    AgreementReason.AGREEMENT: "Agreement",
    AgreementReason.RELATIVE: "Agreement",
    AgreementReason.NUMBER: "Form behind the numeral",
    AgreementReason.VERB: "Case behind the verb",
    AgreementReason.PURPOSE: "Form of the verb",
}


def said_of(wrong: Disagreement, original: str) -> Explanation:
    """What is told of words that do not agree."""
    best = wrong.replacements[0]
    words = (("1", wrong.word), ("replacement", best), ("meant", best), ("written", original))
    return Explanation(MESSAGES[wrong.reason], words)


def english_of(wrong: Disagreement, why: Explanation) -> Message:
    """The message in English."""
    return Message(_SHORT[wrong.reason], why.key).filled(dict(why.words))
