"""Tense: mostly where the sentence itself shows the right one."""

from random import Random

from training.noise.operation import operation
from training.noise.sentence import NoisySentence

_PAST_SIGNS = frozenset({"yesterday", "ago", "last", "earlier", "previously", "once", "then"})
_PAST = frozenset({"VBD"})
_PAST_AUXILIARIES = frozenset({"was", "were", "had", "did", "didn't", "wasn't", "weren't"})
_PRESENT_SIGNS = frozenset({"is", "are", "has", "does", "now", "always", "usually", "every", "nowadays", "today"})
_MODALS = {"would": "will", "could": "can", "might": "may", "will": "would", "can": "could", "may": "might"}
_PRESENT_OF = {"was": "is", "were": "are", "is": "was", "are": "were", "had": "has", "has": "had", "have": "had"}


def _is_past(sentence: NoisySentence, i: int) -> bool:
    return sentence.tags[i] in _PAST or sentence.lower[i] in _PAST_AUXILIARIES


def _marked_past(sentence: NoisySentence, i: int) -> bool:
    """Whether another word shows that word ``i`` must be in the past."""
    return any(j != i and (word in _PAST_SIGNS or _is_past(sentence, j)) for j, word in enumerate(sentence.lower))


def _marked_present(sentence: NoisySentence, i: int) -> bool:
    """Whether another word speaks for the present."""
    return any(
        j != i and (word in _PRESENT_SIGNS or sentence.tags[j] == "VBZ") for j, word in enumerate(sentence.lower)
    )


@operation("tense.past_to_present", types=("VERB:TENSE",), weight=9, tags={"VBD"})
def past_to_present(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``Yesterday I went home`` -> ``Yesterday I go home``."""
    if not _marked_past(sentence, i) and rng.random() > 0.03:
        return False
    third = sentence.word(i - 1) in ("he", "she", "it") or sentence.tag(i - 1) in ("NN", "NNP")
    new = sentence.lexicon.inflect(sentence.lower[i], "VBD", "VBZ" if third and rng.random() < 0.6 else "VB")
    return new is not None and sentence.replace(i, new, "VB")


@operation("tense.present_to_past", types=("VERB:TENSE",), weight=6, tags={"VBZ", "VB"})
def present_to_past(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``He says he works there now`` -> ``He says he worked there now``: beside another verb in the present."""
    tag = sentence.tags[i]
    if tag == "VB" and sentence.tag(i - 1) not in ("PRP", "NNS", "WP"):
        return False
    if not _marked_present(sentence, i) and rng.random() > 0.03:
        return False
    new = sentence.lexicon.inflect(sentence.lower[i], tag, "VBD")
    return new is not None and sentence.replace(i, new, "VBD")


@operation("tense.auxiliary", types=("VERB:TENSE",), weight=7, at=_PRESENT_OF)
def swap_auxiliary_tense(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``He was tired and went home`` -> ``He is tired and went home``."""
    word = sentence.lower[i]
    if word == "have" and sentence.tag(i - 1) in ("MD", "TO", "DO", ""):
        return False
    if word in ("was", "were", "had"):
        if not _marked_past(sentence, i) and rng.random() > 0.03:
            return False
    elif _marked_past(sentence, i) or not _marked_present(sentence, i) or rng.random() > 0.2:
        return False
    return sentence.replace(i, _PRESENT_OF[word])


@operation("tense.drop_auxiliary", types=("VERB:TENSE",), weight=7, tags={"BE", "HAVE", "MD"})
def drop_auxiliary(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``He is working`` -> ``He working``, ``I have seen`` -> ``I seen``, ``It will be`` -> ``It be``."""
    following = sentence.tag(i + 1)
    if not sentence.joined(i + 1) or "'" in sentence.lower[i]:
        return False
    tag = sentence.tags[i]
    fits = (
        (tag == "BE" and following in ("VBG", "VBN"))
        or (tag == "HAVE" and following == "VBN")
        or (tag == "MD" and sentence.word(i + 1) in ("be", "have"))
    )
    if not fits or (sentence.tag(i - 1) in ("MD", "TO") and tag == "HAVE"):
        return False
    return sentence.delete(i)


@operation("tense.perfect", types=("VERB:TENSE",), weight=6, tags={"VBN"})
def unmake_perfect(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I have lived here since May`` -> ``I live here since May``; ``had gone`` -> ``have gone``."""
    if sentence.word(i - 1) not in ("have", "has", "had") or not sentence.joined(i):
        return False
    if sentence.tag(i - 2) in ("MD", "TO"):
        return False
    if sentence.lower[i - 1] == "had" and rng.random() < 0.4:
        return sentence.replace(i - 1, "have")
    cued = any(word in ("since", "already", "yet", "ever", "never", "recently", "so", "for") for word in sentence.lower)
    if not cued and rng.random() > 0.1:
        return False
    tag = "VBZ" if sentence.lower[i - 1] == "has" else "VB"
    new = sentence.lexicon.inflect(sentence.lower[i], "VBN", tag)
    return new is not None and sentence.replace(i, new, tag) and sentence.delete(i - 1)


@operation("tense.modal", types=("VERB:TENSE",), weight=5, at=_MODALS)
def swap_modal(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``I said I would come`` -> ``I said I will come``; seldom where nothing in the sentence shows which is right."""
    word = sentence.lower[i]
    shown = word in ("would", "could", "might") and _marked_past(sentence, i)
    if not shown and rng.random() > 0.05:
        return False
    return sentence.replace(i, _MODALS[word])
