"""Settings -> the models that checks share, and what checks texts with them."""

from dataclasses import dataclass
from pathlib import Path

from models.lean_imports import import_lean
from models.precision import ask_for_precision
from models.prepared import keep_in
from service.checking.checker import Checker
from service.checking.checks.rules.packs.own import every_pack
from service.checking.lanes import Alerts
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from service.scheduling.lanes import Lanes
from service.settings import Settings
from service.twins.twins import twins_of

_KEPT = 200
"""What a sentence counts in a cache besides its text, and each of its alerts: about a fifth of the bytes."""


@dataclass(frozen=True, slots=True)
class Checking:
    """What checks texts, and what works on their sentences; belongs to the event loop that starts the lanes."""

    lanes: Lanes[SentenceText, Alerts]
    checker: Checker
    resources: Resources


def checking_of(settings: Settings) -> Checking:
    """What the settings ask for; no model is loaded yet."""
    lanes: Lanes[SentenceText, Alerts] = Lanes(
        cost_of,
        size_of,
        batch_budget=settings.batch_characters,
        capacity=settings.waiting_characters,
        waiting_seconds=settings.waiting_seconds,
        deadline_seconds=settings.deadline_seconds,
        cached=settings.cached_characters,
        shared=settings.cache_scope == "shared",
        processes=1 + twins_of(settings),
    )
    resources = resources_of(settings)
    checker = Checker(resources, lanes, variants=settings.variants, preloaded=settings.preload)
    return Checking(lanes, checker, resources)


def cost_of(sentence: SentenceText) -> int:
    """What a sentence costs in a lane: code points of prose."""
    return sentence.cost


def size_of(sentence: SentenceText, alerts: Alerts) -> int:
    """What a sentence costs in a cache, in code points."""
    return len(sentence.text) + _KEPT * (1 + len(alerts))


def resources_of(settings: Settings) -> Resources:
    """The models and rule packs that the settings name; none is loaded yet.

    The precision and the folder for what is kept between starts hold for the process.

    Raises:
        ConfigError: a folder of rules is none.
    """
    keep_in(settings.cache_dir)
    import_lean()
    _, *own = every_pack(map(Path, settings.rules))
    ask_for_precision(settings.precision)
    return Resources(
        models=settings.model,
        device=settings.device,
        threads=settings.threads,
        threshold=settings.threshold,
        prompt=settings.prompt,
        overlap_index=settings.overlap_index,
        hunspell_dir=settings.hunspell_dir,
        dictionary_megabytes=settings.dictionary_megabytes,
        rules=tuple(own),
    )
