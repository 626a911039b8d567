"""Prints how much the whole checker, not the correction model alone, mends in the English development sets.

Each text gets the first replacement of every alert at the default level, as a writer who believes all of them would
apply them; matters of another region's spelling are left as they are.
"""

import asyncio
import sys
from collections.abc import Collection, Sequence
from copy import copy
from pathlib import Path

import typer

from models.corrector.protocol import Correction, Edit, Suspicion
from service.checking.alerts import Writer
from service.checking.checker import Checker
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.finish import finish
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from training.config.recipe import load_recipe
from training.evaluation.command import evaluate
from training.evaluation.results import table, type_table


class WholeChecker:
    """A system that ``training evaluate`` can measure."""

    def __init__(self, without: Collection[str]) -> None:
        """Take the names of checks to leave out."""
        self._checker = Checker(Resources(), Inline())
        self._without = frozenset(without)
        self._writer = Writer.AUTO

    def for_writer(self, writer: str) -> "WholeChecker":
        """The same checker for such writers; no sentence tells alone who has written it."""
        same = copy(self)
        same._writer = Writer(writer)
        return same

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Each text with the edits of its alerts."""
        return asyncio.run(self._correct(sentences))

    async def _correct(self, sentences: Sequence[str]) -> list[Correction]:
        return [await self._corrected(text) for text in sentences]

    async def _corrected(self, text: str) -> Correction:
        options = Options(language="en-US", writer=self._writer)
        done = await self._checker.done(text, options)
        kept = [alert for alert in done.found if alert.rule.partition("/")[0] not in self._without]
        result = finish(done.reading, kept, options)
        told = [alert for alert in result.alerts if alert.rule != f"{SpellingCheck.name}/region"]
        return Correction(
            text,
            tuple(
                Edit(each.offset, each.end, each.replacements[0], each.confidence) for each in told if each.replacements
            ),
            tuple(Suspicion(one.offset, one.end, one.confidence) for one in told if not one.replacements),
        )


def main(
    data: Path = typer.Option(..., envvar="EMEND_DATA", help="The folder of the corpora."),  # noqa: B008
    sets: list[str] = typer.Option([], "--set", help="Names of sets of recipe cpu; all if left out."),  # noqa: B008
    without: list[str] = typer.Option([], help="Names of checks to leave out: confused-words, en (its rules)."),  # noqa: B008
    types: bool = typer.Option(False, help="Print the figures of each type of edit, too."),
) -> None:
    """Measure, and print a table."""
    recipe = load_recipe("cpu")
    chosen = [entry for entry in recipe.evaluate.sets if not sets or entry.name in sets]
    results = evaluate(recipe, data, WholeChecker(without), "checker", sets=chosen)
    sys.stdout.write(table(results) + "\n")
    if types:
        sys.stdout.writelines(f"\n{type_table(result)}\n" for result in results)


if __name__ == "__main__":
    typer.run(main)
