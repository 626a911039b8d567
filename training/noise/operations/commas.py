"""Commas: left out, put where none belongs, other marks in their place."""

from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation, pick
from training.noise.sentence import NoisySentence
from training.noise.tagging import COMMON_NOUNS
from training.noise.word_lists import word_list

ANY = LANGUAGE_INDEPENDENT
_INTRODUCTORY = frozenset(word_list("comma follows when opening"))
_DROP_BEFORE = {"and": 0.3, "or": 0.3, "but": 0.6, "which": 1.0, "who": 0.8, "so": 0.6, "too": 0.3, "because": 0.2}


def commas(sentence: NoisySentence) -> list[int]:
    """The words before which a comma stands."""
    return [j for j, gap in enumerate(sentence.gaps) if gap == ", " and 0 < j < len(sentence)]


def _drop_chance(sentence: NoisySentence, j: int) -> float:
    """How likely the comma before word ``j`` is to be left out: low where it is optional (``red, white, and blue``)."""
    if sentence.lower[j - 1] in _INTRODUCTORY:
        return 1.0
    chance = _DROP_BEFORE.get(sentence.lower[j])
    if chance is not None:
        return chance
    return 0.9 if j < 12 else 0.5


@operation("commas.drop", types=("PUNCT",), weight=46, whole=True, needs=(", ",), language=ANY)
def drop_comma(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``However, it rained`` -> ``However it rained``."""
    places = commas(sentence)
    if not places:
        return False
    j = places[int(rng.random() * len(places))]
    if rng.random() > _drop_chance(sentence, j):
        return False
    sentence.gaps[j] = " "
    return True


@operation("commas.drop_all", types=("PUNCT",), weight=4, whole=True, needs=(", ",), language=ANY)
def drop_all_commas(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """All commas of the sentence are left out."""
    places = commas(sentence)
    for j in places:
        sentence.gaps[j] = " "
    return len(places) > 1


_NEVER_AFTER = frozenset({"that", "because", "if", "than", "to", "of", "when", "unless", "until", "in", "for", "with"})


@operation("commas.add_before", types=("PUNCT",), weight=12, at=_NEVER_AFTER)
def add_comma_before(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I think that`` -> ``I think, that``; ``more than`` -> ``more, than``."""
    if not sentence.joined(i) or i < 2:
        return False
    if sentence.tags[i - 1] in ("DT", "IN", "TO", "MD", "CC", "PRP$", "JJ", "RB"):
        return False
    if sentence.lower[i] in ("to", "of", "in", "for", "with") and rng.random() < 0.6:
        return False
    sentence.gaps[i] = ", "
    return True


@operation("commas.subject_verb", types=("PUNCT",), weight=7, tags={"BE", "VBZ", "MD", "HAVE", "VBD"})
def part_subject_from_verb(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``The people in the room were`` -> ``The people in the room, were``."""
    if i < 2 or not sentence.joined(i) or sentence.tags[i - 1] not in ("NN", "NNS", "NNP"):
        return False
    sentence.gaps[i] = ", "
    return True


@operation("commas.pair", types=("PUNCT",), weight=4, at={"and", "or"})
def part_pair(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``red and blue`` -> ``red, and blue``: two words or phrases of which no list is made; ``and, then``."""
    if i < 1 or not sentence.joined(i) or not sentence.joined(i + 1):
        return False
    if sentence.tags[i - 1] != sentence.tags[i + 1] or commas(sentence):
        return False
    if rng.random() < 0.25:
        sentence.gaps[i + 1] = ", "
    else:
        sentence.gaps[i] = ", "
    return True


@operation("commas.adjective_noun", types=("PUNCT",), weight=1, tags=COMMON_NOUNS)
def part_adjective_from_noun(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a big house`` -> ``a big, house``."""
    if not sentence.joined(i) or sentence.tags[i - 1] != "JJ":
        return False
    sentence.gaps[i] = ", "
    return True


@operation(
    "commas.after_opening", types=("PUNCT",), weight=2, at={"but", "and", "although", "because", "if", "when", "that"}
)
def add_comma_after(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``But he left`` -> ``But, he left``."""
    if not sentence.joined(i + 1) or sentence.tag(i + 1) not in ("PRP", "DT", "EX", "PRP$"):
        return False
    sentence.gaps[i + 1] = ", "
    return True


@operation("commas.swap", types=("PUNCT",), weight=5, whole=True, needs=(", ",), language=ANY)
def swap_comma(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A stop, semicolon or colon stands for a comma, or two commas."""
    places = commas(sentence)
    if not places:
        return False
    j = places[int(rng.random() * len(places))]
    mark = pick(rng, ((". ", 3), ("; ", 1), (",, ", 0.5), (": ", 0.5), (" - ", 0.3)))
    if mark == ". " and rng.random() < 0.6 and sentence.words[j].islower() and not sentence.touched[j]:
        sentence.put(j, sentence.words[j].capitalize())
    sentence.gaps[j] = mark
    return True
