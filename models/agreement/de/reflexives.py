"""German verbs that lack their reflexive pronoun, as in “Ich freue auf dich”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, PARTICIPLE, VerbForm, readings
from models.agreement.de.words import clause_end, may_be_finite, subject_at
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["missing_reflexives"]

_OF_PERSON = {"ich": "mich", "du": "dich", "er": "sich", "sie": "sich", "wir": "uns", "ihr": "euch"}
_PRONOUNS = listed("mich mir dich dir sich uns euch ihn ihm ihnen es einander was")
_PREPOSITIONS = listed("an auf für mit um über von bei in nach vor zu")
_BEFORE_NOUNS = listed("""
    am im um in an auf bei beim vor nach zum zur zu mit von vom der dem den einem einer meinem meiner deinem deiner
    unserem unserer diesem dieser nächsten
""")
_TIMES = listed("""
    Abend Morgen Mittag Nachmittag Vormittag Woche Samstag Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Uhr
    Wochenende Mal Tag Jahr Monat
""")
_MORE_THAN_SELF = listed("""
    erinnern ärgern treffen beschäftigen vorbereiten unterhalten anmelden fühlen bewerben
    anpassen orientieren informieren beteiligen beziehen aufregen entscheiden verlassen
""")
"""Verbs that are right without a pronoun where their subject is a thing, or something else is their object."""
_OBJECTS = listed("die das den einen eine ein meinen meine mein seinen seine sein ihren ihre unseren unsere alle viele")
_WITH = {
    "freuen": listed("auf über dass wenn sehr schon"),
    "interessieren": listed("für"),
    "beeilen": listed(""),
    "erinnern": listed("an"),
    "kümmern": listed("um"),
    "bedanken": listed(""),
    "entschuldigen": listed("für bei beim"),
    "bewerben": listed(""),
    "verlieben": listed("in"),
    "gewöhnen": listed("an"),
    "ärgern": listed("über dass"),
    "beschweren": listed("über bei"),
    "erkälten": listed(""),
    "verspäten": listed(""),
    "befinden": listed("in im auf neben"),
    "unterhalten": listed("mit über"),
    "verabreden": listed("mit"),
    "konzentrieren": listed("auf"),
    "beschäftigen": listed("mit"),
    "wundern": listed("über dass"),
    "sehnen": listed("nach"),
    "fürchten": listed("vor"),
    "benehmen": listed(""),
    "irren": listed("im"),
    "verabschieden": listed("von vom"),
    "anmelden": listed("für zu zum"),
    "weigern": listed(""),
    "lohnen": listed("nicht"),
    "treffen": listed("mit am um heute morgen"),
    "fühlen": listed("""
        wohl schlecht krank gut müde einsam allein besser schwach glücklich
    """),
    "vorbereiten": listed("auf"),
    "anpassen": listed("an"),
    "orientieren": listed("an"),
    "spezialisieren": listed("auf"),
    "auswirken": listed("auf"),
    "einigen": listed("auf"),
    "verlassen": listed("auf"),
    "informieren": listed("über"),
    "engagieren": listed("für in"),
    "bemühen": listed("um"),
    "eignen": listed("für als zum zur"),
    "beteiligen": listed("an"),
    "beziehen": listed("auf"),
    "aufregen": listed("über"),
    "entscheiden": listed("für"),
    "anstrengen": listed(""),
    "ausruhen": listed(""),
}
"""Words one of which follows a verb that has a reflexive pronoun; none where it always has one."""


def missing_reflexives(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Where a reflexive pronoun is to be put in."""
    if not any(one.lemma in _WITH for word in words for one in readings(word.lower())):
        return
    small = (words[0].lower(), *words[1:])
    for at, word in enumerate(small):
        own = tuple(one for one in readings(word) if one.kind == FINITE)
        perfect = any(one.kind == PARTICIPLE for one in readings(word)) and may_be_finite(
            "".join(small[at + 1 : at + 2])
        )
        if not own or perfect or not (word.islower() or at == 0):
            continue
        before = [one for one in (subject_at(small, start, phrases) for start in range(max(at - 4, 0), at)) if one]
        subject = next((one for one in before if one.end == at), None)
        inverted = subject_at(words, at + 1, phrases) if subject is None else None
        meant = subject or inverted
        if meant is None or (inverted and not inverted.is_pronoun):
            continue
        fitting = [one for one in own if one.person in meant.persons]
        place = inverted.end if inverted else at + 1
        if fitting and (subject is None or subject.is_pronoun or at > 0):
            said = small[meant.end - 1] if meant.is_pronoun else ""
            yield from _missing(words, small, at, place, fitting, said)


def _missing(
    words: Sequence[str], small: Sequence[str], at: int, place: int, own: Sequence[VerbForm], subject: str
) -> Iterator[Disagreement]:
    end = clause_end(words, place)
    start = at
    while start and (words[start - 1][0].isalnum() and words[start - 1] not in ("und", "oder")):
        start -= 1
    clause = small[start:end]
    objects = [
        one for place, one in enumerate(clause) if one.lower() in _PRONOUNS and clause[place - 1] not in _PREPOSITIONS
    ]
    if objects:
        return
    behind = words[place:end]
    verbs = {one.lemma for one in own}
    last = behind[-1] if behind else ""
    if verbs & {"haben"}:
        verbs = {one.lemma for one in readings(last) if one.kind == PARTICIPLE}
    elif verbs & {"müssen", "können", "wollen", "sollen", "möchten", "werden", "dürfen"}:
        verbs = {last} if readings(last) else set()
    follows = words[end + 1] if end + 1 < len(words) and words[end] == "," else ""
    for lemma in verbs:
        if lemma in _WITH and not own[0].moves:
            asked = _WITH[lemma]
            if lemma in _MORE_THAN_SELF and not _is_alone(subject, behind):
                continue
            if asked and not asked & {*behind, follows}:
                continue
            if lemma == "treffen" and "mit" not in behind and (own[0].person != "wir" or _has_name(behind)):
                continue
            if lemma == "bewerben" and _has_name(behind):
                continue
            pronoun = _OF_PERSON[own[0].person]
            behind_it = words[place : place + 1] if place < end else []
            meant = " ".join([words[place - 1], pronoun, *behind_it])
            yield Disagreement(place - 1, place + len(behind_it), (meant,), AgreementReason.PRONOUN, lemma)
            return


def _has_name(behind: Sequence[str]) -> bool:
    """Whether a word with a capital may be an object: no time, and behind no preposition."""
    return any(
        word[0].isupper() and word not in _TIMES and before not in _BEFORE_NOUNS
        for before, word in zip(("", *behind), behind, strict=False)
    )


def _is_alone(subject: str, behind: Sequence[str]) -> bool:
    """Whether a person is the subject, and no noun the object."""
    direct = (
        word
        for before, word in zip(("", *behind), behind, strict=False)
        if word.lower() in _OBJECTS and before not in _PREPOSITIONS
    )
    return subject in ("ich", "du", "er", "wir", "ihr", "man") and not any(direct) and "Sie" not in behind
