"""Errors that may be none: what was wrong in its text but leaves right English in most others is not made."""

from training.noise.learnt.tokens import CODE, NUMBER, Tokens
from training.noise.lexicon import CLOSED, NoiseLexicon
from training.noise.tagging import ADJECTIVES

_PRESENT = {"am": "be", "is": "be", "are": "be", "has": "have", "have": "have", "do": "do", "does": "do"}
_PAST = {"was": "be", "were": "be", "had": "have", "did": "do"}
_MODALS = frozenset({"can", "could", "may", "might", "must", "shall", "should", "will", "would"})
_PERFECT = frozenset({"has", "have", "had", "would", "will"})
_TIMES = frozenset({" yesterday", " ago"})
_UNITS_OF_TIME = frozenset(
    f" {word}" for word in ("night", "week", "month", "year", "summer", "winter", "spring", "autumn", "weekend")
)
_QUANTITIES = frozenset(f" {word}" for word in ("few", "little", "lot", "couple"))
_PARTS = frozenset(
    f" {word}" for word in ("one", "some", "most", "many", "all", "each", "any", "none", "part", "two", "three", "both")
)
_QUOTES = frozenset("\"'“”‘’«»()[]*_")
_NO_COMMA_NEEDED = frozenset({" and", " or", " as", " if", " when", " than", " that", " until", " unless"})
_ARTICLES = frozenset({"a", "an", "the"})
_NEGATIVE = frozenset({" not", " no", " never", " hardly", " nobody", " nothing", " none", " neither"})
_THIRD_PERSON = frozenset({" he", " she", " it"})


def is_doubtful(
    tokens: Tokens, start: int, end: int, wrong: tuple[str, ...], rate: float, lexicon: NoiseLexicon
) -> bool:
    """Whether writing ``wrong`` for tokens ``start`` to ``end`` may leave right English."""
    right = [text.strip() for text in tokens.texts[start:end]]
    new = [text.strip() for text in wrong]
    if any(mark in _QUOTES for mark in (*right, *new)):
        return True
    if new and new[0] in _MODALS and right and right[0] not in _MODALS:
        return True
    if len(right) <= 1 and len(new) <= 1:
        old, put = (right or [""])[0], (new or [""])[0]
        if old in _ARTICLES or put in _ARTICLES:
            return _article(tokens, start, old, put, rate)
        if old == "," and not put:
            return (
                tokens.text(end) in _NO_COMMA_NEEDED or tokens.tag(end) in ("IN", "TO", "CC") or _in_list(tokens, end)
            )
        if old == "of" and not put:
            return tokens.text(start - 1) in (" all", " both")
        if put.endswith(("n't", "n’t", "not")) and not old.endswith(("n't", "n’t")):
            return not any(text in _NEGATIVE for text in tokens.texts)
        if _other_tense(old, put, tokens, start, lexicon):
            return not _tells_past(tokens)
    return False


def _article(tokens: Tokens, start: int, old: str, put: str, rate: float) -> bool:
    after = tokens.text(start + bool(old))
    if old and put:
        return "the" in (old, put) and rate < 0.2
    if put:
        return put == "the" and rate < 0.06
    if after in _QUANTITIES or after[1:2].isupper() or tokens.tag(start + 1) in (CODE, NUMBER):
        return True
    if old == "the" and rate < 0.05:
        return True
    at = start + 1
    while at < len(tokens) and tokens.tags[at] in ADJECTIVES:
        at += 1
    if at + 1 < len(tokens) and tokens.tags[at] == "NN" and tokens.tags[at + 1] == "NNS":
        at += 1
    if old == "the" and tokens.tag(at) == "NNS":
        return not (tokens.text(start - 1) == " of" and tokens.text(start - 2) in _PARTS)
    return False


def _in_list(tokens: Tokens, end: int) -> bool:
    """Whether a conjunction after a comma, or one soon behind it, makes the comma one of a list."""
    return tokens.tag(end) == "RB" or tokens.tag(end + 1) == "CC"


def _other_tense(old: str, put: str, tokens: Tokens, start: int, lexicon: NoiseLexicon) -> bool:
    if not old:
        return put in _PERFECT or put in ("did", "do")
    if not put:
        return old in _PERFECT or old in _MODALS
    if old in _MODALS and put in _MODALS:
        return True
    if old in CLOSED or put in CLOSED:
        return (_PAST.get(old) or _PRESENT.get(old, "-")) == (_PAST.get(put) or _PRESENT.get(put, "+")) and (
            (old in _PAST) != (put in _PAST)
        )
    tag = tokens.tags[start]
    if tag == "VBD":
        third = tokens.text(start - 1) in _THIRD_PERSON
        return put == lexicon.inflect(old, tag, "VBZ") or (not third and put == lexicon.inflect(old, tag, "VB"))
    if tag in ("VB", "VBZ") and tokens.tag(start - 1) not in ("TO", "MD", "DO"):
        return put == lexicon.inflect(old, tag, "VBD")
    return False


def _tells_past(tokens: Tokens) -> bool:
    texts = tokens.texts
    return any(
        text in _TIMES or (text == " last" and i + 1 < len(texts) and texts[i + 1] in _UNITS_OF_TIME)
        for i, text in enumerate(texts)
    )
