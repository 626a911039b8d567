"""The parts of speech that a definition may have."""

from enum import StrEnum

__all__ = ["PartOfSpeech"]


class PartOfSpeech(StrEnum):
    """A part of speech; its value is the name on the wire. WordNet has the first four."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    PRONOUN = "pronoun"
    DETERMINER = "determiner"
    ARTICLE = "article"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    MODAL_VERB = "modal verb"
    AUXILIARY_VERB = "auxiliary verb"
    PARTICLE = "particle"
    INTERJECTION = "interjection"
    CONTRACTION = "contraction"
