"""Of what is offered for some words, what keeps them comes first."""

from collections.abc import Sequence

__all__ = ["words_kept_first"]


def words_kept_first(original: str, ranked: Sequence[str]) -> Sequence[str]:
    """What is offered for some words, that which only moves them before that which changes one of them on the way.

    Of *isst kein Fleisch* a model makes *kein Fleisch ist* and *kein Fleisch isst*.
    """
    words = sorted(original.casefold().split())
    first = ranked[0].casefold().split() if ranked else []
    if len(first) != len(words) or sorted(first) == words:
        return ranked
    for one in ranked[1:]:
        moved = one.casefold().split()
        if sorted(moved) == words and sum(a != b for a, b in zip(first, moved, strict=True)) == 1:
            return [one, *(other for other in ranked if other != one)]
    return ranked
