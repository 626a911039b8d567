"""Finds from which odds on a model may say that one word was taken for another, and writes that into its emend.json.

The material is clean text that the model was not trained on: the lines that ``prepare`` has set apart
(``clean.dev.txt``) and, for rare words, those it has left out of ``clean.train.txt``. Each word of a set in
``service/checking/confusions.toml`` is replaced by the others; thresholds come from the even lines, the printed figures
are of the odd ones.
"""

import json
import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import typer

from models.corrector.corrector import Corrector
from models.corrector.loading import SHIPPED, load_corrector
from models.corrector.manifest import FILE_NAME, read_json
from service.checking.confusions import Candidate, Confusion, confusions, scores, suspected

WORD = re.compile(r"\w+(?:['’]\w+)*")
SENTENCES = 50
"""For each word, how many sentences with it are looked at, half of them for tuning."""
LENGTHS = range(25, 200)
ODDS = 3.0
"""The threshold of a pair that is used: no right word of the even lines reaches it."""
LEAST_RECALL = 0.4
"""Of the slips of a pair that is used."""
LEAST_EXAMPLES = 6
BATCH = 256
TUNED_ON = "even lines of clean.dev.txt and, for rare words, of clean sentences that were left out of clean.train.txt"


class Judged(NamedTuple):
    """A word that was looked at: the line it stands in, the pair, and how likely the other word was meant."""

    line: int
    key: str
    score: float


class Material(NamedTuple):
    """What was judged: words of clean text, of sentences chosen for rare words, and words put in the wrong place."""

    clean: Sequence[Judged]
    chosen: Sequence[Judged]
    swapped: Sequence[Judged]

    def half(self, odd: bool) -> "Material":
        """What stands in lines with an odd, or even, number."""
        return Material(*([one for one in own if one.line % 2 == odd] for own in self))


def main(
    model: Path = typer.Option(SHIPPED, help="The model's folder."),  # noqa: B008
    work: Path = typer.Option(Path.home() / ".cache/emend/cpu", help="The work folder of the run."),  # noqa: B008
    dry: bool = typer.Option(False, "--dry", help="Print figures, write nothing."),
) -> None:
    """Tune, print a line a pair, and write the thresholds."""
    corrector = load_corrector(model)
    apart = (work / "clean.dev.txt").read_text(encoding="utf-8").splitlines()
    sample = sampled(enumerate([*apart, *left_out(work)]))
    lines = [(at, line) for at, line in enumerate(apart) if len(line) in LENGTHS]
    judged = Material(judge(corrector, lines), judge(corrector, sample), judge_swapped(corrector, sample))
    words = sum(len(line.split()) for _, line in lines)
    even, odd = judged.half(odd=False), judged.half(odd=True)
    thresholds = tuned(even)
    report(thresholds, odd)
    alarms = sum(one.score >= thresholds.get(one.key, 1e9) for one in odd.clean)
    print_line(f"{len(thresholds)} pairs; {2000 * alarms / words:.3f} false alarms per 1,000 words of clean text")
    if not dry:
        path = model / FILE_NAME
        values = {**read_json(path), "confusions": thresholds, "confusions_tuned_on": TUNED_ON}
        path.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


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


