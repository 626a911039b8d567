"""``emend rules``: what rules there are, what they say of a text and of their examples, and what each costs."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from typing import Annotated

import typer

from models.errors import InputError
from models.languages.tags import primary
from models.text.document import Document
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.introducing import find_everywhere
from service.checking.checks.rules.packs.catalogue import RuleInfo, info_of
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.packs.packs import lists_of, read_packs
from service.checking.checks.rules.packs.schema import Rule
from service.checking.checks.rules.packs.search import about, category_of, named, of_category, rules_of
from service.checking.checks.rules.pattern.glance import could_match
from service.checking.checks.rules.ruleset import RuleSet, folders_for, only, rules_for
from service.checking.checks.rules.tagging import tagger_of
from service.checking.checks.rules.trial import Trial
from service.checking.checks.rules.view import View
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts
from service.commands.files import read
from service.commands.packs import named_pack, packs_here
from service.commands.rules_import import app as import_app
from service.commands.showing.report import underlined
from service.commands.tagging import load_inflections, tag

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="List, find, try, test and import rules, ours and your own.",
)
app.add_typer(import_app, name="import")

Language = Annotated[str, typer.Option(help="Language of the text.")]
Folder = Annotated[str, typer.Argument(metavar="[LANG]", help="Only the rules of this language, or any.")]


@app.command("list")
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


@app.command("find")
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


@app.command("show")
def show(
    name: Annotated[
        str, typer.Argument(metavar="ID", help="A rule, “FREE_GIFT” or “en/FREE_GIFT”, or a file of rules.")
    ],
) -> None:
    """Print all that a rule says, keys of its table and file included."""
    for number, rule in enumerate(named(rules_of("", packs_here()), name)):
        typer.echo(("\n" if number else "") + "\n".join(_all_of(rule)))


@app.command("try")
def attempt(
    text: Annotated[str, typer.Argument(help="A text.")],
    language: Language = "en",
    tags: Annotated[bool, typer.Option("--tags", help="Tag every English sentence; it takes a second.")] = False,
) -> None:
    """Print the tokens of a text, and what each rule says of it.

    Rules of any level and tone speak. Tokens are shown with their tags in English sentences where a rule had to see
    these, else with their kinds.
    """
    load_inflections()
    document = Document.of(text, language)
    sentences = sentence_texts(document)
    tagged: dict[SentenceText, list[str]] = {}

    def tagging(views: Sequence[View]) -> list[list[str]]:
        found = tag(views)
        tagged.update(zip((view.sentence for view in views), found, strict=True))
        return found

    every = find_everywhere(document, sentences, tagging, _possible(sentences, packs_here()))
    if tags and primary(language) == "en":
        tagging([View(sentence) for sentence in sentences])
    for sentence, findings in zip(sentences, every, strict=True):
        view = View(sentence)
        shown = tagged.get(sentence) or [str(kind) for kind in view.kinds]
        typer.echo(" ".join(f"{word}/{sign}" for word, sign in zip(view.texts, shown, strict=True)))
        for finding in findings:
            typer.echo("\n".join(_lines(sentence, finding)))


@app.command("test")
def try_examples(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID|FILE|FOLDER]...",
            help="Rules, files of rules, folders of them, or packs of your own. [default: all packs of your own]",
        ),
    ] = None,
) -> None:
    """Try rules on their own examples, without all others.

    Status 1: one does not do what they say.
    """
    packs = packs_here()
    if not names and len(packs) == 1:
        raise InputError("there is no pack of your own here; name a folder of rules, a file or a rule")
    asked = [rule for name in names or () for rule in _asked(name, packs)] if names else rules_of("", packs[1:])
    rules = list(dict.fromkeys(asked))
    load_inflections()
    trial = Trial(rules, tag, only(rules))
    faults = [fault for rule in rules for fault in trial.faults(rule)]
    for fault in faults:
        typer.echo(fault)
    examples = sum(len(rule.wrong) + len(rule.right) for rule in rules)
    typer.echo(f"rules: {len(rules)}, examples: {examples}, faults: {len(faults)}")
    if faults:
        raise typer.Exit(1)


@app.command("time")
def measure(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")],
    top: Annotated[int, typer.Option(min=1, help="How many of the slowest rules to print.")] = 20,
    language: Language = "en",
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


def _asked(name: str, packs: tuple[Pack, ...]) -> list[Rule]:
    """The rules that a name stands for, or those of a pack."""
    pack = named_pack(name, packs)
    return named(rules_of("", packs), name) if pack is None else rules_of("", [pack])


def _possible(sentences: Iterable[SentenceText], packs: Sequence[Pack]) -> Callable[[str], RuleSet]:
    """The rules that could say something of the sentences: to read the patterns of all takes longer than the rest."""
    views: dict[str, list[View]] = {}
    for sentence in sentences:
        views.setdefault(sentence.language, []).append(View(sentence))
    return only(
        {
            rule: None
            for language, those in views.items()
            for pack in packs
            for folder in folders_for(language)
            for rule in read_packs(folder, pack)
            if not rule.pattern or any(could_match(rule.pattern, lists_of(folder, pack), view) for view in those)
        }
    )


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


def _lines(sentence: SentenceText, finding: Finding) -> Iterator[str]:
    """A finding with the span underlined."""
    rule, alert = finding.rule, finding.alert
    speaks: Sequence[object] = [
        one for one in (rule.level, rule.tone, rule.mother_tongue, "off" if rule.off else "") if one
    ]
    yield f"  {rule.name} [{rule.category}, {', '.join(map(str, speaks))}] {alert.short_message}"
    yield from (f"    {row}" for row in underlined(" ".join(sentence.text.splitlines()), alert.offset, alert.length))
    yield f"    {alert.message}"
    if alert.replacements:
        yield "    -> " + ", ".join(f"“{one}”" if one else "(leave out)" for one in alert.replacements)
