"""A rule of Vale -> entries of a rule pack without their examples, and what of it is left out and why."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import re2

from service.checking.checks.rules.text_rules import options
from service.checking.checks.rules.vale.expressions import ExpressionError, parse_expression
from service.checking.checks.rules.vale.nodes import Node
from service.checking.checks.rules.vale.readings import phrases_of, re2_of, sample_of, samples_of, whole_case
from service.checking.checks.rules.vale.styles import StyleRule

__all__ = ["Draft", "Translation", "translated"]

_SCOPES = {"", "text", "sentence", "paragraph", "summary"}
"""Parts of a text that are sentences, or made of them, and hence what our rules see."""
_WORDS = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*(?: [^\W_]+(?:[-'’][^\W_]+)*)*")
_PLACE = re.compile(r"%s|%\[\d\]s")
_GROUP = re.compile(r"\$(\d)")
_CHUNK = 60
"""Phrases of one pattern."""
_LEFT_OUT = {
    "conditional": "it compares places of the whole text; a rule of a pack sees one sentence",
    "consistency": "it compares places of the whole text; a rule of a pack sees one sentence (mixed spellings are found"
    " by the check spelling-variants)",
    "repetition": "Emend finds repeated words itself (the check repetition)",
    "capitalization": "it asks how all words of a heading or text are written; a rule of a pack finds words",
    "spelling": "Emend has a speller; words that it shall accept stand in words or dictionary of .emend.toml",
    "sequence": "its tags and gaps differ from those of a pattern; write it anew: service/rules/README.md",
    "readability": "it is no matter of words; the statistics of a text have its readability",
    "metric": "it counts a whole text; the statistics of a text have such figures",
    "script": "it is a program, and a pack is data",
}


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry of a pack before it has examples.

    Attributes:
        id: upper snake case.
        values: its keys, as a pack has them.
        samples: texts that it is to find.
    """

    id: str
    values: Mapping[str, object]
    samples: Sequence[str]


@dataclass(slots=True)
class Translation:
    """What has become of a rule of Vale.

    Attributes:
        shared: the keys that all its entries have.
        drafts: the entries.
        left_out: what is left out of it, each with the reason.
    """

    shared: dict[str, object] = field(default_factory=dict)
    drafts: list[Draft] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


def translated(rule: StyleRule, prefix: str, category: str, style: str) -> Translation:
    """Translate a rule.

    Args:
        rule: the rule.
        prefix: what the ids of its entries begin with.
        category: key of the category of its alerts.
        style: the name of the style, for ``reference`` and ``short``.
    """
    done = Translation()
    reason = rule.fault or _LEFT_OUT.get(rule.kind) or _of_scope(rule)
    makers: dict[str, Callable[[], None]] = {
        "existence": partial(_existence, rule, prefix, done),
        "substitution": partial(_substitution, rule, prefix, done),
        "occurrence": partial(_occurrence, rule, prefix, done),
    }
    if not reason and rule.kind not in makers:
        reason = f"there is no extension point “{rule.kind}”"
    if not reason and {"{", "}"} & {*rule.message}:
        reason = "its message has braces, which stand for words in ours"
    if reason:
        done.left_out.append(reason)
        return done
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|[-_ ]+", " ", rule.file.rpartition("/")[2].rpartition(".")[0]).split()[:5]
    done.shared = {
        "category": category,
        "reference": rule.link or f"Vale style {style}",
        "short": " ".join(words) if len(words) > 1 else f"{words[0]} ({style})",
        **({"level": "picky"} if rule.level == "suggestion" else {}),
    }
    makers[rule.kind]()
    return done


def _of_scope(rule: StyleRule) -> str:
    """Why a scope cannot be kept; empty if it can."""
    strange = [one for one in rule.scope if one not in _SCOPES]
    return f"it is about {', '.join(strange)} alone, which a rule of a pack cannot tell" if strange else ""


