"""Emend whole and by part: one pass through all checks, from whose alerts each part can be left out afterwards."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from models.corrector.thresholds import Writer
from models.errors import ModelError
from scripts.bench_quality_answers import Answered, Finding, answered
from service.checking.alerts import Alert
from service.checking.alerts import Writer as AskedWriter
from service.checking.check import SentenceCheck, TextCheck
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.lanes import Lane
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.reading import read
from service.checking.resources import Resources

PARTS = {
    "correction": "correction-model",
    "confusions": "confused-words",
    "forms": "wrong-forms",
    "spelling": "spelling",
    "rules": "rule-packs",
    "other": "",
}
"""The parts by the names of their checks; ``other`` has all checks that no other part has."""
OPTIONS = Options(language="en-US")


def options_for(writer: Writer) -> Options:
    """Options for sentences one by one, of which none tells alone who has written it."""
    return replace(OPTIONS, writer=AskedWriter(writer))


def part_of(check: str) -> str:
    """The part that a check belongs to."""
    return next((part for part, name in PARTS.items() if name == check), "other")


@dataclass(frozen=True, slots=True)
class Findings:
    """All that the checks find in a text, part by part, before one alert is chosen for each place."""

    text: str
    alerts: Mapping[str, Sequence[Alert]]
    options: Options = OPTIONS

    def shown(self, without: Collection[str] = ()) -> list[tuple[str, Finding]]:
        """What a user sees at the default level where some parts are left out, each alert with its part."""
        found = {id(alert): (part, alert) for part, own in self.alerts.items() if part not in without for alert in own}
        kept = resolve(self.text, [alert for _, alert in found.values()], self.options)
        # An alert about a passage may have been cut; no part but "other" has such.
        return [(found.get(id(alert), ("other", alert))[0], _finding(alert)) for alert in kept]

    def answered(self, without: Collection[str] = ()) -> Answered:
        """The text with the first replacement of every alert that is shown."""
        return answered(self.text, (finding for _, finding in self.shown(without)))


def _finding(alert: Alert) -> Finding:
    return Finding(alert.offset, alert.end, alert.replacements[0] if alert.replacements else None)


class Emend:
    """The checker for American English, for many texts at once."""

    def __init__(self, model: str = "") -> None:
        """Take a model in place of the one that ships."""
        self._resources = Resources(models=(model,) if model else ())
        self._checker = Checker(self._resources, Inline())

    def model_alone(self, sentences: Sequence[str], writer: Writer = "native") -> list[Answered]:
        """What the correction model makes of each sentence, as ``training evaluate`` measures it."""
        corrector = self._resources.corrector_for(OPTIONS.language)
        if corrector is None:
            raise ModelError(f"there is no correction model for {OPTIONS.language}")
        return [Answered(found.target) for found in corrector.for_writer(writer).correct(sentences)]

    def findings(self, texts: Sequence[str], writer: Writer = "native") -> list[Findings]:
        """What every check finds in each text of such a writer."""
        readings = [read(text, self._checker.languages, OPTIONS.language) for text in texts]
        found: list[dict[str, list[Alert]]] = [{part: [] for part in PARTS} for _ in texts]
        for check in self._checker.checks:
            part = part_of(check.name)
            if isinstance(check, SentenceCheck):
                runs = iter(Lane(check.name, [check])([one for reading in readings for one in reading.sentences]))
                for own, reading in zip(found, readings, strict=True):
                    for sentence in reading.document.sentences:
                        own[part] += [alert.moved(sentence.start) for alert in next(runs)]
            elif isinstance(check, TextCheck):
                for own, reading in zip(found, readings, strict=True):
                    if check.covers(reading.document.language):
                        own[part] += check.check(reading.document)
        options = options_for(writer)
        return [Findings(text, own, options) for text, own in zip(texts, found, strict=True)]
