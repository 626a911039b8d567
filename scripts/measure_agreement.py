"""Prints how many corrections of crossed determiners, nouns, adjectives and verbs stand when they are checked again.

Of each sentence of `tests/service/checking/agreement/crossings.toml` all first replacements are applied, and the
outcome is checked anew: nothing may be found in the changed places, nor anything that was not found before.
"""

import asyncio
import sys
import time

import typer

from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from tests.service.checking.agreement.crossings import broken, crossings, languages, sample


def main(
    language: list[str] = typer.Option([], help="The languages; all seven if left out."),  # noqa: B008
    limit: int = typer.Option(0, help="So many sentences of each language, chosen by chance; 0 for all."),
    show: bool = typer.Option(False, help="Print each correction that does not stand."),
) -> None:
    """Measure, and print a line for each language."""
    asyncio.run(_measure(language or languages(), limit, show))


async def _measure(chosen: list[str], limit: int, show: bool) -> None:
    checker = Checker(Resources(), Inline())
    sys.stdout.write("language  sentences  found again in changed places  brought elsewhere  CPU s\n")
    for language in chosen:
        began = time.process_time()
        sentences = sample(language, limit) if limit else crossings(language)
        breaks = [await broken(checker, one.text, Options(language=one.tag)) for one in sentences]
        found = [one for one in breaks if one is not None]
        hard = sum(one.hard for one in found)
        took = time.process_time() - began
        sys.stdout.write(f"{language:8}  {len(sentences):9}  {hard:29}  {len(found) - hard:17}  {took:5.0f}\n")
        if show:
            sys.stdout.writelines(f"    {one.text} -> {one.corrected} {one.again}\n" for one in found)
        sys.stdout.flush()
    checker.close()


if __name__ == "__main__":
    typer.run(main)
