"""What a text with markup is made of."""

from dataclasses import dataclass

__all__ = ["Part"]


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a text.

    Attributes:
        original: as it stands in the text.
        markup: whether it is markup, in which nothing is to be alerted or replaced.
        interpreted: what the checks see in place of markup: a line break for ``<br>``; often nothing.
    """

    original: str
    markup: bool = False
    interpreted: str = ""

    @property
    def seen(self) -> str:
        """What the checks see of it."""
        return self.interpreted if self.markup else self.original
