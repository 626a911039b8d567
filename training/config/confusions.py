"""The section ``confusions``: the model of confused words."""

from dataclasses import dataclass

from models.typed_tables import number


@dataclass(frozen=True, slots=True)
class ConfusionModel:
    """The model of confused words: its sizes, and how it is trained.

    ``words`` have vectors of their own, all others share those of ``endings``; ``sequences`` is the size of the table
    of short sequences. Of each word of the sets ``examples`` places are taken, ``epochs`` times. With ``corrected`` the
    right sides of the recipe's pairs are read as text, too. A threshold lies by ``margin`` above the least odds that
    next to no right word reaches, and is no less than ``least_odds``, of matters of grammar ``least_grammar_odds``: all
    have to be more where the text is little or of few kinds, and what was held out too like what was trained on.
    """

    words: int = number(24_000, minimum=10)
    endings: int = number(2_000, minimum=1)
    dimension: int = number(96, minimum=1)
    hidden: int = number(512, minimum=1)
    output: int = number(128, minimum=1)
    sequences: int = number(1 << 22, minimum=1)
    examples: int = number(250_000, minimum=1)
    epochs: int = number(1, minimum=1)
    batch: int = number(2048, minimum=1)
    learning_rate: float = number(0.002, above=0.0)
    sequence_learning_rate: float = number(0.05, above=0.0)
    unseen: float = number(0.05, minimum=0.0, below=1.0)
    corrected: bool = False
    margin: float = number(0.5, minimum=0.0)
    least_odds: float = number(3.0, minimum=0.0, maximum=8.0)
    least_grammar_odds: float = number(3.0, minimum=0.0, maximum=8.0)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"sequences": "must be a power of two"} if self.sequences & (self.sequences - 1) else {}
