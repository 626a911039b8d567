"""Subject and verb: ``he go``, ``they has``, ``there is many``."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence

_AUXILIARIES = {
    "is": "are", "are": "is", "was": "were", "were": "was", "has": "have", "have": "has", "does": "do", "do": "does",
    "isn't": "aren't", "aren't": "isn't", "wasn't": "weren't", "weren't": "wasn't", "hasn't": "haven't",
    "haven't": "hasn't", "doesn't": "don't", "don't": "doesn't", "am": "is",
}  # fmt: skip


@operation("agreement.auxiliary", types=("VERB:SVA",), weight=5, at=_AUXILIARIES)
def swap_auxiliary_number(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``They have gone`` -> ``They has gone``, ``he doesn't`` -> ``he don't``."""
    before = sentence.tag(i - 1)
    if sentence.lower[i] in ("have", "do") and (before in ("MD", "TO", "DO", "") or sentence.starts_sentence(i)):
        return False
    if sentence.word(i - 1) == "if":
        return False
    return sentence.replace(i, _AUXILIARIES[sentence.lower[i]])


@operation("agreement.drop_s", types=("VERB:SVA",), weight=5, tags={"VBZ"})
def drop_third_person_s(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``She works`` -> ``She work``."""
    base = sentence.lexicon.inflect(sentence.lower[i], "VBZ", "VB")
    if base is None or (sentence.tag(i - 1) not in ("PRP", "NN", "NNP", "WP", "RB", "DT", "CC")):
        return False
    return sentence.replace(i, base, "VB")


@operation("agreement.add_s", types=("VERB:SVA",), weight=4, tags={"VB"})
def add_third_person_s(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``They work`` -> ``They works``."""
    if sentence.tag(i - 1) not in ("PRP", "NNS", "WP", "RB") or not sentence.joined(i):
        return False
    before = i - 2 if sentence.tag(i - 1) == "RB" else i - 1
    if sentence.tag(before) not in ("PRP", "NNS", "WP") or sentence.word(before) in (
        "he",
        "she",
        "it",
        "me",
        "him",
        "us",
        "them",
    ):
        return False
    if sentence.tag(before - 1) in ("DO", "MD", "BE", "HAVE"):
        return False
    new = sentence.lexicon.inflect(sentence.lower[i], "VB", "VBZ")
    return new is not None and sentence.replace(i, new, "VBZ")
