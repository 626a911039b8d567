"""What all seq2seq engines share: hypothesis -> edits with probabilities and ranked alternatives.

The engine's model rewrites a sentence S greedily into a hypothesis H. Each change between S and H is an edit e. With
K_e the hypothesis with that one change taken back, the probability of the edit against leaving the span is

    p(e) = p(H | S) / (p(H | S) + p(K_e | S))

where p is the product of the teacher-forced token probabilities of the whole sequence, end token included. Tokens
before the change are the same in both and cancel; those after it stay in, because what follows is part of the evidence
(a plural noun speaks for a plural verb before it). An alternative of the same span is scored likewise against K_e; the
alternatives come from continuing greedily from each of the next-best first tokens until the hypothesis returns.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self

from models.corrector.diff import changes
from models.corrector.engines.subwords import Subwords
from models.corrector.engines.variants import Rewriting, Variant, variant
from models.corrector.protocol import Correction, Edit, Replacement
from models.corrector.view import SourceView
from models.errors import ModelError

Tokens = Sequence[int]

_LEAST_ROOM = 16
"""Code points of a sentence that a prompt must leave room for."""


class Rewriter(ABC):
    """An engine around a seq2seq model that rewrites sentences.

    Args:
        subwords: the model's tokenizer.
        max_length: longest sentence in code points worth handing over, the prompt counted.
        max_tokens: longest sentence in tokens, the prompt counted; one that is longer comes back without edits. The
            decoder must take twice as many.
        alternatives: how many first tokens are tried for each edit; below 2 there are no alternatives.
        prompt: what the model wants before each sentence (``"Fix grammar: "``); only the encoder sees it.

    Raises:
        ModelError: the prompt leaves no room for a sentence.
    """

    def __init__(
        self, subwords: Subwords, *, max_length: int, max_tokens: int, alternatives: int = 4, prompt: str = ""
    ) -> None:
        self.subwords = subwords
        self.max_length = max_length - len(prompt)
        if self.max_length < _LEAST_ROOM:
            raise ModelError(f"the prompt of {len(prompt)} characters leaves no room for a sentence")
        self.max_tokens = max_tokens
        self.alternatives = alternatives
        self.prompt = prompt

    def for_language(self, language: str) -> Self:
        """The engine itself."""
        return self

    @abstractmethod
    def generate(self, sources: Sequence[Tokens]) -> list[list[int] | None]:
        """Decode greedily: tokens without start and end, or None where no end came within a sensible length."""

    @abstractmethod
    def score(self, sources: Sequence[Tokens], targets: Sequence[Tokens]) -> list[float]:
        """Log-probability of each target (which carries its end token) given its source."""

    @abstractmethod
    def continuations(
        self, sources: Sequence[Tokens], prefixes: Sequence[Tokens], lengths: Sequence[int]
    ) -> list[list[list[int]]]:
        """Continue each prefix from its ``alternatives`` best first tokens, greedily, for ``lengths`` tokens or more.

        Continuations come without the prefix; one that reaches the end carries the end token.
        """

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence, see ``models.corrector.protocol.Engine``."""
        corrections = [Correction(sentence) for sentence in sentences]
        encoded = [self.subwords.encode(self.prompt + sentence) for sentence in sentences]
        taken = [at for at, ids in enumerate(encoded) if sentences[at].strip() and len(ids) <= self.max_tokens]
        hypotheses = self.generate([encoded[at] for at in taken])
        changed: dict[int, Rewriting] = {}
        for at, hypothesis in zip(taken, hypotheses, strict=True):
            if hypothesis is not None:
                rewriting = self._compare(sentences[at], encoded[at], hypothesis)
                if rewriting.variants:
                    changed[at] = rewriting
        rewritings = list(changed.values())
        self._weigh(rewritings)
        if self.alternatives > 1:
            self._add_alternatives(rewritings)
        for at, rewriting in changed.items():
            corrections[at] = _correction(rewriting)
        return corrections

    def doubts(self, sentences: Sequence[str]) -> None:  # noqa: B027 - a definite answer
        """Return nothing: what a rewriter writes does not belong to one word of the source."""

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """Return nothing of each: it would take another pass of the decoder."""
        return [None] * len(sentences)

    def _compare(self, source: str, source_tokens: list[int], hypothesis: Tokens) -> Rewriting:
        """Find the changes between the source, as the tokenizer gives it back, and the hypothesis."""
        seen = self.subwords.decode(self.subwords.encode_target(source))
        text = self._written(seen, hypothesis)
        tokens = self.subwords.encode_target(text)
        rewriting = Rewriting(SourceView(source, seen), source_tokens, text, tokens)
        for change in changes(seen, text):
            kept = self.subwords.encode_target(rewriting.with_change_undone(change))
            found = variant(change, tokens, kept)
            if found is not None and max(len(kept), len(tokens)) <= 2 * self.max_tokens:
                rewriting.variants.append(found)
        return rewriting

    def _weigh(self, rewritings: Sequence[Rewriting]) -> None:
        """Score each hypothesis, and each of its variants with one change taken back."""
        sources, targets = [], []
        for rewriting in rewritings:
            targets += [rewriting.tokens, *(found.kept for found in rewriting.variants)]
            sources += [rewriting.source_tokens] * (1 + len(rewriting.variants))
        scores = iter(self.score(sources, targets))
        for rewriting in rewritings:
            rewriting.score = next(scores)
            for found in rewriting.variants:
                found.score = next(scores)

    def _add_alternatives(self, rewritings: Sequence[Rewriting]) -> None:
        """Find other replacements of each changed span, and score them."""
        asked = [(rewriting, found) for rewriting in rewritings for found in rewriting.variants]
        continued = self.continuations(
            [rewriting.source_tokens for rewriting, _ in asked],
            [found.prefix for _, found in asked],
            [found.reach for _, found in asked],
        )
        options: list[tuple[Rewriting, Variant, str, list[int]]] = []
        for (rewriting, found), continuations in zip(asked, continued, strict=True):
            known = {rewriting.hypothesis, rewriting.with_change_undone(found.change)}
            closed = filter(None, (found.close(continuation) for continuation in continuations))
            for text in (self._written(rewriting.view.text, tokens) for tokens in closed):
                replacement = rewriting.replacement_in(found, text)
                if text not in known and replacement is not None:
                    known.add(text)
                    tokens = self.subwords.encode_target(text)
                    if len(tokens) <= 2 * self.max_tokens:
                        options.append((rewriting, found, replacement, tokens))
        scores = self.score([option[0].source_tokens for option in options], [option[3] for option in options])
        for (_, found, replacement, _), score in zip(options, scores, strict=True):
            found.others[replacement] = score

    def _written(self, seen: str, tokens: Tokens) -> str:
        """What the model wrote, with the outer white space of what it read: that is not its to correct.

        A prompt that it repeats is no part of the sentence.
        """
        written = self.subwords.decode(tokens).strip()
        prompt = self.prompt.strip()
        if prompt and not seen.lstrip().startswith(prompt):
            written = written.removeprefix(prompt).lstrip()
        return seen[: len(seen) - len(seen.lstrip())] + written + seen[len(seen.rstrip()) :]


def _correction(rewriting: Rewriting) -> Correction:
    """Turn the scored variants into edits of the source."""
    edits: list[Edit] = []
    for found in rewriting.variants:
        change = found.change
        start, end = rewriting.view.span(change.start, change.end)
        if edits and start < edits[-1].end:
            continue  # two changes within one stretch that the tokenizer did not give back as it was
        others = [Replacement(text, _against(score, found.score)) for text, score in found.others.items()]
        replacement = rewriting.hypothesis[change.target_start : change.target_end]
        probability = _against(rewriting.score, found.score)
        ranked = tuple(sorted(others, key=lambda other: -other.probability))
        edits.append(Edit(start, end, replacement, probability, ranked))
    return Correction(rewriting.view.source, tuple(edits))


def _against(score: float, kept: float) -> float:
    """The probability of a text with log-probability ``score`` against one with ``kept``, were there no others."""
    margin = min(max(score - kept, -700.0), 700.0)
    return 1 / (1 + math.exp(-margin))
