"""German verbs that do not agree with the subject right before or behind them."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, INFINITIVE, PARTICIPLE, VerbForm, in_person, readings
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import determiners, listed
from models.noun_phrases.nouns import nouns_of
from models.noun_phrases.phrases import BARE, NounPhrase

__all__ = ["has_other_noun", "wrong_last_verbs", "wrong_verbs"]

_PERSONS = {
    "ich": "ich",
    "du": "du",
    "er": "er",
    "wir": "wir",
    "man": "er",
    "jeder": "er",
    "jemand": "er",
    "niemand": "er",
}
_NEVER_BEHIND = frozenset({"ich", "du", "er", "wir", "man"})
"""Pronouns whose verb may stand right before them."""
_OPENERS = listed("""
    dass daß ob wenn weil da obwohl während damit falls bevor nachdem sobald bis wo wie was warum wann und aber denn
    sondern doch
""")
_BEFORE_SUBJECT = frozenset({"dass", "weil", "wenn", "ob", "obwohl"})
_SUBORDINATING = frozenset(
    {"dass", "daß", "ob", "wenn", "weil", "obwohl", "damit", "bevor", "nachdem", "sobald", "falls"}
)
_JOINS = frozenset({"und", "oder", "sowie", "als", "wie"})
_CLOSING = frozenset(".!?,")
_ELLIPTIC = frozenset({"zu", "je"})
_NEAR = 5
"""Words between a noun and its verb at most."""
_FAR = 12
"""Words of a clause at most."""
_NO_VERBS = listed("""
    gern gerne gerade ganz heute sein weit liebe arme alle selbst statt laut dank trotz morgen bestimmt
    meine deine seine
""")
"""Words that are no verb where they may look like one."""
_AUXILIARIES = frozenset({
    "haben", "sein", "werden", "können", "müssen", "wollen", "sollen", "dürfen", "mögen", "möchten",
})  # fmt: skip
_SEVERAL = listed("Leute Menschen Eltern Kinder Frauen Männer Studenten Schüler Touristen Jugendliche Ausländer")
_OTHER_SUBJECTS = listed("""
    ich du er sie es wir ihr man jemand niemand keiner jeder wer was das die der dies dieser diese alle viele einige
    beide andere sich irgendjemand mancher manche einer selbst
""")
"""Pronouns that may be the subject behind an auxiliary."""
_BEHIND = listed("""
    in an auf mit bei von zu nach aus seit für durch gegen ohne um unter über vor hinter neben zwischen im am beim
    vom zum zur ins nicht immer oft sehr gern gerne jeden dort hier heute morgen gestern schon noch auch den dem
    einen einem mich mir dich dir ihm ihn . ! ? , und zusammen nie gut viel krank müde glücklich gesund nett schön
    sehr zurzeit jetzt manchmal draußen nur ganz zuerst schlecht allein keinen keinem wieder bald meinen deinen
    seinen wegen ab trotzdem
""")
"""What may follow a verb whose subject stands before it."""


def wrong_verbs(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """The verbs of a sentence whose person or number is not that of their subject."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        if small in _PERSONS and (word.islower() or at == 0) and _opens(words, at):
            yield from _behind(words, at, _PERSONS[small])
        if at and small in _NEVER_BEHIND and word.islower():
            yield from _before(words, at, _PERSONS[small])
    yield from _far_from_phrase(words, phrases)
    yield from _of_several(words)
    for phrase in phrases:
        if phrase.start == 0 or (
            phrase.start > 1 and words[phrase.start - 1].lower() in _BEFORE_SUBJECT and words[phrase.start - 2] == ","
        ):
            yield from _of_phrase(words, phrase)


def _opens(words: Sequence[str], at: int) -> bool:
    return at == 0 or not words[at - 1][0].isalpha() or words[at - 1].lower() in _OPENERS


def _behind(words: Sequence[str], at: int, person: str) -> Iterator[Disagreement]:
    """The verb right behind a pronoun."""
    before = words[at - 1].lower() if at else ""
    verb = words[at + 1]
    forms = _finite(verb)
    if not forms or any(one.person == person for one in forms):
        return
    main = at == 0 or before in ("und", "aber", "denn", "sondern", "doch")
    if not main and (
        any(one.kind == INFINITIVE for one in readings(verb)) or before in _OPENERS or not before.isalpha()
    ):
        return
    if before == "und" and (at < 2 or not words[at - 2].islower() or words[at - 2].lower() in _PERSONS):
        return  # “Jane und ich spielen”
    if _is_reported(forms, verb, person) or words[at + 2 : at + 3] in (["'"], ["’"]):
        return
    if before in ("und", "aber", "doch", "sondern", "denn") and _has_person(words[at + 2 :], person):
        return
    if at == 0 and any(one.kind == INFINITIVE for one in readings(verb)) and _has_person(words[2:6], person):
        return
    yield from _told(at + 1, forms, person, words[at].lower())


