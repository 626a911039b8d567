"""To whom something is given or shown, not in the dative: “показав фото друзями”, “скажи братом”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_receivers"]


_TOPICS = frozenset({"це", "те", "все", "усе", "нього", "неї", "них", "себе", "мене", "тебе", "нас", "вас"})
_UNDECLINED = frozenset({"фото", "відео", "меню", "резюме", "кіно", "кафе", "пальто", "портмоне", "авто"})


def wrong_receivers(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """People in the instrumental behind a verb of giving or telling, right there or behind its object."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        if any(not grammar.names(one) & grammar.listed("to_somebody") for one in verbs):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in {"це", "все", "усе", "також", "теж", "вже", "уже"}:
            behind += 1
        ordered = words[behind] == "про" and all(
            one.kind == "INFN" or one.mood == "impr" or one.person in ("1per", "2per") for one in verbs
        )
        if words[behind] == "про":
            topic = grammar.phrase(words, behind + 1, governed=True)
            behind = behind + 2 if words[behind + 1] in _TOPICS else topic.end if topic is not None else behind
        if behind >= len(words) - 1:
            continue
        if words[behind] in _UNDECLINED:
            behind += 1
        phrase = grammar.phrase(words, behind) if behind < len(words) else None
        if (
            phrase is not None
            and not _is_wrong(grammar, phrase, ordered=ordered)
            and "accs" in cases_of(phrase, phrase.agreeing)
        ):
            behind = phrase.end
            phrase = grammar.phrase(words, behind) if behind < len(words) else None
        if phrase is None or not _is_wrong(grammar, phrase, ordered=ordered) or behind >= len(words):
            continue
        forms = [
            *_longer(phrase),
            *phrase.in_cases(("datv",), tuple(dict.fromkeys(noun.number for noun in phrase.nouns))),
        ]
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, tuple(dict.fromkeys(forms))[:3], AgreementReason.VERB, words[at].lower()
            )


def _longer(phrase: DeclinedPhrase) -> Iterator[str]:
    """The dative in “-ові” of a man who is named by one word."""
    for noun in phrase.nouns if len(phrase.words) == 1 else ():
        if isinstance(noun, InflectedReading) and noun.number == "sing":
            forms = (form for form, place in noun.lexeme.forms if place.has(("datv", "sing")))
            yield from (form for form in forms if form.endswith(("ові", "еві", "єві")))


def _is_wrong(grammar: InflectedGrammar, phrase: DeclinedPhrase, *, ordered: bool) -> bool:
    """Whether it is somebody in the instrumental, or in the nominative where another is the subject."""
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men") | grammar.listed("trades")
    somebody = all(noun.animate == "anim" or noun.lemma in people | _KIN for noun in phrase.nouns)
    cases = cases_of(phrase, phrase.agreeing or phrase.nouns)
    return somebody and (cases == {"ablt"} or (ordered and cases == {"nomn"} and phrase.words[-1].islower()))


_KIN = frozenset({"дитина", "людина", "жінка", "дружина", "донька", "дочка", "подруга", "сім'я", "родина"})
