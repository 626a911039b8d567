"""Noun phrases that do not agree, or stand in a case that nothing around them asks for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from models.noun_phrases.cells import NO_DETERMINER, PLURAL_CELLS, Declension, listed
from models.noun_phrases.governing import CaseReason, Governor, governor
from models.noun_phrases.nouns import is_chosen, nouns_of
from models.noun_phrases.phrases import STRESSING, NounPhrase, noun_phrases
from models.text.lexicon import words_of

__all__ = ["WrongPhrase", "wrong_phrases"]

_ARTICLES = listed("der die das dem den des")
_ALONE = listed(
    "dieser diese dieses diesen diesem jeder jede jedes jeden jedem einer eine eines einem einen keiner keine"
)
"""Determiners that may stand for a noun, as articles may."""
_WITH_INFINITIVES = listed("das dem des ein einem eines kein mein dein sein dieses diesem jedes")
_OPENERS = listed("""
    dass daß ob wenn weil als wie da und oder aber denn obwohl während damit falls bevor nachdem sobald bis doch
    sondern sind ist war waren sei seien wäre wären
""")
"""Words behind which “das” is more often a pronoun."""
_MEASURES = listed("""
    Uhr Euro Mal Stück Glas Bier Kaffee Tee Fuß Mann Blatt Paar Eis Wein Wasser Grad Satz Schuss Prozent Dutzend
    Schlag Schritt Druck Sack Korb Becher Bund Gang Geld Pfund Kilogramm Gramm Kilo Yard Punkt Liter Dollar Cent
    Franken Meter Zentner Zoll Ampere Volt Watt Mark Pfennig Gulden Taler Scheffel Hertz Byte Bit Pixel Komma
    Promille Hektar
""")
"""Nouns that stay as they are behind a number."""
_MONEY = listed("Euro Dollar Cent Franken Pfund Mark Mal")
_MUCH = listed("""
    Spaß Zeit Geld Arbeit Glück Hilfe Wasser Erfolg Liebe Lust Freizeit Angst Musik Obst Gemüse Regen Schnee Verkehr
    Platz Energie Mühe Ruhe Stress Freude Kaffee Tee Fleisch Milch Sport Erfahrung
""")
"""Nouns with “viel”, not “viele”, as long as they are in the singular."""
_WITH_DATIVE = listed("""
    helfe hilfst hilft helfen half halfen geholfen danke dankt danken dankte gedankt gehört gehören gehörte gefällt
    gefallen gefiel gefielen fehlt fehlen fehlte schmeckt schmecken widerspricht widersprechen widersprochen folgt
    folgen folgte gefolgt gratuliere gratuliert gratulieren vertraue vertraut vertrauen begegnet begegnen antwortet
    antworten geantwortet schadet schaden geschadet nützt nützen genützt zugehört zuhören passiert gelingt gelungen
    ähnelt dient dienen glaubt
""")
"""Verbs whose object is in the dative."""
_BEING = listed("ist sind war waren sei wäre wären bin bist bleibt bleiben blieb")
_ADVERBS = listed("""
    Also Dann Deshalb Hier Heute So Daher Darum Jetzt Trotzdem Dennoch Außerdem Natürlich Vielleicht Leider Bald
    Dort Gestern Morgen Deswegen Danach Plötzlich Oft Manchmal Da Nun
""")
_NEAR = 5
"""Words between “sein” and what is said of a subject."""
_CLOCK = listed("nach vor um bis gegen ab")
_LAST = listed("letzte nächste vorige vergangene")
_PERIODS = listed("Woche Jahr Monat Nacht")
_TIMES = listed("Tages Abends Morgens Nachts Nachmittags Vormittags Mittags Sonntags Samstags Montags Freitags")
_FEELINGS = listed("Angst Spaß Sorgen Freude Mut Hoffnung Lust Mühe Ehre Kummer Probleme Ärger")
"""What “das” may make somebody."""
_PARTICIPLES = ("t", "end")
_PREPOSITIONS = listed("""
    mit bei von zu nach aus seit für durch gegen ohne um in an auf unter über vor neben hinter zwischen wegen trotz
    während statt außer gegenüber innerhalb außerhalb
