"""Prints how often what checks find is right, by how much more at ease the corrector is with it: what to tune gains by.

The checks that ask the corrector (``service.checking.consent``) are asked for all they find in the even halves of a
recipe's sets; each of their alerts is judged by itself. It is *right* where its first replacement makes an edit of a
reference, or writes the words that a reference has in a wider edit of that place. ``--fit`` fits the weights of
``service/checking/checks/spelling/plausible.py`` to the misspelled words among them.

``python -m scripts.measure_consent --data DATA --recipe multilingual --set "de learners" --set "de clean" --limit 200``
"""

import asyncio
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from math import inf
from pathlib import Path
from unittest.mock import patch

import torch
import typer

from models.languages.tags import primary
from models.languages.variants import DEFAULTS
from models.spelling.suggestions.suggestion import Suggestion
from service.checking.alerts import Alert, Writer
from service.checking.checker import Checker
from service.checking.checks.spelling import check as spelling
from service.checking.checks.spelling.plausible import BOUND, traits
from service.checking.consent import Consent, Offer
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from training.config.measuring import EvaluationSet
from training.config.recipe import load_recipe
from training.corrector.tuning.regression import regression
from training.evaluation.sets import Item, load_set
from training.evaluation.spans import spans

_ASKING = ("spelling", "confused-words", "commas", "wrong-forms")
_EDGES = (-2.0, -1.0, 0.0, 1.0, 2.0, 4.0, inf)
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Asked:
    """An alert whose gain is known.

    Attributes:
        check: what found it.
        language: code of its language.
        gain: by how much the corrector is more at ease with its first replacement.
        right: whether that is meant.
        traits: of a misspelled word, what else speaks for the first suggestion.
    """

    check: str
    language: str
    gain: float
    right: bool
    traits: tuple[float, ...] = ()


def is_right(text: str, alert: Alert, references: Sequence[str]) -> bool:
    """Whether the first replacement of an alert is what one of the references has there."""
    new = alert.replacements[0]
    made = spans(text, text[: alert.offset] + new + text[alert.end :])
    touched = {at for start, end, _ in made for at in range(start, max(end, start + 1))}
    written = set(_WORD.findall(new)) - set(_WORD.findall(text[alert.offset : alert.end]))
    for reference in references:
        needed = spans(text, reference)
        wider = {
            word for start, end, words in needed if touched & {*range(start, max(end, start + 1))} for word in words
        }
        if made and (made <= needed or (written and written <= wider)):
            return True
    return False


def asked_in(checker: Checker, resources: Resources, entry: EvaluationSet, items: Sequence[Item]) -> Iterator[Asked]:
    """What the corrector says of each alert of a set that a check asks it about."""
    code = primary(entry.language)
    options = Options(language=DEFAULTS.get(code, code), writer=Writer(entry.writer))
    consent = Consent(resources, 0.0, 0.0)
    speller = resources.spelling.speller(options.language)
    for item in items:
        done = asyncio.run(checker.done(item.natural, options))
        told = [one for one in resolve(item.natural, done.found, options) if one.replacements]
        for start, sentence in zip(done.reading.starts(), done.reading.sentences, strict=True):
            inside = [one for one in told if start <= one.offset and one.end <= start + len(sentence.text)]
            for check in _ASKING:
                own = [one for one in inside if one.rule.startswith(f"{check}/") and not one.rule.endswith("/region")]
                for alert, gain in zip(own, _gains(consent, sentence, start, own), strict=True):
                    if gain is None:
                        continue
                    right = is_right(item.natural, alert, item.references)
                    word = item.natural[alert.offset : alert.end]
                    meant = _suggestion(speller.suggest(word), alert) if check == "spelling" else None
                    yield Asked(check, code, gain, right, traits(word, meant) if meant and not meant.usual else ())


def _gains(consent: Consent, sentence: SentenceText, start: int, alerts: Sequence[Alert]) -> Sequence[float | None]:
    offers = [Offer(one.offset - start, one.end - start, one.replacements[0]) for one in alerts]
    return consent.gains([sentence], [offers])[0]


def _suggestion(found: Sequence[Suggestion], alert: Alert) -> Suggestion | None:
    return next((one for one in found if one.text == alert.replacements[0]), None)


def table(found: Sequence[Asked]) -> str:
    """A line for each check and language: of the alerts of each step of gain, how many are right."""
    lines = [f"{'check':15} {'language':8} " + " ".join(f"{f'< {edge:g}':>9}" for edge in _EDGES)]
    counts: dict[tuple[str, str], Counter[tuple[float, bool]]] = defaultdict(Counter)
    for one in found:
        step = next(edge for edge in _EDGES if one.gain < edge)
        for language in (one.language, "all"):
            counts[one.check, language][step, one.right] += 1
    for (check, language), own in sorted(counts.items()):
        shares = (f"{own[edge, True]}/{own[edge, True] + own[edge, False]}" for edge in _EDGES)
        lines.append(f"{check:15} {language:8} " + " ".join(f"{share:>9}" for share in shares))
    return "\n".join(lines)


def fit(found: Sequence[Asked]) -> list[float]:
    """A logistic regression: bias, gain, then the traits of a misspelled word and its suggestion."""
    words = [one for one in found if one.traits]
    seen = [(1.0, min(max(one.gain, -BOUND), BOUND), *one.traits) for one in words]
    return regression(torch.tensor(seen, dtype=torch.float64), [one.right for one in words], [0.0] * len(seen[0]))


def main(
    data: Path = typer.Option(..., envvar="EMEND_DATA", help="The folder of the corpora."),  # noqa: B008
    recipe: str = typer.Option("multilingual", help="The recipe on whose tuning sets, even halves, it is measured."),
    sets: list[str] = typer.Option([], "--set", help="Names of its sets; all if left out."),  # noqa: B008
    limit: int = typer.Option(0, help="So many sentences of each set; 0 for all."),
    weights: bool = typer.Option(False, "--fit", help="Fit the weights of the spelling check, too."),
) -> None:
    """Measure, and print a table."""
    taken = load_recipe(recipe)
    resources = Resources()
    checker = Checker(resources, Inline())
    found: list[Asked] = []
    with ExitStack() as everything:
        everything.enter_context(patch.object(Consent, "given", _all_given))
        everything.enter_context(patch.object(spelling, "BOUND", inf))
        for entry in taken.tune.sets:
            if entry.metric != "detection" and (entry.name in sets or not sets):
                items = load_set(entry, taken.corpus_folders(data))[: limit or None]
                found += asked_in(checker, resources, entry, items)
    sys.stdout.write(f"{table(found)}\n")
    if weights:
        bias, gain, *others = fit(found)
        scaled = " ".join(f"{-one / gain:.2f}" for one in others)
        sys.stdout.write(f"log-odds {bias:.2f}, {gain:.2f} for each unit of gain; divided by that: {scaled}\n")


def _all_given(_: Consent, sentences: Sequence[SentenceText], changes: Sequence[Sequence[Offer]]) -> list[list[bool]]:
    return [[True] * len(own) for _, own in zip(sentences, changes, strict=True)]


if __name__ == "__main__":
    typer.run(main)
