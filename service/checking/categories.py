"""The 42 category keys of the interface: 17 main ones and 25 detailed ones, each with its meaning and an example."""

from enum import StrEnum

_NO_MAIN = ""


class Category(StrEnum):
    """A category of alerts; its value is the key on the wire.

    Attributes:
        meaning: what such an alert is about.
        wrong: an example.
        right: the example corrected.
    """

    meaning: str
    wrong: str
    right: str
    _main: str

    def __new__(cls, key: str, meaning: str, wrong: str, right: str, main: str = _NO_MAIN) -> "Category":
        """Make a member; ``main`` is the main key that covers a detailed one."""
        member = str.__new__(cls, key)
        member._value_ = key
        member.meaning = meaning
        member.wrong = wrong
        member.right = right
        member._main = main
        return member

    # Main categories.
    CASING = "CASING", "Wrong use of upper and lower case", "We met in april.", "We met in April."
    TYPOS = "TYPOS", "Spelling mistakes", "a seperate room", "a separate room"
    COMPOUNDING = "COMPOUNDING", "Wrong compounding of words", "an air port", "an airport"
    GRAMMAR = "GRAMMAR", "Grammatical errors", "He don't know.", "He doesn't know."
    STYLE = "STYLE", "Passive voice, verbosity, cliches", "at the end of the day", "finally"
    COLLOCATIONS = "COLLOCATIONS", "Inappropriate word combinations", "make a photo", "take a photo"
    PUNCTUATION = "PUNCTUATION", "Wrong or missing punctuation", "Yes I do.", "Yes, I do."
    CONFUSED_WORDS = "CONFUSED_WORDS", "Commonly confused words", "loose the game", "lose the game"
    NONSTANDARD_PHRASES = "NONSTANDARD_PHRASES", "Non-standard phrases in formal writing", "irregardless", "regardless"
    REDUNDANCY = "REDUNDANCY", "Redundant phrases or words", "a free gift", "a gift"
    SEMANTICS = "SEMANTICS", "Potentially ambiguous semantic structures", "Monday, 1 May 2024", "Wednesday, 1 May 2024"
    PLAIN_ENGLISH = "PLAIN_ENGLISH", "Phrases that could be simplified", "in order to", "to"
    WIKIPEDIA = "WIKIPEDIA", "Text taken directly from an online encyclopedia", "a copied sentence", "one of your own"
    TYPOGRAPHY = "TYPOGRAPHY", "Typographic issues such as hyphens and dashes", "pages 3-5", "pages 3–5"
    CREATIVE_WRITING = "CREATIVE_WRITING", "Suggestions to enhance creative writing", "a very big house", "a huge house"
    REPETITIONS_STYLE = (
        "REPETITIONS_STYLE",
        "Repeated words or phrases",
        "Then we ate, then left.",
        "We ate, then left.",
    )
    TON_ACADEMIC = "TON_ACADEMIC", "Non-academic language or tone", "a lot of data", "much data"

    # Detailed grammar categories: the error types of ERRANT (Bryant, Felice and Briscoe, 2017).
    ADJ = "ADJ", "Adjective", "a wide smile on a high child", "a wide smile on a tall child", "GRAMMAR"
    ADJ_FORM = "ADJ:FORM", "Adjective form", "a more small room", "a smaller room", "GRAMMAR"
    ADV = "ADV", "Adverb", "She sings good.", "She sings well.", "GRAMMAR"
    CONJ = "CONJ", "Conjunction", "tired because happy", "tired but happy", "GRAMMAR"
    CONTR = "CONTR", "Contraction", "I'am late.", "I'm late.", "GRAMMAR"
    DET = "DET", "Determiner", "She is teacher.", "She is a teacher.", "GRAMMAR"
    MORPH = "MORPH", "Morphology", "a beauty garden", "a beautiful garden", "GRAMMAR"
    NOUN = "NOUN", "Noun", "the roof of the room", "the ceiling of the room", "GRAMMAR"
    NOUN_INFL = "NOUN:INFL", "Noun inflection", "two childs", "two children", "GRAMMAR"
    NOUN_NUM = "NOUN:NUM", "Noun number", "three car", "three cars", "GRAMMAR"
    NOUN_POSS = "NOUN:POSS", "Noun possession", "my brothers bike", "my brother's bike", "GRAMMAR"
    ORTH = "ORTH", "Orthography: case and spacing", "every body in london", "everybody in London", "CASING"
    OTHER = "OTHER", "Other", "on the same time as me", "at the same time as I do", "GRAMMAR"
    PART = "PART", "Particle", "He looked the number for.", "He looked the number up.", "GRAMMAR"
    PREP = "PREP", "Preposition", "interested on music", "interested in music", "GRAMMAR"
    PRON = "PRON", "Pronoun", "Me and him went.", "He and I went.", "GRAMMAR"
    PUNCT = "PUNCT", "Punctuation", "However we stayed.", "However, we stayed.", "PUNCTUATION"
    SPELL = "SPELL", "Spelling", "I recieved it.", "I received it.", "TYPOS"
    VERB = "VERB", "Verb", "I did a mistake.", "I made a mistake.", "GRAMMAR"
    VERB_FORM = "VERB:FORM", "Verb form", "I enjoy to swim.", "I enjoy swimming.", "GRAMMAR"
    VERB_TENSE = "VERB:TENSE", "Verb tense", "I see him yesterday.", "I saw him yesterday.", "GRAMMAR"
    VERB_SVA = "VERB:SVA", "Subject-verb agreement", "She live here.", "She lives here.", "GRAMMAR"
    VERB_INFL = "VERB:INFL", "Verb inflection", "He writed a letter.", "He wrote a letter.", "GRAMMAR"
    WO = "WO", "Word order", "I have always it known.", "I have always known it.", "GRAMMAR"
    UNK = "UNK", "Unknown: an error without a sure correction", "It makes with him how.", "(to be rewritten)", "GRAMMAR"

    @property
    def detailed(self) -> bool:
        """Whether this is one of the detailed keys."""
        return self._main != _NO_MAIN

    def main(self, original: str = "", replacement: str = "") -> "Category":
        """The main category that covers this one.

        ``ORTH`` is CASING where the words differ in case only, else COMPOUNDING.
        """
        if not self.detailed:
            return self
        if self is Category.ORTH and original.casefold() != replacement.casefold():
            return Category.COMPOUNDING
        return BY_KEY[self._main]


BY_KEY = {category.value: category for category in Category}
"""The categories by their keys."""
