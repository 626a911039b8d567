"""What errors are asked for: ERRANT's types as words in front of a right sentence (Stahlberg and Kumar, 2021)."""

__all__ = ["AT_MOST", "asked", "behind", "kind"]

AT_MOST = 6
"""Kinds that are named in front of a sentence."""

_BEHIND = " : "
_OPERATIONS = {"M": "missing", "U": "needless", "R": "wrong"}
_KINDS = {
    "ADJ": "adjective",
    "ADJ:FORM": "comparison",
    "ADV": "adverb",
    "CONJ": "conjunction",
    "CONTR": "contraction",
    "DET": "article",
    "MORPH": "ending",
    "NOUN": "noun",
    "NOUN:INFL": "plural",
    "NOUN:NUM": "number",
    "NOUN:POSS": "possession",
    "ORTH": "capital",
    "OTHER": "phrase",
    "PART": "particle",
    "PREP": "preposition",
    "PRON": "pronoun",
    "PUNCT": "mark",
    "SPELL": "spelling",
    "VERB": "verb",
    "VERB:FORM": "form",
    "VERB:INFL": "inflection",
    "VERB:SVA": "agreement",
    "VERB:TENSE": "tense",
    "WO": "order",
}


def kind(operation: str, errant: str) -> str:
    """An operation and type of ERRANT's in two words: M, DET -> ``missing article``; what has no name is a phrase."""
    return f"{_OPERATIONS.get(operation, 'wrong')} {_KINDS.get(errant, 'phrase')}"


def asked(kinds: str, sentence: str) -> str:
    """A sentence with the kinds of errors that it is to get in front of it."""
    return f"{kinds}{_BEHIND}{sentence}"


def behind(text: str) -> tuple[str, str]:
    """The kinds in front of a sentence, and the sentence."""
    kinds, _, sentence = text.partition(_BEHIND)
    return kinds, sentence
