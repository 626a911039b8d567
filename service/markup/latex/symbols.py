"""What symbols of LaTeX stand for, such as letters with accents."""

from functools import cache, lru_cache
from typing import Any

from pylatexenc.latex2text import LatexNodes2Text
from pylatexenc.latexwalker import LatexWalker

__all__ = ["is_accent", "special_symbol", "symbol"]

_LONGEST_SYMBOL = 12
"""Characters of what a command without arguments may stand for."""
_LONGEST_SOURCE = 80
"""Characters of a command whose symbol is looked for."""


def is_accent(node: Any) -> bool:
    """Whether a command puts an accent on a letter."""
    return len(node.macroname) == 1 and not node.macroname.isalnum()


@cache
def _converter() -> LatexNodes2Text:
    return LatexNodes2Text(math_mode="verbatim", keep_comments=False)


def symbol(node: Any) -> str:
    """What a command stands for, such as a letter with an accent; empty for nothing."""
    source = node.latex_verbatim()
    return special_symbol(source) if len(source) <= _LONGEST_SOURCE else ""


@lru_cache(4096)
def special_symbol(signs: str) -> str:
    """The same of what stands in the file."""
    shown = str(_converter().nodelist_to_text(LatexWalker(signs).get_latex_nodes(pos=0)[0])).strip("\n")
    return shown if len(shown) <= _LONGEST_SYMBOL and "<" not in shown else ""
