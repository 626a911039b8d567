"""Verbs with a preposition or case that belongs to another language: “хворіє ангіною”, “сміється над братом”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.doubts import belongs_to_several, has_own_objects
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase
from models.agreement.table import BorrowedTurn

__all__ = ["wrong_turns"]

_SMALL_WORDS = 2


def wrong_turns(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The objects of a sentence that stand behind another preposition than their verb takes, or in another case."""
    if not grammar.table.turns:
        return
    for at in range(len(words) - 1):
        found_ = grammar.at(words, at)
        verbs = [one for one in found_ if one.kind in ("VERB", "INFN")]
        if not verbs or any(one.kind not in ("VERB", "INFN", "ADJF") for one in found_):
            continue
        lemmas = [grammar.names(one) for one in verbs]
        for turn in grammar.table.turns:
            if all(names & turn.verbs for names in lemmas) and (found := _wrong(grammar, words, at, turn)) is not None:
                yield found
                break


def _wrong(grammar: InflectedGrammar, words: Sequence[str], verb: int, turn: BorrowedTurn) -> Disagreement | None:
    *wrong, case = turn.wrong.split()
    at = verb + 1
    while at < len(words) - 1 and at - verb <= _SMALL_WORDS and words[at] in grammar.listed("adverbs"):
        at += 1
    if wrong and words[at] not in wrong:
        return None
    behind = at + bool(wrong)
    if behind >= len(words):
        return None
    pronoun = _pronoun(grammar, words[behind], case, turn)
    if pronoun:
        return _told(words, at, behind + 1, turn, [pronoun], words[verb])
    phrase = None if turn.pronouns else grammar.phrase(words, behind, governed=bool(wrong))
    if phrase is None or not _stands_in(phrase, case, turn) or belongs_to_several(grammar, words, phrase):
        return None
    if has_own_objects(grammar, phrase) or any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
        return None
    _, _, right = turn.right.rpartition(" ")
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.agreeing if noun.case == case))
    same = " ".join(phrase.words) if any(noun.case == right for noun in phrase.agreeing) else ""
    return _told(words, at, phrase.end, turn, [same] if same else phrase.in_cases((right,), numbers), words[verb])


def _stands_in(phrase: DeclinedPhrase, case: str, turn: BorrowedTurn) -> bool:
    """Whether a phrase stands in a case, which can be no other that is right behind the same preposition."""
    if turn.nouns and not any(noun.lemma in turn.nouns for noun in phrase.nouns):
        return False
    return case in cases_of(phrase, phrase.agreeing) and not set(turn.unless.split()) & cases_of(
        phrase, phrase.agreeing
    )


def _pronoun(grammar: InflectedGrammar, word: str, case: str, turn: BorrowedTurn) -> str:
    """A personal pronoun as it stands behind the preposition that is right; empty where the word is none."""
    right, _, asked = turn.right.rpartition(" ")
    if not right or turn.nouns:
        return ""
    return next(
        (forms[asked] for forms in grammar.table.pronouns.values() if forms.get(case) == word and asked in forms), ""
    )


def _told(
    words: Sequence[str], start: int, end: int, turn: BorrowedTurn, objects: Sequence[str], verb: str
) -> Disagreement | None:
    """The object with the preposition that its verb takes, in the form that goes with its first sounds."""
    preposition, _, _ = turn.right.rpartition(" ")
    texts = [f"{_before(preposition, one)} {one}".strip() for one in objects]
    texts = [text for text in texts if text != " ".join(words[start:end])]
    return Disagreement(start, end, tuple(texts[:3]), AgreementReason.TURN, verb.lower()) if texts else None


def _before(prepositions: str, word: str) -> str:
    """Of “з/зі” the second before a word that begins with a hissing consonant and another one."""
    plain, _, longer = prepositions.partition("/")
    hissing = word[:1].lower() in "сзшщчцж" and word[1:2].lower() not in "аеєиіїоуюяь"
    return longer if longer and (hissing or word == "мною") else plain
