"""The corpora of a recipe, each with its licence."""

import csv
from pathlib import Path

from training.config.recipe import Recipe
from training.files import find, source_name

__all__ = ["licences", "texts_of"]

SOURCES = "text/SOURCES.tsv"
"""Beside the texts: a table with the columns lang, source and licence."""


def licences(recipe: Recipe, data: Path) -> list[dict[str, str]]:
    """Return every corpus of the recipe with its licence; one that is nowhere recorded says so.

    The pairs of a recipe of many languages are named by what they are; its ``[export.licences]`` names their corpora.
    """
    known = dict(recipe.export.licences)
    table = data / SOURCES
    if table.is_file():
        with table.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["lang"] in (recipe.languages or (recipe.language,)):
                    known.setdefault(row["source"], row["licence"])
    lists = [Path(path).name.removesuffix(".xz").removesuffix(".tsv") for path in recipe.noise.get("misspellings", ())]
    corpora = [source.name for source in recipe.prepare.pairs] + [source.name for source in recipe.prepare.marked]
    names = [*texts_of(recipe, data), *(() if recipe.languages else corpora), *lists]
    names += [name for name in recipe.export.licences if name not in names]
    return [{"name": name, "licence": known.get(name, "not recorded")} for name in dict.fromkeys(names)]


def texts_of(recipe: Recipe, data: Path) -> list[str]:
    """Return the names of the recipe's texts, in all its languages."""
    own = [recipe.of_language(code) for code in recipe.languages] or [recipe]
    return [source_name(path) for each in own for path in find((data, recipe.folder), each.prepare.text)]