""")
_REASONS_OF_PREPOSITIONS = (
    CaseReason.DATIVE_PREPOSITION,
    CaseReason.ACCUSATIVE_PREPOSITION,
    CaseReason.PREPOSITION,
    CaseReason.PLACE,
)
_PARTICIPLE = re.compile(r"^[a-zäöüß]+end(?:e|en|er|es|em)$")
_MOST_REPLACEMENTS = 3
_OTHER_CASE, _OTHER_OF_TWO, _RARE_CASE = 0.3, 0.8, 1.1
"""What a case costs that the determiner is not in: a likely one, one of two behind a preposition where the determiner
is in the dative, and a dative or genitive that nothing asks for."""


@dataclass(frozen=True, slots=True)
class WrongPhrase:
    """A noun phrase that is wrong.

    Attributes:
        phrase: the phrase.
        governor: what asks for its case.
        replacements: what could stand there instead, the likeliest first.
    """

    phrase: NounPhrase
    governor: Governor
    replacements: tuple[str, ...]


def wrong_phrases(words: Sequence[str]) -> list[WrongPhrase]:
    """The noun phrases of a German sentence that are wrong beyond doubt.

    Args:
        words: its words and marks.
    """
    found = []
    for phrase in noun_phrases(words):
        asked = governor(words, phrase)
        fitting = [cell for cell in phrase.cells if cell[0] in asked.cases or asked.reason is CaseReason.NONE]
        if _begins_sentence(words, phrase) and words[0] == "Der" and phrase.is_nominative:
            fitting = [cell for cell in fitting if cell != "gp"]
        if fitting or _may_be_right(words, phrase, asked):
            continue
        replacements = _of_much(phrase) or phrase.in_cells(_prices(words, phrase, asked))
        if replacements:
            found.append(WrongPhrase(phrase, asked, replacements[:_MOST_REPLACEMENTS]))
    return found


def _of_much(phrase: NounPhrase) -> tuple[str, ...]:
    """What “viele Zeit” should be."""
    if phrase.determiner.stem != "viele" or phrase.adjectives or phrase.words[-1] not in _MUCH:
        return ()
    return (f"{'Viel' if phrase.words[0][0].isupper() else 'viel'} {phrase.words[-1]}",)


def _prices(words: Sequence[str], phrase: NounPhrase, asked: Governor) -> dict[str, float]:
    """The cells that a phrase may be meant to be in, and how unlikely each is."""
    own = phrase.determiner.cases
    cases = asked.cases
    if asked.reason is CaseReason.NONE and (_may_be_subject(words, phrase) or _goes_with_being(words, phrase)):
        cases = "nad"
    prices: dict[str, float] = {}
    for place, case in enumerate(cases):
        price = place / 10
        if asked.reason is CaseReason.NONE:
            if cases[0] == "n" == case:
                price = -_OTHER_OF_TWO
            elif case == "d":
                price += _OTHER_CASE if case in own and cases[0] == "n" else 0.0
                price += 0.0 if case in own or _has_dative_verb(words, phrase) else _RARE_CASE
            elif case not in own:
                price += _OTHER_CASE
        elif case == "a" and own <= {"d", "g"}:
            price += _OTHER_OF_TWO
        for number in (*phrase.own_genders, "p"):
            if not _is_other_subject(words, phrase, asked, case, number):
                turns = number == "p" and bool(phrase.cells) and not phrase.cells & PLURAL_CELLS
                prices[case + number] = price + (_OTHER_OF_TWO if turns else 0.0)
    if asked.reason is CaseReason.NONE:
        genitive = 0.0
        if phrase.is_genitive:
            genitive = -_OTHER_OF_TWO
        elif "g" in own and cases[0] != "n" and _follows_noun(words, phrase):
            genitive = -0.2
        elif own != {"g"}:
            return prices
        prices |= {f"g{number}": genitive for number in (*phrase.own_genders, "p")}
    return prices


def _is_other_subject(words: Sequence[str], phrase: NounPhrase, asked: Governor, case: str, number: str) -> bool:
    """Whether a cell is no nominative of the number that the next word has, as the verb of a subject."""
    if asked.reason is not CaseReason.NONE or not _may_be_subject(words, phrase) or case != "n":
        return False
    return (number == "p") != words[phrase.end].endswith(("en", "sind"))


def _has_dative_verb(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether a verb near by takes the dative."""
    near = [*words[max(phrase.start - _NEAR, 0) : phrase.start], *words[phrase.end : phrase.end + _NEAR]]
    return any(word in _WITH_DATIVE for word in near)


