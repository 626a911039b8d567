"""``curve``: metrics.jsonl -> curve.svg, the loss and the scores on the development sets over the steps."""

import math
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from training.corrector.train.metrics import read_metrics
from training.files import write_atomically

FILE_NAME = "curve.svg"
_WIDTH, _HEIGHT = 960, 500
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 900, 60, 450
_SHOWN = " F0.5"
"""Ending of the scores that are drawn."""
_LOSS = "#555555"
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Of scores; told apart by colour-blind people, too (Okabe and Ito, 2008)."""
Points = list[tuple[float, float]]


def curve(work: Path) -> Path:
    """Run the step; return the file it has written.

    Raises:
        InputError: the run has written no metrics yet.
    """
    path = work / FILE_NAME
    write_atomically(path, drawing(read_metrics(work)))
    return path


def drawing(lines: list[dict[str, Any]]) -> str:
    """Return the lines of a run as SVG; the scale of the loss is logarithmic."""
    losses = [(line["step"], line["loss"]) for line in lines if line.get("loss")]
    scores: dict[str, Points] = {}
    for line in lines:
        for name, score in line.get("scores", {}).items():
            if name.endswith(_SHOWN):
                scores.setdefault(name, []).append((line["step"], score))
    last = max(max(line["step"] for line in lines), 1)
    across = _scale(0, last, _LEFT, _RIGHT)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
            f'font-size="12"><rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
            *(_text(across(step), _BOTTOM + 20, f"{step:,.0f}") for step in _ticks(0, last)),
            _text((_LEFT + _RIGHT) / 2, _BOTTOM + 40, "steps"),
            *_stages(lines, across),
            *_loss(losses, across),
            *_scores(scores, across),
            "</svg>\n",
        ]
    )


def _stages(lines: list[dict[str, Any]], across: Callable[[float], float]) -> Iterator[str]:
    """A line where each stage ends, and its name at its beginning."""
    start, ends = 0, {line["stage"]: line["step"] for line in lines}
    for name, end in ends.items():
        yield _text(across(start) + 4, _TOP - 6, name, anchor="start", colour="#999999")
        yield f'<path d="M{across(end):.1f} {_TOP}V{_BOTTOM}" stroke="#dddddd"/>'
        start = end


def _loss(points: Points, across: Callable[[float], float]) -> Iterator[str]:
    if not points:
        return
    values = [math.log(loss) for _, loss in points]
    low, high = min(values), max(max(values), min(values) + 0.1)
    up = _scale(low, high, _BOTTOM, _TOP)
    for tick in (first * 10.0**power for power in range(-6, 7) for first in (1, 1.5, 2, 3, 5, 7)):
        if low <= math.log(tick) <= high:
            yield _text(_LEFT - 6, up(math.log(tick)) + 4, f"{tick:g}", anchor="end", colour=_LOSS)
    yield _text(_LEFT, 16, "loss", anchor="start", colour=_LOSS)
    yield _line([(across(step), up(math.log(loss))) for step, loss in points], _LOSS)


def _scores(scores: dict[str, Points], across: Callable[[float], float]) -> Iterator[str]:
    every = [score for points in scores.values() for _, score in points]
    if not every:
        return
    low, high = math.floor(min(every) / 5) * 5, math.ceil((max(every) + 0.1) / 5) * 5
    up = _scale(low, high, _BOTTOM, _TOP)
    yield from (_text(_RIGHT + 6, up(tick) + 4, f"{tick:g}", anchor="start") for tick in _ticks(low, high))
    for number, (name, points) in enumerate(scores.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        yield _text(_RIGHT - 200 * (number % 4), 16 + 16 * (number // 4), name, anchor="end", colour=colour)
        yield _line([(across(step), up(score)) for step, score in points], colour)
        for step, score in points:
            yield (
                f'<circle cx="{across(step):.1f}" cy="{up(score):.1f}" r="3.5" fill="{colour}">'
                f"<title>{escape(name)} {score:g}, step {step:,}</title></circle>"
            )


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    return lambda value: start + (end - start) * (value - low) / (high - low)


def _ticks(low: float, high: float) -> list[float]:
    rough = (high - low) / 8
    power = 10.0 ** math.floor(math.log10(rough))
    size = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    return [number * size for number in range(math.ceil(low / size), math.floor(high / size) + 1)]


def _text(x: float, y: float, text: str, anchor: str = "middle", colour: str = "#333333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'


def _line(points: Points, colour: str) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
