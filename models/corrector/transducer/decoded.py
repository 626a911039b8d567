"""What is decided of a sentence, and what is guessed to follow."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from models.corrector.transducer.actions import LETTERS, Action
from models.corrector.transducer.giving_up import hopeless, is_lost
from models.corrector.transducer.writing import Step

__all__ = ["MAX_INSERTED", "START", "Decoded", "Inputs", "inputs"]

Inputs = tuple[list[int], list[int], list[int]]
"""Of some steps: the unit that each is at, the action before it, and the piece that this wrote, 0 for none."""

START = len(Action)
"""What stands for the action before the first step."""
MAX_INSERTED = 12
"""Pieces that may be inserted before one unit; a bound on loops of an untrained model."""
_FAR, _NEAR = 32, 16
"""Units that a guess reaches at least; where changes are dense, it fails sooner."""
_DENSE = 4
"""Where one of so many steps, or more, changes something, changes are dense."""
_GAPS = 4
"""How many times as far as from the last wrong guess to this one the next guess reaches."""


@dataclass(slots=True)
class Decoded:
    """The steps of one sentence.

    Attributes:
        length: its units, the end mark included.
        reach: how many of them the next pass takes in.
        steps: those that are decided.
        ranked: the likeliest first steps of each change, by index of the step.
        pointer: the unit that the next step is at.
        guess: the steps that are guessed to follow; behind them, that all is copied.
    """

    length: int
    reach: int
    steps: list[Step] = field(default_factory=list)
    ranked: dict[int, list[Step]] = field(default_factory=dict)
    pointer: int = 0
    guess: list[Step] = field(default_factory=list)
    _nearest: int = _FAR

    @classmethod
    def first(cls, wrong: Sequence[float]) -> "Decoded":
        """What is known of a sentence before the first pass: nothing, or that it stays as it is."""
        result = cls(len(wrong), len(wrong))
        if hopeless(wrong):
            result._give_up()
        return result

    @property
    def is_whole(self) -> bool:
        """Whether all steps are decided."""
        return self.pointer >= self.length

    def guessed(self) -> list[Step]:
        """The steps that the next pass looks at: those that are guessed, as far as it reaches."""
        steps: list[Step] = []
        pointer = self.pointer
        for step in self.guess:
            if pointer >= self.reach:
                break
            steps.append(step)
            pointer += step.action is not Action.INSERT
        return steps + [Step(Action.COPY)] * (self.reach - pointer)

    def inputs(self) -> Inputs:
        """Those of the next pass: behind the steps that are decided, those that are guessed."""
        last = self.steps[-1] if self.steps else None
        guessed = self.guessed()
        pointers = [self.pointer]
        for step in guessed[:-1]:
            pointers.append(pointers[-1] + (step.action is not Action.INSERT))
        before = [(int(last.action), last.piece) if last else (START, 0)]
        before += [(int(step.action), step.piece) for step in guessed[:-1]]
        return pointers, [action for action, _ in before], [piece for _, piece in before]

    def changes(self, best: Sequence[Action]) -> list[int]:
        """The places of the changes, among the best actions of a pass, that are to be known more exactly.

        Where they are dense, those too far away for the next pass are found anew when they are near.
        """
        changes = [at for at, action in enumerate(best) if action is not Action.COPY]
        if _DENSE * len(changes) < len(best):
            self._nearest = _FAR
            return changes
        self._nearest = _NEAR
        matches = zip(self.guessed(), best, strict=True)
        wrong = next((at for at, (step, action) in enumerate(matches) if step.action is not action), len(best))
        return [at for at in changes if at <= wrong + max(_NEAR, _GAPS * wrong)]

    def take(self, copying: Sequence[float], best: Sequence[Action], options: dict[int, list[Step]]) -> None:
        """Decide the steps up to the first that was guessed wrongly, and guess anew what follows it.

        A step sees those before it only, so each of them is right up to and including that one.

        Args:
            copying: of each step that was looked at, the probability of copying.
            best: its likeliest action.
            options: the ways to take those of ``changes``, the likeliest first.
        """
        guessed = self.guessed()
        guess, self.guess = self.guess, []
        for at, expected in enumerate(guessed):
            step = self._next(copying[at], best[at], options.get(at))
            if self.is_whole:
                return
            if (step.action, step.piece) != (expected.action, expected.piece):
                copy = Step(Action.COPY)
                found = [_chosen(one, options[i]) if i in options else copy for i, one in enumerate(best)]
                self.guess = _follow(guessed, found, at, step) + guess[len(guessed) :]
                self.reach = min(self.length, self.pointer + max(self._nearest, _GAPS * at))
                return
        self.guess = guess[len(guessed) :]
        self.reach = min(self.length, self.pointer + max(self._nearest, _GAPS * len(guessed)))

    def _next(self, copying: float, action: Action, options: list[Step] | None) -> Step:
        """Decide the next step, in the likeliest of the ways there are to take it."""
        step = Step(Action.COPY, 0, copying) if options is None else self._change(action, options)
        self.steps.append(step)
        self.pointer += step.action is not Action.INSERT
        if step.action is not Action.COPY and is_lost(self.steps, self.length):
            self._give_up()
        return step

    def _change(self, action: Action, options: list[Step]) -> Step:
        last = self.steps[-MAX_INSERTED:]
        if action is Action.INSERT and len(last) == MAX_INSERTED and all(step.action is Action.INSERT for step in last):
            action = Action.COPY
        self.ranked[len(self.steps)] = options
        return _chosen(action, options)

    def _give_up(self) -> None:
        """Leave all units as they are."""
        self.steps, self.ranked, self.pointer = [Step(Action.COPY)] * self.length, {}, self.length


def _chosen(action: Action, options: Sequence[Step]) -> Step:
    alike = LETTERS.keys() if action in LETTERS else {action}
    return next(option for option in options if option.action in alike)


def _follow(guessed: Sequence[Step], found: Sequence[Step], wrong: int, taken: Step) -> list[Step]:
    """What is likely to follow a step that was guessed wrongly: what was found where it was guessed rightly.

    Args:
        guessed: the steps that were looked at.
        found: what the network would do at each of them, if those before it were as guessed.
        wrong: the place of the one that was guessed wrongly.
        taken: the step that stands there.
    """
    follow: list[Step] = []
    at = wrong
    while at < len(guessed):
        one = taken if at == wrong else found[at]
        if at != wrong:
            follow.append(one)
        puts_in, was_to_put_in = (step.action is Action.INSERT for step in (one, guessed[at]))
        if puts_in and not was_to_put_in:
            follow.append(guessed[at])
        elif was_to_put_in and not puts_in:  # the steps at this unit that were guessed to follow are gone
            while guessed[at].action is Action.INSERT and at + 1 < len(guessed):
                at += 1
        at += 1
    return follow


def inputs(steps: Sequence[Step], length: int) -> Inputs:
    """Return the inputs of these steps and of copies up to ``length`` units."""
    pointers, actions, pieces = [0], [START], [0]
    for step in steps:
        pointers.append(pointers[-1] + (step.action is not Action.INSERT))
        actions.append(int(step.action))
        pieces.append(step.piece)
    rest = length - 1 - pointers[-1]
    return [*pointers, *range(pointers[-1] + 1, length)], actions + [int(Action.COPY)] * rest, pieces + [0] * rest
