"""The error report: by set and type of error what a system got right, got wrong and missed, with examples, as a page.

The page needs nothing from elsewhere: no script, no font, no picture. The template is ``report.html``.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined, Template

from models.errors import InputError
from training.evaluation.command import Evaluated
from training.evaluation.judged import Judged, ScoredEdit
from training.evaluation.judging import judge_set
from training.evaluation.results import SetResult
from training.evaluation.scores import Scores

EXAMPLES = 30
"""Most examples of each kind that are shown of a type."""
_TEMPLATE = Path(__file__).with_name("report.html")


@dataclass(frozen=True, slots=True)
class ErrorExample:
    """An edit in its sentence: what stands before it, what it replaces by what, and what stands behind it.

    ``instead`` are the edits of the other side at the same place: what a wrong edit should have been, what was made of
    a missed one.
    """

    before: str
    old: str
    new: str
    after: str
    instead: tuple[str, ...] = ()


@dataclass(slots=True)
class TypeOfError:
    """The edits of one type in one set."""

    name: str
    right: list[ErrorExample] = field(default_factory=list)
    wrong: list[ErrorExample] = field(default_factory=list)
    missed: list[ErrorExample] = field(default_factory=list)

    @property
    def scores(self) -> Scores:
        """The counts."""
        return Scores(len(self.right), len(self.wrong), len(self.missed))

    @property
    def number(self) -> int:
        """How many edits there are."""
        return len(self.right) + len(self.wrong) + len(self.missed)

    def shown(self, kind: str) -> list[ErrorExample]:
        """Return the examples of a kind to show, spread over the whole set."""
        found: list[ErrorExample] = getattr(self, kind)
        if len(found) <= EXAMPLES:
            return found
        return [found[place * len(found) // EXAMPLES] for place in range(EXAMPLES)]


@dataclass(frozen=True, slots=True)
class SetReport:
    """A set's result, and its errors by type, those with most edits first."""

    result: SetResult
    types: tuple[TypeOfError, ...]

    @property
    def scores(self) -> Scores:
        """The counts of all types."""
        return sum((each.scores for each in self.types), Scores())


def set_report(result: SetResult, sentences: Sequence[Judged]) -> SetReport:
    """Sort the edits of a set's sentences by type."""
    types: dict[str, TypeOfError] = {}
    for sentence in sentences:
        made = (*sentence.right, *sentence.wrong)
        needed = (*sentence.right, *sentence.missed)
        for kind, edits, others in (
            ("right", sentence.right, ()),
            ("wrong", sentence.wrong, needed),
            ("missed", sentence.missed, made),
        ):
            for edit in edits:
                of_type = types.setdefault(edit.type, TypeOfError(edit.type))
                getattr(of_type, kind).append(_example(sentence.text, edit, others))
    return SetReport(result, tuple(sorted(types.values(), key=lambda each: (-each.number, each.name))))


def write_report(path: Path, system: str, sets: Sequence[Evaluated]) -> None:
    """Write the page of what was measured on some sets.

    Raises:
        InputError: the file cannot be written.
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    reports = [
        set_report(each.measured.result, each.measured.judged or judge_set(each.entry, each.items, each.answers))
        for each in sets
    ]
    try:
        path.write_text(page(system, reports), encoding="utf-8", errors="replace")
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error


def page(system: str, sets: Sequence[SetReport]) -> str:
    """Give the page as HTML."""
    numbers: defaultdict[str, int] = defaultdict(int)
    for each in sets:
        for of_type in each.types:
            numbers[of_type.name] += of_type.number
    names = sorted(numbers, key=lambda name: (-numbers[name], name))
    overview = [(name, [next((t for t in each.types if t.name == name), None) for each in sets]) for name in names]
    return _template().render(system=system, sets=sets, overview=overview, kinds=("missed", "wrong", "right"))


def _example(text: str, edit: ScoredEdit, others: Sequence[ScoredEdit]) -> ErrorExample:
    instead = tuple(
        f"{text[other.start : other.end]} → {other.replacement}" for other in others if _at_one_place(edit, other)
    )
    before, old, new, after = text[: edit.start], text[edit.start : edit.end], edit.replacement, text[edit.end :]
    if not old and after and not after.startswith(" "):
        new = f"{new} "
    elif not old and before and not before.endswith(" "):
        new = f" {new}"
    return ErrorExample(before, old, new, after, instead)


def _at_one_place(one: ScoredEdit, other: ScoredEdit) -> bool:
    if one.start == one.end or other.start == other.end:
        return one.start <= other.end and other.start <= one.end
    return one.start < other.end and other.start < one.end


@cache
def _template() -> Template:
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
