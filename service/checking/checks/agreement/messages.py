"""What an alert says of words that do not agree."""

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.wrong import AFFIXED
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation

__all__ = ["english_of", "messages_in", "said_of"]

_FORM = "In this place the form “{meant}” of the verb seems to be asked for, not “{written}”."
_AGREEMENT = "The gender, number or case of what it goes with seems to ask for “{meant}” here, not “{written}”."
_FITTING = "What stands around seems to ask for the form “{meant}” here, not “{written}”."
_SUBJECT = "The verb follows its subject: “{replacement}”."
_MESSAGES = {
    AgreementReason.PREPOSITION: "After “{1}” the word takes another case: “{replacement}”.",
    AgreementReason.ABSENCE: "After “нет” stands the genitive: “{replacement}”.",
    AgreementReason.NEGATION: "Behind “nie” the object stands in the genitive: “{replacement}”.",
    AgreementReason.SUBJECT: _SUBJECT,
    AgreementReason.AGREEMENT: _AGREEMENT,
    AgreementReason.RELATIVE: _AGREEMENT,
    AgreementReason.NUMBER: "Number and case seem to ask for the form “{meant}” here, not “{written}”.",
    AgreementReason.VERB: "The case that is asked for here seems to be that of “{meant}”, not of “{written}”.",
    AgreementReason.PURPOSE: _FORM,
    AgreementReason.INFINITIVE: _FORM,
}
"""Messages in English, which ``phrases`` translate as those of rules."""
_WITHOUT_CASES = {
    AgreementReason.SUBJECT: _SUBJECT,
    AgreementReason.AGREEMENT: _FITTING,
    AgreementReason.NUMBER: _FITTING,
    AgreementReason.INFINITIVE: _FITTING,
    AgreementReason.VERB_FORM: _FITTING,
    AgreementReason.COMPOUND: "A compound is written as one word: “{replacement}”.",
    AgreementReason.ORDER: "Here the words seem to stand in the order “{meant}”.",
    AgreementReason.PRONOUN: "With the words around it, the pronoun seems to be “{meant}”, not “{written}”.",
    AgreementReason.WORD: "With the words around it, “{meant}” seems to be meant here, not “{written}”.",
}
"""Those of languages without cases."""
_OF_ONE_LANGUAGE = {AgreementReason.ABSENCE: "ru", AgreementReason.NEGATION: "pl", AgreementReason.INFINITIVE: "pl"}
_SHORT = {
    AgreementReason.PREPOSITION: "Case after the preposition",
    AgreementReason.ABSENCE: "Genitive after “нет”",
    AgreementReason.NEGATION: "Genitive behind “nie”",
    AgreementReason.SUBJECT: "Subject and verb disagree",
    AgreementReason.AGREEMENT: "Agreement",
    AgreementReason.RELATIVE: "Agreement",
    AgreementReason.NUMBER: "Form behind the numeral",
    AgreementReason.VERB: "Case behind the verb",
    AgreementReason.PURPOSE: "Form of the verb",
    AgreementReason.INFINITIVE: "Form of the verb",
    AgreementReason.VERB_FORM: "Form of the verb",
    AgreementReason.COMPOUND: "One word",
    AgreementReason.ORDER: "Order of words",
    AgreementReason.PRONOUN: "Other pronoun",
    AgreementReason.WORD: "Other word",
}


def messages_in(language: str) -> frozenset[str]:
    """All that is told of texts in a language."""
    if language in AFFIXED:
        return frozenset(_WITHOUT_CASES.values())
    return frozenset(said for reason, said in _MESSAGES.items() if _OF_ONE_LANGUAGE.get(reason, language) == language)


def said_of(wrong: Disagreement, original: str, language: str) -> Explanation:
    """What is told of words that do not agree."""
    best = wrong.replacements[0]
    words = (("1", wrong.word), ("replacement", best), ("meant", best), ("written", original))
    messages = _WITHOUT_CASES if language in AFFIXED else _MESSAGES
    return Explanation(messages[wrong.reason], words)


def english_of(wrong: Disagreement, why: Explanation) -> Message:
    """The message in English."""
    return Message(_SHORT[wrong.reason], why.key).filled(dict(why.words))
