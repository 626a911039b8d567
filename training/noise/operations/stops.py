"""Final and other marks, run-on sentences, spaces about marks, quotation marks."""

from random import Random

from training.noise.operation import LANGUAGE_INDEPENDENT, operation, pick
from training.noise.sentence import NoisySentence
from training.noise.word_lists import word_list

ANY = LANGUAGE_INDEPENDENT
_ABBREVIATIONS = frozenset(word_list("abbreviation with stop"))
_QUESTION_START = frozenset(word_list("opens a question"))


def _marked(sentence: NoisySentence, *marks: str) -> list[int]:
    return [j for j, gap in enumerate(sentence.gaps) if gap in marks and 0 < j < len(sentence)]


@operation("stops.drop_final", types=("PUNCT",), weight=13, whole=True, language=ANY)
def drop_final_stop(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``It rained.`` -> ``It rained``."""
    end = sentence.gaps[-1]
    if end.rstrip() not in (".", "?", "!"):
        return False
    sentence.gaps[-1] = end[1:]
    return True


@operation("stops.swap_final", types=("PUNCT",), weight=5, whole=True, language=ANY)
def swap_final_stop(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``Where is it?`` -> ``Where is it.``; a statement ends in a question mark, a comma or two stops."""
    end = sentence.gaps[-1]
    if end.startswith("?"):
        if sentence.lower[0] not in _QUESTION_START and rng.random() < 0.6:
            return False
        mark = "." if rng.random() < 0.8 else "??"
    elif end.rstrip() == ".":
        mark = pick(rng, ((",", 3), ("..", 3), (";", 0.5), ("?", 1.5), (" ,", 0.5)))
        if rng.random() < 0.5:
            return False
    else:
        return False
    sentence.gaps[-1] = mark + end[1:]
    return True


@operation("stops.run_on", types=("PUNCT", "ORTH"), weight=9, whole=True, needs=(". ", "; ", "? "), language=ANY)
def run_on(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``It rained. We left.`` -> ``It rained, we left.`` or ``It rained we left.``."""
    places = _marked(sentence, ". ", "; ", "? ")
    if not places:
        return False
    j = places[int(rng.random() * len(places))]
    word = sentence.words[j]
    if sentence.touched[j] or sentence.lower[j - 1] in _ABBREVIATIONS or len(sentence.words[j - 1]) == 1:
        return False
    if word[0].isupper() and sentence.tags[j] != "NNP" and word[1:].islower() and rng.random() < 0.85:
        sentence.put(j, word.lower())
    sentence.gaps[j] = ", " if rng.random() < 0.6 else " "
    return True


@operation(
    "stops.break_clause", types=("PUNCT", "ORTH"), weight=3, at={"which", "because", "but", "and", "although", "so"}
)
def break_clause(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A clause is cut off as if it were a sentence: ``He left because`` -> ``He left. Because``."""
    if i < 3 or sentence.gaps[i] not in (" ", ", ") or not sentence.words[i].islower():
        return False
    if sentence.tag(i + 1) not in ("PRP", "BE", "MD", "DT", "EX", "VBZ"):
        return False
    if sentence.lower[i] in ("but", "and", "so") and rng.random() < 0.8:
        return False
    sentence.gaps[i] = ". "
    sentence.put(i, sentence.words[i].capitalize())
    return True


@operation("stops.drop_mark", types=("PUNCT",), weight=6, whole=True, needs=("; ", ": "), language=ANY)
def drop_other_mark(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A semicolon or colon becomes a comma or is left out."""
    places = _marked(sentence, "; ", ": ")
    if not places:
        return False
    sentence.gaps[places[int(rng.random() * len(places))]] = ", " if rng.random() < 0.6 else " "
    return True


@operation("stops.quotes", types=("PUNCT",), weight=3, whole=True, needs=('"', "“"), language=ANY)
def drop_quotes(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """A pair of quotation marks is left out, or its second."""
    gaps = sentence.gaps
    for opening, closing in (('"', '"'), ("“", "”")):
        marked = [j for j, gap in enumerate(gaps) if opening in gap or closing in gap]
        if len(marked) == 2:
            first, last = marked
            gaps[last] = gaps[last].replace(closing, "", 1)
            if rng.random() < 0.2:
                gaps[first] = gaps[first].replace(opening, "", 1)
            return True
    return False


@operation("stops.spacing", types=("ORTH",), weight=9, whole=True, language=ANY)
def misplace_space(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``yes, no`` -> ``yes ,no``/``yes,no``/``yes , no``; ``Why?`` -> ``Why ?``."""
    places = _marked(sentence, ", ", ". ", "; ", ": ", "? ", "! ")
    if not places or rng.random() < 0.2:
        end = sentence.gaps[-1]
        if end[:1] in ("?", "!", ".") and end[:2] != ".." and rng.random() < 0.4:
            sentence.gaps[-1] = " " + end
            return True
        return False
    j = places[int(rng.random() * len(places))]
    mark = sentence.gaps[j][0]
    sentence.gaps[j] = pick(rng, ((mark, 4), (" " + mark + " ", 3), (" " + mark, 2)))
    return True


@operation("stops.brackets", types=("ORTH",), weight=1, whole=True, needs=(" (",), language=ANY)
def space_in_brackets(sentence: NoisySentence, i: int, rng: Random) -> bool:
    """``word (note)`` -> ``word(note)``/``word ( note )``."""
    gaps = sentence.gaps
    places = [j for j, gap in enumerate(gaps) if gap == " (" and 0 < j < len(sentence)]
    if not places:
        return False
    j = places[int(rng.random() * len(places))]
    gaps[j] = "(" if rng.random() < 0.6 else " ( "
    if gaps[j] == " ( ":
        for k in range(j + 1, len(gaps)):
            if gaps[k].startswith(")"):
                gaps[k] = " " + gaps[k]
                break
    return True
