"""The rules of a project beside a service that need not know them: found here, and put among its alerts."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from models.text.document import Document
from service.checking.alerts import Level, Tone
from service.checking.annotated import AnnotatedText
from service.checking.categories import BY_KEY
from service.checking.checks.rules.introducing import find_everywhere
from service.checking.checks.rules.packs.own import every_pack
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.packs.search import rules_of
from service.checking.checks.rules.ruleset import compile_packs, rules_for
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.parts import Part
from service.checking.result import identifiers
from service.checking.sentences import sentence_texts
from service.checking.statistics.score import text_score
from service.commands.tagging import load_inflections, tag
from service.project.checking.checked import Service, read_alert
from service.project.settings import ProjectSettings

__all__ = ["OwnRules"]

_SWITCHES = ("disabledRules", "enabledRules")


class OwnRules:
    """The rules of a project's packs; of alerts that share a character those of the packs stay."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        """Read and compile the rules.

        Raises:
            ConfigError: one is not as it should be; the message names file and line.
        """
        load_inflections()
        self._packs = tuple(packs)
        rules = rules_of("", packs)
        self._names = frozenset(rule.name for rule in rules)
        for pack in packs:
            for language in {rule.language for rule in rules if rule.pack == pack}:
                compile_packs(language, pack)

    @classmethod
    def of(cls, project: ProjectSettings) -> "OwnRules":
        """Those of a project, read once, and anew when their files have changed.

        Raises:
            ConfigError: a folder has no rules, or one is not as it should be.
        """
        _, *packs = every_pack(project.rule_folders(), installed=False)
        return _read(tuple(packs))

    def check(self, service: Service, request: dict[str, Any]) -> dict[str, Any]:
        """The response of a service to a check, with what these rules find; the service need not know them.

        Raises:
            InputError: the service would refuse the request.
            EmendError: it cannot work.
        """
        theirs = dict(request)
        for key in _SWITCHES:
            if left := [name for name in request.get(key, ()) if name not in self._names]:
                theirs[key] = left
            else:
                theirs.pop(key, None)
        response = service.check(theirs)
        own = self._found(request, response["language"]["code"])
        if not own:
            return response
        kept = [one for one in response["alerts"] if not any(_share(one, alert) for alert in own)]
        alerts = sorted([*kept, *own], key=lambda one: (one["offset"], one["length"]))
        score = text_score(response["stats"]["wordsCount"], map(read_alert, alerts))
        return {**response, "alerts": alerts, "stats": {**response["stats"], "textScore": score}}

    def _found(self, request: Mapping[str, Any], language: str) -> list[dict[str, Any]]:
        """What the rules find, as a response has it."""
        text = AnnotatedText(_parts(request))
        document = Document.of(text.plain, language)
        every = find_everywhere(document, sentence_texts(document), tag, partial(rules_for, packs=self._packs))
        found = [
            finding.alert.moved(sentence.start)
            for sentence, findings in zip(document.sentences, every, strict=True)
            for finding in findings
        ]
        alerts = [placed for _, placed in text.placed(resolve(text.plain, found, _options(request)))]
        names = identifiers(text.original, alerts)
        return [alert.to_json(name, _Same()) for alert, name in zip(alerts, names, strict=True)]


@lru_cache(maxsize=8)
def _read(packs: tuple[Pack, ...]) -> OwnRules:
    return OwnRules(packs)


class _Same(dict[int, int]):
    """Code points are their own places."""

    def __missing__(self, key: int) -> int:
        return key


def _parts(request: Mapping[str, Any]) -> list[Part]:
    if "text" in request:
        return [Part(request["text"], False)]
    return [
        Part(part["text"], False) if "text" in part else Part(part["markup"], True, part.get("interpretAs", ""))
        for part in request["data"]["annotation"]
    ]


def _options(request: Mapping[str, Any]) -> Options:
    """What of the options of a request is about alerts of rules."""

    def named(key: str) -> frozenset[Any]:
        return frozenset(request.get(key, ()))

    return Options(
        categories=frozenset(BY_KEY[key] for key in named("categories")),
        disabled_categories=frozenset(BY_KEY[key] for key in named("disabledCategories")),
        disabled_rules=named("disabledRules"),
        enabled_rules=named("enabledRules"),
        dictionary=named("dictionary"),
        tone=Tone(request.get("tone", Tone.NEUTRAL)),
        level=Level(request.get("level", Level.DEFAULT)),
        mother_tongue=request.get("motherTongue", ""),
    )


def _share(first: Mapping[str, Any], second: Mapping[str, Any]) -> bool:
    """Whether two alerts share a character."""
    return bool(
        first["offset"] < second["offset"] + second["length"] and second["offset"] < first["offset"] + first["length"]
    )
