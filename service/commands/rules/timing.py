"""``emend rules time``: what each rule costs on a text."""

from functools import partial
from typing import Annotated

import typer

from models.text.document import Document
from service.checking.checks.rules.ruleset import rules_for
from service.checking.checks.rules.tagging import tagger_of
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts
from service.commands.files import read
from service.commands.packs import packs_here


def measure(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")],
    top: Annotated[int, typer.Option(min=1, help="How many of the slowest rules to print.")] = 20,
    language: Annotated[str, typer.Option(help="Language of the text.")] = "en",
) -> None:
    """Print what all rules and the speller cost on a text.

    That is their CPU time, then that of the slowest rules, each by itself. The first figures are those of the checks as
    the service has them, after their warm-up, on a text they see for the first time; the later ones those of a second
    time.
    """
    from service.checking.checks.rules.check import RulePacks
    from service.checking.checks.rules.timing import time_all, time_check, time_each
    from service.checking.checks.spelling.check import SpellingCheck

    text, _ = read(file)
    sentences = sentence_texts(Document.of(text, language))
    own = packs_here()[1:]
    resources = Resources(rules=own)
    tagger = tagger_of(resources)
    packs = RulePacks(resources)
    first = time_check(sentences, packs)
    spelling = SpellingCheck(resources)
    speller = f"{time_check(sentences, spelling) * 1000:.0f} ms" if spelling.covers(language) else "no"
    typer.echo(f"the first time: {first * 1000:.0f} ms of CPU for all rules with tagging, {speller} for the speller")
    rules = partial(rules_for, packs=packs.packs)
    rows = time_each(sentences, tagger, language, rules)
    total = time_all(sentences, tagger, rules)
    words = sum(len(sentence.text.split()) for sentence in sentences)
    typer.echo(
        f"{len(text):,} characters, {words:,} words, {len(sentences):,} sentences, {len(rows):,} rules: "
        f"{total.seconds * 1000:.1f} ms of CPU without tagging, "
        f"{total.tagging * 1000:.1f} ms to tag {total.tagged:,} sentences, {total.alerts:,} alerts"
    )
    typer.echo(f"{'ms':>9} {'tagged':>7} {'alerts':>7} rule")
    for row in rows[:top]:
        typer.echo(f"{row.seconds * 1000:>9.2f} {row.tagged:>7} {row.alerts:>7} {row.name}")
