"""Two versions of an English text -> the typed edits between them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from models.aligner.aligner import Aligner

__all__ = ["Aligner"]


def __getattr__(name: str) -> Any:
    """Loads ``Aligner``, and spaCy with it, only when it is asked for: the types alone are light."""
    if name == "Aligner":
        from models.aligner.aligner import Aligner

        return Aligner
    raise AttributeError(f"module {__name__} has no attribute {name}")
