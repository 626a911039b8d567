"""Which case a German noun phrase stands in, told by the word that governs it."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from models.noun_phrases.cells import NO_DETERMINER, Declension, listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["CaseReason", "Governor", "governor"]


class CaseReason(Enum):
    """Why a case is asked for."""

    DATIVE_PREPOSITION = "dative-after"
    ACCUSATIVE_PREPOSITION = "accusative-after"
    PREPOSITION = "case-after"
    PLACE = "place"
    DATIVE_VERB = "dative-verb"
    OBJECT = "object"
    NONE = "agreement"


class Governor(NamedTuple):
    """The word that governs a phrase, the cases that it may stand in, the likeliest first, and why."""

    word: str
    cases: str
    reason: CaseReason


_DATIVE = listed("mit bei von zu nach aus")
_ACCUSATIVE = listed("für durch gegen ohne um")
_EITHER = listed("in an auf unter über vor neben hinter zwischen")
_SINCE = listed("Jahr Jahre Jahren Monat Monate Monaten Woche Wochen Tag Tage Tagen Stunde Stunden Anfang")
_PRONOUNS = listed("ich du er wir ihr man")
_NARROWING = listed("so nur fast genau etwa")
_NO_PREPOSITION = {
    ("zu", "und"), ("zu", "bis"), ("nach", "bis"), ("nach", "meinung"), ("nach", "ansicht"), ("nach", "auffassung"),
    ("nach", "und"), ("aus", "weit"), ("mit", "was"),
}  # fmt: skip
"""Words that look like a preposition, with what stands before them: “ab und zu”, “meiner Meinung nach”."""
_REST = listed("""
    wohne wohnst wohnt wohnen wohnte wohnten wohntest lebe lebst lebt leben lebte lebten arbeite arbeitest arbeitet
    arbeiten arbeitete arbeiteten sitze sitzt sitzen saß saßen stehe stehst steht stehen stand standen liege liegst
    liegt liegen lag lagen übernachte übernachtet übernachten übernachtete übernachteten
""")
_STANDING = listed("stehe stehst steht stehen stand standen")
_BEING = listed("bin bist ist sind war waren warst")
_HANGING = listed("Bild Bilder Lampe Uhr Jacke Mantel Plakat Spiegel Karte Foto Poster Kalender")
_AWAY = listed("hinein hinaus hinauf hinunter hinüber herein heraus hin zurück ein um bis hinab herunter")
_GOING = listed("""
    gehe gehst geht gehen ging gingen gegangen fahre fährst fährt fahren fuhr fuhren gefahren komme kommst kommt
    kommen kam kamen gekommen laufe läuft laufen lief liefen fliege fliegt fliegen flog lege legt legen legte stelle
    stellt stellen stellte setze setzt setzen setzte bringe bringt bringen brachte warte wartest wartet warten
    wartete gewartet freue freust freut freuen freute denke denkst denkt denken dachte gedacht erinnere erinnert
    erinnern erinnerte glaube glaubt glauben achte achtet achten hoffe hofft hoffen antworte antwortet antworten
    verlasse verlassen verzichte verzichten verzichtet spreche rede ärgere ärgert ärgern diskutieren diskutiert
    schreibe schreiben schickt schicke gewöhnt gewöhne wende wenden reise reisen reist ziehe ziehen zieht zog
    gezogen reagiert reagieren
""")
_DATIVE_VERBS = listed("""
    helfe hilfst hilft helfen half halfen danke dankst dankt danken dankte dankten gratuliere gratulierst gratuliert
    gratulieren gratulierte vertraue vertraust vertraut vertrauen vertraute folge folgst folgt folgen folgte begegne
    begegnet begegnen begegnete widerspreche widerspricht widersprechen
""")
_BELONGING = listed("gehört gehören gehörte gehörten gefällt gefallen gefiel gefielen")
_TAKING = listed("""
    habe hast hat haben hatte hattest hatten kaufe kaufst kauft kaufen kaufte brauche brauchst braucht brauchen
    brauchte suche suchst sucht suchen suchte möchte möchtest möchten hätte hättest hätten sehe siehst sieht sehen
    sah kenne kennst kennt kennen kannte esse isst essen aß trinke trinkst trinkt trinken trank lese liest lesen las
    nehme nimmst nimmt nehmen nahm besuche besuchst besucht besuchen besuchte finde findest findet finden fand
    bekomme bekommst bekommt bekommen bekam mache machst macht machen machte schreibe schreibst schreibt schreiben
    schrieb
""")
_TAKEN = listed("""
    gekauft verkauft gesucht gesehen gekannt gegessen getrunken gelesen genommen besucht gefunden bekommen gemacht
    gebraucht bestellt verloren gehabt repariert