def _has_person(words: Sequence[str], person: str) -> bool:
    """Whether one of some words is the verb of a person."""
    return any(one.person == person for word in words if word.islower() for one in _finite(word))


def _before(words: Sequence[str], at: int, person: str) -> Iterator[Disagreement]:
    """The verb right before a pronoun."""
    verb = words[at - 1]
    if at + 1 < len(words) and words[at + 1] in ("und", "oder", ",", "selbst"):
        return
    forms = _finite(verb.lower() if at == 1 else verb)
    is_third = bool(forms) and _is_bare_third(verb.lower(), forms)
    if at > 1 and (words[at - 2].lower() in ("zu", "und", "oder") or not (words[at - 2][0].isalpha() or is_third)):
        return
    if not forms or any(one.person == person for one in forms) or _is_reported(forms, verb, person):
        return
    begins = at == 2 and (words[0].lower() not in _OPENERS or words[-1] == "?")
    if len(forms) != len(readings(verb.lower())) and not (begins and all(map(_is_plain, readings(verb)))):
        return
    if words[at] == "du" and at == 1 and words[-1] != "?" and verb.endswith("e"):
        return  # “Fahre du voran!”
    if words[at] == "du" and verb.endswith("e") and words[at + 1 : at + 2][0] in ("doch", "mal", "bitte", "auch"):
        return  # “Jetzt schreibe du doch”
    if _has_person(words[at + 1 :], person):
        return
    if all(one.person == "ihr" for one in forms) and not is_third:
        return
    opening = max((place + 1 for place in range(at - 1) if not words[place][0].isalnum()), default=0) if is_third else 0
    if _has_person(words[opening : at - 1], person):
        return
    if at > 1 and any(one.person == _PERSONS.get(words[at - 2].lower()) for one in forms):
        return  # “ich hoffe du”
    yield from _told(at - 1, forms, person, words[at].lower(), title=verb.istitle())


def _is_bare_third(verb: str, forms: Sequence[VerbForm]) -> bool:
    """Whether a form with “ihr” is that with “er” but for the vowel of the latter: “fahrt”, “gebt”."""
    return verb.endswith("t") and all(
        one.tense == "present" and one.lemma not in _AUXILIARIES and in_person(one, "er") != verb for one in forms
    )


