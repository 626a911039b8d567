"""“Буду” with an infinitive of what is done once, which has a future of its own: “будемо зустрітися”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.uk.pairs import is_done_once, lasting_of

__all__ = ["wrong_own_futures"]

_FUTURES = {
    "буду": ("1per", "sing"), "будеш": ("2per", "sing"), "будемо": ("1per", "plur"), "будете": ("2per", "plur"),
    "будуть": ("3per", "plur"),
}  # fmt: skip
_OWING = ("повин", "змушен", "зобов'яз", "готов", "здат", "рад")
_BETWEEN = frozenset(
    ["мене", "тебе", "його", "її", "нас", "вас", "їх", "себе", "це", "мені", "тобі", "йому", "їй", "нам", "вам", "їм",
     "завтра", "скоро", "теж", "також", "вже", "уже", "ще", "потім"]
)  # fmt: skip


def wrong_own_futures(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The futures of a sentence that are made of two words where one is meant."""
    for at in range(len(words) - 1):
        person, number = _FUTURES.get(words[at].lower(), ("", ""))
        place = at + 1
        while place < len(words) - 1 and words[place] in _BETWEEN:
            place += 1
        infinitives = [one for one in grammar.at(words, place) if one.kind == "INFN"]
        owing = at > 0 and words[at - 1].lower().startswith(_OWING)
        if owing or not person or not infinitives or not all(is_done_once(grammar, one.lemma) for one in infinitives):
            continue
        forms = grammar.words.finite(infinitives[0].lemma, person, number)
        if forms:
            texts = [" ".join([*words[at + 1 : place], form]) for form in forms[:2]]
            if place > at + 1 and (lasting := lasting_of(grammar, infinitives[0].lemma)):
                texts = [" ".join([*words[at:place], lasting]), *texts]
            cased = tuple(text[0].upper() + text[1:] if words[at].istitle() else text for text in texts)
            yield Disagreement(at, place + 1, cased, AgreementReason.INFINITIVE, words[at].lower())
