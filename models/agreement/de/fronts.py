"""What comes first in a German main clause, so that the verb must follow: “Gestern”, “Nach der Schule”."""

from collections.abc import Sequence

from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["ADVERBS", "front_end"]

ADVERBS = listed("""
    Heute Gestern Morgen Übermorgen Vorgestern Dann Danach Deshalb Deswegen Daher Darum Leider Vielleicht Jetzt Hier
    Dort Oft Manchmal Natürlich Trotzdem Dennoch Außerdem Plötzlich Bald Zuerst Später Früher Normalerweise Meistens
    Endlich Schließlich Inzwischen Hoffentlich Abends Morgens Nachmittags Mittags Vormittags Nachts Montags Samstags
    Sonntags Zuhause Dadurch Anschließend Zurzeit Momentan Damals Nachher Vorher Draußen Drinnen
    Glücklicherweise Wahrscheinlich Eigentlich  Überall Diesmal
""")
"""Adverbs behind which the verb follows at once."""
_DAYTIMES = listed("Abend Morgen Mittag Nachmittag Vormittag Nacht früh")
_DAYS = listed("Heute Gestern Morgen Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag")
_TIMES = listed("""
    Tag Woche Monat Jahr Morgen Abend Nacht Mal Sommer Winter Herbst Frühling Wochenende Montag Dienstag Mittwoch
    Donnerstag Freitag Samstag Sonntag Nachmittag Mittag Vormittag Stunde Minute
""")
_EVERY = ("jede", "letzte", "nächste", "vorige", "diese")
_PREPOSITIONS = listed("""
    In Nach Vor Seit Mit Auf An Bei Bis Für Von Aus Zu Durch Um Unter Neben Hinter Ohne Wegen Trotz Während Laut
    Statt Dank Außer Gegen Über Zwischen
""")
_OPINIONS = ("Meiner", "Unserer", "Deiner", "Seiner", "Ihrer")
_MEANT = listed("Meinung Ansicht Erfahrung Einschätzung Auffassung Überzeugung")
_FIXED = (("Zu", "Hause"), ("Zum", "Beispiel"), ("Zum", "Glück"), ("Auf", "jeden", "Fall"), ("Im", "Moment"))


def front_end(words: Sequence[str], phrases: Sequence[NounPhrase]) -> int:
    """The place behind what opens a sentence and is no subject; 0 where nothing does."""
    if len(words) < 4:
        return 0
    first = words[0]
    if first in _DAYS and words[1] in _DAYTIMES:
        return 2
    if first in ADVERBS:
        return 1
    if first in ("Seit", "Bis", "Ab") and words[1].title() in _DAYS and words[1].islower():
        return 3 if words[2].title() in _DAYTIMES or words[2] in _DAYTIMES else 2
    for fixed in _FIXED:
        if tuple(words[: len(fixed)]) == fixed:
            return len(fixed)
    if (first == "Um" and words[2] == "Uhr") or (first in _OPINIONS and words[1] in _MEANT and words[2] == "nach"):
        return 3
    if first.lower().startswith(_EVERY) and words[1] in _TIMES and first[-1] in "nes":
        return 2
    if first in ("Am", "Im", "Zum", "Zur", "Beim", "Vom"):
        return next((phrase.end for phrase in phrases if phrase.start == 0), 0)
    if first in _PREPOSITIONS:
        end = next((phrase.end for phrase in phrases if phrase.start == 1), 0)
        if not end and first in ("In", "Nach", "Aus", "Von", "Seit") and words[1][0].isupper():
            return 2
        return end
    return 0
