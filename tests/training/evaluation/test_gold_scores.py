"""ERRANT scores against the spans of an M2 file, by hand and beside ERRANT's own commands."""

import random
from argparse import Namespace
from collections import Counter
from functools import cache
from pathlib import Path

import errant
import pytest
from errant.commands import compare_m2

from models.aligner.annotator import Annotator
from models.syntax.pipeline import Syntax
from tests.shipped import RESOURCES
from training.config.measuring import EvaluationSet
from training.config.recipe import load_recipe
from training.corpora.m2 import M2Edit, M2Sentence, read_m2
from training.evaluation.answers import Answer
from training.evaluation.command import evaluate_file
from training.evaluation.errant_scores import ErrantScores
from training.evaluation.gold_scores import gold_scores
from training.evaluation.measuring import measure
from training.evaluation.scores import Scores
from training.evaluation.sets import load_set

GOLD = """\
S I has went there yesterday .
A 1 3|||R:VERB:TENSE|||went|||REQUIRED|||-NONE-|||0

S She like apple and the pears .
A 1 2|||R:VERB:SVA|||likes|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:NUM|||apples|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:SVA|||likes|||REQUIRED|||-NONE-|||1
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||1
A 2 3|||R:NOUN:NUM|||apples|||REQUIRED|||-NONE-|||1
A 4 5|||UNK|||the|||REQUIRED|||-NONE-|||1

S All is well .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||good|||REQUIRED|||-NONE-|||1
"""
HYPOTHESES = ["I went there yesterday .", "She likes the apples and the pears .", "All are well ."]


@cache
def pipeline() -> tuple[Syntax, Annotator]:
    syntax = RESOURCES.syntax
    return syntax, Annotator(syntax)


def score(folder: Path, gold: str, hypotheses: list[str]) -> ErrantScores:
    path = folder / "gold.m2"
    path.write_text(gold, encoding="utf-8")
    return gold_scores(list(read_m2(path)), [hypothesis.split() for hypothesis in hypotheses], *pipeline())


def test_counts_worked_out_by_hand(tmp_path: Path) -> None:
    """The system's edits are those ERRANT finds; the gold's are never cut anew.

    1: "has" is taken out, where the annotator set "has went" -> "went": one wrong, one missed.
    2: the second annotator has all three edits (the error without a correction does not count): three right.
    3: "is" -> "are" is wrong for both; the annotator without edits misses nothing.
    """
    scores = score(tmp_path, GOLD, HYPOTHESES)
    assert [sentence.scores for sentence in scores.sentences] == [Scores(0, 1, 1), Scores(3, 0, 0), Scores(0, 1, 0)]
    assert scores.total == Scores(tp=3, fp=2, fn=1)
    assert scores.total.f05 == pytest.approx(1.25 * 0.6 * 0.75 / (0.25 * 0.6 + 0.75))
    assert scores.by_type == {
        "DET": Scores(tp=1),
        "NOUN:NUM": Scores(tp=1),
        "VERB:SVA": Scores(tp=1, fp=1),
        "VERB:TENSE": Scores(fp=1, fn=1),
    }


def test_doing_nothing_misses_what_the_kindest_annotator_wants(tmp_path: Path) -> None:
    sources = [" ".join(sentence.tokens) for sentence in _read(tmp_path)]
    assert score(tmp_path, GOLD, sources).total == Scores(fn=3)


def test_other_apostrophes_are_a_change(tmp_path: Path) -> None:
    gold = "S It ’s late and we go home .\nA 5 6|||R:VERB:TENSE|||went|||REQUIRED|||-NONE-|||0\n"
    assert score(tmp_path, gold, ["It 's late and we went home ."]).total == Scores(tp=1, fp=1)


def test_an_alternative_correction_is_right(tmp_path: Path) -> None:
    gold = "S I saw cat .\nA 2 2|||M:DET|||the||a|||REQUIRED|||-NONE-|||0\n"
    assert score(tmp_path, gold, ["I saw a cat ."]).total == Scores(tp=1)


def _read(folder: Path) -> list[M2Sentence]:
    path = folder / "gold.m2"
    path.write_text(GOLD, encoding="utf-8")
    return list(read_m2(path))


