"""Prints how many left-out commas are told, and how many of right text: by the rules, and with the check.

Right text are the odd documents that training held out (``training.commas``), a textbook for English (``dev/clean.en``)
and treebanks for German and Polish. Of each sentence one comma at a time is left out, at the places that
``models.commas.places`` knows (found: an alert's first replacement puts it back); for splices two neighbours are joined
by a comma, where the second one begins with a pronoun. Precision is the share of these alerts among all about commas
in the sentences that were changed; wrong ones are those of 1,000 words as they stand.
"""

import lzma
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from models.commas.context import CommaText
from models.commas.places import SPLICE, GapKind, openers, places
from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.check import SentenceCheck
from service.checking.checks.commas.check import ClauseCommas
from service.checking.checks.rules.check import RulePacks
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts
from training.commas.texts import documents, held_out, kept_out

TREEBANKS = {"de": "German-GSD", "pl": "Polish-PDB"}
KINDS = (*(kind for kind in GapKind), SPLICE)
PRONOUNS = frozenset("I you he she it we they this that there these".split())  # noqa: SIM905 - read as text
WAYS = ("rules", "rules and commas")


class Case(NamedTuple):
    """A sentence with a comma left out, or put in place of a full stop; ``at`` is the end of the word before it."""

    text: str
    kind: str
    at: int


def main(
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="Folder with text/, dev/ and ud/.")],
    languages: Annotated[str, typer.Option(help="Codes, with commas between.")] = "en,de,pl,cs,ru,uk",
    most: Annotated[int, typer.Option(help="Sentences for each kind of place.")] = 200,
    words: Annotated[int, typer.Option(help="Words of right text.")] = 20_000,
    show: Annotated[bool, typer.Option(help="Print the alerts of right text.")] = False,
) -> None:
    """Measure, and print a table for each text."""
    resources = Resources()
    rules, commas = RulePacks(resources), ClauseCommas(resources)
    checks: list[SentenceCheck] = [rules, commas]
    for language in languages.split(","):
        for name, sentences in texts(language, data):
            measure(f"{language}, {name}", language, sentences, checks, most, words, show=show)


def texts(language: str, data: Path) -> Iterator[tuple[str, list[str]]]:
    """The right texts of a language."""
    read = enumerate(documents(language, data, kept_out(data)))
    every = held_out(language)
    odd = [one for number, document in read if number % (2 * every) == every for one in document]
    yield "held-out documents", odd
    if language == "en":
        with lzma.open(data / "dev" / "clean.en.txt.xz", "rt", encoding="utf-8") as file:
            yield "textbook", [line.strip() for line in file if line.strip()][1::2]
    if language in TREEBANKS:
        found = []
        for path in sorted((data / "ud" / TREEBANKS[language]).glob("*-test.conllu.xz")):
            with lzma.open(path, "rt", encoding="utf-8") as file:
                found += [line.removeprefix("# text = ").strip() for line in file if line.startswith("# text = ")]
        yield TREEBANKS[language], found


def cases(sentences: Sequence[str], language: str, most: int) -> list[Case]:
    """So many sentences of each kind."""
    known = openers(language)
    found: list[Case] = []
    for number, sentence in enumerate(sentences):
        text = CommaText.of(sentence)
        for at in [at for at, comma in enumerate(text.commas) if comma and at and text.words[at - 1][0].isalnum()]:
            kind = next((place.kind for place in places(text.without(at), known) if place.gap == at), None)
            head = sentence[: text.starts[at]].rstrip()
            if kind is not None and head.endswith(",") and len(text.words) > 3:
                end = len(head) - 1
                found.append(Case(sentence[:end] + sentence[end + 1 :], kind, end))
        if language == "en" and number and number % 2:
            first, word = sentences[number - 1], sentence.split()[0]
            if first.endswith(".") and "," not in first + sentence and word in {one.capitalize() for one in PRONOUNS}:
                lower = sentence if word == "I" else sentence[0].lower() + sentence[1:]
                found.append(Case(f"{first[:-1]}, {lower}", SPLICE, len(first) - 1))
    random.Random(1).shuffle(found)
    return [case for kind in KINDS for case in [one for one in found if one.kind == kind][:most]]


def measure(
    name: str, language: str, sentences: Sequence[str], checks: Sequence[SentenceCheck], most: int, words: int,
    *, show: bool,
) -> None:  # fmt: skip
    """Print a table."""
    total: Counter[str] = Counter()
    found: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    alerted = dict.fromkeys(WAYS, 0)
    for case in cases(sentences, language, most):
        total[case.kind] += 1
        for way, alerts in by_way(case.text, language, checks):
            alerted[way] += len(alerts)
            found[way][case.kind] += any(one.offset <= case.at <= one.end for one in alerts)
    right = dict.fromkeys(WAYS, 0)
    read = 0
    for sentence in sentences:
        if read < words:
            read += len(sentence.split())
            for way, alerts in by_way(sentence, language, checks):
                right[way] += len(alerts)
                for one in alerts if show and way != "rules" else ():
                    print_line(f"{one.rule:24} {sentence[: one.offset]}<{sentence[one.offset : one.end]}>"
                               f"{sentence[one.end :]} -> {one.replacements[0]}")  # fmt: skip
    print_line(f"\n{name}: {total.total()} commas left out, {read:,} words of right text")
    print_line("| place | commas | " + " | ".join(f"{way}, % found" for way in WAYS) + " |")
    print_line("|---|---|---|---|")
    for kind in [*(kind for kind in KINDS if total[kind]), "all"]:
        of = total[kind] if kind in total else total.total()
        shares = [(found[way][kind] if kind in total else found[way].total()) / max(of, 1) for way in WAYS]
        print_line(f"| {kind} | {of} | " + " | ".join(f"{100 * share:.1f}" for share in shares) + " |")
    for way in WAYS:
        precision = 100 * found[way].total() / max(alerted[way], 1)
        print_line(f"{way}: precision {precision:.1f} %, {1000 * right[way] / max(read, 1):.2f} alerts of 1,000 words")


def by_way(text: str, language: str, checks: Sequence[SentenceCheck]) -> list[tuple[str, list[Alert]]]:
    """The alerts about commas of the first check, and of all together; of those about one place the first check's."""
    document = Document.of(text, language)
    sentences = [replace(one, taste=True) for one in sentence_texts(document)]
    kept: dict[int, Alert] = {}
    found = []
    for way, check in zip(WAYS, checks, strict=True):
        for sentence, own in zip(document.sentences, check.check(sentences), strict=True):
            for alert in (one.moved(sentence.start) for one in own if one.level is Level.DEFAULT):
                if is_about_comma(text[alert.offset : alert.end], alert.replacements[:1]):
                    kept.setdefault(alert.end, alert)
        found.append((way, list(kept.values())))
    return found


def is_about_comma(original: str, replacements: Sequence[str]) -> bool:
    """Whether a replacement adds a comma and nothing else, or parts what a comma joins."""
    if not replacements:
        return False
    if replacements[0] == f"{original},":
        return True
    return "," in original and replacements[0].replace(".", ",").lower() == original.lower()


def print_line(text: str) -> None:
    """Print at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    typer.run(main)
