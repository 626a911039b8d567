"""The systems that ``make bench-quality`` compares: how each answers a set, and how its answers are measured."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from models.aligner.aligner import Aligner
from scripts.bench_quality_answers import Answered, Finding, path_of, read_answers, write_answers
from scripts.bench_quality_emend import PARTS, Emend
from scripts.bench_quality_parts import Verdicts, verdicts
from scripts.bench_quality_peers import Hunspell, Nothing, Peer, harper, languagetool
from training.config.measuring import EvaluationSet
from training.evaluation.measuring import measure
from training.evaluation.results import SetResult
from training.evaluation.sets import Item, load_set
from training.files import write_atomically

EMEND, MODEL, WITHOUT = "emend", "emend-model-alone", "emend-without-"
SYSTEMS = {
    "nothing": "doing nothing",
    "hunspell": "Hunspell en_US",
    "harper": "Harper",
    "languagetool": "LanguageTool's rules",
    EMEND: "Emend",
    MODEL: "Emend, correction model alone",
    **{f"{WITHOUT}{part}": f"Emend without {part}" for part in PARTS},
}
"""Every system with what it is called."""
_PEERS: Mapping[str, Callable[[], Peer]] = {
    "nothing": Nothing,
    "hunspell": Hunspell,
    "harper": harper,
    "languagetool": languagetool,
}
_ALERTS = ".alerts.json"


class Scored(NamedTuple):
    """What the answers to a set are worth; the verdicts on Emend's alerts where its metric can tell them."""

    entry: EvaluationSet
    results: list[SetResult]
    verdicts: Verdicts | None


class Bench(NamedTuple):
    """Where the sets and the answers are: what each process needs to know.

    Attributes:
        data: folders of the sets.
        folder: where the answers are written.
        limit: how many sentences of a set are taken; 0 for all.
        model: the correction model of Emend; empty for the one that ships.
    """

    data: tuple[Path, ...]
    folder: Path
    limit: int = 0
    model: str = ""

    def items(self, entry: EvaluationSet) -> list[Item]:
        """The sentences of a set.

        Raises:
            InputError: a file is missing or broken.
        """
        return load_set(entry, self.data)[: self.limit or None]

    def lacks(self, program: str, entry: EvaluationSet) -> bool:
        """Tell whether a system of a program has not answered a set."""
        count = len(self.items(entry))
        answers = (read_answers(self.folder, system, entry, count) for system in systems_of(program))
        return any(found is None for found in answers)

    def answer(self, program: str, entry: EvaluationSet) -> int:
        """Have a program correct a set, write the answers of its systems, and return how many sentences there were.

        Raises:
            InputError: the program is not installed, or fails.
            ModelError: the model of Emend cannot be used.
        """
        sentences = [item.natural for item in self.items(entry)]
        if program == EMEND:
            answers = self._answers_of_emend(entry, sentences)
        else:
            answers = {program: _peer(program).answer(sentences)}
        for system, own in answers.items():
            write_answers(self.folder, system, entry, own)
        return len(sentences)

    def score(self, entry: EvaluationSet, systems: Sequence[str]) -> Scored:
        """Measure the answers that there are to a set."""
        items = self.items(entry)
        found = {system: read_answers(self.folder, system, entry, len(items)) for system in systems}
        results = [measure(entry, items, own, system).result for system, own in found.items() if own is not None]
        judged = found.get(EMEND) is not None and entry.metric in ("errant", "gleu", "false_alarms")
        return Scored(entry, results, self._verdicts(entry, items) if judged else None)

    def _answers_of_emend(self, entry: EvaluationSet, sentences: Sequence[str]) -> dict[str, list[Answered]]:
        emend = _emend(self.model)
        found = emend.findings(sentences, entry.writer)
        path = path_of(self.folder, EMEND, entry, _ALERTS)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, json.dumps([one.shown() for one in found]) + "\n")
        return {
            EMEND: [one.answered() for one in found],
            MODEL: emend.model_alone(sentences, entry.writer),
            **{f"{WITHOUT}{part}": [one.answered([part]) for one in found] for part in PARTS},
        }

    def _verdicts(self, entry: EvaluationSet, items: Sequence[Item]) -> Verdicts:
        read = json.loads(path_of(self.folder, EMEND, entry, _ALERTS).read_text(encoding="utf-8"))
        alerts = [[(part, Finding(*finding)) for part, finding in own] for own in read]
        return verdicts(entry, items, alerts, Aligner())


def program_of(system: str) -> str:
    """The program that gives a system's answers: all systems of Emend come from one pass."""
    return system.partition("-")[0]


def systems_of(program: str) -> list[str]:
    """The systems whose answers a program gives."""
    return [system for system in SYSTEMS if program_of(system) == program]


@cache
def _emend(model: str) -> Emend:
    return Emend(model)


@cache
def _peer(program: str) -> Peer:
    return _PEERS[program]()
