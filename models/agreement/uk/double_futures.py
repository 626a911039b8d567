"""Two futures in one: “буду піду в магазин”, “ми будемо купимо квитки”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_double_futures"]

_FUTURES = {
    "буду": ("1per", "sing"), "будеш": ("2per", "sing"), "будемо": ("1per", "plur"), "будете": ("2per", "plur"),
    "будуть": ("3per", "plur"),
}  # fmt: skip
_SMALL = frozenset(["завтра", "мені", "тобі", "йому", "їй", "нам", "вам", "їм", "також", "теж", "скоро", "ще", "вже"])


def wrong_double_futures(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The future of “бути” before a verb of its person: without it, or with the infinitive."""
    for at, word in enumerate(words[:-1]):
        asked = _FUTURES.get(word.lower())
        if asked is None:
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in _SMALL:
            place += 1
        verbs = grammar.at(words, place)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.tense == "past" for one in verbs):
            continue
        if not any((one.person, one.number) == asked for one in verbs):
            continue
        rest = " ".join(words[at + 1 : place + 1])
        texts = [rest.capitalize() if word.istitle() else rest]
        between = " ".join([word, *words[at + 1 : place]])
        texts += [f"{between} {one.lemma}" for one in verbs if one.lemma]
        yield Disagreement(at, place + 1, tuple(dict.fromkeys(texts))[:3], AgreementReason.TENSE, word.lower())
