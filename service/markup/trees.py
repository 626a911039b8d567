"""Files as the syntax trees of tree-sitter: their grammars, and a walk that no depth can exhaust."""

import time
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

from tree_sitter import Language, Node, Parser

from service.markup.errors import UnreadableError

__all__ = ["parsed", "walk"]

_MOST_SECONDS = 4.0
"""CPU time that a file may take to be parsed."""
_CHUNK = 64 * 1024


def parsed(encoded: bytes, package: str, grammar: str = "language") -> Node:
    """The root of the tree of a file in UTF-8.

    Raises:
        ModuleNotFoundError: the package of the grammar is not installed.
        UnreadableError: it takes too long: a few grammars do on what nobody writes.
    """
    end = time.thread_time() + _MOST_SECONDS
    try:
        tree = Parser(
            _language(package, grammar)
        ).parse(  # one of its own: others may be parsing in other threads
            lambda byte, _: encoded[byte : byte + _CHUNK], progress_callback=lambda _, __: time.thread_time() > end
        )
    except ValueError:
        raise UnreadableError("its markup takes too long to read") from None
    return tree.root_node


@cache
def _language(package: str, grammar: str) -> Language:
    with warnings.catch_warnings():
        # Grammars whose package is older than PyCapsule hand over a number.
        warnings.simplefilter("ignore", DeprecationWarning)
        return Language(getattr(import_module(package), grammar)())


def walk(root: Node, into: Callable[[Node], bool] = lambda _: True) -> Iterator[tuple[Node, bool]]:
    """Each node in the order of the file, when it begins (True) and, where it has been gone into, when it ends.

    Args:
        root: where to start.
        into: whether to look at what is in a node.
    """
    waiting = [(root, True)]
    while waiting:
        node, begins = waiting.pop()
        yield node, begins
        if begins and node.child_count and into(node):
            waiting.append((node, False))
            waiting.extend((child, True) for child in reversed(node.children))
