"""Nouns in another case than the verb before them asks for."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.doubts import belongs_to_several, fits, has_own_objects, is_numbered
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_objects"]

_SPEAKING = frozenset({"1per", "2per"})
_NEAR = 3
_ENDS = ([","], ["."], ["!"], ["?"], [";"])


def wrong_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence in a case that the verb before them does not take."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("clitics"):
            behind += 1
        if (pronoun := _pronoun(grammar, words, at, verbs)) is not None:
            yield pronoun
            continue
        phrase = grammar.phrase(words, behind) or grammar.man_named(words, behind)
        if phrase is None or any(
            noun.lemma in grammar.listed("times") or noun.is_indeclinable for noun in phrase.nouns
        ):
            continue
        if _has_its_dative(grammar, words, at + 1, behind, verbs):
            continue  # “věřím ti každé slovo”
        if given := _behind_recipient(grammar, words, phrase, verbs):
            phrase = given
        named = any(noun.lemma in grammar.listed("women") for noun in phrase.nouns) and cases_of(phrase) == {"accs"}
        if not phrase.words[-1].islower() and (phrase.modifiers or (cases_of(phrase) != {"nomn"} and not named)):
            continue
        if phrase.modifiers and grammar.is_any(phrase.words[0], "asking"):
            continue
        if has_own_objects(grammar, phrase) or belongs_to_several(grammar, words, phrase):
            continue
        wrong = _wrong(grammar, words, at, verbs, phrase)
        if wrong is not None:
            yield wrong


def _has_its_dative(
    grammar: InflectedGrammar, words: Sequence[str], start: int, end: int, verbs: Sequence[InflectedReading]
) -> bool:
    """Whether a small pronoun behind a verb of the dative alone stands already where its object would."""
    names = [grammar.names(one) & set(grammar.verbs) for one in verbs]
    if not all(known and grammar.verbs[min(known)].offered == ("datv",) for known in names):
        return False
    return not grammar.listed("small_datives").isdisjoint(words[start:end])


def _pronoun(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]
) -> Disagreement | None:
    """A pronoun in another case than the verb before it takes: “дякую вас”."""
    known = [grammar.names(one) & set(grammar.verbs) for one in verbs]
    alone = words[at + 1] not in grammar.listed("opening") or words[at + 2 : at + 3] in _ENDS
    pronouns = grammar.readings(words[at + 1]) if alone else ()
    if not all(known) or not pronouns or any(one.kind != "NPRO" or one.case in ("", "nomn") for one in pronouns):
        return None
    governed = grammar.verbs[min(known[0])]
    if known[0] & grammar.listed("with_reflexive") and not _is_reflexive(grammar, words, at):
        return None  # “stálo mě to sto korun”
    alive = grammar.alive_in_plural
    if any(fits(one, governed.allowed, alive_in_plural=alive) for one in pronouns) or len(governed.offered) > 1:
        return None
    if governed.offered not in (("datv",), ("accs",), ("gent",), ("ablt",)) or _is_reflexive(grammar, words, at):
        return None
    if governed.offered == ("ablt",) and any(one.case not in ("gent", "accs") for one in pronouns):
        return None  # “дихати мені важко”
    if governed.offered == ("gent",) and _goes_on(grammar, words, at + 2):
        return None  # “боюся тобі сказати”
    form = pronouns[0].form(*governed.offered)
    return Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower()) if form else None


def _wrong(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading], phrase: DeclinedPhrase
) -> Disagreement | None:
    word = words[at].lower()
    known = set(grammar.verbs) | grammar.listed("transitive")
    lemmas = {min(grammar.names(one) & known or {one.lemma}) for one in verbs}
    cases = cases_of(phrase, phrase.agreeing or phrase.nouns)
    if "accs" in cases:
        cases -= {"ablt"}
    cases -= {"loct"}  # never without a preposition
    speaks = _speaks(grammar, words, at, verbs) or _is_no_subject(
        grammar, verbs, phrase, lemmas, grammar.at(words, at - 1) if at == 1 else ()
    )
    speaks = speaks or (lemmas <= set(grammar.verbs) and _follows_subject(grammar, words, at, verbs, phrase))
    if lemmas <= set(grammar.verbs):
        governed = grammar.verbs[min(lemmas)]
        if set(governed.offered) == {"accs", "datv"}:
            given = _giving(grammar, words, phrase, word, speaks=speaks)
            things = all(noun.animate != "anim" and noun.lemma not in grammar.listed("people") for noun in phrase.nouns)
            if given is None and speaks and things and cases == {"nomn"} and grammar.listed("everybody"):
                return (
                    found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, word) if phrase.agreeing else None
                )
            if given is not None or not lemmas <= grammar.listed("transitive"):
                return given
        reflexive = grammar.listed("with_reflexive")
        if lemmas & reflexive and not _is_reflexive(grammar, words, at):
            return None
        alone = set(governed.offered) == {"accs", "datv"}
        if not lemmas & reflexive and _is_reflexive(grammar, words, at, but="for_oneself" if alone else ""):
            return None
        if any(fits(noun, governed.allowed, alive_in_plural=grammar.alive_in_plural) for noun in phrase.agreeing):
            return None
        if not phrase.agreeing:
            return _partly(grammar, phrase, governed.offered, word, speaks=speaks)
        if ("nomn" in cases and not speaks) or (governed.offered == ("nomn",) and cases != {"accs"}):
            return None
        if not cases <= {"nomn", "accs", "gent", "datv"} or (is_numbered(grammar, words, phrase.end + 1)):
            return None
        if cases <= {"gent"} or ("accs" in cases and _goes_on(grammar, words, phrase.end)):
            return None
        numbers = tuple(dict.fromkeys(noun.number for noun in phrase.agreeing if noun.case in cases))
        return found(phrase, phrase.in_cases(governed.offered, numbers), AgreementReason.VERB, word)
    if lemmas <= grammar.listed("transitive") and not _is_reflexive(grammar, words, at, but="for_oneself"):
        if (
            speaks
            and phrase.agreeing
            and cases == {"nomn"}
            and (phrase.words[-1].islower() or phrase.words == (phrase.words[0],))
        ):
            return found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, word)
        if not phrase.agreeing:
            return _partly(grammar, phrase, ("accs",), word, speaks=speaks)
    return None


def _behind_recipient(
    grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase, verbs: Sequence[InflectedReading]
) -> DeclinedPhrase | None:
    """What is given to somebody in the dative right behind a verb: “koupil jsem mámě kytka”."""
    giving = all(grammar.names(one) & grammar.listed("giving") for one in verbs)
    if not giving or not phrase.agreeing or not cases_of(phrase, phrase.agreeing) <= {"datv", "loct"}:
        return None
    return grammar.phrase(words, phrase.end)


def _follows_subject(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    verbs: Sequence[InflectedReading],
    phrase: DeclinedPhrase,
) -> bool:
    """Whether a sentence begins with the subject of a verb that has no object in the accusative, before somebody."""
    if not grammar.listed("few_open_subjects") or any(noun.animate != "anim" for noun in phrase.nouns):
        return False
    governed = [grammar.verbs[name] for one in verbs for name in grammar.names(one) if name in grammar.verbs]
    while at and words[at - 1] in grammar.listed("clitics") | grammar.listed("adverbs"):
        at -= 1
    subject = grammar.phrase(words, 0)
    if subject is None or subject.end != at or any("accs" in one.allowed for one in governed):
        return False
    numbers = {noun.number for noun in subject.agreeing if noun.case == "nomn"}
    return bool(numbers) and any(one.number in ("", *numbers) for one in verbs)


def _partly(
    grammar: InflectedGrammar, phrase: DeclinedPhrase, offered: Sequence[str], word: str, *, speaks: bool
) -> Disagreement | None:
    """A phrase in two cases at once, of which one is that which the verb asks for: “vidím starý ženu”."""
    adjectives = {one.case for one in grammar.phrasing.adjectives(phrase.words[0])} - {"voct"}
    nouns = cases_of(phrase)
    living = all((one.gender, one.animate, one.number) == ("masc", "anim", "sing") for one in phrase.nouns)
    if living and nouns == {"gent", "accs"} and adjectives == {"nomn", "accs"} and "accs" in offered:
        return found(phrase, phrase.in_cases(("accs",), ("sing",)), AgreementReason.VERB, word)
    if any(one.lemma in grammar.listed("alone") for one in grammar.phrasing.adjectives(phrase.words[0])):
        return None
    if "nomn" in nouns and not speaks:
        return None
    if set(offered) & (adjectives | nouns) and not {"gent", "ablt"} & nouns - set(offered):
        return found(phrase, phrase.in_cases(offered), AgreementReason.VERB, word)
    return None


def _goes_on(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an infinitive follows, whose object a noun may be: “pomůže větu pochopit”."""
    return any(one.kind == "INFN" for place in range(at, len(words)) for one in grammar.at(words, place))


