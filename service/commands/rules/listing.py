"""``emend rules list``, ``find`` and ``show``: what rules there are, and all that one says."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from models.errors import InputError
from service.checking.checks.rules.packs.catalogue import RuleInfo, info_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.search import about, category_of, named, of_category, rules_of
from service.commands.packs import packs_here

Folder = Annotated[str, typer.Argument(metavar="[LANG]", help="Only the rules of this language, or any.")]


def show_all(
    language: Folder = "",
    category: Annotated[str, typer.Option(help="Only the rules of this category; a main one covers all its own.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print every rule: its name, category, file and subject.

    Its level or tone, too, where it does not speak to everyone.
    """
    rules = rules_of(language, packs_here())
    if category:
        key = category_of(category)
        if key is None:
            raise InputError(f"there is no category “{category}”")
        rules = of_category(rules, key)
    if as_json:
        typer.echo(json.dumps([asdict(info_of(rule)) for rule in rules], ensure_ascii=False, indent=2))
        return
    for rule in rules:
        typer.echo(f"{rule.name:<40} {rule.category:<20} {_speaks(rule):<16} {rule.file:<36} {rule.short}")


def find(
    query: Annotated[str, typer.Argument(metavar="WORDS|CATEGORY", help="A word, several, or a category.")],
    language: Folder = "",
) -> None:
    """Print the rules about a word, or several, or of a category.

    Each is shown with an example. Rules that have the words in their name or pattern come first, then those that
    have them in their wrong examples.
    """
    category = category_of(query)
    every = rules_of(language, packs_here())
    rules = about(every, query) if category is None else of_category(every, category)
    for rule in rules:
        typer.echo(f"{rule.name} [{rule.category}, {_speaks(rule)}] {rule.short} ({rule.path})")
        typer.echo(f"    {rule.wrong[0]}")
    if rules:
        typer.echo(f"{len(rules)} rules" if len(rules) > 1 else "1 rule")
    else:
        typer.echo(
            f"no rule has “{query}” in its pattern or wrong examples; “emend rules try” tells what fires on a text"
        )


def show(
    name: Annotated[
        str, typer.Argument(metavar="ID", help="A rule, “FREE_GIFT” or “en/FREE_GIFT”, or a file of rules.")
    ],
) -> None:
    """Print all that a rule says, keys of its table and file included."""
    for number, rule in enumerate(named(rules_of("", packs_here()), name)):
        typer.echo(("\n" if number else "") + "\n".join(_all_of(rule)))


def _speaks(rule: Rule) -> str:
    """To whom a rule speaks."""
    return "off" if rule.off else " ".join(str(one) for one in (rule.level, rule.tone, rule.mother_tongue) if one)


def _all_of(rule: Rule) -> Iterator[str]:
    """A rule, a line for each thing it says."""
    info: RuleInfo = info_of(rule)
    yield f"{rule.name} [{rule.category}, {_speaks(rule)}] {rule.short}"
    rows: list[tuple[str, str]] = [
        ("file", rule.path),
        *(("pack", rule.pack.name) for _ in range(bool(rule.pack.name))),
        *((key, getattr(rule, key)) for key in ("pattern", "regex", "introduced_by") if getattr(rule, key)),
        *(("unless", one) for one in rule.unless),
        *(("replace", one or "(leave out)") for one in rule.replace),
        ("message", rule.message),
        ("reference", rule.reference),
        *(("confidence", str(rule.confidence)) for _ in range(rule.confidence < 1)),
        *((key, " ".join(sorted(getattr(rule, key)))) for key in ("variants", "not_in", "touches")),
        *(("wrong", one) for one in rule.wrong),
        *(("right", one) for one in rule.right),
    ]
    yield from (f"  {key + ':':<11} {value}" for key, value in rows if value)
    if info.correction:
        yield f"  {'corrected:':<11} {info.correction}"
