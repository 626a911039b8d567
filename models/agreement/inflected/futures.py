"""An infinitive of a verb that is done once behind “to be” or “to begin”: “budu napsat”, “začal uvařit”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_futures"]


def wrong_futures(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """An infinitive behind the future of “to be” whose verb has a prefix that another lacks, which is meant."""
    for at, word in enumerate(words[:-1]):
        future = word.lower() in grammar.listed("futures")
        if not _takes_lasting(grammar, words, at):
            continue
        place = at + 1
        small = grammar.listed("adverbs") | (frozenset() if future else grammar.listed("within_infinitives"))
        while place < len(words) - 1 and words[place] in small:
            place += 1
        verbs = grammar.at(words, place)
        if not verbs or any(one.kind != "INFN" for one in verbs):
            continue
        if grammar.listed("reflexives") & set(words) and any(
            one.lemma in grammar.listed("possible_verbs") for one in verbs
        ):
            continue  # “se bude dát jít”
        forms = [base for one in verbs for base in _bases(grammar, one.lemma)]
        if not forms and _is_phase(grammar, words, at):
            forms = [grammar.table.repeated[one.lemma] for one in verbs if one.lemma in grammar.table.repeated]
        elif not forms and verbs[0].lemma in grammar.listed("done_once"):
            yield from _done_once(grammar, words, at, place)
        if forms:
            yield Disagreement(place, place + 1, tuple(forms), AgreementReason.INFINITIVE, word.lower())


def _takes_lasting(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the infinitive behind a word must be that of a verb that lasts."""
    small = words[at].lower()
    if small in grammar.listed("futures") or _is_phase(grammar, words, at):
        return True
    before = grammar.at(words, at - 1)
    return (
        small in grammar.listed("personal_futures")
        and words[at - 1].lower() not in grammar.listed("impersonal_modals")
        and bool(before)
        and all(
            one.kind in ("NPRO", "NOUN") and one.case in ("nomn", "voct") and one.number == "sing" for one in before
        )
    )


def _is_phase(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb tells of the beginning or end of something."""
    verbs = grammar.at(words, at)
    return bool(verbs) and all(
        one.kind in ("VERB", "INFN") and grammar.names(one) & grammar.listed("phases") for one in verbs
    )


def _done_once(grammar: InflectedGrammar, words: Sequence[str], at: int, place: int) -> Iterator[Disagreement]:
    """The verb in its own future, right behind “to be” in the same person: “буду прийти”."""
    futures = [one for one in grammar.at(words, at) if one.kind == "VERB" and one.person]
    if place != at + 1 or not futures:
        return
    forms = grammar.words.finite(words[place], futures[0].person, futures[0].number)
    if forms:
        yield Disagreement(at, place + 1, forms[:3], AgreementReason.INFINITIVE, words[at].lower())


def _bases(grammar: InflectedGrammar, verb: str) -> Iterator[str]:
    """What a verb is without its prefix, where that makes the same lasting."""
    if verb in grammar.listed("lasting"):
        return
    if verb in grammar.table.lasting:
        yield grammar.table.lasting[verb]
        return
    for prefix in sorted(grammar.listed("prefixes"), key=len, reverse=True):
        base = verb.removeprefix(prefix)
        if base != verb and base in grammar.listed("bases"):
            yield base
            return
