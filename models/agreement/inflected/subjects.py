"""What in a sentence is the subject of its verb beyond doubt."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["KnownSubject", "behind_attribute", "opens", "subjects"]

_FAR = 3
"""So many words at most stand before a subject in its clause."""
_ALL = ("masc", "femn", "neut")


class KnownSubject(NamedTuple):
    """A subject beyond doubt.

    Attributes:
        end: the index of the word behind it.
        words: what it is, in small letters.
        person: of the verb that it asks for.
        number: likewise.
        kinds: gender and whether it is alive, those that it may have, the likeliest first.
        is_object: whether it may be the object just as well, of a verb that takes one.
        is_pronoun: whether it is a pronoun.
        is_direct: whether it can be in no case but the nominative and accusative.
        is_alive: whether it is somebody.
    """

    end: int
    words: str
    person: str
    number: str
    kinds: tuple[tuple[str, str], ...]
    is_object: bool = False
    is_pronoun: bool = False
    is_direct: bool = False
    is_alive: bool = False


def subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[KnownSubject]:
    """What in a sentence is a subject beyond doubt."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        before = words[at - 1].lower() if at else ""
        asked = at == 1 and before in grammar.listed("questioning")
        if (before in grammar.listed("joining") and not asked) or before in grammar.prepositions:
            continue
        pronoun = grammar.table.subjects.get(small)
        if small in grammar.listed("also_determiners") and _determines(grammar, words, at):
            yield from _nouns(grammar, words, at)
        elif small in grammar.listed("any_person") and grammar.phrase(words, at + 1) is not None:
            yield from _nouns(grammar, words, at + 1)
        elif pronoun and (word.islower() or word.istitle()):
            person, number, *genders = pronoun.split()
            kinds = tuple((gender, "anim") for gender in genders or _ALL)
            if person == "3per" and {one.lower() for one in words} & grammar.listed("speaking_verbs"):
                continue  # “proč jste mi nikdo neřekli”
            behind = words[at + 1].lower()
            if behind not in grammar.listed("conjoined") or (
                behind in grammar.listed("reflexives") and any(one.kind == "VERB" for one in grammar.at(words, at + 2))
            ):
                yield KnownSubject(at + 1, small, person, number, kinds, is_pronoun=True)
        elif (
            opens(grammar, words, at)
            or _is_numbered(grammar, words, at)
            or (before in grammar.listed("openers") and at >= 2 and words[at - 2] == ",")
        ):
            yield from _nouns(grammar, words, at)


