"""Prints how much the whole checker, not the correction model alone, mends in the development sets of a recipe.

Each text gets the first replacement of every alert at the default level, as a writer who believes all of them would
apply them; matters of another region's spelling are left as they are.
"""

import asyncio
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import typer

from models.corrector.protocol import Correction, Edit, Suspicion
from models.languages.variants import DEFAULTS
from service.checking.alerts import Writer
from service.checking.candidates import Candidates
from service.checking.checker import Checker
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.finish import finish
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from training.config.recipe import load_recipe
from training.evaluation.command import evaluate
from training.evaluation.results import table, type_table


@dataclass(frozen=True, slots=True)
class WholeChecker:
    """A system that ``training evaluate`` can measure.

    Attributes:
        checker: that finds the alerts.
        without: names of checks to leave out.
        language: of the texts (BCP 47).
        writer: of the texts.
    """

    checker: Checker
    without: Collection[str]
    language: str
    writer: Writer = Writer.AUTO

    def for_writer(self, writer: str) -> "WholeChecker":
        """The same checker for such writers; no sentence tells alone who has written it."""
        return replace(self, writer=Writer(writer))

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Each text with the edits of its alerts."""
        return asyncio.run(self._correct(sentences))

    async def _correct(self, sentences: Sequence[str]) -> list[Correction]:
        return [await self._corrected(text) for text in sentences]

    async def _corrected(self, text: str) -> Correction:
        options = Options(language=self.language, writer=self.writer)
        done = await self.checker.done(text, options)
        kept = [alert for alert in done.found if alert.rule.partition("/")[0] not in self.without]
        result = finish(done.reading, Candidates(done.reading.document.text, kept), options)
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
    recipe: str = typer.Option("cpu", help="The recipe whose sets are measured."),
    sets: list[str] = typer.Option([], "--set", help="Names of its sets; all if left out."),  # noqa: B008
    half: Literal["even", "odd"] = typer.Option("odd", help="The half of each: even ones are there to tune on."),
    without: list[str] = typer.Option([], help="Names of checks to leave out: confused-words, en (its rules)."),  # noqa: B008
    types: bool = typer.Option(False, help="Print the figures of each type of edit, too."),
) -> None:
    """Measure, and print a table; sets that ``prepare`` leaves are not looked for."""
    taken = load_recipe(recipe)
    chosen = [
        replace(entry, half=half if entry.half == "odd" else entry.half)
        for entry in taken.evaluate.sets
        if entry.name in sets or not (sets or "clean.dev" in entry.path)
    ]
    checker = Checker(Resources(), Inline())
    codes = taken.languages or (taken.language,)
    systems = {code: WholeChecker(checker, without, DEFAULTS.get(code, code)) for code in codes}
    results = evaluate(taken, data, systems, "checker", sets=chosen)
    sys.stdout.write(table(results) + "\n")
    if types:
        sys.stdout.writelines(f"\n{type_table(result)}\n" for result in results)


if __name__ == "__main__":
    typer.run(main)