""")
"""Participles whose object, if it is the only one, is in the accusative."""
_AFTER_OBJECTS = frozenset(".!?")
_SPANS = listed("Tag Abend Morgen Monat Sommer Winter Weg Moment Augenblick Vormittag Nachmittag Herbst Montag Sonntag")
_BETWEEN = listed("gern gerne auch noch heute gestern immer oft nur schon mir dir uns morgen jetzt bald")
_OPENERS = listed("weil dass wenn ob wo obwohl als")
_ENDS = listed(". ! ? , ; : und oder aber")
_PUTTING = listed("""
    lege leg legst legt legen legte legten stelle stell stellst stellt stellen stellte stellten setze setz setzt setzen
    setzte setzten häng hänge hängst hängte stecke steck
""")
_GONE = listed("gegangen gefahren gekommen geflogen gezogen")
_LAID = listed("gelegt gestellt gesetzt gehängt gesteckt")
_OBJECTS = listed("""
    die das den einen eine ein meinen meine mein deinen deine dein seinen seine sein ihren ihre ihr unseren unsere unser
    mich dich sich uns euch ihn
""")
"""Words one of which begins what is put somewhere."""
_WALKING = listed("gehe gehst geht gehen ging gingen")
_PLACES = listed("""
    Kino Schule Oper Park Stadt Museum Theater Restaurant Disco Kirche Küche Bibliothek Supermarkt Zoo Schwimmbad Café
    Bar Kneipe Büro Wald Garten Universität Uni Türkei Schweiz Bett Apotheke Bäckerei Zimmer Haus Mensa Laden Geschäft
""")
_JOINED = listed("im am ins ans zum zur beim vom aufs fürs ums")
_CLAUSE = 8
"""Words between a verb and the place that belongs to it at most."""
_FAR = 6
"""Words between a verb of rest and its preposition."""


def governor(words: Sequence[str], phrase: NounPhrase) -> Governor:
    """The word that governs a noun phrase of a sentence, by what stands around it."""
    joined = phrase.determiner.preposition
    if joined:
        reason = CaseReason.DATIVE_PREPOSITION if joined in _DATIVE else CaseReason.PREPOSITION
        return Governor(joined, "d" if "d" in phrase.determiner.cases else "a", reason)
    at = phrase.start - 1
    if at > 0 and words[at] in _NARROWING and words[at - 1].lower() in (_DATIVE | _EITHER):
        at -= 1
    before = words[at].lower() if at >= 0 else ""
    behind = words[at - 1].lower() if at > 0 else ""
    if (before, behind) in _NO_PREPOSITION or (
        before == "an" and {"von", "vom", "ab"} & {word.lower() for word in words[max(at - 8, 0) : at]}
    ):
        return Governor("", "and", CaseReason.NONE)
    if before in _DATIVE:
        if before == "aus" and {"von", "vom"} & {word.lower() for word in words[max(at - _FAR, 0) : at]}:
            return Governor("", "dan", CaseReason.NONE)  # “von Haus aus”
        return Governor(before, "d", CaseReason.DATIVE_PREPOSITION)
    if before == "seit" and (phrase.words[-1] in _SINCE or phrase.determiner is NO_DETERMINER):
        return Governor(before, "d", CaseReason.DATIVE_PREPOSITION)
    if before == "um" and ("willen" in words or phrase.words[0].lower() == "des"):
        return Governor("", "and", CaseReason.NONE)
    if before == "um" and any(word == "zu" or word[:-1].find("zu") > 1 for word in words[phrase.end :]):
        return Governor("", "and", CaseReason.NONE)
    is_open = before in ("um", "ohne") and _has_infinitive(words, phrase)
    if before in _ACCUSATIVE and "was" not in words and "Was" not in words and not is_open:
        return Governor(before, "a", CaseReason.ACCUSATIVE_PREPOSITION)
    if before in _EITHER:
        return _of_place(words, phrase, before, at)
    return _of_verb(words, phrase, at)


def _has_infinitive(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether an infinitive with “zu” follows, so that the word before may be a conjunction."""
    return any(word == "zu" or "zu" in word[2:-1] for word in words[phrase.end : phrase.end + 2 * _FAR])


def _of_place(words: Sequence[str], phrase: NounPhrase, preposition: str, at: int) -> Governor:
    clause = _clause(words, at)
    behind = words[phrase.end].lower() if phrase.end < len(words) else ""
    goes_on = bool(behind) and behind not in (".", "!", "?")
    rests = [word for word in clause[-_FAR:] if word in _REST]
    if behind in _REST and clause[:1] and clause[0] in _OPENERS:
        rests = [behind]
    hangs = len(clause) > 1 and clause[-1] in ("hängt", "hängen", "hing") and words[at - 2] in _HANGING
    is_there = not goes_on and clause[-1:] and clause[-1] in _BEING and preposition in ("in", "an")
    if preposition == "über":
        rests = []
    if _is_goal(words, phrase, preposition, clause):
        return Governor(preposition, "a", CaseReason.PREPOSITION)
    if (rests and not {"sich", "bis"} & set(clause)) or hangs or is_there:
        stands = bool(rests) and rests[-1] in _STANDING and preposition in ("auf", "vor", "an")
        away = behind in _AWAY or (behind not in _REST and behind.endswith(("t", "en")) and behind.islower())
        works = bool(rests) and rests[-1].startswith("arbeite") and preposition == "auf"
        if not (stands or away or works):
            return Governor(preposition, "d", CaseReason.PLACE)
    goes = any(word.lower() in _GOING for word in words)
    return Governor(preposition, "ad" if goes or preposition == "über" else "da", CaseReason.PREPOSITION)


