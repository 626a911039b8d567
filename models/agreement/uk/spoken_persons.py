"""Verbs of who speaks behind a noun that is somebody else: “мій брат зараз вчуся”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_spoken_persons"]

_SPEAKING = frozenset({"я", "ми", "ти", "ви", "мене", "нас"})


def wrong_spoken_persons(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb of the first person of a sentence that begins with a noun in the nominative, with adverbs between."""
    if {word.lower() for word in words} & _SPEAKING or not words:
        return
    phrase = grammar.phrase(words, 0)
    if phrase is None or not phrase.agreeing or cases_of(phrase, phrase.agreeing) != {"nomn"}:
        return
    people = grammar.listed("people") | grammar.listed("men") | grammar.listed("women")
    if len(phrase.words) == 1 and not any(one.animate == "anim" or one.lemma in people for one in phrase.nouns):
        return  # “треба зробимо”
    small = grammar.listed("adverbs") | grammar.listed("clitics") | grammar.listed("degrees") | {"не"}
    place = phrase.end
    while place < len(words) - 1 and words[place] in small:
        place += 1
    verbs = grammar.at(words, place) if place < len(words) else ()
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.person != "1per" for one in verbs):
        return
    number = "plur" if all(one.number == "plur" for one in phrase.agreeing) else "sing"
    forms = dict.fromkeys(form for one in verbs if (form := one.form(one.tense, "3per", number)))
    if forms:
        said = " ".join(phrase.words).lower()
        yield Disagreement(place, place + 1, tuple(forms)[:2], AgreementReason.SUBJECT, said)
