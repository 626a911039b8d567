"""What an alert says of words that do not agree."""

from models.agreement.disagreement import AgreementReason, Disagreement
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation

__all__ = ["english_of", "messages_in", "said_of"]

_FORM = "In this place the form “{meant}” of the verb seems to be asked for, not “{written}”."
_AGREEMENT = "The gender, number or case of what it goes with seems to ask for “{meant}” here, not “{written}”."
_MESSAGES = {
    AgreementReason.PREPOSITION: "After “{1}” the word takes another case: “{replacement}”.",
    AgreementReason.ABSENCE: "After “нет” stands the genitive: “{replacement}”.",
    AgreementReason.NEGATION: "Behind “nie” the object stands in the genitive: “{replacement}”.",
    AgreementReason.SUBJECT: "The verb follows its subject: “{replacement}”.",
    AgreementReason.AGREEMENT: _AGREEMENT,
    AgreementReason.RELATIVE: _AGREEMENT,
    AgreementReason.NUMBER: "Number and case seem to ask for the form “{meant}” here, not “{written}”.",
    AgreementReason.VERB: "The case that is asked for here seems to be that of “{meant}”, not of “{written}”.",
    AgreementReason.PURPOSE: _FORM,
    AgreementReason.INFINITIVE: _FORM,
    AgreementReason.CALLED: "Who is addressed stands in the vocative: “{replacement}”.",
    AgreementReason.DENIED: "With “{1}” the verb is denied, too: “{replacement}”.",
    AgreementReason.TENSE: _FORM,
    AgreementReason.SOUND: "The case of “{1}” asks for the preposition “{replacement}”.",
}
"""Messages in English, which ``phrases`` translate as those of rules."""
_OF_SOME_LANGUAGES = {
    AgreementReason.ABSENCE: ("ru",),
    AgreementReason.NEGATION: ("pl",),
    AgreementReason.INFINITIVE: ("pl", "cs", "uk"),
    AgreementReason.CALLED: ("cs", "uk"),
    AgreementReason.DENIED: ("cs", "uk"),
    AgreementReason.SOUND: ("cs",),
    AgreementReason.TENSE: ("cs", "uk"),
}
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
    AgreementReason.CALLED: "Vocative needed",
    AgreementReason.DENIED: "Negation",
    AgreementReason.SOUND: "Preposition",
    AgreementReason.TENSE: "Form of the verb",
}


def messages_in(language: str) -> frozenset[str]:
    """All that is told of texts in a language."""
    return frozenset(
        said for reason, said in _MESSAGES.items() if language in _OF_SOME_LANGUAGES.get(reason, (language,))
    )


def said_of(wrong: Disagreement, original: str) -> Explanation:
    """What is told of words that do not agree."""
    best = wrong.replacements[0]
    words = (("1", wrong.word), ("replacement", best), ("meant", best), ("written", original))
    return Explanation(_MESSAGES[wrong.reason], words)


def english_of(wrong: Disagreement, why: Explanation) -> Message:
    """The message in English."""
    return Message(_SHORT[wrong.reason], why.key).filled(dict(why.words))
