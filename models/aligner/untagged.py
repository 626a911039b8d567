"""Typed edits in languages without ERRANT: the types that the words themselves tell, without a tagger.

Punctuation, letter case and spaces, word order, misspellings where a dictionary knows the words, other forms of a word
where two begin alike; anything else is `ErrantType.OTHER`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from rapidfuzz.distance import Levenshtein

from models.aligner.pairing import Span, paired
from models.aligner.spans import to_character_edits
from models.aligner.types import ErrantType, Operation, TokenEdit, TypedEdit
from models.text.tokens import tokenize

__all__ = ["UntaggedAligner"]

_APOSTROPHES = str.maketrans("’ʼ＇", "'''")
_MOVE = 6
"""Tokens within which a word that goes and one that comes are one word that moves."""
_STEM = 3
"""Letters that two forms of a word begin with at least; it must be half of the longer one, too."""


class UntaggedAligner:
    """Finds and types the edits between two versions of a text. Safe to share between threads."""

    def __init__(self, language: str, known: Callable[[str], bool] | None = None) -> None:
        """Take a language (BCP 47 tag) and what knows its words; without it, nothing counts as misspelled."""
        self._language = language
        self._known = known

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> list[list[TypedEdit]]:
        """The edits of each pair, of sentences or of longer texts; see `models.aligner.aligner.Aligner.align_all`."""
        return [self._align(source, target) if source != target else [] for source, target in pairs]

    def _align(self, source: str, target: str) -> list[TypedEdit]:
        left, right = tokenize(source, self._language), tokenize(target, self._language)
        old = [token.text.translate(_APOSTROPHES) for token in left]
        new = [token.text.translate(_APOSTROPHES) for token in right]
        edits = [TokenEdit(*span, self._type(*span.of(old, new)), _operation(span)) for span in _spans(old, new)]
        return to_character_edits(source, target, left, right, edits)

    def _type(self, old: Sequence[str], new: Sequence[str]) -> ErrantType:
        changed = [*(Counter(old) - Counter(new)), *(Counter(new) - Counter(old))]
        if changed and not any(map(_is_word, changed)):
            return ErrantType.PUNCT
        if _letters(old) == _letters(new):
            return ErrantType.ORTH
        if _is_move(old, new):
            return ErrantType.WO
        if len(old) == len(new) == 1:
            if self._known is not None and old[0].isalpha() and not self._known(old[0]):
                return ErrantType.SPELL
            if _same_stem(old[0].casefold(), new[0].casefold()):
                return ErrantType.MORPH
        return ErrantType.OTHER


def _spans(old: Sequence[str], new: Sequence[str]) -> list[Span]:
    """What differs, in order: each change by itself, a word that moves as one."""
    stretches: list[Span] = []
    for code in Levenshtein.opcodes(old, new):
        if code.tag == "equal":
            continue
        span = Span(code.src_start, code.src_end, code.dest_start, code.dest_end)
        last = stretches[-1] if stretches else None
        if last is not None and _belong_together(last, span, old, new):
            stretches[-1] = last.to(span)
        else:
            stretches.append(span)
    return [span for stretch in stretches for span in _parts(stretch, old, new)]


def _belong_together(one: Span, other: Span, old: Sequence[str], new: Sequence[str]) -> bool:
    """Whether nothing is kept between two stretches, or a word moves from one to the other."""
    if one.end == other.start and one.target_end == other.target_start:
        return True
    return other.end - one.start <= _MOVE and _is_move(*one.to(other).of(old, new))


def _parts(stretch: Span, old: Sequence[str], new: Sequence[str]) -> Iterator[Span]:
    """The changes of a stretch in which nothing is kept; one change where only letter case, spaces or order differ."""
    left, right = stretch.of(old, new)
    if _letters(left) == _letters(right) or _is_move(left, right):
        yield stretch
        return
    for span in paired(left, right):
        yield span.moved(stretch.start, stretch.target_start)


def _is_move(left: Sequence[str], right: Sequence[str]) -> bool:
    """Whether the same words stand in another order."""
    old, new = [token.casefold() for token in left], [token.casefold() for token in right]
    return old != new and sorted(old) == sorted(new) and any(map(_is_word, old))


def _operation(span: Span) -> Operation:
    if span.start == span.end:
        return "M"
    return "U" if span.target_start == span.target_end else "R"


def _is_word(token: str) -> bool:
    return any(map(str.isalnum, token))


def _letters(tokens: Sequence[str]) -> str:
    return "".join(tokens).casefold().replace("-", "")


def _same_stem(one: str, other: str) -> bool:
    alike = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return alike >= _STEM and 2 * alike >= max(len(one), len(other))
