"""``emend rules``: what rules there are, which of them fire on a text, and what each costs. For writers of rules."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from models.text.document import Document
from service.checking.checks.rules.check import RulePacks
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.packs.catalogue import all_rules
from service.checking.checks.rules.tagging import tagger_of
from service.checking.checks.rules.timing import time_all, time_check, time_each
from service.checking.checks.rules.view import View
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts
from service.commands.files import read
from service.commands.showing.report import underlined

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="List, try and time the rules of the rule packs.")

Language = Annotated[str, typer.Option(help="Language of the text.")]


@app.command("list")
def show(
    language: Annotated[str, typer.Option(help="Only the rules of this folder of service/rules.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print every rule: its name, category, level or tone, and what it is about."""
    rules = [rule for rule in all_rules() if language in ("", rule.language)]
    if as_json:
        typer.echo(json.dumps([asdict(rule) for rule in rules], ensure_ascii=False, indent=2))
        return
    for rule in rules:
        speaks = "off" if rule.off else " ".join(str(one) for one in (rule.level, rule.tone) if one is not None)
        typer.echo(f"{rule.name:<40} {rule.category:<20} {speaks:<16} {rule.description}")


@app.command("try")
def attempt(text: Annotated[str, typer.Argument(help="A text.")], language: Language = "en") -> None:
    """Print the tokens of a text, in English with their tags, and what each rule says, of any level and tone."""
    sentences = sentence_texts(Document.of(text, language))
    tagger = tagger_of(Resources())
    for sentence, findings in zip(sentences, find_all(sentences, tagger), strict=True):
        view = View(sentence)
        tags = tagger([view])[0] if language.split("-")[0] == "en" else [str(kind) for kind in view.kinds]
        typer.echo(" ".join(f"{word}/{tag}" for word, tag in zip(view.texts, tags, strict=True)))
        for finding in findings:
            typer.echo("\n".join(_lines(sentence, finding)))


@app.command("time")
def measure(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")],
    top: Annotated[int, typer.Option(min=1, help="How many of the slowest rules to print.")] = 20,
    language: Language = "en",
) -> None:
    """Print the CPU time of all rules and of the speller on a text, then that of the slowest rules, each by itself.

    The first figures are those of the checks as the service has them, after their warm-up, on a text they see for the
    first time; the later ones those of a second time.
    """
    from service.checking.checks.spelling.check import SpellingCheck

    text, _ = read(file)
    sentences = sentence_texts(Document.of(text, language))
    resources = Resources()
    tagger = tagger_of(resources)
    packs = time_check(sentences, RulePacks(resources))
    spelling = SpellingCheck(resources)
    speller = f"{time_check(sentences, spelling) * 1000:.0f} ms" if spelling.covers(language) else "no"
    typer.echo(f"the first time: {packs * 1000:.0f} ms of CPU for all rules with tagging, {speller} for the speller")
    rows = time_each(sentences, tagger, language)
    total = time_all(sentences, tagger)
    words = sum(len(sentence.text.split()) for sentence in sentences)
    typer.echo(
        f"{len(text):,} characters, {words:,} words, {len(sentences):,} sentences, {len(rows):,} rules: "
        f"{total.seconds * 1000:.1f} ms of CPU without tagging, "
        f"{total.tagging * 1000:.1f} ms to tag {total.tagged:,} sentences, {total.alerts:,} alerts"
    )
    typer.echo(f"{'ms':>9} {'tagged':>7} {'alerts':>7} rule")
    for row in rows[:top]:
        typer.echo(f"{row.seconds * 1000:>9.2f} {row.tagged:>7} {row.alerts:>7} {row.name}")


def _lines(sentence: SentenceText, finding: Finding) -> Iterator[str]:
    """A finding with the span underlined."""
    rule, alert = finding.rule, finding.alert
    speaks: Sequence[object] = [one for one in (rule.level, rule.tone, "off" if rule.off else None) if one is not None]
    yield f"  {rule.name} [{rule.category}, {', '.join(map(str, speaks))}] {alert.short_message}"
    yield from (f"    {row}" for row in underlined(" ".join(sentence.text.splitlines()), alert.offset, alert.length))
    yield f"    {alert.message}"
    if alert.replacements:
        yield "    -> " + ", ".join(f"“{one}”" if one else "(leave out)" for one in alert.replacements)
