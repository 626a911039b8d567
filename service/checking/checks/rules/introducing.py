"""Rules that are silent about words which the text introduces somewhere: abbreviations that are explained, say."""

from collections.abc import Callable, Sequence

from models.text.document import Document
from models.wanted import require_wanted
from service.checking.checks.rules.engine import Tagger, find_all
from service.checking.checks.rules.finding import Finding
from service.checking.checks.rules.ruleset import RuleSet, rules_for
from service.checking.checks.rules.view import View
from service.checking.sentences import SentenceText

__all__ = ["find_everywhere", "find_not_introduced"]


def find_everywhere(
    document: Document,
    sentences: Sequence[SentenceText],
    tagger: Tagger,
    rules: Callable[[str], RuleSet] = rules_for,
) -> list[list[Finding]]:
    """What rules find in each sentence of a text, those that need to see all of the text among them.

    Args:
        document: the text.
        sentences: its sentences.
        tagger: called at most once.
        rules: the rules for a language.
    """
    every = zip(find_all(sentences, tagger, rules), find_not_introduced(document, sentences, rules), strict=True)
    return [
        sorted([*alone, *more], key=lambda one: (one.alert.offset, one.alert.end, one.rule.name))
        for alone, more in every
    ]


def find_not_introduced(
    document: Document, sentences: Sequence[SentenceText], rules: Callable[[str], RuleSet] = rules_for
) -> list[list[Finding]]:
    """What rules with ``introduced_by`` find in each sentence; of a word the first place alone.

    Args:
        document: the text.
        sentences: its sentences.
        rules: the rules for a language.
    """
    told: dict[str, set[str]] = {}
    found: list[list[Finding]] = []
    text = ""
    for sentence in sentences:
        require_wanted()
        found.append([])
        for rule in rules(sentence.language).of_whole_text:
            view = View(sentence)
            for finding in rule.find(view):
                if rule.rule.name not in told:
                    text = text or document.text.encode("utf-8", "replace").decode()
                    introduced = (match.group(1) for match in rule.introduction.finditer(text))
                    told[rule.rule.name] = {*rule.rule.known, *introduced}
                word = view.text[finding.start : finding.end]
                if word not in told[rule.rule.name]:
                    told[rule.rule.name].add(word)
                    found[-1].append(finding)
    return found