def test_evaluate_reads_natural_answers_and_tokens_alike(tmp_path: Path) -> None:
    recipe = """
name = "small"
language = "en"
[prepare]
text = ["*.txt"]
[evaluate]
sets = [{ name = "gold", path = "gold.m2", format = "m2", metric = "errant", tokenized = true }]
"""
    for name, text in {"recipe.toml": recipe, "gold.m2": GOLD, "tokens.txt": "\n".join(HYPOTHESES)}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    natural = [hypothesis.replace(" .", ".") for hypothesis in HYPOTHESES]
    (tmp_path / "natural.txt").write_text("\n".join(natural), encoding="utf-8")
    settings = load_recipe(tmp_path)
    for name in ("tokens.txt", "natural.txt"):
        result = evaluate_file(settings, tmp_path, "gold", tmp_path / name, name).measured.result
        assert result.scores == Scores(tp=3, fp=2, fn=1), name


def test_what_the_file_cuts_in_two_is_not_joined_by_the_reading(tmp_path: Path) -> None:
    """Before the mend the gold's edits were extracted anew, so that both sides were cut alike."""
    gold = "S I has went there .\nA 1 3|||R:VERB:TENSE|||went|||REQUIRED|||-NONE-|||0\n"
    (tmp_path / "gold.m2").write_text(gold, encoding="utf-8")
    entry = EvaluationSet("gold", "gold.m2", "m2", "errant", tokenized=True)
    items = load_set(entry, (tmp_path,))
    assert items[0].references == ("I went there.",)
    measured = measure(entry, items, [Answer("I went there.")], "made up")
    assert measured.result.scores == Scores(tp=0, fp=1, fn=1)
    assert measured.counts == [(0, 1, 1)]


WORDS = ["the", "a", "cat", "cats", "dog", "runs", "run", "ran", "quickly", "to", "of", "in", "is", "are", "house"]


def annotated(source: list[str], chance: random.Random) -> list[tuple[int, int, str]]:
    """Edits that do not overlap, cut by chance."""
    edits, place = [], 0
    while place < len(source):
        end = min(place + chance.choice([0, 1, 1, 1, 2]), len(source))
        words = [chance.choice(WORDS) for _ in range(chance.choice([0, 1, 1, 2]))]
        if chance.random() < 0.25 and words != source[place:end]:
            edits.append((place, end, " ".join(words)))
        place = max(end, place + 1)
    return edits


def test_equal_to_the_commands_of_errant(tmp_path: Path) -> None:
    """ERRANT's own functions align the same parsed tokens, write M2 and compare it with the gold."""
    chance = random.Random(11)
    syntax, _ = pipeline()
    own = errant.load("en", syntax.nlp)
    arguments = Namespace(beta=0.5, verbose=False, dt=False, ds=False, cse=False, single=False, multi=False, filt=[])
    blocks, hypotheses = [], []
    theirs = Counter({"tp": 0, "fp": 0, "fn": 0})
    for number in range(60):
        source = [chance.choice(WORDS) for _ in range(chance.randint(3, 12))]
        lines = [f"S {' '.join(source)}"]
        for annotator in range(chance.randint(1, 3)):
            edits = annotated(source, chance)
            lines += [f"A {s} {e}|||R:OTHER|||{words}|||REQUIRED|||-NONE-|||{annotator}" for s, e, words in edits]
            lines += [] if edits else [f"A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||{annotator}"]
        answer = M2Sentence(tuple(source), {0: tuple(M2Edit(*edit, "X") for edit in edits)}).corrected(0).split()
        answer = [word for word in answer if chance.random() > 0.05]
        blocks.append("\n".join(lines))
        hypotheses.append(" ".join(answer))

        found = own.annotate(*syntax.parse([syntax.doc(source), syntax.doc(answer)])) if source != answer else []
        system = "\n".join([lines[0], *(edit.to_m2() for edit in found)])
        both = [compare_m2.process_edits(compare_m2.simplify_edits(block), arguments) for block in (system, blocks[-1])]
        theirs += Counter(compare_m2.evaluate_edits(*both, theirs, number, " ".join(source), arguments)[0])
    ours = score(tmp_path, "\n\n".join(blocks) + "\n", hypotheses).total
    assert ours == Scores(theirs["tp"], theirs["fp"], theirs["fn"])
    assert ours.tp > 20
    assert ours.fp > 5
    assert ours.fn > 20
