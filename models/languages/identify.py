"""The language of a text."""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from threading import Lock

from models.language_folders import data_file, language_tables
from models.languages.byte_sequences import identifier_of
from models.languages.evidence import evidence
from models.languages.frequent_words import as_meant, frequent_words
from models.languages.scripts import count_scripts, main_script
from models.languages.sequences import shipped
from models.text.protected import protected_spans

__all__ = ["Identified", "identify", "rank", "warm"]

_LONGEST = 4_000
_PIECES = 8
_LEAST_LETTERS = 4
"""So many letters, some of them not capitals, may tell a language; fewer where a script has one language only."""
_LEAST_OF_OWN_SCRIPT = 2
_UNSURE = 0.1
"""Confidence where the text is too short to tell."""
_LEAST_CAPITALS = 12
"""Letters that a text in capitals must have: shorter ones are abbreviations of any language."""
_DOUBTFUL = 0.4
"""A language that is less likely gives way to the likeliest of those that are preferred, or is doubtful itself."""
_LEAST_OF_BEST = 0.5
"""So likely, in comparison with the likeliest, a preferred language must be for that."""
_PREFERENCE = 0.2
_ASKED = 4.0
_LETTERS_GAIN = 1.3
_BYTES_GAIN = 0.3
_UNKNOWN_COST = 2.0
_BY_EAR_COST = 0.7
"""Natural logarithms: for a language that the operator prefers, for one that the writer does, of what the model of
letters says, of what that of bytes says in few words about one that the other knows, too, against a language that it
does not know, and against one that has some of the words only by ear. Tuned on the even half of
`tests/models/languages/short.tsv` (20 texts each in seven languages), on texts of the same kind and on pieces of
written lines that are held out from training.
"""
_CHATTED = 0.7
"""The same, in few words, for a language whose words of chats are known: misspelled words hardly tell of any language,
and neighbours that fewer write are likelier wrong. Tuned on 400 short texts of our own: 0.3 to 1.2 gain 2 to 10."""
_FEW_WORDS = 5
_ALONE = 0.9999
"""A text of which that is less likely than this may be in several languages."""
_PART = re.compile(r"[^.!?:\n]+")
_MOST_PARTS = 50
_LEAST_WORDS, _SURE = 2, 0.7
"""Words that a sentence has at least whose language counts, and how likely it must be."""
_MORE = 1.2
"""How many times as long what is in one language must be as what is in the next for the text to be in it."""
_LABELS = {"nb": "no"}
_UNMODELLED = 0.05
"""Probability of a language that the model does not know: its function words and letters alone speak for it."""


@dataclass(frozen=True, slots=True)
class Identified:
    """A language (BCP 47 tag without region) and the probability in [0, 1] that the text is in it."""

    language: str
    confidence: float
    doubtful: bool = False
    """Whether no language is likely, and those that are preferred are far less so than it."""


def identify(text: str, preferred: Sequence[str] = ("en",), asked: Sequence[str] = ()) -> Identified:
    """Tell the language of a text; time is bounded, as of a long text only samples are looked at.

    URLs, code and the like do not count.

    Args:
        text: any string.
        preferred: what a short text is rather taken for, by tags without region; the first one also where there are
            too few letters to tell.
        asked: those that the writer prefers; they go before the others, weigh more, and are never doubtful.
    """
    prose = _prose(_sample(text))
    ranked = rank(prose, preferred, asked)
    if not ranked:
        return Identified((*asked, *preferred)[0], _UNSURE)
    best = ranked[0]
    if best[1] < _ALONE:
        best = _most(prose, preferred, asked) or best
    if best[1] >= _DOUBTFUL:
        return Identified(*best)
    wanted = asked or preferred
    language, confidence = next((one for one in ranked if one[0] in wanted), best)
    if not asked and confidence < _LEAST_OF_BEST * best[1]:
        return Identified(*best, doubtful=True)
    return Identified(language, confidence, confidence < _UNSURE and language not in asked)


def _most(prose: str, preferred: Sequence[str], asked: Sequence[str]) -> tuple[str, float] | None:
    """The language in which most of a text is, and its share, where its sentences and lines are surely in several.

    The probabilities of a whole text are those of one language: a sentence in another one weighs more than it is long.
    """
    letters: Counter[str] = Counter()
    for part in islice(_PART.findall(prose), _MOST_PARTS):
        ranked = rank(part, preferred, asked) if len(part.split()) >= _LEAST_WORDS else []
        if ranked and ranked[0][1] >= _SURE:
            letters[ranked[0][0]] += sum(map(str.isalpha, part))
    if len(letters) < 2:
        return None
    (first, most), (_, second) = letters.most_common(2)
    return (first, most / letters.total()) if most >= _MORE * second else None


