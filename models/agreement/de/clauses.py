"""German verbs at the end of a clause whose form does not go with the auxiliary or modal verb before them."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, INFINITIVE, PARTICIPLE, VerbForm, forms_of, readings
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.nouns import nouns_of

__all__ = ["wrong_infinitives", "wrong_participles", "wrong_purposes"]

_MODAL = frozenset({"können", "müssen", "dürfen", "sollen", "wollen", "mögen", "möchten"})
_WOULD = frozenset(
    {"würde", "würdest", "würden", "würdet", "könnte", "könntest", "könnten", "könntet", "müsste", "müssten"}
)
_WITH_INFINITIVES = _MODAL | {"lassen", "haben", "sein", "werden", "leben", "laufen", "reden", "lachen", "brauchen"}
"""Verbs that may stand as infinitives behind “haben”: “hat gut reden”, “hat Wasser laufen”."""
_WISHING = frozenset({"gern", "gerne", "wenn", "lieber", "falls", "mich", "ich"})
"""Words beside which “wurde” is more often meant to be “würde”."""
_STAYING = ("liegen", "stehen", "sitzen", "wohnen", "hängen")
_NOMINAL = frozenset({"zum", "beim", "am"})
_NO_VERBS = frozenset({"zuhause", "zulande"})
_ENDS = frozenset('.!?,;:–—)"“”«»') | {"und", "oder", "aber", "weil", "dass", "wenn", "damit", "ob"}
_CLOSING = frozenset(".!?")
_JOINING = frozenset({"und", "oder", "sowie", "als", "wie", "statt", "anstatt", "ohne", "außer", "-", "/"})
_WITH_TO = frozenset({"umhin", "etwas", "was", "nichts", "viel", "genug", "schluck", "glas", "stück"})
"""Words behind which “zu” stands with an infinitive although a modal verb is before them."""
_ASKING = frozenset({"welche", "welchen", "welcher", "welches", "was", "wie", "wo", "warum", "wann", "ob"})
"""Words with which a clause may begin without its comma: “dass man entscheiden muss welche Karriere”."""
_MANY = frozenset({"noch", "keine", "viele", "einige", "paar", "mehr", "weitere", "andere"})
"""Words behind which an infinitive in small letters may be a noun."""
_FAR = 14
"""Words between an auxiliary and its verb at most."""
_TO_BE = {"ich": "bin", "du": "bist", "er": "ist", "wir": "sind", "ihr": "seid", "sie": "sind"}
_WAS = {"ich": "war", "du": "warst", "er": "war", "wir": "waren", "ihr": "wart", "sie": "waren"}
_MOVED = frozenset({
    "gegangen", "gekommen", "geblieben", "geworden", "gewesen", "gestorben", "eingeschlafen", "aufgewacht",
    "angekommen", "aufgestanden", "geschehen", "gelungen", "verschwunden", "gereist", "ausgegangen", "mitgekommen",
    "zurückgekommen", "weggegangen", "gewachsen", "aufgewachsen", "zurückgegangen", "hingegangen", "spazieren gegangen",
    "ausgestiegen", "eingestiegen", "umgestiegen", "zurückgekehrt", "gewandert", "ausgewandert", "mitgegangen",
})  # fmt: skip
"""Participles that are always behind “sein”."""
_MOVED_TO = frozenset({"geflogen", "gefahren", "gelaufen", "gezogen", "geschwommen", "gesegelt"})
"""Those that are where somebody goes somewhere: “nach Rom geflogen”."""
_HAVE = {"ich": "habe", "du": "hast", "er": "hat", "wir": "haben", "ihr": "habt", "sie": "haben"}
_HAD = {"ich": "hatte", "du": "hattest", "er": "hatte", "wir": "hatten", "ihr": "hattet", "sie": "hatten"}
_DOING = frozenset({
    "essen", "trinken", "schlafen", "arbeiten", "spielen", "lernen", "kaufen", "kochen", "machen", "lachen", "reden",
    "sprechen", "warten", "telefonieren", "leben", "lesen", "schreiben", "studieren", "feiern", "frühstücken",
    "duschen", "verbringen", "bekommen", "denken", "sagen", "hören", "weinen", "singen", "suchen", "helfen",
    "antworten", "einkaufen", "fernsehen", "anrufen", "besichtigen", "erzählen",
})  # fmt: skip
"""Verbs whose perfect is made with “haben”, and whose participle says little of somebody."""
_ALONE = frozenset({
    "schlafen", "arbeiten", "spielen", "lachen", "reden", "warten", "telefonieren", "leben", "frühstücken", "duschen",
    "weinen", "helfen", "antworten",
})  # fmt: skip
"""Those of them that have no passive with “er”."""
_PASSIVE = frozenset({"wurde", "wurden", "wurdest"})


def wrong_participles(words: Sequence[str]) -> Iterator[Disagreement]:
    """Infinitives and other forms behind “haben”, and “haben” before a participle that goes with “sein”."""
    for at, end, auxiliary in _brackets(words):
        last = words[end]
        if any(one.lemma == "haben" for one in auxiliary):
            forms = readings(last)
            if last in _MOVED or (last in _MOVED_TO and words[end - 2] == "nach"):
                yield from _with_being(at, words, auxiliary)
            elif forms and all(one.kind != PARTICIPLE for one in forms):
                yield from _participle(words, at, end, forms)
        elif any(one.lemma == "sein" for one in auxiliary):
            yield from _with_having(words, at, end, auxiliary)
        elif words[at].lower() in _PASSIVE and not _WISHING & {word.lower() for word in words}:
            forms = readings(last)
            if forms and all(one.kind != PARTICIPLE for one in forms):
                yield from _participle(words, at, end, forms)


def _with_having(words: Sequence[str], at: int, end: int, auxiliary: Sequence[VerbForm]) -> Iterator[Disagreement]:
    """“sein” before a participle that goes with “haben”, where a pronoun says who has done it."""
    beside = {words[at - 1].lower() if at else "", words[at + 1]}
    lemmas = {one.lemma for one in readings(words[end]) if one.kind == PARTICIPLE}
    personal = bool(beside & {"ich", "du", "wir"}) and bool(lemmas & _DOING)
    if not personal and not ("er" in beside and lemmas & _ALONE):
        return
    table = _HAVE if auxiliary[0].tense == "present" else _HAD
    forms = tuple(dict.fromkeys(table[one.person] for one in auxiliary))
    written = words[at]
    forms = tuple(form.title() if written.istitle() else form for form in forms)
    yield Disagreement(at, at + 1, forms[:1], AgreementReason.INFINITIVE, "haben")


def _with_being(at: int, words: Sequence[str], auxiliary: Sequence[VerbForm]) -> Iterator[Disagreement]:
    table = _TO_BE if auxiliary[0].tense == "present" else _WAS
    forms = tuple(dict.fromkeys(table[one.person] for one in auxiliary))
    written = words[at]
    forms = tuple(form.title() if written.istitle() else form for form in forms)
    yield Disagreement(at, at + 1, forms[:1], AgreementReason.INFINITIVE, "sein")


def _participle(words: Sequence[str], at: int, end: int, forms: Sequence[VerbForm]) -> Iterator[Disagreement]:
    if (
        words[end] in _NO_VERBS
        or words[end - 1] == "zu"
        or any(one.lemma.endswith(_STAYING) or one.tense == "zu" for one in forms)
    ):
        return
    if any(one.lemma in _WITH_INFINITIVES for one in forms) or _NOMINAL & {word.lower() for word in words[:end]}:
        return
    if words[end - 1].islower() and words[end - 1].endswith("n") and any(one.kind == INFINITIVE for one in forms):
        return  # “ein Netz spinnen sehen”
    if all(one.tense == "past" and one.person in ("wir", "sie") for one in forms):
        return  # “umschrieben”
    between = [form for word in words[at + 1 : end] for form in readings(word)]
    if any(one.kind == INFINITIVE for one in forms) and any(one.kind in (INFINITIVE, PARTICIPLE) for one in between):
        return
    meant = tuple(
        dict.fromkeys(
            text for one in forms for text, own in forms_of(one.lemma) if own.kind == PARTICIPLE and not own.moves
        )
    )
    noun = words[end].capitalize()
    if words[end - 1] in _MANY and nouns_of(noun):
        meant = (noun, *meant)  # “Hast du noch fragen?”
    if meant and not any(own.moves for one in forms for _, own in forms_of(one.lemma)):
        yield Disagreement(end, end + 1, meant[:2], AgreementReason.INFINITIVE, "haben")


def wrong_infinitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """Finite forms behind modal verbs."""
    for at, end, auxiliary in _brackets(words):
        if not (words[at].lower() in _WOULD or any(one.lemma in _MODAL for one in auxiliary)):
            continue
        forms = readings(words[end])
        infinitive = any(one.kind == INFINITIVE for one in forms)
        if words[end - 1] == "zu" and infinitive and _ASKING.isdisjoint(words[at:end]):
            yield from _superfluous(words, at, end)
        if words[end] in ("lange", "bitte", "heute", "gerade", "gerne", "morgen") or words[end - 1] == "auf":
            continue
        if not forms or infinitive or any(one.lemma in _MODAL for one in forms):
            continue
        if any(one.kind == INFINITIVE for word in words[at + 1 : end] for one in readings(word)):
            continue
        if all(one.kind == PARTICIPLE or one.tense == "past" for one in forms):
            continue
        if any(one.kind == PARTICIPLE for one in forms) and words[end + 1] == ",":
            continue  # “kann verwendet, geändert und verteilt werden”
        meant = tuple(dict.fromkeys(one.lemma for one in forms if one.kind == FINITE))
        yield Disagreement(end, end + 1, meant[:2], AgreementReason.INFINITIVE, words[at].lower())


def _superfluous(words: Sequence[str], at: int, end: int) -> Iterator[Disagreement]:
    """“zu” before an infinitive that a modal verb asks for."""
    between = words[at + 1 : end - 1]
    if (
        between
        and not _WITH_TO & {word.lower() for word in (*between, words[max(at - 1, 0)])}
        and all(one.lemma != "mögen" for one in readings(words[at].lower()))
        and not any(one.kind in (INFINITIVE, PARTICIPLE) for word in between for one in readings(word))
    ):
        yield Disagreement(end - 1, end + 1, (words[end],), AgreementReason.INFINITIVE, words[at].lower())


def wrong_purposes(words: Sequence[str]) -> Iterator[Disagreement]:
    """Finite forms behind “zu” at the end of a clause: “um Brot zu kauft”."""
    for at in range(2, len(words) - 1):
        if (
            words[at - 1] == "zu"
            and words[at + 1] in _CLOSING | {","}
            and "um" in [one.lower() for one in words[max(at - 8, 0) : at]]
        ):
            forms = readings(words[at])
            if forms and all(one.kind == FINITE for one in forms):
                meant = tuple(dict.fromkeys(one.lemma for one in forms))
                yield Disagreement(at, at + 1, meant[:2], AgreementReason.INFINITIVE, "zu")


def _brackets(words: Sequence[str]) -> Iterator[tuple[int, int, tuple[VerbForm, ...]]]:
    """Finite auxiliaries and modal verbs, each with the last word of its clause, where no other verb is between."""
    for at, word in enumerate(words[:-2]):
        small = word.lower()
        auxiliary = tuple(one for one in readings(small) if one.kind == FINITE)
        if not (auxiliary or small in _WOULD) or (not word.islower() and at):
            continue
        if not (small in _WOULD | _PASSIVE or any(one.lemma in _MODAL | {"haben", "sein"} for one in auxiliary)):
            continue
        end = _end(words, at)
        between = {one.lower() for one in words[at + 1 : end]}
        if end is not None and not _JOINING & between and not {"um", "zu"} <= between:
            yield at, end, auxiliary


def _end(words: Sequence[str], at: int) -> int | None:
    """The last word of a clause that a mark closes; None where it is too far, or may not be its end."""
    for place in range(at + 1, min(at + _FAR, len(words))):
        if words[place] in _ENDS or not words[place][0].isalpha():
            closes = words[place] in _CLOSING or (words[place] == "," and place + 1 < len(words))
            return place - 1 if closes and place - 1 > at + 1 and words[place - 1].islower() else None
        if any(
            one.kind == FINITE and one.lemma in _MODAL | {"haben", "sein", "werden"} for one in readings(words[place])
        ):
            return None
    return None
