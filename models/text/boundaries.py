"""Where the punctuation ends a sentence."""

import re
from collections.abc import Sequence

from models.language_folders import language_tables
from models.languages.tags import primary
from models.text.abbreviations import abbreviations_of
from models.text.kinds import TokenKind
from models.text.lexicon import known, words_of
from models.text.tokens import Token

_FULL = frozenset("\u3002\uff01\uff1f\uff61\ufe12\ufe15\ufe16\uff0e\u0964\u0965\u06d4\u0589\u1362\u1367\u17d4\u104b")
"""Marks that end a sentence whatever follows: those of scripts without capitals."""
_STOPS = frozenset(".\u2026!?\u203c\u203d\u061f\u2047\u2048\u2049") | _FULL
_QUOTES = frozenset("\"'\u2019\u201c\u201d\u00bb\u00ab\u203a\u300d\u300f") | {"''"}
_CLOSERS = _QUOTES | frozenset(")]}\u3011\uff09\uff3d\u300b*_") | {"**", "__"}
_BOTH_WAYS = frozenset("\u201c\u00ab\u00bb")
_LOOSE_CLOSERS = frozenset(")]}\u201d\u00bb\u300d\u300f") | {"''"}
"""Closers also with a space before them (``? \u00bb``)."""
_OPENERS = frozenset("\"'\u2018\u201c\u201e\u00ab\u2039\u00bf\u00a1([{*_") | {"``", "\u2018\u2018", "**", "''"}
_DASHES = frozenset({"-", "\u2013", "\u2014", "--", "---", "\u2015"})
_EMOTICON = re.compile(r"[:;=8xX<>^][^a-z]*[)(\]\[DPpOo/|\\3^]+|\(:")
_ROMAN = frozenset("IVX")
_LOOK_AHEAD = 4
_LONGER_THAN_ABBREVIATIONS = 5


