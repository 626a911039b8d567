"""Token edits of any shape give character edits that are exact, sorted and apart."""

import random
import re
from itertools import pairwise

from rapidfuzz.distance import Levenshtein

from models.aligner.spans import to_character_edits
from models.aligner.types import ErrantType, Operation, TokenEdit, TypedEdit, apply_edits
from models.text.tokens import tokenize

LINE = "the a cat cats don't it's well-known , . ! \" ( ) go goes to in I alot some thing something - 's Tom ’ x"
WORDS = LINE.split()
TYPES = [*(kind for kind in ErrantType if kind != "UNK"), *[ErrantType.PUNCT] * 8]


def random_text(rng: random.Random, length: int) -> str:
    return "".join(word + rng.choice([" ", " ", " ", "", "  ", "\n"]) for word in rng.choices(WORDS, k=length))


def mutated(rng: random.Random, text: str) -> str:
    parts = re.split(r"(\s+)", text)
    for _ in range(rng.randrange(5)):
        place, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        match rng.randrange(4):
            case 0:
                parts[place] = ""
            case 1:
                parts.insert(place, rng.choice(WORDS) + rng.choice([" ", ""]))
            case 2:
                parts[place] = rng.choice([" ", "", "  ", "\t", *WORDS])
            case _:
                parts[place], parts[other] = parts[other], parts[place]
    return "".join(parts)


def random_edits(rng: random.Random, source: list[str], target: list[str]) -> list[TokenEdit]:
    """What differs, cut into insertions, deletions and replacements of any size in any order."""
    edits: list[TokenEdit] = []
    for code in Levenshtein.opcodes(source, target):
        at, target_at = code.src_start, code.dest_start
        while code.tag != "equal" and (at < code.src_end or target_at < code.dest_end):
            taken = rng.randint(0, min(2, code.src_end - at))
            given = rng.randint(0, min(2, code.dest_end - target_at))
            operation: Operation = "R" if taken and given else "U" if taken else "M"
            if taken or given:
                edits.append(TokenEdit(at, at + taken, target_at, target_at + given, rng.choice(TYPES), operation))
            at, target_at = at + taken, target_at + given
    return edits


def character_edits(rng: random.Random, source: str, target: str) -> list[TypedEdit]:
    left, right = tokenize(source), tokenize(target)
    edits = random_edits(rng, [token.text for token in left], [token.text for token in right])
    return to_character_edits(source, target, left, right, edits)


def test_exact_sorted_apart_and_never_empty() -> None:
    rng = random.Random(11)
    for _ in range(4000):
        source = random_text(rng, rng.randrange(9))
        target = mutated(rng, source) if rng.random() < 0.8 else random_text(rng, rng.randrange(6))
        edits = character_edits(rng, source, target)
        assert apply_edits(source, edits) == target, (source, target)
        assert all(one.end <= other.start for one, other in pairwise(edits)), (source, target)
        assert not source.split() or all(edit.start < edit.end for edit in edits), (source, target)


def one(source: str, target: str, *edits: TokenEdit) -> list[tuple[str, str, str]]:
    found = to_character_edits(source, target, tokenize(source), tokenize(target), edits)
    assert apply_edits(source, found) == target
    return [(source[edit.start : edit.end], edit.replacement, f"{edit.operation}:{edit.type}") for edit in found]


def test_two_insertions_around_one_word_keep_apart() -> None:
    det = TokenEdit(1, 1, 1, 2, ErrantType.DET, "M")
    comma = TokenEdit(2, 2, 3, 4, ErrantType.PUNCT, "M")
    found = one("in house we sat", "in the house, we sat", det, comma)
    assert found == [("in", "in the", "M:DET"), ("house", "house,", "M:PUNCT")]


def test_insertion_between_two_replacements_joins_the_first() -> None:
    edits = [
        TokenEdit(1, 2, 1, 2, ErrantType.VERB, "R"),
        TokenEdit(2, 2, 2, 3, ErrantType.DET, "M"),
        TokenEdit(2, 3, 3, 4, ErrantType.NOUN, "R"),
    ]
    assert one("we made hike", "we took a walk", *edits) == [
        ("made", "took a", "R:OTHER"),
        ("hike", "walk", "R:NOUN"),
    ]