def sampled(lines: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """So many of the numbered lines for each word of a set."""
    wanted = dict.fromkeys(confusions().of, SENTENCES)
    found = []
    for at, line in lines:
        if len(line) in LENGTHS:
            own = {match.lower() for match in WORD.findall(line.replace("’", "'"))} & wanted.keys()
            if own:
                found.append((at, line))
            for word in own:
                wanted[word] -= 1
                if not wanted[word]:
                    del wanted[word]
    return found


def judge(corrector: Corrector, lines: Sequence[tuple[int, str]], only: Sequence[Candidate] = ()) -> list[Judged]:
    """Look at every word of lines that may stand for another; ``only`` names the one word of each to look at."""
    judged = []
    for first in range(0, len(lines), BATCH):
        batch = lines[first : first + BATCH]
        doubts = corrector.doubts([line for _, line in batch]) or []
        asked = [
            (at, line, candidate, likely)
            for place, ((at, line), own) in enumerate(zip(batch, doubts, strict=True), first)
            for candidate, likely in suspected(line, own)
            if not only or candidate == only[place]
        ]
        found = scores(corrector, [one[1:] for one in asked])
        judged += [Judged(at, one.confusion.key, score) for (at, _, one, _), score in zip(asked, found, strict=True)]
    return judged


def judge_swapped(corrector: Corrector, sample: Sequence[tuple[int, str]]) -> list[Judged]:
    """Put each word of a set in the place of another, and look whether that is noticed."""
    wanted: dict[str, int] = defaultdict(lambda: SENTENCES // 2)
    lines: list[tuple[int, str]] = []
    only: list[Candidate] = []
    reverse: dict[str, list[Confusion]] = defaultdict(list)
    for pair in (pair for known in confusions().of.values() for pair in known):
        reverse[pair.meant].append(pair)
    for at, line in sample:
        for match in WORD.finditer(line):
            for candidate in meant(line, match, reverse):
                key = f"{at % 2}{candidate.confusion.key}"
                if wanted[key]:
                    wanted[key] -= 1
                    lines.append((at, candidate.swapped(line)))
                    only.append(back(candidate, line))
    order = sorted(range(len(lines)), key=lambda place: len(lines[place][1]))
    judged = judge(corrector, [lines[place] for place in order], [only[place] for place in order])
    seen = {(one.line, one.key) for one in judged}
    missed = {(at, one.confusion.key) for (at, _), one in zip(lines, only, strict=True)} - seen
    return [*judged, *(Judged(at, key, -1e9) for at, key in missed)]


def meant(line: str, match: re.Match[str], reverse: dict[str, list[Confusion]]) -> Iterator[Candidate]:
    """The words that may be written by mistake for a word of a line."""
    word = match[0].replace("’", "'")
    if word[1:] == word[1:].lower():
        for pair in reverse.get(word.lower(), ()):
            text = pair.written.capitalize() if word[0].isupper() else pair.written
            yield Candidate(match.start(), match.end(), text, pair)


def back(candidate: Candidate, line: str) -> Candidate:
    """The candidate that undoes a swap."""
    end = candidate.start + len(candidate.replacement)
    return Candidate(candidate.start, end, line[candidate.start : candidate.end], candidate.confusion)


def tuned(judged: Material) -> dict[str, float]:
    """A threshold for each pair for which the model has skill: no right word reaches it, and enough slips do."""
    wrong = {one.key for one in [*judged.clean, *judged.chosen] if one.score >= ODDS}
    slips: dict[str, list[float]] = defaultdict(list)
    for one in judged.swapped:
        slips[one.key].append(one.score)
    return {
        key: ODDS
        for key, own in sorted(slips.items())
        if key not in wrong and len(own) >= LEAST_EXAMPLES and share(own, ODDS) >= LEAST_RECALL
    }


def share(found: Sequence[float], threshold: float) -> float:
    """The share of scores that reach a threshold."""
    return sum(score >= threshold for score in found) / len(found)


def report(thresholds: dict[str, float], judged: Material) -> None:
    """Print recall and false alarms of each pair."""
    for key, threshold in thresholds.items():
        found = [one.score for one in judged.swapped if one.key == key]
        alarms = sum(one.score >= threshold for one in judged.chosen if one.key == key)
        print_line(
            f"{key:24} {threshold:6.2f}  recall {share(found or [0], threshold):4.0%} of {len(found):3}, {alarms} false"
        )
    known = [one for one in judged.swapped if one.key in thresholds]
    right = sum(one.score >= thresholds[one.key] for one in known)
    wrong = sum(one.score >= thresholds.get(one.key, 1e9) for one in judged.chosen)
    print_line(f"all: recall {right / len(known):.1%} of {len(known)}, precision {right / (right + wrong):.1%}")


def print_line(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    typer.run(main)
