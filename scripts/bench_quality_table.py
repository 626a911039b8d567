"""The tables of ``make bench-quality``, as Markdown."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from scripts.bench_quality_parts import Verdicts
from training.config.measuring import EvaluationSet
from training.evaluation.results import SetResult

Results = Mapping[tuple[str, str], SetResult]
"""Results by the names of system and set; what failed is left out."""
_UNITS = {"gleu": "GLEU", "false_alarms": "alarms per 1,000 words", "maxmatch": "MaxMatch P / R / F0.5"}
_MISSING = "–"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; all columns but the first are aligned to the right."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))


def systems_table(sets: Sequence[EvaluationSet], names: Mapping[str, str], results: Results) -> str:
    """Return the figures of every system on every set; ``names`` are the systems with what they are called."""
    found = {result.set_name: result for result in results.values()}
    head = ["system", *(f"{entry.name}{_size(found.get(entry.name))}: {unit(entry)}" for entry in sets)]
    rows = [[name, *(cell(results.get((system, entry.name))) for entry in sets)] for system, name in names.items()]
    return markdown(head, rows)


def parts_table(
    sets: Sequence[EvaluationSet],
    parts: Iterable[str],
    verdicts: Mapping[str, Verdicts],
    whole: Callable[[str], SetResult | None],
    without: Callable[[str, str], SetResult | None],
) -> str:
    """Return of each part of Emend how many alerts are right and wrong, and how the figure changes without it.

    The figure is F0.5, GLEU or alarms per 1,000 words; where a set holds no errors, there are only wrong alerts.

    Args:
        sets: those to show.
        parts: their names.
        verdicts: of the alerts of each set, by its name; sets that have none are shown without counts.
        whole: the result of the whole on a set.
        without: the result on a set without a part.
    """
    head = ["part", *(entry.name for entry in sets)]
    rows = []
    for part in parts:
        cells = []
        for entry in sets:
            counts = _counts(entry, verdicts.get(entry.name), part)
            change = difference(whole(entry.name), without(part, entry.name))
            cells.append(", ".join(text for text in (counts, change) if text))
        rows.append([part, *cells])
    bare = [sum(verdicts[entry.name].bare.values()) if entry.name in verdicts else None for entry in sets]
    rows.append(["alerts without a replacement", *(_MISSING if number is None else str(number) for number in bare)])
    return markdown(head, rows)


def unit(entry: EvaluationSet) -> str:
    """Return what the figures of a set mean."""
    return _UNITS.get(entry.metric, "P / R / F0.5")


def cell(result: SetResult | None) -> str:
    """Return the figures of a result: precision, recall and F0.5, or the only one there is."""
    if result is None:
        return _MISSING
    if result.scores:
        scores = result.scores
        if not scores.tp + scores.fp:
            return "**0.0**"
        return f"{100 * scores.precision:.1f} / {100 * scores.recall:.1f} / **{100 * scores.f05:.1f}**"
    return f"**{figure(result):.1f}**"


def figure(result: SetResult) -> float:
    """Return the one figure that sums a result up."""
    if result.scores:
        return 100 * result.scores.f05
    return (result.false_alarms if result.gleu is None else result.gleu) or 0.0


def difference(whole: SetResult | None, without: SetResult | None) -> str:
    """Return by how much the figure changes when a part is left out."""
    if whole is None or without is None:
        return _MISSING
    return f"{round(figure(without) - figure(whole), 1) + 0.0:+.1f}"  # -0.0 becomes 0.0


def _size(result: SetResult | None) -> str:
    return f" ({result.sentences:,})" if result else ""


def _counts(entry: EvaluationSet, found: Verdicts | None, part: str) -> str:
    if found is None:
        return ""
    wrong = str(found.wrong.get(part, 0))
    return wrong if entry.metric == "false_alarms" else f"{found.right.get(part, 0)} / {wrong}"