def _giving(
    grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase, verb: str, *, speaks: bool
) -> Disagreement | None:
    """Somebody in the accusative, or the nominative, before what is given to him: “dal bratra kolo”."""
    given = grammar.phrase(words, phrase.end)
    counted = is_numbered(grammar, words[: phrase.end + 1], phrase.end + 1) and phrase.end < len(words)
    if not counted and (given is None or not any(noun.case == "accs" for noun in given.agreeing)):
        return None
    people = all(
        (noun.animate == "anim" and noun.gender == "masc")
        or noun.lemma in grammar.listed("women") | grammar.listed("people")
        or (noun.animate == "anim" and noun.number == "plur")
        for noun in phrase.nouns
    )
    cases = cases_of(phrase)
    named = speaks and cases == {"nomn"} and phrase.agreeing
    if not people or not (named or ("accs" in cases and cases <= {"gent", "accs"})):
        return None
    return found(phrase, phrase.in_cases(("datv",)), AgreementReason.VERB, verb)


def _is_reflexive(grammar: InflectedGrammar, words: Sequence[str], at: int, *, but: str = "") -> bool:
    """Whether a reflexive pronoun stands near a verb; some may be left out of account."""
    near = words[max(at - _NEAR, 0) : at + _NEAR]
    return bool((grammar.listed("reflexives") - grammar.listed(but)) & {word.lower() for word in near})


