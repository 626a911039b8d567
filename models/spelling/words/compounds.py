"""Words that two known ones make, written as one: Swedish ``rutnätsvy`` of ``rutnät`` and ``vy``."""

from collections.abc import Callable

__all__ = ["is_compound"]


def is_compound(lower: str, joints: tuple[str, ...], shortest: int, knows: Callable[[str], bool]) -> bool:
    """Whether a word is made of two known ones.

    Args:
        lower: the word, in lower case.
        joints: what may stand between the two; an empty one says that they may touch.
        shortest: letters of each half: among shorter words too many are found in misspelled ones.
        knows: whether a half, in lower case, is known.
    """
    if not joints:
        return False
    for at in range(shortest, len(lower) - shortest + 1):
        heads = (lower[: at - len(joint)] for joint in joints if lower.endswith(joint, 0, at))
        if knows(lower[at:]) and any(len(head) >= shortest and knows(head) for head in heads):
            return True
    return False
