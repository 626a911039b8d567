"""Words and expressions of Vale -> patterns and regular expressions of a rule pack; what cannot be one is told."""

import re
from collections.abc import Iterable, Sequence

import re2

from service.checking.checks.rules.text_rules import options
from service.checking.checks.rules.vale.drafts import Translation
from service.checking.checks.rules.vale.expressions import ExpressionError, parse_expression
from service.checking.checks.rules.vale.nodes import Node
from service.checking.checks.rules.vale.readings import phrases_of, re2_of
from service.checking.checks.rules.vale.styles import StyleRule

__all__ = [
    "exceptions_of", "expression_of", "fault_of", "node_of", "pattern_of", "replacements_of", "whole_phrases",
]  # fmt: skip

_WORDS = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*(?: [^\W_]+(?:[-'’][^\W_]+)*)*")
_GROUP = re.compile(r"\$(\d)")


def node_of(token: str, done: Translation) -> Node | None:
    """An expression, read; None where that fails, which is told."""
    try:
        return parse_expression(token)
    except ExpressionError as error:
        done.left_out.append(f"“{token}”: {error}")
        return None


def whole_phrases(node: Node, rule: StyleRule) -> tuple[str, ...] | None:
    """What a pattern can say of an expression, as phrases; None where it is no matter of whole words."""
    if rule.is_set("nonword"):
        return None
    found = phrases_of(node)
    return found if found and all(map(_WORDS.fullmatch, found)) else None


def pattern_of(phrases: Sequence[str], *, ignorecase: bool) -> str:
    """A pattern that matches phrases."""
    written = [one if ignorecase else " ".join(f"`{word}`" for word in one.split(" ")) for one in phrases]
    return written[0] if len(written) == 1 else f"({'|'.join(written)})"


def exceptions_of(rule: StyleRule, phrases: Iterable[str], done: Translation, *, ignorecase: bool) -> list[str]:
    """Patterns of exceptions that are longer than what they are exceptions to."""
    kept = []
    spaced = [f" {one.casefold()} " for one in phrases]
    for exception in rule.exceptions:
        if not _WORDS.fullmatch(exception):
            done.left_out.append(f"the exception “{exception}”: only words can be exceptions")
        elif any(one in f" {exception.casefold()} " and one.strip() != exception.casefold() for one in spaced):
            kept.append(pattern_of([exception], ignorecase=ignorecase))
    return kept


def expression_of(token: str, node: Node, rule: StyleRule, done: Translation, *, folded: bool) -> str | None:
    """An expression for RE2; None where it does not take it, which is told."""
    part = re2_of(node)
    inner = part if rule.is_set("nonword") else rf"\b(?:{part})\b"
    expression = f"(?i){inner}" if folded or rule.is_set("ignorecase") else inner
    fault = fault_of(expression)
    if fault is not None:
        done.left_out.append(f"“{token}”: {fault}")
        return None
    return expression


def fault_of(expression: str) -> str | None:
    """What is wrong with an expression; None if RE2 takes it."""
    try:
        compiled = re2.compile(expression, options())
    except re2.error as error:
        said = error.args[0].decode() if isinstance(error.args[0], bytes) else error
        return f"RE2 does not take it: {said}"
    return "it matches the empty text" if compiled.search("") else None


def replacements_of(observed: str, expected: str, done: Translation) -> tuple[str, ...] | None:
    """What stands for something instead, best first; None where that cannot be told."""
    text = _GROUP.sub(lambda found: f"{{{found[1]}}}", expected)
    if text == expected and re.search(r"[(\[|?]", text):
        try:
            phrases = phrases_of(parse_expression(text))
        except ExpressionError:
            phrases = None
        if phrases is None:
            done.left_out.append(f"“{observed}”: what is to stand instead, “{expected}”, is no list of words")
        return phrases
    if text == expected and {"{", "}"} & {*text}:
        done.left_out.append(f"“{observed}”: what is to stand instead has braces")
        return None
    return (text,)