def _goes_with_being(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether it stands right before a form of “sein”, behind one in its clause, or behind the verb of the sentence."""
    start = phrase.start
    if words[phrase.end : phrase.end + 1] and words[phrase.end] in _BEING:
        return True
    before = words[max(start - _NEAR, 0) : start]
    for word in reversed(before):
        if not word[0].isalpha() or word in _PREPOSITIONS:
            return False
        if word in _BEING:
            return True
    return start == 2 and words[0] in _ADVERBS


def _follows_noun(words: Sequence[str], phrase: NounPhrase) -> bool:
    return phrase.start > 1 and words[phrase.start - 1][:1].isupper() and bool(nouns_of(words[phrase.start - 1]))


def _is_verb(word: str) -> bool:
    """Whether what looks like an adjective may be the plural of a verb."""
    known = words_of("de", "ranked")
    return word.endswith("en") and bool({word[:-2] + "t", word[:-2] + "te"} & known)


def _may_be_infinitive(phrase: NounPhrase) -> bool:
    """Whether its noun may be the infinitive of a verb."""
    determined = phrase.words[0].lower() in _WITH_INFINITIVES or phrase.determiner.preposition
    bare = phrase.determiner is NO_DETERMINER and any(word.endswith(("em", "es")) for word in phrase.adjectives)
    noun = phrase.words[-1]
    if not (determined or bare) or not noun.endswith("n"):
        return False
    is_dative = noun.endswith("ern") and all(one.lemma != noun[:-1] for one in phrase.nouns)
    return phrase.may_be_plural and not (is_dative and noun.lower() not in words_of("de", "ranked"))


def _is_past(word: str) -> bool:
    """Whether what looks like an adjective may be a verb of the past."""
    return word.endswith(("te", "ten")) or word in (
        "waren",
        "gingen",
        "kamen",
        "gaben",
        "standen",
        "ließen",
        "tranken",
        "aßen",
        "sahen",
        "nahmen",
        "fanden",
        "hielten",
    )


def _may_stand_bare(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether the words behind a preposition may be right without a determiner, or be no phrase."""
    noun = phrase.words[-1]
    if not phrase.adjectives and (words[phrase.end : phrase.end + 1] in (["und"], ["oder"]) or noun.endswith("le")):
        return True
    if not phrase.adjectives and noun.endswith("n") and noun.lower() in words_of("de", "ranked"):
        return True  # “durch Drücken”
    first = phrase.adjectives[0] if phrase.adjectives else ""
    if first == "guter" or (first.endswith("em") and any(word.endswith("en") for word in phrase.adjectives)):
        return True  # “zu guter Letzt”, “mit leichtem amerikanischen Akzent”
    return any(word.endswith(_PARTICIPLES) for word in phrase.adjectives[:-1])


def _begins_sentence(words: Sequence[str], phrase: NounPhrase) -> bool:
    return phrase.start == 0 and phrase.end < len(words) and words[phrase.end].islower()


def _may_be_subject(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether it opens the sentence in front of a word in small letters, with a determiner that may be a nominative."""
    first = phrase.words[0].lower()
    return _begins_sentence(words, phrase) and not first.endswith(("em", "en")) and first not in ("des", "eines")


def _may_be_right(words: Sequence[str], phrase: NounPhrase, asked: Governor) -> bool:
    """Whether its words may belong to other phrases, or it is one of the turns that are right as they are."""
    at = phrase.start - 1
    before = words[at].lower() if at >= 0 else ""
    behind = words[at - 1] if at >= 1 else ""
    if phrase.determiner is NO_DETERMINER and asked.reason is CaseReason.NONE:
        return True
    if phrase.determiner.cells == PLURAL_CELLS and before == "mit" and not phrase.may_be_plural:
        return True  # “mit zwanzig Tierpflegerin”
    first = phrase.words[0].lower()
    noun = phrase.words[-1]
    after = words[phrase.end] if phrase.end < len(words) else ""
    if phrase.nouns[0].is_adjectival and (after in _BEING or any(map(_is_verb, phrase.adjectives))):
        return True  # “wenn alle Erwachsene wären”, “die brauchen Freiwillige”
    if before == "seit" and first in ("langem", "kurzem", "längerem", "jeher"):
        return True
    if first in ("alle", "alles") and not phrase.may_be_plural and not phrase.nouns[0].is_adjectival:
        return True  # “es haben alle Hunger”
    if before in _CLOCK and phrase.determiner.cells == PLURAL_CELLS and not phrase.may_be_plural:
        return True  # “nach sieben Abendbrot”
    if first in ("des", "eines") and not is_chosen(noun) and phrase.is_nominative:
        return True  # “des Islam”
    if first in ("der", "die", "den") and noun.endswith("s") and phrase.is_genitive and not is_chosen(noun):
        return True  # “die Verteidigung der Panthers”
    if after.startswith(("alt", "lang")) or (
        phrase.adjectives[:1] and phrase.adjectives[0] in _LAST and noun in _PERIODS
    ):
        return True  # “ein Jahre altes Haus”, “in dem letzte Woche eröffneten Laden”
    pronoun = first in _ARTICLES or first in _ALONE
    if first == "das" and at == 0 and before in _BEING:
        return True  # “Ist das reines Gold?”
    if first == "eines" and noun in _TIMES:
        return True  # “eines Tages”
    if phrase.adjectives and phrase.adjectives[0] in ("beider", "aller", "einzig"):
        return True  # “unser beider Zeit”
    if pronoun and len(phrase.adjectives) == 1 and (at < 0 or not before.isalpha()) and _is_past(phrase.adjectives[0]):
        return True  # “Keiner hatte Lust”
    if pronoun and not phrase.adjectives and noun in _FEELINGS:
        return True  # “mir macht das Angst”
    if noun == "Mal" and "ein für alle" in " ".join(words[max(at - 2, 0) : phrase.end]):
        return True
    if phrase.determiner is NO_DETERMINER and _may_stand_bare(words, phrase):
        return True
    genitive = any(cell[0] == "g" for cell in phrase.cells)
    if asked.reason in _REASONS_OF_PREPOSITIONS and genitive and first.endswith("s"):
        return True  # “in des Vaters Haus”
    if first in ("des", "eines") and words[phrase.end : phrase.end + 1] == ["und"]:
        return True  # “des Grund und Bodens”
    if _may_be_infinitive(phrase):
        return True  # “das Arbeiten”
    behind_noun = words[phrase.end] if phrase.end < len(words) else ""
    if phrase.determiner.preposition and phrase.may_be_plural and behind_noun.endswith("n"):
        return True  # “zum Bücher lesen”
    if first == "am" and phrase.adjectives and phrase.adjectives[0].endswith("sten"):
        return True  # “am liebsten Erdbeeren”
    counted = first == "ein" and (asked.reason is not CaseReason.OBJECT or noun in _MONEY)
    if (phrase.determiner.cells == PLURAL_CELLS or counted) and phrase.words[-1] in _MEASURES:
        return True  # “drei Kaffee”, “ich habe ein Euro fünfzig”
    if first in ("keiner", "einer") and "f" not in phrase.own_genders and not phrase.adjectives:
        return True
    if before == "zu" and first in ("viele", "vielen"):
        return True
    if phrase.words[-1] == "Mund" and "hand" in [word.lower() for word in words]:
        return True  # “von der Hand in den Mund”
    if any(word.startswith("ander") for word in phrase.adjectives) and first not in ("ein", "kein"):
        return True  # “bei einem anderen”
    if phrase.adjectives and (at < 0 or not before.isalpha()) and _is_verb(phrase.adjectives[0]):
        return True  # “Viele brauchen Hilfe”
    if phrase.adjectives[:1] and phrase.adjectives[0] in STRESSING and phrase.determiner is NO_DETERMINER:
        return True
    if len(phrase.adjectives) > 1 and phrase.agrees_without_adverb:
        return True  # “ein schwer lesbarer Text”
    if after.isdigit() or _PARTICIPLE.search(after):
        return True  # “eine Satz 1 entsprechende”, “die Metall verarbeitenden”
    if first in _ARTICLES and (before == "," or (before in _PREPOSITIONS and behind == ",")):
        return True  # a relative pronoun
    if pronoun and not phrase.adjectives and at >= 0 and before not in _PREPOSITIONS:
        if not any(noun.counted for noun in phrase.nouns) or before in _OPENERS or at == 0 or not before.isalpha():
            return True
        if first in _ALONE and phrase.determiner.declension is Declension.WEAK and not phrase.is_nominative:
            return True
    return not phrase.cells and pronoun and phrase.adjectives != () and before in (",", "und", "oder")
