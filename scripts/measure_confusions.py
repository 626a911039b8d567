"""Prints, for each set of confused words, what the whole checker finds without and with the check of confused words.

The material are lines that no model has seen: those that ``prepare`` keeps apart, and those that it has cleaned and not
taken. A word of a set is replaced by another one (found: the first replacement of an alert undoes it), and the lines
are checked as they are, too (wrong: an alert replaces a word of the set by another one of it).
"""

import asyncio
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import typer

from models.confusions.confusion import Candidate, Confusion
from models.confusions.sets import WORD, Confusions, confusions
from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.candidates import Candidates
from service.checking.checker import Checker
from service.checking.checks.confusions.check import ConfusedWords
from service.checking.finish import finish
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources

LENGTHS = range(20, 200)
"""Code points of the lines that are taken."""


def main(
    model: str = typer.Option("", help="The correction model's folder; the one that ships if left out."),
    language: str = typer.Option("en-US", help="The language of the text."),
    work: Path = typer.Option(Path.home() / ".cache/emend/cpu", help="The work folder of the run."),  # noqa: B008
    most: int = typer.Option(4, help="Sentences for each pair of words."),
) -> None:
    """Measure, and print a line a set."""
    checker = Checker(Resources(models=(model,) if model else ()), Inline())
    asyncio.run(measure(checker, language, list(cases(confusions(primary(language)), work, most))))


def cases(sets: Confusions, work: Path, most: int) -> Iterator[tuple[str, str, Candidate]]:
    """Lines, each with a word replaced and what undoes that."""
    reverse: dict[str, list[Confusion]] = defaultdict(list)
    for pair in (pair for known in sets.of.values() for pair in known):
        reverse[pair.meant].append(pair)
    wanted: dict[str, int] = defaultdict(lambda: most)
    for line in [*lines_of(work / "clean.dev.txt"), *left_out(work)]:
        for match in WORD.finditer(line) if len(line) in LENGTHS else ():
            word = match[0].replace("’", "'")
            for pair in reverse.get(word.lower(), ()) if word[1:] == word[1:].lower() else ():
                if wanted[pair.key]:
                    wanted[pair.key] -= 1
                    text = pair.written.capitalize() if word[0].isupper() else pair.written
                    swapped = line[: match.start()] + text + line[match.end() :]
                    yield line, swapped, Candidate(match.start(), match.start() + len(text), match[0], pair)


def left_out(work: Path) -> list[str]:
    """Lines that ``prepare`` has cleaned and not taken, for neither training nor development."""
    taken = {hash(line) for name in ("train", "dev") for line in lines_of(work / f"clean.{name}.txt")}
    found = [
        line for path in sorted((work / "parts").glob("*.txt")) for line in lines_of(path) if hash(line) not in taken
    ]
    random.Random(1).shuffle(found)
    return found


def lines_of(path: Path) -> Iterable[str]:
    """The lines of a file."""
    with path.open(encoding="utf-8") as file:
        yield from (line.rstrip("\n") for line in file)


async def measure(checker: Checker, language: str, cases: Iterable[tuple[str, str, Candidate]]) -> None:
    """Check every line, as it is and with the word replaced."""
    sets = confusions(primary(language))
    total: Counter[str] = Counter()
    counts = {way: Counter[tuple[str, str]]() for way in ("before", "after")}
    seen: set[str] = set()
    for line, swapped, candidate in cases:
        name = candidate.confusion.name
        total[name] += 1
        for way, alerts in (await both(checker, swapped, language)).items():
            counts[way][name, "found"] += any(undoes(alert, candidate) for alert in alerts)
        if line in seen:
            continue
        seen.add(line)
        for way, alerts in (await both(checker, line, language)).items():
            for alert in alerts:
                for other in sets.candidates(line, alert.offset, alert.end):
                    counts[way][other.confusion.name, "wrong"] += alert.replacements[:1] == (other.replacement,)
    for name in sorted(total):
        print_line(f"{name:28} {total[name]:4}  " + "  ".join(figures(counts[way], [name], total) for way in counts))
    print_line(f"{'all':28} {total.total():4}  " + "  ".join(figures(counts[way], total, total) for way in counts))
    checker.close()


async def both(checker: Checker, text: str, language: str) -> dict[str, list[Alert]]:
    """The alerts of a text without and with the check of confused words."""
    options = Options(language=language)
    done = await checker.done(text, options)
    without = [alert for alert in done.found if not alert.rule.startswith(f"{ConfusedWords.name}/")]
    return {
        "before": list(finish(done.reading, Candidates(done.reading.document.text, without), options).alerts),
        "after": list(done.result.alerts),
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


def print_line(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    typer.run(main)
