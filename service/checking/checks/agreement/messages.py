"""What an alert says of words that do not agree."""

from collections.abc import Mapping

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.wrong import AFFIXED
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation

__all__ = ["english_of", "messages_in", "said_of"]

_FORM = "In this place the form “{meant}” of the verb seems to be asked for, not “{written}”."
_AGREEMENT = "The gender, number or case of what it goes with seems to ask for “{meant}” here, not “{written}”."
_FITTING = "What stands around seems to ask for the form “{meant}” here, not “{written}”."
_COMPOUND = "A compound is written as one word: “{replacement}”."
_ORDER = "Here the words seem to stand in the order “{meant}”."
_WORD = "With the words around it, “{meant}” seems to be meant here, not “{written}”."
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
    AgreementReason.CONCORD: "Gender and number of what goes together seem to ask for “{meant}” here, not “{written}”.",
    AgreementReason.GOVERNMENT: "Before an infinitive, “{1}” takes another preposition: “{replacement}”.",
    AgreementReason.CALLED: "Who is addressed stands in the vocative: “{replacement}”.",
    AgreementReason.DENIED: "With “{1}” the verb is denied, too: “{replacement}”.",
    AgreementReason.TENSE: _FORM,
    AgreementReason.JOINED: "This is written as one word: “{replacement}”.",
    AgreementReason.APART: "This is written apart: “{replacement}”.",
    AgreementReason.PARTICIPLE: "What “{1}” begins is set off by a comma: “{replacement}”.",
    AgreementReason.LISTING: "Between two words of one kind no comma stands before “{1}”.",
    AgreementReason.REFLEXIVE: "The verb “{1}” has a reflexive pronoun: “{replacement}”.",
    AgreementReason.ASKED: "“{1}” asks for another preposition or case: “{replacement}”.",
    AgreementReason.OWN: "What belongs to the one who acts is told with “свій”: “{replacement}”.",
    AgreementReason.WHETHER: "What is asked or not known begins with “{replacement}”; “{written}” names a condition.",
    AgreementReason.ASPECT: "Once or again and again: what is told seems to ask for the verb “{replacement}” here.",
    AgreementReason.DEGREE: "“{1}” is compared by its ending: “{replacement}”.",
    AgreementReason.SOUND: "The case of “{1}” asks for the preposition “{replacement}”.",
    AgreementReason.COMPOUND: _COMPOUND,
    AgreementReason.ORDER: _ORDER,
    AgreementReason.PRONOUN: "This verb has a reflexive pronoun: “{replacement}”.",
    AgreementReason.WORD: _WORD,
    AgreementReason.VERB_FORM: _FORM,
    AgreementReason.DASH: "Before the noun or infinitive that says what something is stands a dash: “{replacement}”.",
    AgreementReason.ADDRESS: "Who is addressed is set off by a comma: “{replacement}”.",
}
"""Messages in English, which ``phrases`` translate as those of rules."""
_WITHOUT_CASES = {
    AgreementReason.SUBJECT: _SUBJECT,
    AgreementReason.AGREEMENT: _FITTING,
    AgreementReason.NUMBER: _FITTING,
    AgreementReason.INFINITIVE: _FITTING,
    AgreementReason.VERB_FORM: _FITTING,
    AgreementReason.COMPOUND: _COMPOUND,
    AgreementReason.ORDER: _ORDER,
    AgreementReason.PRONOUN: "With the words around it, the pronoun seems to be “{meant}”, not “{written}”.",
    AgreementReason.WORD: _WORD,
}
"""Those of languages without cases, whose words the Hunspell dictionary knows."""
_OF_NOUNS = frozenset(
    {
        AgreementReason.PREPOSITION,
        AgreementReason.AGREEMENT,
        AgreementReason.SUBJECT,
        AgreementReason.NUMBER,
        AgreementReason.VERB,
        AgreementReason.PURPOSE,
        AgreementReason.RELATIVE,
    }
)
_OF_VERBS = frozenset({AgreementReason.SUBJECT, AgreementReason.INFINITIVE})
_ROMANCE = _OF_VERBS | {
    AgreementReason.PURPOSE,
    AgreementReason.CONCORD,
    AgreementReason.GOVERNMENT,
    AgreementReason.WORD,
}
_INFLECTED = _OF_NOUNS | {
    AgreementReason.INFINITIVE,
    AgreementReason.CALLED,
    AgreementReason.DENIED,
    AgreementReason.TENSE,
}
_WRITTEN = {
    AgreementReason.INFINITIVE,
    AgreementReason.JOINED,
    AgreementReason.APART,
    AgreementReason.PARTICIPLE,
    AgreementReason.DENIED,
    AgreementReason.TENSE,
}
_REASONS = {
    **dict.fromkeys(("es", "fr", "it", "pt"), _ROMANCE),
    **dict.fromkeys(AFFIXED, frozenset(_WITHOUT_CASES)),
    "cs": _INFLECTED
    | {
        AgreementReason.ORDER,
        AgreementReason.SOUND,
        AgreementReason.REFLEXIVE,
        AgreementReason.ASKED,
        AgreementReason.LISTING,
    },
    "de": _OF_VERBS
    | {
        AgreementReason.ORDER,
        AgreementReason.PRONOUN,
        AgreementReason.RELATIVE,
        AgreementReason.VERB,
        AgreementReason.COMPOUND,
        AgreementReason.AGREEMENT,
        AgreementReason.PREPOSITION,
        AgreementReason.ASKED,
        AgreementReason.WORD,
    },
    "pl": _OF_NOUNS
    | _WRITTEN
    | {
        AgreementReason.NEGATION,
        AgreementReason.ASKED,
        AgreementReason.ASPECT,
        AgreementReason.CALLED,
        AgreementReason.DEGREE,
    },
    "ru": _OF_NOUNS | _WRITTEN | {AgreementReason.ABSENCE, AgreementReason.LISTING},
    "uk": _INFLECTED
    | {
        AgreementReason.ASKED,
        AgreementReason.OWN,
        AgreementReason.WHETHER,
        AgreementReason.VERB_FORM,
        AgreementReason.DASH,
        AgreementReason.ADDRESS,
        AgreementReason.WORD,
        AgreementReason.JOINED,
    },
}
"""Why something may be wrong in each language."""
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
    AgreementReason.CONCORD: "Agreement",
    AgreementReason.GOVERNMENT: "Preposition before the infinitive",
    AgreementReason.CALLED: "Vocative needed",
    AgreementReason.DENIED: "Negation",
    AgreementReason.SOUND: "Preposition",
    AgreementReason.DEGREE: "Form of the adjective",
    AgreementReason.ASPECT: "Form of the verb",
    AgreementReason.ASKED: "What the word asks for",
    AgreementReason.OWN: "One's own",
    AgreementReason.WHETHER: "Other conjunction",
    AgreementReason.JOINED: "One word",
    AgreementReason.APART: "Separate words",
    AgreementReason.PARTICIPLE: "Comma behind the participle",
    AgreementReason.LISTING: "Needless comma",
    AgreementReason.TENSE: "Form of the verb",
    AgreementReason.REFLEXIVE: "Reflexive pronoun",
    AgreementReason.DASH: "Missing dash",
    AgreementReason.ADDRESS: "Missing comma",
}


def messages_in(language: str) -> frozenset[str]:
    """All that is told of texts in a language."""
    return frozenset(_messages(language)[reason] for reason in _REASONS[language])


def said_of(wrong: Disagreement, original: str, language: str) -> Explanation:
    """What is told of words that do not agree."""
    best = wrong.replacements[0]
    words = (("1", wrong.word), ("replacement", best), ("meant", best), ("written", original))
    return Explanation(_messages(language)[wrong.reason], words)


def english_of(wrong: Disagreement, why: Explanation) -> Message:
    """The message in English."""
    return Message(_SHORT[wrong.reason], why.key).filled(dict(why.words))


def _messages(language: str) -> Mapping[AgreementReason, str]:
    return _WITHOUT_CASES if language in AFFIXED else _MESSAGES
