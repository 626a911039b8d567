"""Cleaned sources -> one mix: deduplicated, evaluation sentences kept out, capped, split by document, shuffled."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch

from training.config.corpora import Group, Prepare
from training.corpora.hashing import normalized_hash
from training.corrector.prepare.sources import CleanedSource

Document = tuple[str, list[str]]


@dataclass(slots=True)
class Mixer:
    """Takes documents of sources; ``counts`` has, for each source, what became of its clean sentences."""

    settings: Prepare
    seed: int
    keep_out: frozenset[int]
    seen: set[int] = field(default_factory=set)
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def mix(self, parts: Sequence[CleanedSource]) -> tuple[list[str], list[str]]:
        """Return (training sentences, development sentences), each shuffled by the seed."""
        train: dict[str, list[Document]] = {}
        dev: dict[str, list[Document]] = {}
        for part in parts:
            self.counts[part.name] = Counter()
            for place, lines in enumerate(part.documents()):
                chosen = dev if self._is_dev(part.name, place) else train
                chosen.setdefault(part.name, []).append((part.name, lines))
        # Development documents first: a sentence they share with the rest is theirs.
        dev_sentences = self._take_all(dev, self.settings.dev_share, "dev")
        return self._take_all(train, 1 - self.settings.dev_share, "train"), dev_sentences

    def _is_dev(self, name: str, place: int) -> bool:
        return random.Random(f"{self.seed} {name} {place}").random() < self.settings.dev_share

    def _take_all(self, documents: dict[str, list[Document]], share: float, kind: str) -> list[str]:
        """Take the free sources whole, then of each group in turn as much as its share of the whole allows."""
        taken: list[str] = []
        groups = {name: group_of(name, self.settings.groups) for name in documents}
        for name in sorted(documents):
            if groups[name] is None:
                limit = self.settings.limits.get(name)
                taken += self._take(documents[name], None if limit is None else round(limit * share), kind)
        for group in self.settings.groups:
            members = [entry for name in sorted(documents) if groups[name] is group for entry in documents[name]]
            most = len(taken) * group.max_share / (1 - group.max_share) if group.max_share < 1 and taken else None
            taken += self._take(members, None if most is None else int(most), kind)
        random.Random(f"{self.seed} {kind}").shuffle(taken)
        return taken

    def _take(self, documents: list[Document], limit: int | None, kind: str) -> list[str]:
        if limit is not None:
            random.Random(f"{self.seed} {kind} order").shuffle(documents)
        taken: list[str] = []
        for name, lines in documents:
            counts = self.counts[name]
            for line in lines:
                if limit is not None and len(taken) >= limit:
                    counts["over limit"] += 1
                    continue
                code = normalized_hash(line)
                if code in self.keep_out:
                    counts["evaluation"] += 1
                elif code in self.seen:
                    counts["duplicate"] += 1
                else:
                    self.seen.add(code)
                    counts[kind] += 1
                    taken.append(line)
        return taken


def group_of(name: str, groups: Sequence[Group]) -> Group | None:
    """Return the first group with a pattern that matches the source's name."""
    return next((group for group in groups if any(fnmatch(name, pattern) for pattern in group.sources)), None)
