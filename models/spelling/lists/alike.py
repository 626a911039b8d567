"""What is taken for each other by the writers of a language: ``alike.txt`` in its folder.

A group such as ``ıi`` has letters that are. One with a tilde, ``ృ~్రు``, has several letters that are written by the ear
for one or for several others.
"""

from functools import cache
from itertools import permutations

from models.language_folders import data_file, words_in

__all__ = ["SAME", "respelled", "taken_for_each_other"]

SAME = frozenset({"sß", "ßs", "lł", "łl", "dđ", "đd", "iı", "ıi", "её", "ёе"})
"""Letters that are written for each other but that Unicode does not take apart."""
_TILDE = "~"


@cache
def taken_for_each_other(code: str) -> frozenset[str]:
    """Pairs of letters that are taken for each other in a language (BCP 47 without region), or in all."""
    groups = (group for group in words_in(data_file(code, "alike.txt")) if _TILDE not in group)
    return SAME | {one + other for group in groups for one, other in permutations(group, 2)}


@cache
def respelled(code: str) -> tuple[tuple[str, str], ...]:
    """Letters, and what is written for them in a language (BCP 47 without region), in both directions."""
    groups = (group.split(_TILDE) for group in words_in(data_file(code, "alike.txt")) if _TILDE in group)
    return tuple(pair for group in groups for pair in permutations(group, 2))
