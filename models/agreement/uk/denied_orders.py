"""Orders not to do something, with a verb that is done once: “не купи цей телефон”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_denied_orders"]

_WHATEVER = frozenset({"куди", "що", "хто", "як", "де", "кого", "чого", "ні", "хоч"})


def wrong_denied_orders(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The imperatives right behind “не” of verbs of what one does on purpose, if another verb lasts."""
    for at in range(1, len(words) - 1):
        if words[at - 1].lower() != "не" or (at > 1 and words[at - 2].lower() in _WHATEVER):
            continue
        verbs = [one for one in grammar.at(words, at) if one.kind == "VERB" and one.person]
        if not verbs or any(one.mood != "impr" or one.person != "2per" for one in verbs):
            continue
        if any(one.lemma not in grammar.listed("done_on_purpose") for one in verbs):
            continue
        forms = dict.fromkeys(
            form
            for one in verbs
            if one.lemma in grammar.table.repeated
            for lexeme in grammar.words.lexemes(grammar.table.repeated[one.lemma])
            if (form := lexeme.form("2per", one.number, "impr"))
        )
        if forms:
            yield Disagreement(at, at + 1, tuple(forms)[:2], AgreementReason.ASPECT, "не")
