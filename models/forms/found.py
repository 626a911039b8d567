"""Words of sentences that stand in another form than the one that is meant."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from models.choice.pieces import pieces
from models.forms.choice import NOWHERE, FormChoice, Places
from models.forms.cues import CUES, Cue
from models.forms.paradigms import Form
from models.forms.subjects import SUBJECTS

__all__ = ["WrongForm", "wrong_forms"]


@dataclass(frozen=True, slots=True)
class WrongForm:
    """A word that stands for another form of it.

    Attributes:
        start: where it starts.
        end: where it ends.
        written: the form that stands there.
        meant: the one that is meant.
        replacement: this in letters, as the word is written.
        odds: log-odds of the one that is meant against the other.
        excess: how much these are above the threshold.
        nominal: whether the place is one of a noun (`FormChoice.nominal`).
        cue: what asks for the form, to the left of the word.
    """

    start: int
    end: int
    written: Form
    meant: Form
    replacement: str
    odds: float
    excess: float
    nominal: bool
    cue: Cue


def wrong_forms(choice: FormChoice, sentences: Sequence[str]) -> list[list[WrongForm]]:
    """The wrong forms of each sentence, in order. Its first word is not asked for: too often it stands alone."""
    read = [pieces(sentence) for sentence in sentences]
    asked = [
        (at, word, form)
        for at, (sentence, found) in enumerate(zip(sentences, read, strict=True))
        for word, (piece, start) in enumerate(found)
        for form in choice.paradigms.of(piece)
        if form.kind in choice.written and word and sentence[start].islower()
    ]
    best: list[dict[int, WrongForm]] = [{} for _ in sentences]
    if not asked:
        return [[] for _ in sentences]
    ids = [choice.vocabulary.ids(piece for piece, _ in found) for found in read]
    places = Places(*np.array([(at, word, form.lemma) for at, word, form in asked], dtype=np.int64).T)
    scores = choice.scores(ids, places)
    forms = choice.paradigms.of_lemma[places.lemmas]
    written = np.array([form.number for _, _, form in asked])
    odds = scores - np.take_along_axis(scores, written[:, None] - forms[:, :1], axis=1)
    kinds = choice.paradigms.kind_of
    least = choice.least_odds
    likely = (odds >= least.min(axis=2)[kinds[written][:, None], kinds[forms]]) & (scores > NOWHERE)
    for row in np.flatnonzero(likely.any(axis=1)).tolist():
        at, word, form = asked[row]
        words = [piece for piece, _ in read[at]]
        nominal = choice.nominal(scores[row : row + 1], forms[row : row + 1])[0]
        cues = choice.cues.cues_of(words[:word])
        kind = np.where(nominal, CUES.index(cues.noun.kind), CUES.index(cues.verb.kind))
        excess = odds[row] - least[kinds[written[row]], kinds[forms[row]], kind]
        excess[~likely[row]] = -np.inf
        for column in np.flatnonzero(excess >= 0).tolist():
            other = choice.paradigms.forms[int(forms[row, column])]
            cue = cues.noun if nominal[column] else cues.verb
            excess[column] -= choice.guards.caution(
                words[:word], words[word + 1 :], words[word], form, other, cue, nominal=bool(nominal[column])
            )
        if excess.max() < 0:
            continue
        column = int(np.where(excess >= 0, odds[row], -np.inf).argmax())
        piece, start = read[at][word]
        end = start + len(piece)
        meant = choice.paradigms.forms[int(forms[row, column])]
        found = WrongForm(
            start, end, form, meant, _like(sentences[at][start:end], meant.spellings[0]),
            float(odds[row, column]), float(excess[column]), bool(nominal[column]),
            cues.noun if nominal[column] else cues.verb,
        )  # fmt: skip
        if start not in best[at] or best[at][start].odds < found.odds:
            best[at][start] = found
    return [_without_subjects([found for _, found in sorted(places.items())]) for places in best]


def _without_subjects(found: list[WrongForm]) -> list[WrongForm]:
    """Without nouns with which a verb behind them is to agree as they stand: one of the two is wrong, not both."""
    subjects = {(one.cue.word, one.start) for one in found if one.cue.kind in SUBJECTS}
    return [
        one for one in found if not any(word in one.written.spellings and one.start < start for word, start in subjects)
    ]


def _like(word: str, form: str) -> str:
    """A form with the apostrophe and first letter of a word."""
    text = form.replace("'", "’") if "’" in word else form
    return text[:1].upper() + text[1:] if word[:1].isupper() else text
