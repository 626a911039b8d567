"""Which cases Russian prepositions, verbs and words of quantity ask for."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from models.noun_phrases.cells import listed

__all__ = ["CARDINALS", "MEN", "OTHER_MEN", "PLACES", "PREPOSITIONS", "VERBS", "AgreementReason", "Governed"]


class AgreementReason(Enum):
    """Why something is wrong."""

    PREPOSITION = "preposition"
    VERB = "verb"
    AGREEMENT = "agreement"
    NUMBER = "number"
    ABSENCE = "absence"
    SUBJECT = "subject"
    PURPOSE = "purpose"
    RELATIVE = "relative"


class Governed(NamedTuple):
    """The cases that may stand behind a word, and those of them that are offered, the likeliest first."""

    allowed: frozenset[str]
    offered: tuple[str, ...]


def _governed(words: str, allowed: str, offered: str = "") -> dict[str, Governed]:
    both = Governed(frozenset(allowed.split()), tuple((offered or allowed).split()))
    return dict.fromkeys(words.split(), both)


PREPOSITIONS: Mapping[str, Governed] = {
    **_governed("без безо для до от ото из изо из-за из-под кроме ради среди у вместо насчёт", "gent"),
    **_governed("к ко", "datv"),
    **_governed("про через сквозь", "accs"),
    **_governed("над перед", "ablt"),
    **_governed("между", "ablt gent", "ablt"),
    **_governed("с со", "ablt gent accs", "ablt"),
    **_governed("о об обо", "loct accs", "loct"),
    **_governed("при", "loct"),
    **_governed("в во на", "loct accs"),
    **_governed("за под", "ablt accs"),
    **_governed("по", "datv accs loct", "datv"),
}
PLACES = frozenset({"в", "во", "на"})
"""Prepositions with the prepositional of where something is, and the accusative of where it goes."""

VERBS: Mapping[str, Governed] = {
    **_governed("бояться избегать избежать опасаться стесняться достигать достигнуть", "gent accs", "gent"),
    **_governed("помогать помочь звонить позвонить мешать помешать", "datv"),
    **_governed("радоваться обрадоваться завидовать позавидовать сочувствовать", "datv"),
    **_governed("поздравлять поздравить", "accs"),
    **_governed(
        """интересоваться заинтересоваться заниматься пользоваться воспользоваться гордиться увлекаться увлечься
        любоваться наслаждаться владеть управлять руководить""",
        "ablt",
    ),
}
"""Verbs whose object stands in one case, by their infinitive."""

CARDINALS = listed("""
    пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать
    семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто
    сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот
""")
"""Numerals with the genitive of the plural."""

MEN = listed("""
    брат папа отец дядя мальчик муж сын внук парень король дед дедушка мужчина принц жених юноша племянник царь
    зять тесть свёкор
""")
"""Men, whose verbs and adjectives are never feminine, as those of a doctor may be."""
OTHER_MEN = listed("друг кот пёс конь сосед учитель")
"""Others whose adjectives are never feminine."""
