"""The edit types of ERRANT (Bryant, Felice and Briscoe, 2017) and a typed edit."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from models.aligner.grammar import UNTAGGED, EditGrammar

Operation = Literal["M", "U", "R"]
"""Missing (something is inserted), unnecessary (something is removed), replacement."""


ERRANT_LANGUAGE = "en"
"""The language whose edits ERRANT types."""


class ErrantType(StrEnum):
    """What kind of error an edit mends, without the operation letter."""

    ADJ = "ADJ"
    """Choice of adjective: a *strong* rain -> a *heavy* rain."""
    ADJ_FORM = "ADJ:FORM"
    """Comparative or superlative: *more easy* -> *easier*."""
    ADV = "ADV"
    """Choice of adverb: he spoke *hardly* of it -> he spoke *harshly* of it."""
    CONJ = "CONJ"
    """Choice of conjunction: tea *but* coffee -> tea *and* coffee."""
    CONTR = "CONTR"
    """Contraction: she *wo* not come -> she *will* not come."""
    DET = "DET"
    """Determiner, articles above all: bought *car* -> bought *a car*."""
    MORPH = "MORPH"
    """Same stem, other part of speech: a *quickly* answer -> a *quick* answer."""
    NOUN = "NOUN"
    """Choice of noun: a difficult *labour* -> a difficult *job*."""
    NOUN_INFL = "NOUN:INFL"
    """A plural that does not exist: *informations* -> *information*."""
    NOUN_NUM = "NOUN:NUM"
    """Singular or plural: two *cat* -> two *cats*."""
    NOUN_POSS = "NOUN:POSS"
    """Possessive: *Toms* dog -> *Tom's* dog."""
    ORTH = "ORTH"
    """Letter case or spaces only: *alot* -> *a lot*."""
    OTHER = "OTHER"
    """Anything else, paraphrases mostly: *at the end of the day* -> *finally*."""
    PART = "PART"
    """Particle of a phrasal verb: look *up* him -> look *after* him."""
    PREP = "PREP"
    """Preposition: arrive *to* London -> arrive *in* London."""
    PRON = "PRON"
    """Pronoun: between you and *I* -> between you and *me*."""
    PUNCT = "PUNCT"
    """Punctuation: *However* we left -> *However,* we left."""
    SPELL = "SPELL"
    """Misspelling: *recieve* -> *receive*."""
    VERB = "VERB"
    """Choice of verb: *make* a walk -> *take* a walk."""
    VERB_FORM = "VERB:FORM"
    """Infinitive, gerund or participle: enjoy *to swim* -> enjoy *swimming*."""
    VERB_INFL = "VERB:INFL"
    """A form that does not exist: *goed* -> *went*."""
    VERB_SVA = "VERB:SVA"
    """Agreement of subject and verb: he *go* -> he *goes*."""
    VERB_TENSE = "VERB:TENSE"
    """Tense, aspect, modality, voice: yesterday he *goes* -> yesterday he *went*."""
    WO = "WO"
    """Word order: *only can* -> *can only*."""
    UNK = "UNK"
    """An error without a correction; the corrector finds these, the aligner never gives it."""


TOLD_BY_TREE = frozenset({
    ErrantType.MORPH, ErrantType.NOUN_NUM, ErrantType.PREP, ErrantType.PRON,
    ErrantType.VERB_FORM, ErrantType.VERB_SVA, ErrantType.VERB_TENSE,
})  # fmt: skip
"""The types of edits of which a subject, helping verb or governor may be told; they are not looked for in others."""


@dataclass(frozen=True, slots=True)
class TokenEdit:
    """Source tokens ``[start, end)`` become target tokens ``[target_start, target_end)``."""

    start: int
    end: int
    target_start: int
    target_end: int
    type: ErrantType
    operation: Operation
    grammar: EditGrammar = field(default=UNTAGGED, compare=False)


@dataclass(frozen=True, slots=True)
class TypedEdit:
    """Replace ``source[start:end]`` by ``replacement`` (offsets count code points)."""

    start: int
    end: int
    replacement: str
    type: ErrantType
    operation: Operation
    grammar: EditGrammar = field(default=UNTAGGED, compare=False)


def apply_edits(source: str, edits: list[TypedEdit]) -> str:
    """The text after all edits, which are sorted and do not overlap."""
    parts, end = [], 0
    for edit in edits:
        parts += [source[end : edit.start], edit.replacement]
        end = edit.end
    return "".join([*parts, source[end:]])
