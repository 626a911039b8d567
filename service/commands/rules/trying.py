"""``emend rules try`` and ``test``: what rules say of a text and of their own examples."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated

import typer

from models.errors import InputError
from models.languages.tags import primary
from models.text.document import Document
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.introducing import find_everywhere
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.packs.packs import lists_of, read_packs
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.search import named, rules_of
from service.checking.checks.rules.pattern.glance import could_match
from service.checking.checks.rules.ruleset import RuleSet, folders_for, only
from service.checking.checks.rules.trial import Trial
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText, sentence_texts
from service.commands.packs import named_pack, packs_here
from service.commands.showing.report import underlined
from service.commands.tagging import load_inflections, tag

Language = Annotated[str, typer.Option(help="Language of the text.")]


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
