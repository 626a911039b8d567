"""Slips of one word: letters, accents, capitals, spaces; the same in every language."""

from random import Random

from training.noise.general.forms import strip_accents

_SHORTEST = 3


def mistype(word: str, letters: str, rng: Random) -> str:
    """Leave out, double, swap or change a letter inside a word, or leave out its accents."""
    plain = strip_accents(word)
    if plain != word and rng.random() < 0.6:
        return plain
    if len(word) < _SHORTEST:
        return word
    at = rng.randrange(1, len(word))
    kind = rng.random()
    if kind < 0.3:
        return word[:at] + word[at + 1 :]
    if kind < 0.5:
        return word[:at] + word[at] + word[at:]
    if kind < 0.75 and at + 1 < len(word):
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return word[:at] + rng.choice(letters) + word[at + 1 :]


def change_case(word: str) -> str:
    """Return a word with its first letter in the other case."""
    return word[0].lower() + word[1:] if word[0].isupper() else word[0].upper() + word[1:]