class Boundaries:
    """Decides for each sign that may end a sentence whether it does."""

    def __init__(self, text: str, tokens: Sequence[Token], language: str):
        self._text = text
        self._tokens = tokens
        self._language = primary(language)
        self._ordinals = (table := language_tables().get(self._language)) is not None and table.ordinals
        self._abbreviations = abbreviations_of(known(language))
        self._starters = self._abbreviations.starters
        self._speech = words_of(known(language), "speech")
        self._inside_quotes = False
        self._last_quote = 0

    def ends(self) -> set[int]:
        """The indices of the tokens before which a sentence ends."""
        found: set[int] = set()
        begin = 0
        for index, token in enumerate(self._tokens):
            last = token.text[-1]
            if last == '"':
                self._count_quote(token)
            if last in _STOPS and index >= begin and (end := self._end(index, begin)):
                found.add(end)
                begin = end
        return found

    def _count_quote(self, quote: Token) -> None:
        """Note whether a straight quotation mark opens or closes; a blank line ends an open one."""
        apart = "\n\n" in self._text[self._last_quote : quote.start]
        self._inside_quotes = apart or not self._inside_quotes
        self._last_quote = quote.end

    def _end(self, index: int, begin: int) -> int:
        """The index behind the sentence that the stop at ``index`` ends; 0 where it ends none."""
        tokens = self._tokens
        stop = tokens[index]
        if stop.kind not in (TokenKind.PUNCT, TokenKind.ABBREVIATION):
            return 0
        after = self._behind_closers(index + 1)
        if after == len(tokens):
            return 0
        following = tokens[after]
        glued = following.start == tokens[after - 1].end
        if following.text[-1] in _STOPS and following.kind is TokenKind.PUNCT and (glued or len(following.text) == 1):
            return 0
        if stop.text[-1] in _FULL:
            return after
        ahead = after
        while ahead < len(tokens) - 1 and ahead < after + _LOOK_AHEAD and self._opens(ahead):
            ahead += 1
        if glued and not self._lacks_space(index, after):
            return 0
        plain = after == index + 1 and following.text not in _DASHES
        quoted = any(tokens[closer].text in _QUOTES for closer in range(index + 1, after))
        return after if self._begins(index, begin, ahead, plain, quoted) else 0

    def _behind_closers(self, after: int) -> int:
        """Skip what still belongs to the sentence before: closing marks, emoticons, emoji, references (``[2]``)."""
        tokens, inside = self._tokens, self._inside_quotes
        while after < len(tokens):
            token = tokens[after]
            glued = token.start == tokens[after - 1].end
            if glued and token.text in _CLOSERS and not self._opens_word(after):
                after += 1
                inside = inside and token.text != '"'
            elif "\n" in self._text[tokens[after - 1].end : token.start]:
                break
            elif token.kind is TokenKind.EMOJI or (token.kind is TokenKind.SYMBOL and _EMOTICON.fullmatch(token.text)):
                after += 1
            elif token.text == '"' and inside and self._text[token.end : token.end + 1].strip() == "":
                after += 1
                inside = False
            elif token.text in _LOOSE_CLOSERS and not (token.text == "\u00bb" and self._language in ("de", "da")):
                after += 1
            elif token.text == "[" and [piece.text for piece in tokens[after + 2 : after + 3]] == ["]"]:
                after += 3
            else:
                break
        return after

    def _opens_word(self, index: int) -> bool:
        """Whether a mark that closes in one language opens here: a word stands close behind it."""
        tokens = self._tokens
        if tokens[index].text not in _BOTH_WAYS or index + 1 == len(tokens):
            return False
        following = tokens[index + 1]
        return following.start == tokens[index].end and following.kind is not TokenKind.PUNCT

    def _opens(self, index: int) -> bool:
        text = self._tokens[index].text
        return text in _OPENERS or text in _DASHES

    def _begins(self, index: int, begin: int, ahead: int, plain: bool, quoted: bool) -> bool:
        """Whether a sentence begins with the word at ``ahead`` (behind opening marks), after the stop at ``index``."""
        tokens = self._tokens
        stop, word = tokens[index], tokens[ahead].text
        starter = word.lower() in self._starters
        spoken = ahead + 1 < len(tokens) and tokens[ahead + 1].text in self._speech
        if stop.kind is TokenKind.ABBREVIATION:
            return index + 1 < ahead and word[0].isupper() and starter
        if stop.text == "." and self._numbers(index, begin):
            return False
        if word[0].islower():
            return plain and not spoken and self._ends_before_small_letter(index, begin, starter)
        if quoted and spoken and stop.text[-1] in "!?\u2026":
            return False
        trails_off = len(stop.text) > 1 or stop.text == "\u2026"
        return not (trails_off and stop.text[0] in ".\u2026" and word == "I")

    def _ends_before_small_letter(self, index: int, begin: int, starter: bool) -> bool:
        """Whether the stop at ``index`` ends a sentence though a small letter follows: writers forget the capital."""
        stop = self._tokens[index].text
        before = self._tokens[index - 1].text if index > begin else ""
        if stop not in (".", "!", "?") or self._abbreviations.kind(before) is not None:
            return False
        return starter or (stop == "." and len(before) >= _LONGER_THAN_ABBREVIATIONS and before.islower())

    def _lacks_space(self, index: int, after: int) -> bool:
        """Whether a stop without a space behind it ends a sentence all the same: ``end.Next``."""
        if after > index + 1 or not index:
            return False
        before, word = self._tokens[index - 1], self._tokens[after]
        return (
            word.kind is TokenKind.WORD
            and before.kind is TokenKind.WORD
            and before.text[-1].islower()
            and word.text[0].isupper()
            and (len(word.text) > 1 or word.text.lower() in self._starters)
        )

    def _numbers(self, index: int, begin: int) -> bool:
        """Whether the full stop belongs to a number: ``1. Foo`` at the beginning, ``3. maj`` in Danish."""
        before = self._tokens[index - 1]
        if not index or before.end != self._tokens[index].start:
            return False
        text = before.text
        digits = text.isdigit() and len(text) <= 3
        if index - 1 == begin or "\n" in self._text[self._tokens[index - 2].end : before.start]:
            return digits or (len(text) == 1 and text.isalpha()) or set(text) <= _ROMAN
        return self._ordinals and ((digits and len(text) <= 2) or set(text) <= _ROMAN)
