"""Phrase patterns: what learners write for a common phrase (syntax at the top of ``learner_patterns.txt``)."""

from dataclasses import dataclass
from random import Random

from models.errors import ConfigError
from training.noise.lexicon import TABLES, NoiseLexicon
from training.noise.sentence import NoisySentence
from training.noise.tagging import ADJECTIVES, COMMON_NOUNS, NOUNS, VERBS

_PRONOUNS = frozenset({"me", "you", "him", "it", "us", "them"})
_BE = {"be": "VB", "am": "VBZ", "is": "VBZ", "are": "VBZ", "was": "VBD", "were": "VBD", "been": "VBN", "being": "VBG"}
_INFLECTED = VERBS | COMMON_NOUNS
_LONGEST_PHRASE = 4
_CLASSES = {"V": VERBS, "N": COMMON_NOUNS}


@dataclass(frozen=True, slots=True)
class PatternToken:
    """One token of a pattern: a word, a verb in any form (``forms``: form -> tags) or a slot."""

    text: str
    slot: str = ""
    forms: dict[str, tuple[str, ...]] | None = None

    @property
    def key(self) -> str:
        """The name by which the wrong text refers to a slot; all verb slots are one, and all noun slots."""
        return "V" if self.slot in VERBS else "N" if self.slot in COMMON_NOUNS else self.slot


@dataclass(frozen=True, slots=True)
class NoisePattern:
    """A right phrase and its wrong versions; ``anchor`` is the place of the token by which it is found."""

    kind: str
    right: tuple[PatternToken, ...]
    wrong: tuple[tuple[PatternToken, ...], ...]
    anchor: int

    def anchors(self) -> tuple[str, ...]:
        """The words at which the pattern may match."""
        token = self.right[self.anchor]
        return tuple(token.forms) if token.forms else (token.text,)

    def next_word(self) -> str:
        """The word that must follow the anchor, or an empty string where it is not one certain word."""
        rest = self.right[self.anchor + 1 :]
        return rest[0].text if rest and not rest[0].slot and rest[0].forms is None else ""

    def corrupt(self, sentence: NoisySentence, at: int, rng: Random) -> bool:
        """Put a wrong version where the anchor is word ``at``, if the pattern matches there."""
        spans = self._match(sentence, at - self.anchor)
        if spans is None:
            return False
        start, end = spans[0][0], spans[-1][1]
        if any(sentence.touched[start:end]):
            return False
        wrong = self.wrong[int(rng.random() * len(self.wrong))]
        new = self._fill(sentence, spans, wrong)
        return new is not None and sentence.splice(start, end, new)

    def _match(self, sentence: NoisySentence, start: int) -> list[tuple[int, int]] | None:
        spans = []
        at = start
        for token in self.right:
            length = _match_token(sentence, at, token) if 0 <= at < len(sentence) else 0
            if not length:
                return None
            spans.append((at, at + length))
            at += length
        if any(not sentence.gaps[j].isspace() for j in range(start + 1, at)):
            return None
        return spans

    def _fill(
        self, sentence: NoisySentence, spans: list[tuple[int, int]], wrong: tuple[PatternToken, ...]
    ) -> list[tuple[str, str]] | None:
        slots = {token.key: span for token, span in zip(self.right, spans, strict=True) if token.slot}
        verb = next(((t, span[0]) for t, span in zip(self.right, spans, strict=True) if t.forms), None)
        old = {sentence.lower[j]: sentence.words[j] for j in range(spans[0][0], spans[-1][1])}
        lexicon = sentence.lexicon
        new: list[tuple[str, str]] = []
        for token in wrong:
            if token.slot:
                first, last = slots[token.key]
                if token.slot in _INFLECTED and sentence.tags[first] != token.slot:
                    form = lexicon.inflect(sentence.lower[first], sentence.tags[first], token.slot)
                    if form is None:
                        return None
                    new.append((form, token.slot))
                else:
                    new.extend(zip(sentence.words[first:last], sentence.tags[first:last], strict=True))
            elif token.forms is not None and verb is not None:
                right, place = verb
                if right.text == token.text:
                    new.append((sentence.words[place], sentence.tags[place]))
                else:
                    tag = _verb_tag(right, sentence, place)
                    new.append((_form_of(token, tag), tag))
            else:
                new.append((old.get(token.text.lower(), token.text), ""))
        return new


def _match_token(sentence: NoisySentence, at: int, token: PatternToken) -> int:
    """How many words from ``at`` on the token takes; 0 where it does not match."""
    word, tag, slot = sentence.lower[at], sentence.tags[at], token.slot
    if not slot:
        return int(word in token.forms if token.forms is not None else word == token.text)
    if slot == "NP":
        return _phrase_length(sentence, at)
    if slot == "PRP":
        return int(word in _PRONOUNS)
    return int(slot == "X" or tag == slot or tag in _CLASSES.get(slot, ()))