def wrong_last_verbs(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb at the end of a clause that a conjunction and a pronoun open, where none goes with the pronoun."""
    for at in range(1, len(words) - 2):
        person = _PERSONS.get(words[at])
        if person is None or words[at - 1].lower() not in _SUBORDINATING:
            continue
        end = at + 1
        while end < len(words) and words[end][0].isalpha() and words[end] not in _JOINS:
            end += 1
        if end >= len(words) or words[end] not in _CLOSING or not at + 1 < end - 1 < at + _FAR:
            continue
        if _has_person(words[at + 1 : end], person) or any(one in _ELLIPTIC for one in words[at + 1 : end]):
            continue
        forms = _finite(words[end - 1])
        if any(one.kind == INFINITIVE for one in readings(words[end - 1])) and not _ends_clause(words, end):
            continue  # “dass er es lesen, prüfen und bearbeiten kann”
        if _is_reported(forms, words[end - 1], person):
            continue
        if forms and all(_is_plain(one) for one in readings(words[end - 1])):
            yield from _told(end - 1, forms, person, words[at])


def _is_reported(forms: Sequence[VerbForm], verb: str, person: str) -> bool:
    """Whether a verb may say what somebody said: “er komme”."""
    return person == "er" and verb.endswith("e") and all(one.person == "ich" for one in forms)


def _ends_clause(words: Sequence[str], end: int) -> bool:
    """Whether a mark closes a clause, and no list of verbs goes on."""
    behind = words[end + 1].lower() if end + 1 < len(words) else ""
    if words[end] != "," or behind in _PERSONS or behind in ("dann", "so"):
        return True
    return bool(_finite(behind)) and all(one.kind != INFINITIVE for one in readings(behind))


def _is_plain(form: VerbForm) -> bool:
    return form.kind != PARTICIPLE and form.tense != "zu"


def _of_phrase(words: Sequence[str], phrase: NounPhrase) -> Iterator[Disagreement]:
    """The verb right behind a noun phrase that can be nothing but a subject."""
    at = phrase.end
    if at + 1 >= len(words) or not phrase.cells or any(cell[0] not in "nag" for cell in phrase.cells):
        return
    numbers = {cell[1] == "p" for cell in phrase.cells if cell[0] == "n"}
    if len(numbers) != 1 or any(cell[0] == "g" and cell[1] != "p" for cell in phrase.cells):
        return
    person = "sie" if numbers == {True} else "er"
    forms = _finite(words[at])
    if not forms or any(one.person == person for one in forms):
        return
    if not (_goes_on(forms, words[at + 1]) or (all(one.person == "du" for one in forms) and words[at + 1].islower())):
        return
    is_yours = all(one.person == "du" for one in forms) and words[at].endswith("st") and "du" not in words
    if all(one.person not in ("er", "sie") for one in forms) and not is_yours:
        return
    if any(cell[0] == "a" for cell in phrase.cells) and has_other_noun(words, at + 1, plural=person == "er"):
        return  # “Jede Saison werden hier tausend Karten verkauft.”
    further = words[at + 2 : at + 3]
    if further and further != ["sein"] and "n" in {cell[0] for cell in _cells(further[0])}:
        return  # “Die Kinder versorgt heute die Oma.”
    if words[at + 1] in (",", ".", "!", "?", "und") and any(one.kind == INFINITIVE for one in readings(words[at])):
        return  # “Die Helligkeit anpassen.”
    if person == "er" and phrase.nouns[0].is_adjectival:
        yield from _several(phrase)  # “Die Kriminelle sind gefährlich”
        return
    yield from _told(at, forms, person, phrase.words[-1])


def _goes_on(forms: Sequence[VerbForm], behind: str) -> bool:
    """Whether what stands behind a verb shows that it is one whose subject stands before it."""
    auxiliary = all(one.lemma in _AUXILIARIES for one in forms)
    return behind in _BEHIND or (auxiliary and behind.islower() and behind not in _OTHER_SUBJECTS)


def _several(phrase: NounPhrase) -> Iterator[Disagreement]:
    """The plural of a phrase."""
    meant = phrase.in_cells({"np": 0.0})
    if meant:
        yield Disagreement(phrase.start, phrase.end, meant[:1], AgreementReason.SUBJECT, phrase.words[0])


def _of_several(words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the singular behind a plural without a determiner that opens the sentence: “Leute hat”."""
    if len(words) < 4 or words[0] not in _SEVERAL:
        return
    forms = _finite(words[1])
    if (
        forms
        and {one.person for one in forms} <= {"er", "ihr", "ich"}
        and any(one.person == "er" and one.lemma != "geben" for one in forms)
        and words[2] not in _OTHER_SUBJECTS
        and (words[2] not in determiners() or words[2] in ("kein", "keine", "keinen"))
        and not (words[2][0].isupper() and not nouns_of(words[2]))
    ):
        yield from _told(1, forms, "sie", words[0])


def _far_from_phrase(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """A verb with the vowel of “ihr fahrt” behind a singular that opens the sentence."""
    first = next((one for one in phrases if one.start == 0), None)
    if first is None or "!" in words or "ihr" in words or not any(cell in first.cells for cell in ("nm", "nf", "nn")):
        return
    if any(cell[0] == "g" or cell[1] == "p" for cell in first.cells):
        return
    for at in range(first.end, min(first.end + _NEAR, len(words) - 1)):
        if not words[at][0].isalpha():
            return
        own = readings(words[at])
        if any(one.kind == FINITE and one.person != "ihr" for one in own if words[at] not in _NO_VERBS):
            return
        if own and words[at].islower() and all(one.person == "ihr" for one in own):
            yield from _told(at, own, "er", first.words[-1])
            return


def has_other_noun(words: Sequence[str], start: int, *, plural: bool) -> bool:
    """Whether a noun follows in the clause that may be its subject: behind no preposition, and of the verb's number."""
    for at in range(start, len(words)):
        if not words[at][0].isalpha():
            return False
        before = words[at - 1]
        cases = {cell[0] for cell in _cells(before)}
        numbers = {cell[1] == "p" for noun in nouns_of(words[at]) for cell in noun.cells_of(words[at])}
        fits = not numbers or plural in numbers
        if words[at][0].isupper() and fits and before not in BARE and (not cases or "n" in cases):
            return True
    return False


def _cells(word: str) -> frozenset[str]:
    """The cells of a determiner; none of another word."""
    known = determiners().get(word)
    return known.cells if known else frozenset()


def _finite(word: str) -> tuple[VerbForm, ...]:
    """The finite forms that a word may be; none where it may be something else, too."""
    if not word.islower() or word in _NO_VERBS:
        return ()
    return tuple(one for one in readings(word) if one.kind == FINITE)


def _told(at: int, forms: Sequence[VerbForm], person: str, said: str, *, title: bool = False) -> Iterator[Disagreement]:
    meant = tuple(dict.fromkeys(form for one in forms if (form := in_person(one, person))))
    if meant:
        meant = tuple(form.title() for form in meant) if title else meant
        yield Disagreement(at, at + 1, meant[:3], AgreementReason.SUBJECT, said)
