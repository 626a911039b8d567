"""Prints how often the first suggestion for a misspelled word is right, with and without the correction model's say.

The lists are those of the tests, ``tests/models/spelling/*.en.txt``. Odd lines are for tuning the weight and the
distance in ``service/checking/checks/spelling/reranking.py``, even ones for the figures.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from models.spelling.suggestions.suggestion import Suggestion
from service.checking.checks.spelling.reranking import Misspelling, acceptance
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

LISTS = Path(__file__).resolve().parents[1] / "tests" / "models" / "spelling"
MARKED = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")
WEIGHTS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.8)
DISTANCES = (0.5, 0.8, 1.0, 1.5, 3.0)


class Case(NamedTuple):
    """A misspelled word, what is meant, and how the model takes the sentence with each of the suggestions."""

    list: str
    odd: bool
    meant: str
    suggestions: tuple[Suggestion, ...]
    acceptances: tuple[float, ...]

    def first(self, weight: float, distance: float) -> str:
        """The suggestion that comes first."""
        if self.suggestions and self.suggestions[0].usual:
            return self.suggestions[0].text
        best = max((one.score for one in self.suggestions), default=0.0)
        scored = [
            (one.score + weight * own, -place, one.text)
            for place, (one, own) in enumerate(zip(self.suggestions, self.acceptances, strict=True))
            if best - one.score < distance
        ]
        return max(scored)[2] if scored else ""


def main() -> None:
    """Print a line for each weight and distance."""
    resources = Resources()
    found = [case for name in ("ambiguous", "misspellings") for case in cases(name, resources)]
    sets = [(name, odd) for name in ("ambiguous", "misspellings") for odd in (True, False)]
    heads = [f"{name} ({'odd' if odd else 'even'})" for name, odd in sets]
    print_line("  ".join(["weight", "distance", *heads]))
    for weight in WEIGHTS:
        for distance in DISTANCES if weight else (1.0,):
            cells = [f"{weight:6}", f"{distance:8}"]
            for head, (name, odd) in zip(heads, sets, strict=True):
                own = [case for case in found if (case.list, case.odd) == (name, odd)]
                right = sum(case.first(weight, distance) == case.meant for case in own)
                cells.append(f"{right}/{len(own)}".rjust(len(head)))
            print_line("  ".join(cells))


def cases(name: str, resources: Resources) -> list[Case]:
    """The misspelled words of a list."""
    speller = resources.spelling.speller("en-US")
    corrector = resources.corrector_for("en-US")
    found = []
    for number, line in enumerate((LISTS / f"{name}.en.txt").read_text(encoding="utf-8").splitlines()):
        if line.startswith("#"):
            continue
        for match in MARKED.finditer(line):
            start = len(MARKED.sub(r"\1", line[: match.start()]))
            sentence = SentenceText(MARKED.sub(r"\1", line), "en-US")
            suggestions = speller.suggest(match[1])
            misspelling = Misspelling(sentence, start, start + len(match[1]), suggestions)
            doubts = corrector and corrector.doubts([misspelling.with_word(one.text) for one in suggestions])
            own = tuple(acceptance(each) for each in doubts or ())
            found.append(Case(name, number % 2 == 1, match[2], suggestions, own))
    return found


def print_line(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
