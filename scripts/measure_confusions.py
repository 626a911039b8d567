"""Prints, for each set of confused words, what the whole checker finds without and with the check of confused words.

The material is that of ``tune_confusions.py``, odd lines only, on which nothing was tuned: sentences with a word of a
set replaced by another one (found: the first replacement of an alert undoes it), and the same sentences as they are
(wrong: an alert replaces a word of the set by another one of it).
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from pathlib import Path

import typer

from scripts.tune_confusions import WORD, back, left_out, lines_of, meant, print_line, sampled
from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.checks.confusions import ConfusedWords
from service.checking.confusions import Candidate, Confusion, confusions
from service.checking.options import Options
from service.checking.resources import Resources
from service.commands.check import Inline


def main(
    model: str = typer.Option("", help="The model's folder; the one that ships if left out."),
    work: Path = typer.Option(Path.home() / ".cache/emend/cpu", help="The work folder of the run."),  # noqa: B008
    most: int = typer.Option(8, help="Sentences for each pair of words."),
) -> None:
    """Measure, and print a line a set."""
    asyncio.run(measure(Checker(Resources(model=model), Inline()), cases(work, most)))


def cases(work: Path, most: int) -> list[tuple[str, str, Candidate]]:
    """Lines, each with a word replaced and what undoes that."""
    reverse: dict[str, list[Confusion]] = defaultdict(list)
    for pair in (pair for known in confusions().of.values() for pair in known):
        reverse[pair.meant].append(pair)
    wanted: dict[str, int] = defaultdict(lambda: most)
    found = []
    apart = list(lines_of(work / "clean.dev.txt"))
    for at, line in sampled(enumerate([*apart, *left_out(work)])):
        for match in WORD.finditer(line) if at % 2 else ():
            for candidate in meant(line, match, reverse):
                if wanted[candidate.confusion.key]:
                    wanted[candidate.confusion.key] -= 1
                    found.append((line, candidate.swapped(line), back(candidate, line)))
    return found


async def measure(checker: Checker, cases: Iterable[tuple[str, str, Candidate]]) -> None:
    """Check every line, as it is and with the word replaced."""
    total: Counter[str] = Counter()
    counts = {way: Counter[tuple[str, str]]() for way in ("before", "after")}
    seen: set[str] = set()
    for line, swapped, candidate in cases:
        name = candidate.confusion.name
        total[name] += 1
        for way, alerts in (await both(checker, swapped)).items():
            counts[way][name, "found"] += any(undoes(alert, candidate) for alert in alerts)
        if line in seen:
            continue
        seen.add(line)
        for way, alerts in (await both(checker, line)).items():
            for alert in alerts:
                for other in confusions().candidates(line, alert.offset, alert.end):
                    counts[way][other.confusion.name, "wrong"] += alert.replacements[:1] == (other.replacement,)
    for name in sorted(total):
        print_line(f"{name:28} {total[name]:4}  " + "  ".join(figures(counts[way], [name], total) for way in counts))
    print_line(f"{'all':28} {total.total():4}  " + "  ".join(figures(counts[way], total, total) for way in counts))
    checker.close()


async def both(checker: Checker, text: str) -> dict[str, list[Alert]]:
    """The alerts of a text without and with the check of confused words."""
    options = Options(language="en-US")
    reading = await checker.read(text, options)
    found = [
        alert.moved(sentence.start)
        for lane in checker.lanes_of(reading)
        for sentence, own in zip(reading.document.sentences, lane(reading.sentences), strict=True)
        for alert in own
    ]
    found += await checker.text_alerts(reading)
    without = [alert for alert in found if not alert.rule.startswith(f"{ConfusedWords.name}/")]
    return {
        "before": list((await checker.finish(reading, without, options)).alerts),
        "after": list((await checker.finish(reading, found, options)).alerts),
    }


def undoes(alert: Alert, candidate: Candidate) -> bool:
    """Whether an alert puts back the word that stood there; it may span more words."""
    return (
        alert.offset <= candidate.start
        and candidate.end <= alert.end
        and candidate.replacement.lower() in (alert.replacements or ("",))[0].lower().split()
    )


def figures(counts: Counter[tuple[str, str]], names: Collection[str], total: Counter[str]) -> str:
    """Recall and precision of some sets together."""
    found, wrong = (sum(counts[name, kind] for name in names) for kind in ("found", "wrong"))
    recall = found / sum(total[name] for name in names)
    precision = found / (found + wrong) if found + wrong else 0.0
    return f"recall {recall:6.1%} precision {precision:6.1%}"


if __name__ == "__main__":
    typer.run(main)