def _message(rule: StyleRule, *places: str) -> str:
    """The message with places for words, ending with a full stop."""
    left = list(places)
    message = _PLACE.sub(lambda found: left.pop(0) if left else "", rule.message)
    message = " ".join(message.replace("%%", "%").split())
    return message if message.endswith((".", ".”", "?", ".)")) else f"{message.rstrip('!')}."


def _existence(rule: StyleRule, prefix: str, done: Translation) -> None:
    """Words and expressions that are not to stand in a text."""
    message: dict[str, object] = {"message": _message(rule, "{original}")}
    name, params = rule.action
    if name == "replace" and params:
        message["replace"] = list(params)
    elif name == "remove":
        message["replace"] = ""
    elif name:
        done.left_out.append(f"its action {name}: alerts have no replacement")
    phrases: list[str] = []
    expressions: list[tuple[str, Sequence[str]]] = []
    whole = ["".join(rule.raw)] if rule.raw and not rule.is_set("append") else []
    tail = "".join(rule.raw) if rule.is_set("append") else ""
    ignorecase = rule.is_set("ignorecase")
    for token in [*whole, *(token + tail for token in rule.tokens)]:
        node = _node(token, done)
        if node is None:
            continue
        node, folded = whole_case(node)
        found = _phrases(node, rule) if folded <= ignorecase else None
        if found is not None:
            phrases += found
        elif (expression := _expression(token, node, rule, done, folded=folded)) is not None:
            expressions.append((expression, samples_of(node)))
    fold: Callable[[str], str] = str.casefold if ignorecase else str
    excepted = {fold(one) for one in rule.exceptions}
    phrases = [one for one in dict.fromkeys(phrases) if fold(one) not in excepted]
    unless = _unless(rule, phrases, done, ignorecase=ignorecase)
    for at in range(0, len(phrases), _CHUNK):
        some = phrases[at : at + _CHUNK]
        values = {**message, "pattern": _pattern(some, ignorecase=ignorecase), **({"unless": unless} if unless else {})}
        done.drafts.append(Draft(prefix + (f"_{at // _CHUNK + 1}" if at else ""), values, some[:3]))
    if expressions and unless:
        done.left_out.append("its exceptions in regular expressions")
    for at, (expression, samples) in enumerate(expressions, 1):
        values = {**message, "regex": expression}
        done.drafts.append(Draft(f"{prefix}_REGEX" + (f"_{at}" if at > 1 else ""), values, samples))


def _substitution(rule: StyleRule, prefix: str, done: Translation) -> None:
    """Words and expressions that are to be replaced by others."""
    ignorecase = rule.is_set("ignorecase")
    fold: Callable[[str], str] = str.casefold if ignorecase else str
    excepted = {fold(one) for one in rule.exceptions}
    used: set[str] = set()
    for observed, expected in rule.swap.items():
        node = _node(observed, done)
        replace = None if node is None else _replacements(observed, expected, done)
        if node is None or replace is None:
            continue
        node, folded = whole_case(node)
        found = _phrases(node, rule) if folded <= ignorecase and not _GROUP.search(expected) else None
        known = {fold(one) for one in replace}
        best = "{replacement}" if all(replace) else "nothing"
        values: dict[str, object] = {
            "message": _message(rule, best, "{original}"),
            "replace": list(replace) if len(replace) > 1 else replace[0],
        }
        if found is not None:
            kept = [one for one in found if fold(one) not in excepted and (ignorecase or one not in known)]
            if not kept:
                done.left_out.append(f"“{observed}”: nothing is left of it but what is right")
                continue
            values["pattern"] = _pattern(kept, ignorecase=ignorecase)
            unless = _unless(rule, kept, done, ignorecase=ignorecase)
            values |= {"unless": unless} if unless else {}
            samples: Sequence[str] = kept[:2]
        else:
            expression = _expression(observed, node, rule, done, folded=folded)
            if expression is None:
                continue
            values["regex"] = expression
            samples = samples_of(node)
        done.drafts.append(Draft(_named(prefix, samples[0], used), values, samples))


