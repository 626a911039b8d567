"""A rule of Vale -> entries of a rule pack without their examples, and what of it is left out and why."""

import re
from collections.abc import Callable
from functools import partial

from service.checking.checks.rules.vale.drafts import Translation
from service.checking.checks.rules.vale.extension_points import conditional, existence, occurrence, substitution
from service.checking.checks.rules.vale.styles import StyleRule

__all__ = ["translated"]

_SCOPES = {"", "text", "sentence", "paragraph", "summary"}
"""Parts of a text that are sentences, or made of them, and hence what our rules see."""
_LEFT_OUT = {
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
        "existence": partial(existence, rule, prefix, done),
        "substitution": partial(substitution, rule, prefix, done),
        "occurrence": partial(occurrence, rule, prefix, done),
        "conditional": partial(conditional, rule, prefix, done),
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
