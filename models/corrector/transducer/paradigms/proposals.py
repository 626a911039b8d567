"""From the forms that are chosen to edits, weighed with what the decoder proposes.

A form that its place asks for far more than the one that stands there is a correction; what the decoder would write
there, and whether its detection head holds the word to be wrong, tell how right it is (stacking: Wolpert, 1992).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from models.corrector.protocol import Edit, Replacement
from models.corrector.transducer.judgement import log_odds, shifted
from models.corrector.transducer.paradigms.chooser import NEVER, ChosenForm
from models.corrector.transducer.units import Unit

__all__ = ["KNOWN", "evidence_of", "with_choices"]

KNOWN = (
    "bias", "ratio", "share", "detection", "proposed", "proposed_odds", "otherwise", "otherwise_odds", "name", "first",
    "others", "verb", "adjective", "called",
)  # fmt: skip
"""1; log of how much likelier the form is than the one that stands there; log of its probability; log odds that the
word is wrong, by the detection head; whether the decoder proposes the same, and its log odds; whether it proposes
something else there, and its log odds; whether the word has a capital that it need not have, or is the first; how many
other words of the sentence would be changed; whether it would be a verb, an adjective, or somebody called."""
_LEAST_RATIO = 0.3
"""Forms that are hardly likelier than what stands there are not looked at."""
_MOST = 8.0
_SMALL = 1e-6
_OTHERS = 3
_ALTERNATIVES = 4
_LEAST_SHARE = 0.05
_MOST_KEPT = 0.7
_NAMED = 0.02
"""The probability of readings that are but named beside others, of whose share they take hardly anything."""


def _ratio(choice: ChosenForm) -> float:
    """Log of how much likelier the likeliest form is than the one that stands there."""
    return min(math.log((choice.forms[0][1] + _SMALL) / (choice.kept + _SMALL)), _MOST)


def evidence_of(
    units: Sequence[Unit], choices: Sequence[ChosenForm], edits: Sequence[Edit], wrong: Sequence[float]
) -> list[tuple[ChosenForm, Mapping[str, float]]]:
    """The choices that change something, with what is known of each by the names of ``KNOWN``.

    Args:
        units: of the sentence.
        choices: of its words.
        edits: what the decoder proposes, judged.
        wrong: of each unit the probability that it is wrong.
    """
    changing = [one for one in choices if _ratio(one) >= _LEAST_RATIO]
    return [(one, _evidence(units, one, edits, wrong, len(changing) - 1)) for one in changing]


def _evidence(
    units: Sequence[Unit], choice: ChosenForm, edits: Sequence[Edit], wrong: Sequence[float], others: int
) -> Mapping[str, float]:
    unit = units[choice.unit]
    form, share = choice.forms[0]
    there = [edit for edit in edits if edit.start < unit.end and unit.start < edit.end]
    same = _probability_of(form, unit, there)
    other = max((edit.probability for edit in there), default=0.0) if same is None else 0.0
    places = choice.places
    return {
        "bias": 1.0,
        "ratio": _ratio(choice),
        "share": math.log(share + _SMALL),
        "detection": log_odds(wrong[choice.unit]),
        "proposed": float(same is not None),
        "proposed_odds": 0.0 if same is None else log_odds(same),
        "otherwise": float(other > 0),
        "otherwise_odds": log_odds(other) if other else 0.0,
        "name": float(choice.unit > 0 and unit.text[0].isupper()),
        "first": float(choice.unit == 0),
        "others": float(min(others, _OTHERS)),
        "verb": float(all(place.startswith("VERB") for place in places)),
        "adjective": float(all(place.startswith("ADJF") for place in places)),
        "called": float(all("voct" in place for place in places)),
    }


def _probability_of(form: str, unit: Unit, there: Sequence[Edit]) -> float | None:
    """What the decoder gives a form as the replacement of a unit; None if it does not propose it."""
    for edit in there:
        if (edit.start, edit.end) != (unit.start, unit.end):
            continue
        for one in (Replacement(edit.replacement, edit.probability), *edit.alternatives):
            if one.text == form:
                return one.probability
    return None


def with_choices(
    units: Sequence[Unit], choices: Sequence[ChosenForm], edits: Sequence[Edit], wrong: Sequence[float],
    weights: Mapping[str, float], least: float, doubted: float = NEVER,
) -> tuple[Edit, ...]:  # fmt: skip
    """The edits of a sentence with those that choices make; where both change a word, the likelier one comes first.

    What is chosen without being probable leaves the decoder's edits as they are, but where a word is held to be wrong:
    there its forms are named, for a second look to weigh them.

    Args:
        units: see ``evidence_of``, as for the next ones.
        choices: of its words.
        edits: what the decoder proposes.
        wrong: of each unit.
        weights: of what is known, by name.
        least: the least probability of a choice that changes something.
        doubted: from which probability on that a word is wrong less probable choices are named, too.
    """
    found = list(edits)
    for choice, known in evidence_of(units, choices, edits, wrong):
        probability = shifted(0.5, sum(weights.get(name, 0.0) * value for name, value in known.items()))
        named = probability < least
        if named and (wrong[choice.unit] < doubted or choice.kept > _MOST_KEPT):
            continue
        edit = _edit(units[choice.unit], choice, probability)
        there = [at for at, one in enumerate(found) if one.start < edit.end and edit.start < one.end]
        if not there:
            found.append(edit)
        elif len(there) == 1 and (found[there[0]].start, found[there[0]].end) == (edit.start, edit.end):
            found[there[0]] = _beside(found[there[0]], edit) if named else _together(found[there[0]], edit)
    return tuple(sorted(found, key=lambda edit: (edit.start, edit.end)))


def _edit(unit: Unit, choice: ChosenForm, probability: float) -> Edit:
    (form, share), *rest = choice.forms
    others = tuple(
        Replacement(text, probability * own / share)
        for text, own in rest
        if text != unit.text and own >= _LEAST_SHARE * share
    )
    return Edit(unit.start, unit.end, form, probability, others[:_ALTERNATIVES])


def _beside(old: Edit, new: Edit) -> Edit:
    """The first of two edits, with the readings of the second that it lacks behind its own."""
    known = {old.replacement, *(one.text for one in old.alternatives)}
    readings = (Replacement(new.replacement, new.probability), *new.alternatives)
    others = [replace(one, probability=min(one.probability, _NAMED)) for one in readings]
    return replace(old, alternatives=(*old.alternatives, *(one for one in others if one.text not in known)))


def _together(old: Edit, new: Edit) -> Edit:
    """One edit of both: of a reading that both have, what the choice says counts."""
    readings = {old.replacement: old.probability} | {one.text: one.probability for one in old.alternatives}
    readings[new.replacement] = new.probability
    for one in new.alternatives:
        readings.setdefault(one.text, min(one.probability, old.probability))
    (text, probability), *rest = sorted(readings.items(), key=lambda item: -item[1])
    others = tuple(Replacement(other, own) for other, own in rest[:_ALTERNATIVES])
    return replace(old, replacement=text, probability=probability, alternatives=others)