def _phrase_length(sentence: NoisySentence, at: int) -> int:
    if sentence.lower[at] in _PRONOUNS:
        return 1
    end = at
    limit = min(at + _LONGEST_PHRASE, len(sentence))
    if sentence.tags[end] in ("DT", "PRP$", "CD"):
        end += 1
    while end < limit and (sentence.tags[end] in ADJECTIVES):
        end += 1
    nouns = end
    while end < limit and sentence.tags[end] in NOUNS and (end == at or sentence.joined(end)):
        end += 1
    return end - at if end > nouns else 0


def _verb_tag(token: PatternToken, sentence: NoisySentence, at: int) -> str:
    tags = (token.forms or {}).get(sentence.lower[at], ("VB",))
    return sentence.tags[at] if sentence.tags[at] in tags else tags[0]


def _form_of(token: PatternToken, tag: str) -> str:
    return next((form for form, tags in (token.forms or {}).items() if tag in tags), token.text)


class PatternIndex:
    """Patterns by their anchor and the word after it."""

    def __init__(self) -> None:
        self._patterns: dict[str, dict[str, list[NoisePattern]]] = {}

    def add(self, pattern: NoisePattern) -> None:
        """Add a pattern."""
        for anchor in pattern.anchors():
            self._patterns.setdefault(anchor, {}).setdefault(pattern.next_word(), []).append(pattern)

    def anchors(self) -> frozenset[str]:
        """The words at which a pattern may match."""
        return frozenset(self._patterns)

    def corrupt(self, sentence: NoisySentence, at: int, rng: Random) -> bool:
        """Put a wrong version of one of the patterns that match with their anchor at word ``at``."""
        by_next = self._patterns[sentence.lower[at]]
        candidates = by_next.get("", [])
        following = by_next.get(sentence.word(at + 1)) if sentence.word(at + 1) else None
        if following:
            candidates = candidates + following
        if not candidates:
            return False
        first = int(rng.random() * len(candidates))
        for step in range(len(candidates)):
            if candidates[(first + step) % len(candidates)].corrupt(sentence, at, rng):
                break
        else:
            return False
        return True


def read_patterns(name: str, lexicon: NoiseLexicon) -> dict[str, PatternIndex]:
    """Read a file of patterns: ERRANT type -> patterns.

    Raises:
        ConfigError: a line is not a pattern; the message names it.
    """
    found: dict[str, PatternIndex] = {}
    for line in (TABLES / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = parse_pattern(line, lexicon)
            found.setdefault(pattern.kind, PatternIndex()).add(pattern)
    return found


def parse_pattern(line: str, lexicon: NoiseLexicon) -> NoisePattern:
    """Read one line ``TYPE: right => wrong | wrong``.

    Raises:
        ConfigError: it is not a pattern.
    """
    kind, _, body = line.partition(": ")
    right_text, _, wrong_text = body.partition(" => ")
    right = tuple(_token(t, lexicon, lower=True) for t in right_text.split())
    wrong = tuple(tuple(_token(t, lexicon) for t in part.split()) for part in wrong_text.split(" | "))
    anchor = _anchor(right)
    keys = {token.key for token in right}
    if anchor is None or not all(wrong) or any(t.slot and t.key not in keys for text in wrong for t in text):
        raise ConfigError(f"not a pattern: {line}")
    return NoisePattern(kind, right, wrong, anchor)


def _anchor(right: tuple[PatternToken, ...]) -> int | None:
    """The place of the token to look for: the longest word, as the rarest, with nothing of unknown length before it."""
    certain = next((k for k, token in enumerate(right) if token.slot == "NP"), len(right))
    words = [k for k in range(certain) if not right[k].slot]
    return max(words, key=lambda k: len(right[k].text), default=None)


def _token(text: str, lexicon: NoiseLexicon, *, lower: bool = False) -> PatternToken:
    if text.startswith("<") and text.endswith(">"):
        return PatternToken(text, slot=text[1:-1])
    if text.endswith("*"):
        return PatternToken(text[:-1], forms=_verb_forms(text[:-1], lexicon))
    return PatternToken(text.lower() if lower else text)


def _verb_forms(lemma: str, lexicon: NoiseLexicon) -> dict[str, tuple[str, ...]]:
    if lemma == "be":
        return {form: (tag,) for form, tag in _BE.items()}
    forms: dict[str, tuple[str, ...]] = {lemma: ("VB",)}
    for tag in ("VBZ", "VBD", "VBN", "VBG"):
        form = lexicon.inflect(lemma, "VB", tag) or lemma
        forms[form] = (*forms.get(form, ()), tag)
    return forms