def _is_no_subject(
    grammar: InflectedGrammar,
    verbs: Sequence[InflectedReading],
    phrase: DeclinedPhrase,
    lemmas: set[str],
    subject: Sequence[InflectedReading],
) -> bool:
    """Whether a thing behind a verb can be no subject: by its gender, as people alone do that, or as another is it."""
    if _fits_none(grammar, verbs, phrase, lemmas, subject=subject):
        return True
    done = grammar.listed("done_by_people")
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
    nouns = [one for one in phrase.agreeing or phrase.nouns if one.case == "nomn"]
    if not done or not nouns or any(one.animate == "anim" or one.lemma in people or one.is_name for one in nouns):
        return False
    if lemmas <= done and all(one.gender == "masc" for one in nouns):
        return True
    return all(one.tense == "past" and one.number == "sing" and one.gender == "masc" for one in verbs) and not any(
        one.gender == "masc" for one in nouns
    )


def _fits_none(
    grammar: InflectedGrammar,
    verbs: Sequence[InflectedReading],
    phrase: DeclinedPhrase,
    lemmas: set[str],
    *,
    subject: Sequence[InflectedReading],
) -> bool:
    """Whether the verb has the number of the noun before it alone, and takes no accusative: “сусіди заздрять щастя”."""
    if not lemmas <= set(grammar.verbs) or not grammar.listed("everybody"):
        return False
    numbers = {verb.number for verb in verbs}
    nouns = {one.number for one in phrase.agreeing if one.case == "nomn"}
    own = {one.number for one in subject if one.kind == "NOUN" and one.case == "nomn"}
    return len(numbers) == 1 and bool(numbers & own) and not numbers & nouns


def _speaks(grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]) -> bool:
    """Whether the subject is sure to be none of the nouns behind a verb."""
    if all(one.person in _SPEAKING for one in verbs) or _has_subject(grammar, words, at, verbs):
        return True
    several = all(one.number == "plur" and not grammar.names(one) & grammar.listed("linking") for one in verbs)
    if at and several and words[at - 1].lower() in grammar.listed("everybody"):
        return True  # “всі захоплювалися”
    if all(one.kind == "INFN" for one in verbs) and _is_of_another(grammar, words, at):
        return True
    before = {word.lower() for word in words[max(at - _NEAR, 0) : at]}
    behind = set(words[at + 1 : at + 1 + _NEAR])
    return bool(grammar.listed("speakers") & (before | (behind & grammar.listed("clitics"))))


def _is_of_another(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an infinitive stands right behind a verb that has its subject before it."""
    finite = grammar.at(words, at - 1) if at else ()
    if not finite or any(one.kind != "VERB" for one in finite):
        return False
    if grammar.listed("everybody") and all(one.person in _SPEAKING for one in finite):
        return True  # “хочу купити”
    before = {word.lower() for word in words[max(at - 2 - _NEAR, 0) : at - 1]}
    return bool(grammar.listed("speakers") & before) or _has_subject(grammar, words, at - 1, finite)


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]) -> bool:
    """Whether the noun before a verb is its subject: “jeho tatínek se stal”."""
    while at and words[at - 1] in grammar.listed("clitics") | grammar.listed("adverbs"):
        at -= 1
    nouns = grammar.at(words, at - 1) if at > 0 else ()
    if at == 1:
        nouns = tuple(one for one in nouns if one.case != "loct")  # never without a preposition
    several = at == 1 and any(one.case == "nomn" and one.animate == "anim" for one in nouns)
    if several and grammar.listed("everybody"):
        nouns = tuple(one for one in nouns if one.case != "accs" or one.animate == "anim")
    return bool(nouns) and all(
        one.kind == "NOUN" and one.case in ("nomn", "voct") and any(verb.number == one.number for verb in verbs)
        for one in nouns
    )
