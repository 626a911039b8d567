"""The possessive 's."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence


@operation("possessives.spoil", types=("NOUN:POSS",), weight=8, whole=True, needs=("'", "’"))
def spoil_possessive(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``my brother's car`` -> ``my brothers car``/``my brother car``; ``the boys' room`` -> ``the boys room``."""
    places = [
        j
        for j, word in enumerate(sentence.words)
        if word.endswith(("'s", "’s")) and sentence.tags[j] not in ("PRP", "WP", "EX") and not sentence.touched[j]
    ]
    if places:
        j = places[int(rng.random() * len(places))]
        word = sentence.words[j]
        stem = word[:-2]
        sentence.put(j, pick(rng, ((stem + "s", 5), (stem, 3), (stem + "s" + word[-2], 2))))
        return True
    for j, word in enumerate(sentence.words):
        gap = sentence.gaps[j + 1]
        if word.endswith("s") and gap in ("' ", "’ ") and not sentence.touched[j]:
            sentence.gaps[j + 1] = gap[1:]
            sentence.put(j, word[:-1] + gap[0] + "s" if rng.random() < 0.5 else word)
            return True
    return False


@operation("possessives.in_plural", types=("NOUN:POSS", "NOUN:NUM"), weight=1.2, tags={"NNS"})
def apostrophe_in_plural(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``two dogs`` -> ``two dog's``."""
    word = sentence.words[i]
    singular = sentence.lexicon.inflect(sentence.lower[i], "NNS", "NN")
    if singular is None or word.lower() != singular + "s":
        return False
    sentence.put(i, word[:-1] + "'s")
    return True


@operation("possessives.noun_for_possessive", types=("NOUN:POSS",), weight=1.5, at={"of"})
def turn_of_into_apposition(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``the end of the story`` -> ``the story's end`` is right, ``the story end`` is not: ``of the`` is dropped."""
    if sentence.tag(i - 1) not in ("NN", "NNS") or sentence.word(i + 1) != "the" or sentence.tag(i + 2) != "NN":
        return False
    if sentence.word(i - 2) != "the" or not all(sentence.joined(j) for j in range(i - 1, i + 3)):
        return False
    if sentence.tag(i + 3) in ("NN", "NNS", "NNP") and sentence.joined(i + 3):
        return False
    owned, owner = sentence.words[i - 1], sentence.words[i + 2]
    return sentence.splice(i - 1, i + 3, [(owner, "NN"), (owned, "NN")])
