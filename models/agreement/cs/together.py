"""Verbs behind two subjects of which one speaks or is spoken to: “Petr a já jdu”, “ty a Jana jsou”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_together"]

_PERSONS = {"já": "1per", "ty": "2per"}


def wrong_together(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb of a sentence that two such subjects begin."""
    [start, first] = [1, 0] if words[:1] and words[0].lower() in ("můj", "moje", "má") else [0, 0]
    if len(words) < start + 4:
        return
    behind = start + 3 if words[start + 2] not in ("moje", "můj", "má", "náš", "naše") else start + 4
    if behind >= len(words) or words[start + 1] not in ("a", "i") or words[behind] in (",", "."):
        return
    one, other = words[start].lower(), words[behind - 1].lower()
    persons = sorted(_PERSONS[word] for word in (one, other) if word in _PERSONS)
    somebody = start if other in _PERSONS else behind - 1
    if not persons or (one not in _PERSONS and other not in _PERSONS):
        return
    if words[somebody].lower() not in (*_PERSONS, "on", "ona") and not _is_somebody(grammar, words, somebody):
        return
    at = behind
    while at < len(words) - 1 and words[at] in grammar.listed("adverbs"):
        at += 1
    verbs = grammar.readings(words[at])
    if not verbs or any(verb.kind != "VERB" or verb.mood != "indc" or verb.tense == "past" for verb in verbs):
        return
    if any((verb.person, verb.number) == (persons[0], "plur") for verb in verbs) or "1per" in {
        verb.person for verb in verbs if verb.number == "plur"
    }:
        return
    forms = dict.fromkeys(form for verb in verbs if (form := verb.form(verb.tense, persons[0], "plur", "indc")))
    if forms:
        said = " ".join(words[first:behind])
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.SUBJECT, said)


def _is_somebody(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    return any(
        one.kind == "NOUN"
        and (one.case, one.number) == ("nomn", "sing")
        and (one.is_name or one.animate == "anim" or one.lemma in grammar.listed("people") | grammar.listed("women"))
        for one in grammar.readings(words[at]) or grammar.at(words, at)
    )