def rank(prose: str, preferred: Sequence[str] = (), asked: Sequence[str] = ()) -> list[tuple[str, float]]:
    """The languages a piece of prose may be in with their probabilities, best first; none for too few letters."""
    counts = count_scripts(prose)
    script = main_script(counts)
    candidates = _written_in(script)
    if len(candidates) <= 1:
        enough = counts.get(script, 0) >= _LEAST_OF_OWN_SCRIPT
        return [(tag, counts[script] / sum(counts.values())) for tag in candidates] if enough else []
    if counts[script] < _LEAST_LETTERS or (prose.isupper() and counts[script] < _LEAST_CAPITALS):
        return []
    told_by = (
        _by_bytes(prose, candidates),
        _by_letters(prose, candidates),
        evidence(prose, candidates, script),
        frequent_words(prose, candidates),
    )
    chatted = _CHATTED * min(1.0, _FEW_WORDS / (len(prose.split()) or 1))
    scores = {
        tag: sum(scores[tag] for scores in told_by)
        + (_ASKED if tag in asked else _PREFERENCE * (tag in preferred))
        + chatted * (tag in _chatted())
        for tag in candidates
    }
    best = max(scores.values())
    total = sum(math.exp(score - best) for score in scores.values())
    return sorted(((tag, math.exp(score - best) / total) for tag, score in scores.items()), key=lambda one: -one[1])


def warm() -> None:
    """Load the model, so that the first text need not wait for it."""
    _Model.get()


def _by_bytes(prose: str, candidates: Sequence[str]) -> dict[str, float]:
    """Logarithmic weights by sequences of bytes; in few words those that letters tell apart are close together."""
    found = _Model.get().scores(prose, candidates)
    few = min(1.0, _FEW_WORDS / (len(prose.split()) or 1))
    gain = few * _BYTES_GAIN + 1 - few
    close = found.keys() & set(shipped().languages)
    most = max((found[tag] for tag in close), default=0.0)
    return found | {tag: most + gain * (found[tag] - most) for tag in close}


def _by_letters(prose: str, candidates: Sequence[str]) -> dict[str, float]:
    """Logarithmic weights by sequences of letters; languages that the model does not know are somewhat unlikely.

    A few words count as a language spells them where that makes it likelier: *voi a casa* may be *voy a casa*.
    """
    found = shipped().scores(prose)
    known = {tag: found[tag] for tag in candidates if tag in found}
    for tag, meant in as_meant(prose).items():
        if tag in known:
            known[tag] = max(known[tag], shipped().scores(meant)[tag] - _BY_EAR_COST)
    unknown = max(known.values(), default=0.0) - _UNKNOWN_COST
    return {tag: _LETTERS_GAIN * known.get(tag, unknown) for tag in candidates}


@cache
def _chatted() -> frozenset[str]:
    """The languages whose words of chats are known."""
    return frozenset(tag for tag in language_tables() if data_file(tag, "chat.txt") is not None)


@cache
def _written_in(script: str) -> tuple[str, ...]:
    return tuple(code for code, table in language_tables().items() if script in table.scripts)


def _sample(text: str) -> str:
    """The text, or pieces from all over it, cut at white space where there is some."""
    if len(text) <= _LONGEST:
        return text
    size = _LONGEST // _PIECES
    starts = [piece * (len(text) - size) // (_PIECES - 1) for piece in range(_PIECES)]
    pieces = [text[start : start + size] for start in starts]
    return "\n".join(piece.partition(" ")[2].rpartition(" ")[0] or piece for piece in pieces)


def _prose(text: str) -> str:
    """The text without what is not prose."""
    parts, at = [], 0
    for span in protected_spans(text, "und"):
        parts.append(text[at : span.start])
        at = span.end
    return unicodedata.normalize("NFC", "".join([*parts, text[at:]]))


class _Model:
    """py3langid: naive Bayes over sequences of bytes (Lui and Baldwin, 2012), loaded once."""

    _lock = Lock()
    _loaded: "_Model | None" = None

    def __init__(self) -> None:
        self._identifier = identifier_of(_LABELS.get(code, code) for code in language_tables())

    @classmethod
    def get(cls) -> "_Model":
        with cls._lock:
            if cls._loaded is None:
                cls._loaded = cls()
            return cls._loaded

    def scores(self, text: str, tags: Sequence[str]) -> dict[str, float]:
        """Logarithmic probability of each language."""
        probabilities = dict(self._identifier.rank(text))
        return {tag: math.log(max(probabilities.get(_LABELS.get(tag, tag), _UNMODELLED), 1e-30)) for tag in tags}
