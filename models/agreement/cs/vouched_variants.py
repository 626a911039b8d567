"""Words that stand beside another as right as they: “jenom” and “jen”, “tenhle” and “tento”, “plni” and “plní”."""

from collections.abc import Sequence

from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["is_variant"]

_ALIKE = (
    frozenset({"jen", "jenom"}),
    frozenset({"přece", "přeci", "přec"}),
    frozenset({"bez", "beze"}),
    frozenset({"kdo", "kdož"}),
    frozenset({"co", "což"}),
    frozenset({"teď", "teďka", "nyní"}),
    frozenset({"dnes", "dneska"}),
    frozenset({"také", "taky", "též"}),
    frozenset({"více", "víc"}),
    frozenset({"méně", "míň"}),
    frozenset({"dříve", "dřív"}),
    frozenset({"později", "pozděj"}),
    frozenset({"tady", "zde", "tu"}),
    frozenset({"potom", "pak"}),
    frozenset({"nebo", "anebo", "či"}),
    frozenset({"snad", "možná", "asi"}),
    frozenset({"moc", "velmi", "hodně"}),
    frozenset({"roky", "lety"}),
    frozenset({"roků", "let"}),
)
_POINTING = ("hle", "hleto", "to", "")
"""What “ten”, “ta”, “toho” … may have behind it."""
_MANNERS = frozenset(
    {"mlčky", "vsedě", "vleže", "vstoje", "vestoje", "vkleče", "naslepo", "potmě", "zpaměti", "nazpaměť", "pěšky",
     "vážky", "tajně", "kradmo", "doslova", "namátkou", "naráz", "letmo", "bezpochyby", "zticha"}
)  # fmt: skip
"""Adverbs that look like forms of a noun or adjective."""
_WHOM = frozenset({"něhož", "němuž", "nějž", "něj", "němž", "nímž", "níž", "niž", "něž", "nichž", "nimž", "nimiž"})
"""Relative pronouns behind prepositions."""
_TITLED = frozenset(
    {"téma", "názvem", "název", "jménem", "film", "filmu", "knihu", "knihy", "píseň", "písničku", "seriál", "román",
     "nadpis", "nadpisem", "projekt", "pořad", "soutěž", "výstavu", "hru", "článek", "básničku", "báseň", "kapitolu"}
)  # fmt: skip
"""Words with the name of something behind them."""
_OF_NATIONS = ("národn", "stavovsk", "moravsk", "slezsk", "zemsk", "státn")
_HOUSES = ("divadl", "muze", "galeri", "knihov", "tříd", "třid", "oper", "archiv")
"""How the names of houses and streets begin: “v Národním divadle”, “na Národní třídě”."""
_TOWNS = frozenset(
    {"Lednici", "Lednice", "Mostě", "Mostu", "Písku", "Táboře", "Tábora", "Kladně", "Kladna", "Zlíně", "Jičíně",
     "Brodě", "Brodu", "Telči", "Telče", "Poděbrad", "Lázních", "Lázní", "Budě", "Kolíně", "Kolína", "Ostrově",
     "Ostrova", "Louny", "Loun", "Lounech", "Rokycan", "Písek", "Most", "Tábor"}
)  # fmt: skip
"""Towns called as things are, as they stand behind a preposition."""
_OBLIQUE = ("ablt", "datv", "loct")
_SOME = {"několika": "několik", "mnoha": "mnoho", "kolika": "kolik", "tolika": "tolik"}
_SAID_OF_TWO = frozenset({"jak", "než"})
_MORE = frozenset({"víc", "více", "míň", "méně", "spíš", "spíše", "dřív", "dříve", "dýl", "déle"})
_UNITS = frozenset(
    {"jedna", "jeden", "dva", "dvě", "tři", "čtyři", "pět", "šest", "sedm", "osm", "devět", "deset", "sto", "set"}
)


def is_variant(czech: InflectedGrammar, words: Sequence[str], start: int, end: int, meant: Sequence[str]) -> bool:
    """Whether what is meant for some words is another way to say the same, and neither is wrong.

    Args:
        czech: the grammar.
        words: a sentence.
        start: the index of the first word that would be changed.
        end: the index behind the last.
        meant: the words that would stand there.
    """
    old, new = [one.lower() for one in words[start:end]], [one.lower() for one in meant]
    if not new:
        return len(old) == 1 and start > 0 and old[0] in _UNITS and words[start - 1].lower().endswith(("cet", "sát"))
    if _SOME.get(old[0]) == new[0]:
        oblique = (one for one in czech.at(words, start + 1) if one.number == "plur" and one.case in _OBLIQUE)
        return any(oblique) or (start > 0 and any(one.kind == "NOUN" for one in czech.at(words, start - 1)))
    if len(old) == len(new) == 2 and (old[1], new[1]) == ("jak", "než"):
        return True  # “studená jak led” for “studenější než”
    if len(old) != 1 or len(new) != 1:
        return False
    if any({old[0], new[0]} <= alike for alike in _ALIKE) or old[0] in _MANNERS:
        return True
    if (words[start], meant[0]) in (("To", "Tom"), ("to", "Tom"), ("Tomu", "Tom")):
        return True
    if start and old[0] in _WHOM and words[start - 1].lower() in czech.prepositions:
        return not new[0].endswith("ž") or new[0] == "než"  # “otázky, na něž neznám odpověď”
    if start and words[start].istitle() and words[start - 1].lower() in _TITLED:
        return True  # “na téma Můj pes”
    if old == new and start and words[start].istitle() and meant[0].islower():
        if words[start] in _TOWNS and words[start - 1].lower() in czech.prepositions:
            return True
        if old[0].startswith(_OF_NATIONS) and words[start + 1 : start + 2]:
            return words[start + 1].lower().startswith(_HOUSES)
        behind = words[start + 1] if start + 1 < len(words) else ""
        return behind.istitle() or any(one.kind == "NOUN" and one.case == "gent" for one in czech.readings(behind))
    if old[0] + "e" == new[0] or old[0] == new[0] + "e":
        return old[0].endswith("krát") or new[0].endswith("krát")  # “dvakráte”
    if set(old + new) == _SAID_OF_TWO and start and words[start - 1].lower() in _MORE:
        return True
    return _is_pointing(old[0], new[0]) or _is_short(czech, old[0], new[0])


def _is_pointing(old: str, new: str) -> bool:
    """Whether both point at the same thing: “tenhle” and “tento”, “téhle” and “této”."""
    stems = [{word.removesuffix(ending) for ending in _POINTING if word.endswith(ending)} for word in (old, new)]
    return old != new and any(one.startswith("t") and 1 < len(one) < 5 for one in stems[0] & stems[1])


def _is_short(czech: InflectedGrammar, old: str, new: str) -> bool:
    """Whether a short form of an adjective would become a long one, or the other way round: “plni” and “plní”."""
    short = [one for one in czech.readings(old) if one.kind == "PRTS"]
    whole = [one for one in czech.readings(new) if one.kind == "ADJF" and one.case == "nomn"]
    return any(
        one.number == other.number and one.gender == other.gender and other.lemma[:-1] == one.lemma
        for one in short
        for other in whole
    )
