"""“Буду” with an infinitive of what is done once, which has a future of its own: “будемо зустрітися”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.uk.pairs import is_done_once

__all__ = ["wrong_own_futures"]

_FUTURES = {
    "буду": ("1per", "sing"), "будеш": ("2per", "sing"), "будемо": ("1per", "plur"), "будете": ("2per", "plur"),
    "будуть": ("3per", "plur"),
}  # fmt: skip


def wrong_own_futures(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The futures of a sentence that are made of two words where one is meant."""
    for at in range(len(words) - 1):
        person, number = _FUTURES.get(words[at].lower(), ("", ""))
        infinitives = [one for one in grammar.at(words, at + 1) if one.kind == "INFN"]
        if not person or not infinitives or not all(is_done_once(grammar, one.lemma) for one in infinitives):
            continue
        forms = grammar.words.finite(infinitives[0].lemma, person, number)
        if forms:
            cased = tuple(form.capitalize() if words[at].istitle() else form for form in forms[:2])
            yield Disagreement(at, at + 2, cased, AgreementReason.INFINITIVE, words[at].lower())