def _determines(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word that may be a pronoun begins a phrase in the nominative: “ty boty”."""
    phrase = grammar.phrase(words, at) if opens(grammar, words, at) else None
    return phrase is not None and bool(phrase.modifiers) and any(one.case == "nomn" for one in phrase.agreeing)


def _is_numbered(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether two to four of a subject are counted, or it is told which ones: “obě smlouvy”, “ti psi”."""
    before = words[at - 1].lower() if at else ""
    few = bool(grammar.listed("few_open_subjects")) and before in grammar.table.few
    return (few or before in grammar.listed("determined_subjects")) and opens(grammar, words, at - 1)


def opens(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether only adverbs and conjunctions stand before a word, or a preposition with its noun."""
    if at > 1 and words[0].lower() in grammar.prepositions:
        phrase = grammar.phrase(words, 1, governed=True)
        return phrase is not None and phrase.end == at and all(noun.case != "nomn" for noun in phrase.nouns)
    return at < _FAR and all(
        found and all(one.kind in ("ADVB", "CONJ", "PRCL") for one in found)
        for found in (grammar.at(words, place) for place in range(at))
    )


def _nouns(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[KnownSubject]:
    """A noun, or two with “and” between them."""
    phrase = _subject(grammar, words, at)
    if phrase is None:
        return
    nouns = _nominatives(grammar, phrase)
    end = phrase.end
    if end < len(words) and words[end] in grammar.listed("and"):
        other = _subject(grammar, words, end + 1)
        if other is None or other.end >= len(words):
            return
        both = [*nouns, *_nominatives(grammar, other)]
        alive = [noun.gender == "masc" and noun.animate != "inan" for noun in both]
        kinds: tuple[tuple[str, str], ...] = (("femn", ""), ("masc", "inan"))
        if all(noun.gender == "neut" and noun.number == "plur" for noun in both):
            kinds = (("neut", ""),)
        elif all(alive[: len(nouns)]) or all(alive[len(nouns) :]):
            kinds = (("masc", "anim"),)
        elif any(alive):
            kinds = (("masc", "anim"), *kinds)
        joined = " ".join(words[at : other.end])
        unsure = _may_be_object(grammar, phrase) and _may_be_object(grammar, other)
        yield KnownSubject(other.end, joined, "3per", "plur", kinds, is_object=unsure)
        return
    if len({noun.number for noun in nouns}) > 1:
        return
    alone = end < len(words) and words[end] in grammar.listed("reflexives")
    if alone and grammar.phrase(words, end + 1, governed=True) is None:
        pass
    elif end < len(words) and words[end] in grammar.listed("with"):
        with_ = grammar.phrase(words, end + 1, governed=True) if words[end] in grammar.prepositions else None
        if with_ is None or nouns[0].number != "plur":
            return
        end = with_.end
    kinds = tuple(dict.fromkeys((noun.gender, noun.animate) for noun in nouns))
    if any(may_be_woman(grammar, noun) for noun in nouns) and nouns[0].number == "sing":
        kinds = (*kinds, ("femn", "anim"))
    if _may_be_surname(grammar, phrase):
        kinds = (*kinds, ("masc", "anim"))
    endings = tuple(grammar.listed("surname_endings"))
    if endings and not phrase.modifiers and phrase.words[0].istitle() and at and phrase.words[0].endswith(endings):
        kinds = (*kinds, ("masc", "anim"), ("femn", "anim"))
    said = phrase.words[-1].lower()
    direct = cases_of(phrase, phrase.agreeing) <= {"nomn", "accs"}
    somebody = all(one.animate == "anim" or one.lemma in grammar.listed("people") for one in nouns)
    object_ = _may_be_object(grammar, phrase)
    yield KnownSubject(end, said, "3per", nouns[0].number, kinds, object_, is_direct=direct, is_alive=somebody)


def _subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """A noun phrase that may be in the nominative."""
    if at >= len(words):
        return None
    phrase = grammar.phrase(words, at)
    if phrase is None and words[at].istitle():
        names = tuple(one for one in grammar.readings(words[at]) if one.kind == "NOUN")
        if names and len(names) == len(grammar.readings(words[at])) and all(one.is_name for one in names):
            phrase = DeclinedPhrase(at, (words[at],), names, grammar.phrasing)
    if phrase is None or not phrase.agreeing or not _nominatives(grammar, phrase):
        return None
    excluded = grammar.listed("many") | grammar.listed("times")
    several = bool(grammar.listed("plural_subjects"))
    if any(one.lemma in excluded or ("Pltm" in one.marks and not several) for one in phrase.nouns):
        return None
    behind = grammar.at(words, phrase.end)
    of_it = all(one.kind == "NOUN" and one.case == "gent" for one in behind) or _is_of_somebody(grammar, behind)
    if any(one.kind == "NOUN" for one in behind) and not of_it and not any(one.kind == "VERB" for one in behind):
        return None
    return phrase


def _nominatives(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> list[WordReading]:
    """The readings of a subject; of a name that is hardly a man's none as such."""
    found = [one for one in phrase.agreeing if one.case == "nomn"]
    women = [one for one in found if one.gender == "femn" and one.lemma in grammar.listed("women")]
    return women if women and phrase.words[0].istitle() else found


def _is_of_somebody(grammar: InflectedGrammar, found: Sequence[WordReading]) -> bool:
    """Whether it is a man in the genitive, which is his accusative, too: “вчинок героя”."""
    alive = all((one.kind, one.animate, one.gender) == ("NOUN", "anim", "masc") for one in found)
    cases = {(one.case, one.number) for one in found}
    own = cases == {("gent", "sing"), ("accs", "sing")} or cases == {("gent", "plur"), ("accs", "plur")}
    return bool(grammar.listed("attributes_of_people")) and alive and own


def _may_be_surname(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    """Whether a feminine noun may be the surname of a man: “Procházka přišel”."""
    women = grammar.listed("women")
    genders = ("femn", "neut") if grammar.listed("named_neuters") else ("femn",)
    feminine = any(one.gender in genders and (one.number, one.case) == ("sing", "nomn") for one in phrase.nouns)
    named = not phrase.modifiers and phrase.words[0].istitle() and feminine
    return named and not any(one.lemma in women for one in phrase.nouns)


def _may_be_object(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    if all(one.lemma in grammar.listed("subject_nouns") | grammar.listed("men") for one in phrase.agreeing):
        return False
    return any(one.case not in ("nomn", "voct") for one in phrase.agreeing)


def behind_attribute(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index behind a noun in the genitive, or a preposition with its noun, which may belong to a subject."""
    if at < len(words) and words[at] in grammar.prepositions and words[at] not in grammar.listed("also_pronouns"):
        phrase = grammar.phrase(words, at + 1, governed=True)
        allowed = grammar.prepositions[words[at]].allowed
        fits = phrase is not None and any(one.case in allowed for one in phrase.agreeing)
        return phrase.end if phrase is not None and fits else at
    phrase = grammar.phrase(words, at)
    of_it = phrase is not None and (
        {one.case for one in phrase.agreeing} == {"gent"} or _is_of_somebody(grammar, phrase.agreeing)
    )
    return phrase.end if phrase is not None and of_it else at
