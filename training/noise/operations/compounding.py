"""One word written as two, two as one, hyphens left out or put in."""

from functools import lru_cache
from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation
from training.noise.sentence import NoisySentence
from training.noise.word_lists import word_list

_JOINED = {
    ("a", "lot"): "alot", ("in", "fact"): "infact", ("of", "course"): "ofcourse", ("every", "day"): "everyday",
    ("each", "other"): "eachother", ("at", "least"): "atleast", ("as", "well"): "aswell", ("may", "be"): "maybe",
    ("any", "more"): "anymore", ("all", "ready"): "already", ("all", "right"): "alright", ("no", "one"): "noone",
    ("high", "school"): "highschool", ("in", "front"): "infront", ("even", "though"): "eventhough",
    ("in", "order"): "inorder", ("such", "as"): "suchas", ("every", "time"): "everytime", ("some", "time"): "sometime",
    ("any", "way"): "anyway", ("in", "to"): "into", ("on", "to"): "onto", ("after", "all"): "afterall",
    ("long", "term"): "longterm", ("good", "bye"): "goodbye", ("log", "in"): "login", ("set", "up"): "setup",
    ("back", "up"): "backup", ("sign", "up"): "signup", ("more", "over"): "moreover", ("thank", "you"): "thankyou",
    ("going", "to"): "goingto", ("have", "to"): "haveto", ("as", "if"): "asif", ("next", "to"): "nextto",
    ("up", "to"): "upto", ("per", "cent"): "percent", ("web", "site"): "website", ("ice", "cream"): "icecream",
    ("real", "time"): "realtime", ("at", "all"): "atall", ("so", "called"): "socalled",
    ("clean", "up"): "cleanup", ("work", "out"): "workout", ("check", "out"): "checkout", ("look", "up"): "lookup",
}  # fmt: skip
_FIRST_HALVES = word_list("first half of a compound")
_SECOND_HALVES = frozenset(word_list("second half of a compound"))
_PREFIXES = frozenset(word_list("hyphened prefix"))


@lru_cache(maxsize=100_000)
def split_compound(word: str) -> str:
    """``everything`` -> ``every thing``; an empty string for what is no compound."""
    for half in _FIRST_HALVES:
        if word.startswith(half) and word[len(half) :] in _SECOND_HALVES:
            return half + " " + word[len(half) :]
    return ""


@operation("compounding.join", types=("ORTH", "SPELL"), weight=5, whole=True)
def join_words(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``a lot`` -> ``alot``, ``in fact`` -> ``infact``."""
    for j in range(len(sentence) - 1):
        joined = _JOINED.get((sentence.lower[j], sentence.lower[j + 1]))
        if (
            joined is not None
            and sentence.gaps[j + 1] == " "
            and not sentence.touched[j]
            and not sentence.touched[j + 1]
        ):
            return sentence.splice(j, j + 2, [(joined, "")])
    return False


@operation("compounding.split", types=("ORTH", "SPELL"), weight=9, whole=True)
def split_word(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``everything`` -> ``every thing``, ``cannot`` -> ``can not``, ``weekend`` -> ``week end``."""
    places = [j for j, word in enumerate(sentence.lower) if len(word) > 4 and not sentence.touched[j]]
    if not places:
        return False
    first = int(rng.random() * len(places))
    for step in range(len(places)):
        j = places[(first + step) % len(places)]
        split = split_compound(sentence.lower[j])
        if split:
            return sentence.replace(j, split)
    return False


@operation("compounding.glue", types=("ORTH", "SPELL"), weight=2.5, language=LANGUAGE_INDEPENDENT)
def drop_space(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A space is not typed: ``of the`` -> ``ofthe``."""
    if i == 0 or sentence.gaps[i] != " " or len(sentence.words[i - 1]) + len(sentence.words[i]) > 12:
        return False
    return sentence.splice(i - 1, i + 1, [(sentence.words[i - 1] + sentence.words[i], "")])


@operation(
    "compounding.drop_hyphen",
    types=("ORTH", "PUNCT", "SPELL"),
    weight=7,
    whole=True,
    needs=("-",),
    language=LANGUAGE_INDEPENDENT,
)
def drop_hyphen(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``well-known`` -> ``well known``/``wellknown``."""
    places = [j for j in range(1, len(sentence)) if sentence.gaps[j] == "-"]
    if not places:
        return False
    j = places[int(rng.random() * len(places))]
    if sentence.touched[j] or sentence.touched[j - 1]:
        return False
    if rng.random() < 0.3:
        return sentence.splice(j - 1, j + 1, [(sentence.words[j - 1] + sentence.words[j], "")])
    sentence.gaps[j] = " "
    sentence.touched[j] = sentence.touched[j - 1] = True
    return True


@operation("compounding.add_hyphen", types=("ORTH", "PUNCT", "SPELL"), weight=2.5, tags={"NN", "NNS", "RB", "IN"})
def add_hyphen(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``high school`` -> ``high-school``, ``very good`` -> ``very-good``, ``today`` -> ``to-day``."""
    if i == 0 or sentence.gaps[i] != " " or sentence.touched[i - 1]:
        return False
    if sentence.tags[i - 1] not in ("NN", "JJ", "RB") or (sentence.tags[i] == "IN" and sentence.tags[i - 1] != "VB"):
        return False
    if sentence.tag(i + 1) in ("NN", "NNS") and sentence.joined(i + 1):
        return False
    sentence.gaps[i] = "-"
    sentence.touched[i] = sentence.touched[i - 1] = True
    return True


@operation("compounding.prefix", types=("ORTH", "SPELL"), weight=1, at=_PREFIXES)
def split_prefix(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``non-profit`` -> ``non profit``."""
    if sentence.gaps[i + 1] != "-":
        return False
    sentence.gaps[i + 1] = " "
    sentence.touched[i] = True
    return True
