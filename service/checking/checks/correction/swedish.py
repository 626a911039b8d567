"""Swedish words that the model would change or doubts although they are right."""

from pathlib import Path

from models.agreement.sv.shown_right import installed, is_own, is_shown_right
from models.agreement.sv.vouching import is_bare_object, is_of_subject, is_seen_doing, is_settled

__all__ = ["is_right_swedish", "is_undoubted_swedish"]


def is_right_swedish(source: str, start: int, end: int, replacement: str, folder: Path | None = None) -> bool:
    """Whether a change is to what is right as it stands.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
        folder: of Hunspell dictionaries; None looks at the usual places.
    """
    place = source, start, end, replacement
    if is_bare_object(*place) or is_settled(source, start, end) or is_of_subject(*place):
        return True
    return is_shown_right(*place, installed(folder))


def is_undoubted_swedish(source: str, start: int, end: int, folder: Path | None = None) -> bool:
    """Whether what is doubted without a correction is right as it stands.

    Args:
        source: the sentence.
        start: where it starts (code points of the sentence).
        end: where it ends.
        folder: of Hunspell dictionaries; None looks at the usual places.
    """
    place = source, start, end
    return is_settled(*place) or is_seen_doing(*place) or is_own(*place, installed(folder))
