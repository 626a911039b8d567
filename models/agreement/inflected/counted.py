"""Nouns behind a numeral or a word of quantity."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.doubts import has_own_objects
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_numbers"]

_DIRECT = frozenset({"nomn", "accs"})


def wrong_numbers(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence behind a numeral that do not stand as it asks."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        if not (word.islower() or at == 0) or any(
            grammar.is_any(words[place], "numbered") for place in range(max(at - 2, 0), at)
        ):
            continue
        behind = at + 1
        phrase = grammar.phrase(words, behind, governed=True)
        if phrase is None or has_own_objects(grammar, phrase) or not phrase.words[-1].islower():
            continue
        if any(noun.lemma in grammar.listed("not_counted") for noun in phrase.nouns):
            continue
        if phrase.modifiers and small in grammar.listed("cardinals") and _is_ordinal(grammar, phrase.words[0]):
            continue  # “двадцять п'яте травня”
        wrong = None
        if small in grammar.listed("cardinals") or small in grammar.listed("quantities"):
            wrong = _many(grammar, words, at, phrase, ("plur",))
        elif small in grammar.listed("much_people") and not phrase.modifiers and _are_people(phrase):
            wrong = found(phrase, phrase.in_cases(("gent",), ("plur",)), AgreementReason.NUMBER, small)
        elif small in grammar.listed("much") and all(
            noun.lemma not in grammar.listed("times") for noun in phrase.nouns
        ):
            wrong = _many(grammar, words, at, phrase, ("plur", "sing"))
        elif small in grammar.table.few:
            wrong = _few(grammar, words, at, phrase)
        elif small in grammar.listed("absent"):
            wrong = _absent(phrase, small)
        elif small in grammar.table.oblique:
            wrong = _oblique(grammar, words, at, phrase)
        elif grammar.is_any(small, "measures") and phrase.start == at + 1:
            wrong = _measured(grammar, words, at, phrase)
        if wrong is not None:
            yield wrong


def _is_ordinal(grammar: InflectedGrammar, word: str) -> bool:
    """Whether a word is an ordinal in the singular, to which a cardinal before it belongs."""
    own = [one for one in grammar.phrasing.adjectives(word) if one.lemma in grammar.listed("ordinals")]
    return any(one.number == "sing" for one in own)


def _are_people(phrase: DeclinedPhrase) -> bool:
    """Whether a phrase is nothing but several people in the nominative."""
    return all(
        (noun.number, noun.animate) == ("plur", "anim") and noun.case in ("nomn", "voct") for noun in phrase.nouns
    )


def _oblique(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """A noun in another case than the numeral before it: “dvěma zámek”."""
    cases = grammar.table.oblique[words[at].lower()].split()
    before = words[at - 1].lower() if at else ""
    if phrase.modifiers or before in grammar.listed("numerals"):
        return None
    if any(noun.number == "plur" and noun.case in cases for noun in phrase.nouns):
        return None
    if not cases_of(phrase) <= _DIRECT | {"gent"}:
        return None
    governed = grammar.prepositions.get(before)
    asked = [case for case in cases if governed is None or case in governed.allowed] or cases
    return found(phrase, phrase.in_cases((asked[0],), ("plur",)), AgreementReason.NUMBER, words[at].lower())


def _measured(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """What is measured in the nominative: “sklenice voda”."""
    heads = grammar.at(words, at)
    if any(one.kind != "NOUN" for one in heads) or phrase.modifiers or not cases_of(phrase) <= _DIRECT:
        return None
    if "nomn" not in cases_of(phrase) or (at and words[at - 1].lower() in grammar.prepositions):
        return None
    if any(noun.animate == "anim" for noun in phrase.nouns):
        return None
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.nouns))
    return found(phrase, phrase.in_cases(("gent",), numbers), AgreementReason.AGREEMENT, words[at].lower())


def _many(
    grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase, numbers: tuple[str, ...]
) -> Disagreement | None:
    """A noun in another case than the genitive behind five and more."""
    small = words[at].lower()
    nouns = phrase.agreeing or phrase.nouns
    if any(noun.case == "gent" and noun.number in numbers for noun in nouns):
        return None
    if phrase.modifiers and (grammar.is_any(phrase.words[0], "ordinals") or grammar.is_any(phrase.words[0], "one")):
        return None
    if at and _counts_alone(grammar, words, at, phrase):
        return None
    before = grammar.prepositions.get(words[at - 1].lower()) if at else None
    alone = not phrase.modifiers and all(noun.number == "sing" for noun in nouns) and cases_of(phrase, nouns) <= _DIRECT
    governed = before is not None and not (alone and "accs" in before.allowed and small in grammar.listed("cardinals"))
    if governed or (not phrase.agreeing and phrase.modifiers and "gent" not in cases_of(phrase)):
        return None
    if not cases_of(phrase, nouns) & (_DIRECT | {"gent"}):
        return None
    counting = small in grammar.listed("counting_adverbs") and bool(phrase.modifiers)
    loose = small in grammar.listed("adverbs") and not counting
    if len(numbers) > 1 and (loose or any(noun.number != "plur" for noun in nouns if noun.case in _DIRECT)):
        return None
    forms = phrase.in_cases(("gent",), ("plur",) if len(numbers) == 1 else numbers)
    counted = grammar.table.counted
    forms = tuple(" ".join(counted.get(word, word) for word in form.split()) for form in forms)
    return found(phrase, forms, AgreementReason.NUMBER, small)


def _counts_alone(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> bool:
    """Whether those who are counted are not named, and do something to a thing: “ostatních šest závod vzdalo”."""
    several = any(
        (one.case, one.number) == ("gent", "plur") for one in grammar.phrasing.adjectives(words[at - 1].lower())
    )
    times = "nomn" in cases_of(phrase) and any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
    thing = not times and all(noun.animate != "anim" for noun in phrase.nouns)
    verbs = grammar.at(words, phrase.end)
    neuter = all((one.kind, one.number, one.gender) == ("VERB", "sing", "neut") for one in verbs)
    acting = not any(grammar.names(one) & grammar.listed("intransitive") for one in verbs)
    return several and thing and bool(verbs) and neuter and acting and "accs" in cases_of(phrase)


def _are_of_one(phrase: DeclinedPhrase) -> bool:
    """Whether adjectives of several stand before a noun of one, as Russian has it: “два старших брата”."""
    if len(phrase.modifiers) != 1 or phrase.agreeing:
        return False
    asked = phrase.phrasing.adjectives(phrase.words[0])
    several = any(one.case == "gent" and one.number == "plur" for one in asked)
    return several and all(noun.number == "sing" and noun.case in ("gent", "accs") for noun in phrase.nouns)


def _few(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """“dva” with another gender, or a noun in the singular behind two to four."""
    small = words[at].lower()
    before = words[at - 1].lower() if at else ""
    if before[:1].isdigit() or (
        before in grammar.prepositions and before not in grammar.listed("counting_prepositions")
    ):
        return None
    if before in grammar.listed("numerals") and not grammar.listed("few_in_compounds"):
        return None
    if phrase.modifiers and not phrase.agreeing and _are_the_living(grammar, phrase):
        return found(phrase, phrase.in_cases(("accs",), ("plur",)), AgreementReason.NUMBER, small)
    if _are_of_one(phrase):
        return found(phrase, phrase.in_cases(("nomn",), ("plur",)), AgreementReason.NUMBER, small)
    if phrase.modifiers and not any(noun.number == "plur" and noun.case in _DIRECT for noun in phrase.agreeing):
        return None
    genders = {noun.gender for noun in phrase.nouns}
    if any(one.kind != "NOUN" for one in grammar.readings(phrase.words[-1])):
        return None
    if len(genders) != 1 or "" in genders:
        return None
    [gender] = genders
    form = grammar.table.few[small].get(gender, small)
    form = form.title() if words[at].istitle() else form
    cases = cases_of(phrase)
    if (
        "few_genitive" in grammar.table.words
        and cases == {"gent"}
        and all(noun.number == "plur" for noun in phrase.nouns)
    ):
        forms = (
            phrase.in_cases(("accs",), ("plur",)) if not phrase.modifiers and at and not before[:1].isdigit() else ()
        )
        return Disagreement(at, phrase.end, (f"{form} {forms[0]}",), AgreementReason.NUMBER, small) if forms else None
    if not cases & (_DIRECT | ({"gent"} if grammar.listed("few_in_gent") else set())):
        return None
    direct = {"nomn"} if grammar.listed("few_in_gent") else _DIRECT
    plural = [noun for noun in phrase.nouns if noun.number == "plur" and noun.case in direct]
    if plural:
        noun = " ".join(phrase.words)
    else:
        case = "nomn" if grammar.listed("few_in_gent") or not at else "accs"
        noun = next((one.form(case, "plur") for one in phrase.nouns if one.case in (*_DIRECT, "gent")), "")
    text = f"{form} {noun}"
    if not noun or text == " ".join(words[at : phrase.end]):
        return None
    return Disagreement(at, phrase.end, (text,), AgreementReason.NUMBER, small)


def _are_the_living(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    """Whether the living stand in the accusative behind an adjective in the nominative: “dva pěkní psy”."""
    nouns = all(noun.number == "plur" and noun.case in ("accs", "ablt") for noun in phrase.nouns)
    first = {one.case for one in grammar.phrasing.adjectives(phrase.words[0])} - {"voct"}
    return bool(grammar.listed("alive_in_singular")) and nouns and first == {"nomn"}


def _absent(phrase: DeclinedPhrase, word: str) -> Disagreement | None:
    """What is not there stands in the genitive: “немає час”."""
    if phrase.agreeing and cases_of(phrase, phrase.agreeing) <= _DIRECT:
        return found(phrase, phrase.in_cases(("gent",)), AgreementReason.NUMBER, word)
    if not phrase.agreeing and "gent" in cases_of(phrase):
        return found(phrase, phrase.in_cases(("gent",)), AgreementReason.NUMBER, word)
    return None
