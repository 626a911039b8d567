"""Edited sentences in, learner-like sentences out."""

import random

from tests.training.syntax.samples import CAME, HAPPY, WANTS, sentence
from training.syntax.augment import augmented
from training.syntax.clear import to_clear
from training.syntax.conllu import Sentence

SEEDS = range(400)


def variants(text: str) -> list[Sentence]:
    words = sentence(text)
    to_clear(words)
    return [augmented(words, random.Random(seed)) for seed in SEEDS]


def test_heads_stay_within_the_sentence() -> None:
    for words in variants(HAPPY) + variants(WANTS):
        assert all(word.head < len(words) for word in words)


def test_the_original_is_left_alone_and_a_seed_gives_the_same_again() -> None:
    words = sentence(CAME)
    before = [word.form for word in words]
    assert augmented(words, random.Random(3)) == augmented(words, random.Random(3))
    assert [word.form for word in words] == before


def test_learner_forms_keep_the_lemma() -> None:
    forms = {(word.form, word.lemma, word.xpos) for words in variants(CAME) for word in words}
    assert ("childs", "child", "NNS") in forms
    assert ("comed", "come", "VBD") in forms
    assert ("runing", "run", "VBG") in forms


def test_a_wrong_number_has_the_tag_of_its_form() -> None:
    tags = {(word.form, word.xpos) for words in variants(CAME) for word in words}
    assert ("field", "NN") in tags
    assert ("field", "NNS") not in tags


def test_case_final_marks_and_typing_errors() -> None:
    texts = {" ".join(word.form for word in words) for words in variants(HAPPY)}
    assert "tom is very happy in the house ." in texts
    assert "Tom is very happy in the house" in texts
    assert any(word.lemma == "" for words in variants(CAME) for word in words)
