"""Noun phrases in a case that the preposition before them does not take."""

from collections.abc import Iterator, Sequence

from models.agreement.choosing import base_of, case_odds, clues
from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.doubts import belongs_to_several, fits, has_own_objects
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.agreement.table import Governed

__all__ = ["wrong_cases"]

_REACH, _NEAR = 5, 4
_ENDS = frozenset(".,;:!?")


def wrong_cases(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases of a sentence in a case that the preposition before them does not take."""
    for at, word in enumerate(words[:-1]):
        if not (word.islower() or at == 0) or (at and words[at - 1] in ("-", "–", "/")):
            continue
        governed = grammar.prepositions.get(word.lower())
        if governed is None or not _is_preposition(grammar, words, at):
            continue
        wrong = _wrong(grammar, words, at, governed)
        if wrong is not None:
            yield wrong


def _is_preposition(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word that may be a pronoun or noun is a preposition: “v souladu se zákonem”, “na základě smlouvy”."""
    small, before = words[at].lower(), words[at - 1] if at else ""
    if small in grammar.listed("compound_prepositions"):
        return before.lower() in grammar.prepositions
    if small in grammar.listed("also_pronouns"):
        relative = before == "," and at + 1 < len(words) and grammar.is_any(words[at + 1], "relatives")
        return relative or before == words[at] or before in grammar.listed("joining_with")  # “se se starým přítelem”
    return True


def _wrong(grammar: InflectedGrammar, words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    small = words[at].lower()
    phrase = grammar.phrase(words, at + 1, governed=True) or grammar.somebody_named(words, at + 1)
    if phrase is None or belongs_to_several(grammar, words, phrase) or _is_set(grammar, words, at, phrase):
        return None
    if has_own_objects(grammar, phrase) and not phrase.agreeing:
        return None
    swapped = _swapped(grammar, words, at, phrase)
    if swapped is not None:
        return swapped
    if small in grammar.listed("becoming") and any(
        noun.animate == "anim" and noun.number == "plur" and noun.case == "nomn" for noun in phrase.nouns
    ):
        return None  # “у козаки”
    allowed = _allowed(grammar, words, at, phrase, governed)
    numbered = any(noun.lemma in grammar.listed("numbered_nouns") for noun in phrase.nouns)
    if phrase.modifiers and not phrase.agreeing and not numbered and grammar.is_any(phrase.words[0], "ordinals"):
        own = list(grammar.phrasing.adjectives(phrase.words[0]))
        hours = any(one.case not in ("nomn", "voct", "accs") for one in own)
        parts = {noun.gender for noun in phrase.nouns if noun.case == "gent" and noun.lemma in grammar.listed("times")}
        if hours and (
            (parts == {"masc"} and all(one.gender == "femn" for one in own if one.case in allowed))
            or not any(one.case in allowed and _is_of(one, noun) for one in own for noun in phrase.nouns)
        ):
            return None  # an hour: “до восьмої вечора”, “з дев'ятої ранку”
    if small in grammar.listed("whose_place") and (day := _day_of_it(grammar, phrase)):
        return found(phrase, day, AgreementReason.PREPOSITION, small)
    if any(fits(noun, allowed, alive_in_plural=grammar.alive_in_plural) for noun in phrase.agreeing):
        return None
    if any(
        one.case in allowed for one in grammar.phrasing.adjectives(words[phrase.end] if phrase.end < len(words) else "")
    ):
        return None  # the noun is the object of an adjective: “v benzínem promočených šatech”
    direct = any(noun.case == "nomn" for noun in phrase.agreeing)
    if phrase.modifiers and not direct and not numbered and _stands_alone(grammar, phrase, allowed):
        return None
    if phrase.modifiers and at and words[at - 1] == "," and grammar.is_any(phrase.words[0], "relatives"):
        return None  # “, do které děti skáčou”
    offered = [case for case in _offered(grammar, words, at, phrase, governed) if case in allowed]
    several = {noun.number for noun in phrase.nouns}
    told = _told_by_adjective(grammar, words, at, phrase)
    offered.sort(key=lambda case: case not in told)
    plural = {noun.number for noun in phrase.nouns if noun.case == "nomn"} == {"plur"}
    if offered == ["datv"] and any((noun.case, noun.number) == ("gent", "sing") for noun in phrase.nouns):
        plural = False  # “kvůli deště”
    order = ("plur", "sing") if plural and not phrase.modifiers else ("sing", "plur")
    numbers = order if phrase.modifiers else tuple(one for one in order if one in several)
    first = phrase.in_cases(tuple(case for case in offered if case in told), numbers) if told else ()
    several_first = phrase.in_cases(tuple(offered), ("plur",)) if plural and not phrase.modifiers else ()
    forms = tuple(dict.fromkeys([*first, *several_first, *phrase.in_cases(tuple(offered), numbers)]))
    return found(phrase, forms, AgreementReason.PREPOSITION, small)


def _day_of_it(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> tuple[str, ...]:
    """The accusative of a day that stands in the genitive alone: “у понеділка”; nothing where it does not."""
    days = [one for one in phrase.nouns if one.lemma in grammar.listed("weekdays") and one.gender == "masc"]
    if phrase.modifiers or len(days) < len(phrase.nouns) or not any(one.case == "gent" for one in days):
        return ()
    return tuple(dict.fromkeys(one.lemma for one in days if one.lemma != phrase.words[-1]))


def _told_by_adjective(
    grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase
) -> frozenset[str]:
    """The cases that stand first: that of the verb before, or of an adjective that can be no nominative."""
    verb = _verb_before(grammar, words, at)
    small = words[at].lower()
    for one in grammar.table.constructions:
        elsewhere = grammar.listed("waiting_places") if one.behind == "hoping" else frozenset[str]()
        waiting = any(noun.lemma in elsewhere | grammar.listed("times") for noun in phrase.nouns)
        if small in one.prepositions and verb and grammar.is_any(verb, one.behind) and not waiting:
            return frozenset(one.cases.split())
    if not phrase.modifiers or phrase.agreeing or not grammar.listed("adjectives_tell"):
        return frozenset()
    asked = {one.case for one in grammar.phrasing.adjectives(phrase.words[0])} - {"voct"}
    return frozenset(asked - {"nomn", "accs", "gent"}) if not asked & {"nomn", "accs"} else frozenset()


def _swapped(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """Another preposition that sounds like this one and takes the case that is there: “z kamarádem”."""
    small = words[at].lower()
    other, _, cases = grammar.table.swapped.get(small, "").partition(" ")
    taken, _, own = cases.partition(" ")
    known = cases_of(phrase, phrase.agreeing)
    if not other or not phrase.agreeing or taken not in known or own in known:
        return None
    if taken == "gent" and any(
        noun.animate == "anim" or noun.lemma in grammar.listed("people") for noun in phrase.nouns
    ):
        return None  # the case is wrong rather than the preposition: “s kamaráda”
    if own == "ablt" and any(
        grammar.phrasing.is_slip(phrase.words[-1], noun.form(own, noun.number)) for noun in phrase.nouns
    ):
        return None  # “s žádosti”
    first, *vocalised = other.split("/")
    near = len(small) > 1 or phrase.words[0][0].lower() in grammar.listed("hissing")
    other = vocalised[0] if vocalised and near else first
    form = other.title() if words[at].istitle() else other
    return Disagreement(at, at + 1, (form,), AgreementReason.SOUND, phrase.words[-1])


def _allowed(
    grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase, governed: Governed
) -> frozenset[str]:
    """The cases that may stand behind a preposition, by the verb before it and by the noun."""
    small = words[at].lower()
    if at and words[at - 1].lower() in grammar.listed("before_accusatives") and "accs" in governed.allowed:
        return frozenset({"accs"})  # “незважаючи на погану погоду”
    before = [*words[max(at - _REACH, 0) : at], *words[phrase.end : phrase.end + _REACH]]
    times = any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
    verb = _verb_before(grammar, words, at) or (_verb_behind(grammar, words, phrase.end) if at == 0 else "")
    for one in grammar.table.constructions:
        if small not in one.prepositions or not verb or not grammar.is_any(verb, one.behind):
            continue
        if one.behind == "hoping" and any(noun.lemma in grammar.listed("waiting_places") for noun in phrase.nouns):
            continue  # “чекаю на зупинці”
        if at and grammar.is_any(words[at - 1], "queues"):
            continue  # “стояти в черзі на автобус”
        if one.behind == "resting" and any(grammar.is_any(word, "putting") for word in words[max(at - _REACH, 0) : at]):
            continue  # “пішли гуляти в парк”
        cases = cases_of(phrase, phrase.agreeing or phrase.nouns)
        lies = one.behind == "lying" and cases == {"accs"}  # “seděli na lavičku”
        if not one.direct or (not times and ("nomn" in cases or lies)):
            return frozenset(one.cases.split()) & governed.allowed
    if small in grammar.listed("with") and at and words[at - 1].lower() in grammar.listed("together"):
        return frozenset({"ablt"})  # “згідно з законом”
    if small in grammar.listed("whose_place") and all(
        noun.lemma in grammar.listed("weekdays") for noun in phrase.nouns
    ):
        return governed.allowed - {"gent"}  # “у вівторка”
    measured = times or any(noun.lemma in grammar.listed("measures") for noun in phrase.nouns)
    measured = measured and not any(noun.lemma in grammar.listed("weekdays") for noun in phrase.nouns)
    if small in grammar.listed("about") and not measured:
        return governed.allowed - {"accs"}  # “з годину”: about an hour
    if small in grammar.listed("resting_prepositions"):
        direct = {"nomn", "accs"} <= cases_of(phrase, phrase.agreeing or phrase.nouns)
        times = any(noun.lemma in grammar.listed("accusative_nouns") for noun in phrase.nouns)
        until = at > 0 and words[at - 1].lower() in grammar.listed("until")
        moving = small not in grammar.listed("resting_after_motion") and any(
            grammar.is_any(word, "accusative_verbs") for word in before
        )
        if direct and not times and not until and not moving:
            return governed.allowed - {"accs"}
    return governed.allowed


def _verb_before(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The nearest verb before a preposition in its clause; empty where there is none."""
    for place in range(at - 1, max(at - 1 - _NEAR, -1), -1):
        if words[place] in _ENDS:
            break
        if words[place].lower() in grammar.listed("speaking_verbs"):
            continue
        if any(one.kind in ("VERB", "INFN") for one in grammar.at(words, place)):
            return words[place].lower() if place == 0 else words[place]
    return ""


def _verb_behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The word behind a phrase that opens its sentence, or the one behind auxiliaries; empty where there is none."""
    while at < len(words) and words[at] in grammar.listed("speaking_verbs"):
        at += 1
    return words[at] if at < len(words) else ""


def _offered(
    grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase, governed: Governed
) -> tuple[str, ...]:
    """The cases that are offered, the likelier first."""
    origins = grammar.listed("towns") | grammar.listed("origins")
    since = words[at].lower() in grammar.listed("about") and any(
        noun.lemma in grammar.listed("weekdays") | grammar.listed("months") for noun in phrase.nouns
    )
    if "gent" in governed.offered and (since or any(noun.lemma in origins for noun in phrase.nouns)):
        return tuple(sorted(governed.offered, key=lambda case: case != "gent"))
    people = grammar.listed("people") | grammar.listed("women")
    alive = all(noun.animate == "anim" or noun.lemma in people for noun in phrase.nouns)
    if alive and words[at].lower() in grammar.listed("people_prepositions"):
        return tuple(sorted(governed.offered, key=lambda case: case != "accs"))
    if alive and words[at].lower() in grammar.listed("whose_place"):
        return ("gent", *governed.offered)
    if words[at].lower() in grammar.listed("lasting_prepositions") and any(
        noun.lemma in grammar.listed("times") for noun in phrase.nouns
    ):
        return tuple(sorted(governed.offered, key=lambda case: case != "accs"))
    if "gent" in governed.offered and (verb := _verb_before(grammar, words, at)) and grammar.is_any(verb, "leaving"):
        return tuple(sorted(governed.offered, key=lambda case: case != "gent"))
    if any(noun.lemma in grammar.listed("weekdays") for noun in phrase.nouns):
        return tuple(sorted(governed.offered, key=lambda case: case != "accs"))
    if "loct" in governed.offered and _stays(grammar, words, at, phrase):
        return tuple(sorted(governed.offered, key=lambda case: case != "loct"))
    asked = _asked_case(grammar, words, at)
    if asked in governed.offered:
        return (asked, *(case for case in governed.offered if case != asked))
    odds = case_odds(grammar.code)
    counted = odds.get(base_of(words[at].lower(), odds))
    if counted is None or set(governed.offered) != {counted.first, counted.second}:
        return governed.offered
    return counted.ordered(clues(words, at, phrase, grammar.readings))


def _stays(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> bool:
    """Whether the verb before a preposition tells where something is, at no time."""
    verb = _verb_before(grammar, words, at)
    if not verb or any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
        return False
    places = grammar.listed("waiting_places")
    waiting = grammar.is_any(verb, "hoping") and not any(noun.lemma in places for noun in phrase.nouns)
    return grammar.is_any(verb, "staying") and not waiting


def _stands_alone(grammar: InflectedGrammar, phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether the preposition may be that of a pronoun or adjective, and the noun another's: “v každém matka”."""
    first = [one for one in grammar.readings(phrase.words[0]) if one.case in allowed]
    if not first:
        return False
    somebody = all(noun.animate == "anim" and noun.number == "sing" for noun in phrase.nouns)
    if somebody and len(phrase.modifiers) == 1 and any(_is_determiner(grammar, one) for one in first):
        return False  # “s naším psa”
    determined = all(_is_determiner(grammar, one) for one in first)
    if determined and len(phrase.modifiers) == 1 and any(noun.case in allowed for noun in phrase.nouns):
        return False
    places = grammar.listed("places_v") | grammar.listed("places_na")
    points = all(one.lemma in grammar.listed("determining") for one in first) and len(phrase.modifiers) == 1
    located = any(noun.case in allowed for noun in phrase.nouns) and all(
        noun.lemma in places and noun.case != "nomn" for noun in phrase.nouns
    )
    if points and located:
        return False  # “v tomhle kavárně”
    same = any((noun.gender, noun.number) == (one.gender, one.number) for noun in phrase.nouns for one in first)
    if determined and same and grammar.listed("determining_gender") and len(phrase.modifiers) == 1:
        return False
    if any(one.lemma in grammar.listed("alone") - grammar.listed("describing") for one in first):
        return True
    if all(noun.case == "ablt" for noun in phrase.nouns) and "ablt" not in allowed:
        return True
    if all(one.number == "plur" for one in first) and all(
        noun.number == "sing" and noun.case in ("nomn", "accs") for noun in phrase.nouns
    ):
        return True  # “з червоними бій”
    own = any(one.kind == "NOUN" for one in first)
    return any(noun.case == "gent" for noun in phrase.nouns) and ("gent" not in allowed or own)


def _is_determiner(grammar: InflectedGrammar, one: WordReading) -> bool:
    """Whether a word is one that seldom stands for a noun, in the singular."""
    return one.lemma in grammar.listed("determining") and one.gender != "neut" and one.number == "sing"


def _is_of(one: WordReading, noun: WordReading) -> bool:
    """Whether an adjective may belong to a noun but for its case."""
    return one.number == noun.number and bool(one.gender) and one.gender == noun.gender


def _is_set(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase) -> bool:
    """Whether what stands behind a preposition is a set phrase, cut short or a name."""
    last = phrase.words[-1]
    if {phrase.words[0].lower(), last.lower()} & grammar.listed("set_phrases"):
        return True
    if any(noun.lemma in grammar.listed("undeclined") and noun.lemma == last for noun in phrase.nouns):
        return True
    if words[at].lower() in grammar.listed("of_what") and grammar.listed("what") & {
        word.lower() for word in words[:at]
    }:
        return True  # “що за людина”
    if words[at].lower() in grammar.listed("exclamations") and any(noun.case == "voct" for noun in phrase.nouns):
        return True  # “о мово”
    behind = words[phrase.end : phrase.end + 2]
    if (len(behind) > 1 and behind[0] == ".") or (behind and (behind[0] in ("(", "»") or behind[0][0].isdigit())):
        return True
    if last.islower():
        return False
    named = bool(behind) and behind[0][:1].isupper()
    if any(one.lemma in grammar.listed("towns") for one in phrase.nouns):
        return named or bool(phrase.modifiers)
    return (
        named
        or bool(phrase.modifiers)
        or cases_of(phrase) != {"nomn"}
        or all(one.lemma != last for one in phrase.nouns)
    )


def _asked_case(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The case that the verb before a preposition asks for with it: “požádat o”; empty where it asks for none."""
    verb = _verb_before(grammar, words, at)
    small = words[at].lower()
    return next(
        (
            asking.case
            for one in (grammar.readings(verb) if verb else ())
            for name in grammar.names(one)
            for asking in grammar.askers.get(name, ())
            if small in asking.preposition.split("/") and not asking.nouns
        ),
        "",
    )
