"""Stretches of source and target text that become one character edit each."""

from dataclasses import dataclass
from unicodedata import category

from models.aligner.pieces import combined
from models.aligner.types import TokenEdit

APOSTROPHES = frozenset("'’ʼ＇´`")


@dataclass(slots=True)
class Cluster:
    """``source[s_start:s_end]`` becomes ``target[t_start:t_end]``; what lies between two clusters is equal."""

    s_start: int
    s_end: int
    t_start: int
    t_end: int
    edit: TokenEdit | None
    """``None`` where only white space differs."""


def whole_words(clusters: list[Cluster], source: str, target: str) -> list[Cluster]:
    """Grows clusters that end within a written word of either side to the whole of it, and joins them there.

    ``nt`` -> ``n't`` becomes ``dont`` -> ``don't``; ``will`` -> ``wo`` and `` not`` -> ``n't`` become one edit.
    """

    def within_word(s_place: int, t_place: int) -> bool:
        return _within_word(source, s_place) or _within_word(target, t_place)

    found: list[Cluster] = []
    for cluster in clusters:
        floor = found[-1].s_end if found else 0
        back = 0
        while cluster.s_start - back > floor and within_word(cluster.s_start - back, cluster.t_start - back):
            back += 1
        cluster.s_start, cluster.t_start = cluster.s_start - back, cluster.t_start - back
        if found and cluster.s_start == floor and within_word(floor, cluster.t_start):
            last = found[-1]
            last.s_end, last.t_end, last.edit = cluster.s_end, cluster.t_end, combined(last.edit, cluster.edit)
        else:
            found.append(cluster)
    ceiling = len(source)
    for cluster in reversed(found):
        while cluster.s_end < ceiling and within_word(cluster.s_end, cluster.t_end):
            cluster.s_end, cluster.t_end = cluster.s_end + 1, cluster.t_end + 1
        ceiling = cluster.s_start
    return found


def _within_word(text: str, place: int) -> bool:
    """Whether the characters before and after a place belong to one written word."""
    return 0 < place < len(text) and _is_word(text[place - 1]) and _is_word(text[place])


def _is_word(character: str) -> bool:
    return character.isalnum() or character in APOSTROPHES or category(character)[0] == "M"
