"""Verb forms: bare, to-infinitive, -ing, participle, doubled marking."""

from random import Random

from training.noise.operation import operation, pick
from training.noise.sentence import NoisySentence

_GOVERNS_BASE = frozenset({"MD", "DO"})


@operation("verb_forms.after_modal", types=("VERB:FORM",), weight=4, tags={"VB"})
def inflect_after_modal(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``can go`` -> ``can goes``/``can going``/``can to go``; ``did not go`` -> ``did not went``."""
    j = i - 1
    while j >= 0 and sentence.tags[j] in ("RB", "PRP"):
        j -= 1
    if j < 0 or sentence.tags[j] not in _GOVERNS_BASE or not sentence.joined(i):
        return False
    if sentence.tags[j] == "MD" and rng.random() < 0.3:
        return sentence.insert(i, "to", "TO")
    past = sentence.lower[j].startswith(("did", "could", "would"))
    tag = pick(rng, (("VBD", 4 if past else 1), ("VBZ", 3), ("VBG", 2), ("VBN", 1)))
    new = sentence.lexicon.inflect(sentence.lower[i], "VB", tag)
    return new is not None and sentence.replace(i, new, tag)


@operation("verb_forms.infinitive", types=("VERB:FORM",), weight=5, at={"to"})
def spoil_infinitive(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``want to go`` -> ``want go``/``want going``/``want to going``/``want to went``."""
    if sentence.tag(i + 1) != "VB" or not sentence.joined(i + 1) or not sentence.joined(i):
        return False
    kind = rng.random()
    verb = sentence.lower[i + 1]
    if kind < 0.3:
        return sentence.delete(i)
    tag = "VBG" if kind < 0.75 else "VBD" if kind < 0.9 else "VBZ"
    new = sentence.lexicon.inflect(verb, "VB", tag)
    if new is None or not sentence.replace(i + 1, new, tag):
        return False
    if kind < 0.5:
        sentence.delete(i)
    else:
        sentence.touched[i] = True
    return True


@operation("verb_forms.gerund", types=("VERB:FORM",), weight=6, tags={"VBG"})
def spoil_gerund(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``by going`` -> ``by go``, ``enjoy reading`` -> ``enjoy to read``, ``is going`` -> ``is go``."""
    before = sentence.tag(i - 1)
    if before not in ("IN", "BE", "VB", "VBZ", "VBD", "TO", "RB", "DT") or not sentence.joined(i):
        return False
    base = sentence.lexicon.inflect(sentence.lower[i], "VBG", "VB")
    if base is None:
        return False
    if before in ("VB", "VBZ", "VBD", "IN") and rng.random() < 0.45:
        return sentence.replace(i, base, "VB") and sentence.insert(i, "to", "TO")
    return sentence.replace(i, base, "VB")


@operation("verb_forms.participle", types=("VERB:FORM",), weight=6, tags={"VBN"})
def spoil_participle(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``has gone`` -> ``has went``/``has go``, ``was written`` -> ``was wrote``/``was writing``."""
    before = sentence.tag(i - 1)
    if before not in ("BE", "HAVE", "RB") or not sentence.joined(i):
        return False
    tag = pick(rng, (("VBD", 4), ("VB", 4), ("VBG", 1.5)))
    new = sentence.lexicon.inflect(sentence.lower[i], "VBN", tag)
    if new is None:  # the past of a regular verb is its participle
        new = sentence.lexicon.inflect(sentence.lower[i], "VBN", "VB")
    return new is not None and sentence.replace(i, new, tag)
