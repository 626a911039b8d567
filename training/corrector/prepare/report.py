"""What became of every source, as JSON and as a table."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A source: lines or pairs read, taken into training and development, dropped by reason."""

    name: str
    read: int
    train: int
    dev: int
    dropped: dict[str, int]

    @classmethod
    def of(cls, name: str, counts: Mapping[str, int]) -> "SourceRow":
        """Make a row of counts by ``read``, ``kept``, ``train``, ``dev`` and reasons."""
        dropped = {
            reason: number
            for reason, number in sorted(counts.items())
            if reason not in ("read", "kept", "train", "dev") and number
        }
        return cls(name, counts.get("read", 0), counts.get("train", 0), counts.get("dev", 0), dropped)


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of ``prepare``; ``shares`` are the groups' shares of the clean training sentences."""

    recipe: str
    evaluation_hashes: int
    text: tuple[SourceRow, ...]
    pairs: tuple[SourceRow, ...]
    shares: dict[str, float]

    def __str__(self) -> str:
        return self.table()

    def to_json(self) -> str:
        """Return the report as JSON."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False)

    def table(self) -> str:
        """Return the report as a table for people, a source a line, totals last."""
        lines = [f"{'source':34} {'read':>9} {'train':>9} {'dev':>7}  dropped"]
        for rows in (self.text, self.pairs):
            total: Counter[str] = Counter()
            for row in rows:
                lines.append(_line(row))
                total.update({"read": row.read, "train": row.train, "dev": row.dev, **row.dropped})
            lines.append(_line(SourceRow.of("all text" if rows is self.text else "all pairs", total)))
        lines += [f"group {name}: {share:.1%} of the clean training sentences" for name, share in self.shares.items()]
        lines.append(f"kept out: {self.evaluation_hashes} normalised evaluation sentences")
        return "\n".join(lines)


def _line(row: SourceRow) -> str:
    dropped = ", ".join(f"{reason} {number}" for reason, number in row.dropped.items())
    return f"{row.name:34} {row.read:9} {row.train:9} {row.dev:7}  {dropped}"
