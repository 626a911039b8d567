"""Small words behind the verb where they stand before it, and at the beginning of a sentence: “že bojím se”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_clitics"]

_FEWEST = 3
_JOINED = {("jsi", "se"): "ses", ("jsi", "si"): "sis"}


def wrong_clitics(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The clauses of a sentence whose small words are not in the second place."""
    if not grammar.listed("second_place"):
        return
    for at in range(len(words) - 2):
        if _opens(grammar, words, at) and _is_verb(grammar, words, at + 1):
            end = _behind(grammar, words, at + 2)
            if end > at + 2:
                small = " ".join(_joined(words[at + 2 : end]))
                meant = f"{small} {words[at + 1]}"
                yield Disagreement(at + 1, end, (meant,), AgreementReason.ORDER, words[at])
    if len(words) > _FEWEST and _names_subject(grammar, words[0]) and _is_verb(grammar, words, 1):
        end = _behind(grammar, words, 2)
        if end > 2 and {"se", "si"} & set(words[2:end]):
            meant = f"{' '.join(_joined(words[2:end]))} {words[1]}"
            yield Disagreement(1, end, (meant,), AgreementReason.ORDER, words[0], unsure=True)
    if len(words) > 1 and words[0] in ("Se", "Si") and _is_verb(grammar, words, 1):
        yield Disagreement(0, 2, (f"{words[1].capitalize()} {words[0].lower()}",), AgreementReason.ORDER, words[1])


def _names_subject(grammar: InflectedGrammar, word: str) -> bool:
    """Whether a word can but name a subject: “Petr myje si ruce”."""
    found = grammar.readings(word)
    return bool(found) and all(one.kind == "NOUN" and one.case in ("nomn", "voct") for one in found)


def _opens(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word is the first of a clause, before which nothing counts."""
    small = words[at].lower()
    if at and words[at - 1] != ",":
        return False
    return small in grammar.listed("clause_openers") or (at == 0 and small in grammar.listed("sentence_openers"))


def _is_verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word can but be a verb that is no order."""
    found = grammar.readings(words[at]) if words[at].islower() else ()
    if words[at] in grammar.listed("second_place") | grammar.listed("predicating"):
        return False
    helped = at + 1 < len(words) and words[at + 1] in grammar.table.persons.values()
    if helped:
        return any(one.kind == "VERB" and one.tense == "past" for one in found)  # “bál jsem se”, no dance
    return bool(found) and all(one.kind == "VERB" and one.mood == "indc" for one in found)


def _behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index behind the small words that begin at a place."""
    end = at
    while end < len(words) - 1 and words[end] in grammar.listed("second_place"):
        end += 1
    if end > at and words[end - 1] == "se" and any(one.case == "ablt" for one in grammar.at(words, end)):
        end -= 1  # “se psem”
    if (
        end < len(words)
        and any(one.kind == "INFN" for one in grammar.at(words, end))
        and not (words[at - 1] == "bude" or grammar.is_any(words[at - 1], "takes_clitics"))
    ):
        return at  # “když začal se smát”
    return end


def _joined(small: Sequence[str]) -> Iterator[str]:
    """Small words, those of the second person as one."""
    if tuple(small[:2]) in _JOINED:
        yield _JOINED[small[0], small[1]]
        small = small[2:]
    yield from small
