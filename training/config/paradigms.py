"""The section ``paradigms``: the choice of forms that a corrector has beside it."""

from dataclasses import dataclass, field

from models.typed_tables import number


@dataclass(frozen=True, slots=True)
class ParadigmChoice:
    """How the network that chooses forms is trained, and on what.

    It reads the states of the corrector's encoder after ``below`` layers. ``languages`` are those whose forms it
    chooses, each with its weight. It is trained for so many ``minutes``, ``batch_pieces`` word pieces a step, from
    ``learning_rate`` (its layers at half of it, the scores of places at four times) down to a fiftieth.

    Of the sentences a share of ``changed`` are pairs in which a form was corrected, one of ``pairs`` any pairs; the
    rest are clean ones, of which ``unchanged`` stay as they are and others lose up to ``noise`` of their forms. A form
    that is wrong counts ``wrong_weight`` times. ``decay`` is that of the average of the weights. ``held_out``
    sentences of each language are not trained on.
    """

    languages: dict[str, float] = field(default_factory=dict)
    below: int = number(8, minimum=0)
    minutes: float = number(60.0, above=0.0)
    batch_pieces: int = number(1500, minimum=100)
    learning_rate: float = number(4e-4, above=0.0)
    changed: float = number(0.14, minimum=0.0, below=1.0)
    pairs: float = number(0.10, minimum=0.0, below=1.0)
    unchanged: float = number(0.2, minimum=0.0, below=1.0)
    noise: float = number(0.3, above=0.0, below=1.0)
    wrong_weight: float = number(3.0, above=0.0)
    decay: float = number(0.998, minimum=0.0, below=1.0)
    held_out: int = number(600, minimum=1)