def _is_goal(words: Sequence[str], phrase: NounPhrase, preposition: str, clause: Sequence[str]) -> bool:
    """Whether a phrase at the end of a clause says where somebody goes, or where something is put."""
    behind = words[phrase.end] if phrase.end < len(words) else "."
    near = clause[-_CLAUSE:]
    if behind in _LAID and preposition != "über" and {"hat", "habe", "haben", "hast", "hatte", "hatten"} & set(clause):
        return clause[-1:] != ["sich"] and not {"wird", "wurde"} & set(clause)
    gone = words[phrase.end + 2 : phrase.end + 3] if behind in ("am", "beim", "im") else [behind]
    if _GONE & set(gone) and preposition == "in" and phrase.words[-1] in _PLACES and {*_BEING, "seid"} & set(clause):
        return True  # “sind in das neue Restaurant gegangen”
    if behind not in (".", "!", "?", ",", "und"):
        return False
    if preposition == "in" and phrase.words[-1] in _PLACES and {"es", "um", "wie"}.isdisjoint(clause):
        first = next((place for place, word in enumerate(near) if word in _WALKING), None)
        return first is not None and not any(map(_is_other_preposition, near[first + 1 :]))
    puts = next((place for place, word in enumerate(near) if word in _PUTTING), None)
    if puts is None or preposition not in ("in", "auf", "an", "unter", "neben", "hinter", "vor"):
        return False
    between = near[puts + 1 :]
    return bool(between) and (bool(_OBJECTS & set(between)) and not any(map(_is_other_preposition, between)))


def _is_other_preposition(word: str) -> bool:
    """Whether a word in small letters is a preposition, alone or joined to an article."""
    return word in _DATIVE | _ACCUSATIVE | _EITHER | _JOINED


def _is_masculine_object(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether a phrase is an accusative alone, and no time: “folgt den ganzen Tag”."""
    accusative = bool(phrase.cells) and all(cell[0] == "a" for cell in phrase.cells)
    return accusative and phrase.words[-1] not in _SPANS and phrase.adjectives[:1] != ("ganzen",)


def _clause(words: Sequence[str], end: int) -> list[str]:
    """The words before one, in small letters, back to the last mark or conjunction."""
    found: list[str] = []
    for word in reversed(words[max(end - 12, 0) : end]):
        if word.lower() in _ENDS or not word[0].isalpha():
            break
        found.append(word.lower())
    return found[::-1]


def _is_only_object(words: Sequence[str], phrase: NounPhrase, at: int) -> bool:
    """Whether a verb has no object but a phrase, and none in the dative: “ich habe … gekauft”, but “schreibe …”."""
    behind = phrase.end + (phrase.end < len(words) and words[phrase.end] in _TAKEN)
    alone = behind >= len(words) or words[behind] in _AFTER_OBJECTS
    before = words[max(at - 1, 0) : at + 1]
    return alone and not any(word in ("mir", "dir", "uns") or word.lower().startswith("schr") for word in before)


def _of_verb(words: Sequence[str], phrase: NounPhrase, at: int) -> Governor:
    verb = at
    while verb > 1 and words[verb].lower() in _BETWEEN:
        verb -= 1
    if at >= 1 and words[at] in _DATIVE_VERBS | _BELONGING and _is_masculine_object(words, phrase):
        return Governor(words[at], "d", CaseReason.DATIVE_VERB)
    asks = (
        at >= 1 and words[at].lower() in _PRONOUNS and words[at - 1].lower() in _TAKING and words[at].lower() != "ihr"
    )
    cases = "a" if _is_only_object(words, phrase, at) else "ad"
    if asks and phrase.determiner.declension is Declension.MIXED:
        return Governor(words[at - 1].lower(), cases, CaseReason.OBJECT)
    if (
        verb == 1
        and at == 1
        and words[0].lower() in _PRONOUNS
        and words[1] in _DATIVE_VERBS
        and phrase.words[-1] not in _SPANS
    ):
        return Governor(words[1], "d", CaseReason.DATIVE_VERB)
    if (
        at >= 1
        and words[at] in _BELONGING
        and at in (1, 2)
        and words[0] in ("Das", "Die", "Der", "Dieses", "Diese", "Es")
    ):
        return Governor(words[at], "d", CaseReason.DATIVE_VERB)
    if verb >= 1 and phrase.determiner.declension is Declension.MIXED:
        subject = words[verb - 1].lower()
        if words[verb] in _TAKING and subject in _PRONOUNS and subject != "ihr":
            return Governor(words[verb], cases, CaseReason.OBJECT)
        if words[verb] in ("gibt", "gab") and subject == "es":
            return Governor("es " + words[verb], "a", CaseReason.OBJECT)
    return Governor("", "nad" if at < 0 or words[at].lower() in _BEING else "and", CaseReason.NONE)
