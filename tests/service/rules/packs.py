"""All rules, tried once on all their examples; and what they find in other texts."""

from collections.abc import Iterable, Iterator
from functools import cache

from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.packs.packs import folders, read_packs
from service.checking.checks.rules.tagging import tagger_of
from service.checking.checks.rules.trial import Trial
from service.checking.sentences import sentence_texts
from tests.shipped import RESOURCES

RULES = [rule for folder in folders() for rule in read_packs(folder)]
TAGGER = tagger_of(RESOURCES)
VARIANTS = {"de": "de-DE", "pl": "pl-PL", "pt": "pt-BR"}
"""In which variant a language's texts are read."""


@cache
def trial() -> Trial:
    """All rules on all examples, in one go, which is much faster than one after the other."""
    return Trial(RULES, TAGGER)


def alerts_for_all(texts: Iterable[tuple[str, str]]) -> dict[tuple[str, str], list[Alert]]:
    """What the rules that speak to everyone say of texts, each ``(language, text)``; all are looked at in one go."""
    documents = {(language, text): Document.of(text, VARIANTS.get(language, language)) for language, text in texts}
    sentences = [one for document in documents.values() for one in sentence_texts(document)]
    findings = iter(find_all(sentences, TAGGER))
    return {
        key: [found.alert.moved(span.start) for span in document.sentences for found in spoken(next(findings))]
        for key, document in documents.items()
    }


def spoken(findings: list[Finding]) -> Iterator[Finding]:
    """Those of rules that speak to everyone."""
    for found in findings:
        if (
            found.rule.level is Level.DEFAULT
            and found.rule.tone is None
            and not (found.rule.off or found.rule.mother_tongue)
        ):
            yield found
