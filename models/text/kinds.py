"""The kinds of tokens."""

from enum import StrEnum


class TokenKind(StrEnum):
    """What a token is, as far as its characters tell."""

    WORD = "word"
    """A word, or the part of one that the treebanks separate (``n't``, ``l'``)."""
    ABBREVIATION = "abbreviation"
    """A word whose full stop belongs to it: ``Dr.``, ``U.S.``, ``J.``"""
    NUMBER = "number"
    """Digits with the signs inside them: ``3.14``, ``1,000``, ``12:30``, ``2nd``, ``1990s``."""
    PUNCT = "punct"
    """Punctuation, brackets, quotation marks, dashes; a run of one of ``.!?-*_=~`` is one token."""
    SYMBOL = "symbol"
    """Currency, mathematical and other signs, emoticons."""
    EMOJI = "emoji"
    """One emoji, modifiers, joiners and flags included."""
    URL = "url"
    EMAIL = "email"
    CODE = "code"
    """A file name, path, identifier, flag, placeholder, tag, or text in backticks."""
    MENTION = "mention"
    """``@user``"""
    HASHTAG = "hashtag"
    """``#tag``"""
    OTHER = "other"
    """Control characters, lone marks, lone surrogates, unassigned code points."""