def _occurrence(rule: StyleRule, prefix: str, done: Translation) -> None:
    """What is not to stand in a sentence more often than so many times."""
    most = str(rule.values.get("max", "0"))
    token = str(rule.values.get("token", ""))
    if set(rule.scope) != {"sentence"}:
        done.left_out.append("it counts in more than a sentence, and a rule of a pack sees one")
    elif not most.isdecimal() or not 1 <= int(most) <= 200:
        done.left_out.append("it asks for a least number, or for more than 200; a rule finds what is too much")
    elif (node := _node(token, done)) is not None:
        part = re2_of(node)
        folded = "i" if rule.is_set("ignorecase") else ""
        expression = rf"(?s{folded})\A(?:.*?(?:{part})){{{most}}}.*?(?P<span>{part})"
        if (fault := _fault(expression)) is not None:
            done.left_out.append(f"“{token}”: {fault}")
            return
        sample = " ".join([sample_of(node)] * (int(most) + 1))
        values: dict[str, object] = {"message": _message(rule), "regex": expression}
        done.drafts.append(Draft(prefix, values, [sample]))


def _node(token: str, done: Translation) -> Node | None:
    """An expression, read; None where that fails, which is told."""
    try:
        return parse_expression(token)
    except ExpressionError as error:
        done.left_out.append(f"“{token}”: {error}")
        return None


def _phrases(node: Node, rule: StyleRule) -> tuple[str, ...] | None:
    """What a pattern can say of an expression, as phrases; None where it is no matter of whole words."""
    if rule.is_set("nonword"):
        return None
    found = phrases_of(node)
    return found if found and all(map(_WORDS.fullmatch, found)) else None


def _pattern(phrases: Sequence[str], *, ignorecase: bool) -> str:
    """A pattern that matches phrases."""
    written = [one if ignorecase else " ".join(f"`{word}`" for word in one.split(" ")) for one in phrases]
    return written[0] if len(written) == 1 else f"({'|'.join(written)})"


def _unless(rule: StyleRule, phrases: Iterable[str], done: Translation, *, ignorecase: bool) -> list[str]:
    """Patterns of exceptions that are longer than what they are exceptions to."""
    kept = []
    spaced = [f" {one.casefold()} " for one in phrases]
    for exception in rule.exceptions:
        if not _WORDS.fullmatch(exception):
            done.left_out.append(f"the exception “{exception}”: only words can be exceptions")
        elif any(one in f" {exception.casefold()} " and one.strip() != exception.casefold() for one in spaced):
            kept.append(_pattern([exception], ignorecase=ignorecase))
    return kept


def _expression(token: str, node: Node, rule: StyleRule, done: Translation, *, folded: bool) -> str | None:
    """An expression for RE2; None where it does not take it, which is told."""
    part = re2_of(node)
    inner = part if rule.is_set("nonword") else rf"\b(?:{part})\b"
    expression = f"(?i){inner}" if folded or rule.is_set("ignorecase") else inner
    fault = _fault(expression)
    if fault is not None:
        done.left_out.append(f"“{token}”: {fault}")
        return None
    return expression


def _fault(expression: str) -> str | None:
    """What is wrong with an expression; None if RE2 takes it."""
    try:
        compiled = re2.compile(expression, options())
    except re2.error as error:
        said = error.args[0].decode() if isinstance(error.args[0], bytes) else error
        return f"RE2 does not take it: {said}"
    return "it matches the empty text" if compiled.search("") else None


def _replacements(observed: str, expected: str, done: Translation) -> tuple[str, ...] | None:
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


def _named(prefix: str, sample: str, used: set[str]) -> str:
    """An id that tells what it is about and that no other has."""
    words = re.sub(r"[^A-Z0-9]+", "_", sample.upper()).strip("_")[:40].strip("_")
    name = f"{prefix}_{words}" if words else prefix
    number = 2
    while name in used:
        name = f"{prefix}_{words}_{number}" if words else f"{prefix}_{number}"
        number += 1
    used.add(name)
    return name
