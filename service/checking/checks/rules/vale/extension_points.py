"""Rules of Vale that become entries of a pack, by their extension points."""

import re
from collections.abc import Callable, Sequence

from service.checking.checks.rules.vale.drafts import Draft, Translation
from service.checking.checks.rules.vale.readings import re2_of, sample_of, samples_of, whole_case
from service.checking.checks.rules.vale.styles import StyleRule
from service.checking.checks.rules.vale.wording import (
    exceptions_of,
    expression_of,
    fault_of,
    node_of,
    pattern_of,
    replacements_of,
    whole_phrases,
)

_PLACE = re.compile(r"%s|%\[\d\]s")
_GROUP = re.compile(r"\$(\d)")
_PARTS = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)")
"""Escaped characters, sets of characters, and what opens a group."""
_CHUNK = 60
"""Phrases of one pattern."""


def existence(rule: StyleRule, prefix: str, done: Translation) -> None:
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
        node = node_of(token, done)
        if node is None:
            continue
        node, folded = whole_case(node)
        found = whole_phrases(node, rule) if folded <= ignorecase else None
        if found is not None:
            phrases += found
        elif (expression := expression_of(token, node, rule, done, folded=folded)) is not None:
            expressions.append((expression, samples_of(node)))
    fold: Callable[[str], str] = str.casefold if ignorecase else str
    excepted = {fold(one) for one in rule.exceptions}
    phrases = [one for one in dict.fromkeys(phrases) if fold(one) not in excepted]
    unless = exceptions_of(rule, phrases, done, ignorecase=ignorecase)
    for at in range(0, len(phrases), _CHUNK):
        some = phrases[at : at + _CHUNK]
        values = {
            **message,
            "pattern": pattern_of(some, ignorecase=ignorecase),
            **({"unless": unless} if unless else {}),
        }
        done.drafts.append(Draft(prefix + (f"_{at // _CHUNK + 1}" if at else ""), values, some[:3]))
    if expressions and unless:
        done.left_out.append("its exceptions in regular expressions")
    for at, (expression, samples) in enumerate(expressions, 1):
        values = {**message, "regex": expression}
        done.drafts.append(Draft(f"{prefix}_REGEX" + (f"_{at}" if at > 1 else ""), values, samples))


def substitution(rule: StyleRule, prefix: str, done: Translation) -> None:
    """Words and expressions that are to be replaced by others."""
    ignorecase = rule.is_set("ignorecase")
    fold: Callable[[str], str] = str.casefold if ignorecase else str
    excepted = {fold(one) for one in rule.exceptions}
    used: set[str] = set()
    for observed, expected in rule.swap.items():
        node = node_of(observed, done)
        replace = None if node is None else replacements_of(observed, expected, done)
        if node is None or replace is None:
            continue
        node, folded = whole_case(node)
        found = whole_phrases(node, rule) if folded <= ignorecase and not _GROUP.search(expected) else None
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
            values["pattern"] = pattern_of(kept, ignorecase=ignorecase)
            unless = exceptions_of(rule, kept, done, ignorecase=ignorecase)
            values |= {"unless": unless} if unless else {}
            samples: Sequence[str] = kept[:2]
        else:
            expression = expression_of(observed, node, rule, done, folded=folded)
            if expression is None:
                continue
            values["regex"] = expression
            samples = samples_of(node)
        done.drafts.append(Draft(_named(prefix, samples[0], used), values, samples))


def occurrence(rule: StyleRule, prefix: str, done: Translation) -> None:
    """What is not to stand in a sentence more often than so many times."""
    most = str(rule.values.get("max", "0"))
    token = str(rule.values.get("token", ""))
    if set(rule.scope) != {"sentence"}:
        done.left_out.append("it counts in more than a sentence, and a rule of a pack sees one")
    elif not most.isdecimal() or not 1 <= int(most) <= 200:
        done.left_out.append("it asks for a least number, or for more than 200; a rule finds what is too much")
    elif (node := node_of(token, done)) is not None:
        part = re2_of(node)
        folded = "i" if rule.is_set("ignorecase") else ""
        expression = rf"(?s{folded})\A(?:.*?(?:{part})){{{most}}}.*?(?P<span>{part})"
        if (fault := fault_of(expression)) is not None:
            done.left_out.append(f"“{token}”: {fault}")
            return
        sample = " ".join([sample_of(node)] * (int(most) + 1))
        values: dict[str, object] = {"message": _message(rule), "regex": expression}
        done.drafts.append(Draft(prefix, values, [sample]))


def conditional(rule: StyleRule, prefix: str, done: Translation) -> None:
    """Words that the text has to introduce."""
    first, second = (str(rule.values.get(key, "")) for key in ("first", "second"))
    if not (first and second):
        done.left_out.append("first or second is missing")
        return
    read, introducing = node_of(first, done), node_of(second, done)
    if read is None or introducing is None:
        return
    folded = "(?i)" if rule.is_set("ignorecase") else ""
    expression = folded + _spanned(re2_of(read))
    introduced = folded + re2_of(introducing)
    for source, written in ((first, expression), (second, introduced)):
        if (fault := fault_of(written)) is not None:
            done.left_out.append(f"“{source}”: {fault}")
            return
    values: dict[str, object] = {
        "message": _message(rule, "{original}"),
        "regex": expression,
        "introduced_by": introduced,
        **({"known": list(rule.exceptions)} if rule.exceptions else {}),
    }
    done.drafts.append(Draft(prefix, values, samples_of(read)))


def _message(rule: StyleRule, *places: str) -> str:
    """The message with places for words, ending with a full stop."""
    left = list(places)
    message = _PLACE.sub(lambda found: left.pop(0) if left else "", rule.message)
    message = " ".join(message.replace("%%", "%").split())
    return message if message.endswith((".", ".”", "?", ".)")) else f"{message.rstrip('!')}."


def _spanned(expression: str) -> str:
    """An expression whose first group is what alerts mark."""
    group = next((found for found in _PARTS.finditer(expression) if found[0] == "("), None)
    return expression if group is None else f"{expression[: group.start()]}(?P<span>{expression[group.end() :]}"


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
