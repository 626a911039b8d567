"""German relative pronouns that have another gender, number or case than they should."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.de.words import clause_end, may_be_finite
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.nouns import nouns_of
from models.noun_phrases.phrases import NounPhrase

__all__ = ["missing_what", "wrong_relatives"]

_CELLS = {
    "der": listed("nm df"),
    "die": listed("nf af np ap"),
    "das": listed("nn an"),
    "den": listed("am"),
    "dem": listed("dm dn"),
    "denen": listed("dp"),
}
_SUBJECTS = {"ich": "ich", "du": "du", "er": "er", "wir": "wir", "man": "er"}
_DATIVE_VERBS = listed("""
    helfen hilft half geholfen gehört gehören gehörte gefällt gefallen gefiel fehlt fehlte dankt danken dankte gedankt
    gebe gibst gibt geben gab gaben gegeben schenke schenkt geschenkt erzähle erzählt erzählen gezeigt vertraue
    vertraut vertrauen glaube glaubt geglaubt schreibe schreibt geschrieben passiert passierte schmeckt geht ging
    begegnet begegne folgt folge gefolgt sage sagt gesagt zeige zeigt gratuliert antworte geantwortet leihe geliehen
    verdanke verdanken zuhören zugehört bringe gebracht erklärt erkläre empfohlen versprochen
""")
"""Verbs beside which a relative pronoun may be a dative."""
_OTHERS = listed(
    "sie es ihr Sie alles nichts etwas viele alle niemand jemand keiner einer jeder andere beide manche wer"
)
"""Pronouns that may be subject or object."""
_BEING = frozenset({"sein", "werden", "bleiben", "heißen"})
"""Verbs with two nominatives."""
_OF_CLAUSES = (
    "gefahr", "grund", "eindruck", "meinung", "tatsache", "problem", "idee", "hoffnung", "angst", "gefühl", "glück",
    "wunsch", "teil", "ansicht", "fall", "weg", "voraussetzung", "bedingung", "folge", "wahrheit", "vorstellung",
)  # fmt: skip
"""Ends of nouns behind which “dass” may be meant."""
_EVERYTHING = listed("alles nichts vieles manches einiges weniges")
_OBJECTS = listed("mich dich ihn es sie uns euch sich das etwas nichts alles viel ein eine einen kein keine keinen")
_TAKING = frozenset({
    "haben", "wollen", "wissen", "brauchen", "sagen", "machen", "tun", "kaufen", "sehen", "hören", "kennen", "lieben",
    "mögen", "möchten", "finden", "bekommen", "erleben", "verlieren", "besitzen", "erzählen", "lernen", "können",
    "schreiben", "lesen", "essen", "vergessen", "verstehen",
})  # fmt: skip
"""Verbs that would lack an object without it."""
_FAR = 9


def wrong_relatives(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Relative pronouns right behind the noun that they are of, which fit neither it nor any noun before it."""
    for at in range(2, len(words) - 3):
        if words[at] in _CELLS and words[at - 1] == ",":
            phrase = next((one for one in phrases if one.end == at - 1 and one.cells), None)
            end = clause_end(words, at + 1)
            if phrase is not None and end < len(words) and end - at < _FAR and words[end] in (",", ".", "!", "?"):
                yield from _of(words, at, end, phrase, phrases)


def missing_what(words: Sequence[str]) -> Iterator[Disagreement]:
    """“das” or “dass” that refers to “alles”, “nichts” or “etwas”, where “was” does: “alles, das ich weiß”."""
    for at in range(1, len(words) - 3):
        before = words[at - 2].lower() if words[at - 1] == "," and at > 1 else words[at - 1].lower()
        if words[at] not in ("das", "dass") or before not in _EVERYTHING or words[at + 1] not in _SUBJECTS:
            continue
        end = clause_end(words, at + 1)
        inside = words[at + 2 : end]
        if not inside or _OBJECTS & set(inside) or any(word[0].isupper() for word in inside):
            continue
        lemmas = {one.lemma for word in inside[-2:] for one in readings(word)}
        if _goes_with(inside[-1], _SUBJECTS[words[at + 1]]) and lemmas & _TAKING:
            meant = "was" if words[at - 1] == "," else f"{words[at - 1]}, was"
            start = at if words[at - 1] == "," else at - 1
            yield Disagreement(start, at + 1, (meant,), AgreementReason.RELATIVE, before)


def _of(
    words: Sequence[str], at: int, end: int, phrase: NounPhrase, phrases: Sequence[NounPhrase]
) -> Iterator[Disagreement]:
    inside = words[at + 1 : end]
    finite = [word for word in inside if may_be_finite(word)]
    if not finite or not may_be_finite(inside[-1]) or (len(inside) > 1 and may_be_finite(inside[0])):
        return
    if words[at + 1][0].isupper() or any(one.start == at for one in phrases):
        return  # “er kam, die Tür ging auf”
    if any(word[0].isupper() and place and not nouns_of(word) for place, word in enumerate(words[: phrase.start])):
        return
    if words[at] == "das" and phrase.words[-1].lower().endswith(_OF_CLAUSES):
        return  # “das Gefühl, dass er es weiß”
    numbers = _numbers(phrase)
    if phrase.start == 0 and any(cell[0] == "n" for cell in phrase.cells):
        numbers = {cell[1] for cell in phrase.cells if cell[0] == "n"}
    if len(numbers) != 1 or any(
        other is not phrase and _numbers(other) & _numbers_of(words[at]) for other in phrases if other.end < at
    ):
        return
    if any(_noun_numbers(word) & _numbers_of(words[at]) for word in words[: phrase.start] if word[0].isupper()):
        return
    [number] = numbers
    first = inside[0]
    wanted = "n"
    if first in _SUBJECTS:
        if not _goes_with(inside[-1], _SUBJECTS[first]) or len(inside) < 2:
            return
        if any(one.lemma in _BEING for word in inside[-2:] for one in readings(word)):
            return  # “der Junge, der er war”
        wanted = "d" if _DATIVE_VERBS & set(inside) else "a"
    elif (
        _OTHERS & set(inside)
        or any(one.start == at + 1 for one in phrases)
        or any(word[0].isupper() for word in inside)
    ):
        wanted = ""  # it may be subject or object
    own = {cell for cell in _CELLS[words[at]] if cell[1] == number}
    if any(word == "zu" or "zu" in word[2:-2] for word in inside):
        return  # “die Gefahr, der nicht auszuweichen war”
    passive = any(word.startswith(("wird", "wurde", "werde", "worden")) for word in inside)
    if number in _numbers_of(words[at]) and (
        not wanted or any(cell[0] in ("ad" if wanted == "a" else "nd" if passive else "n") for cell in own)
    ):
        return
    if wanted == "d":
        return
    case = wanted or "n"
    if not wanted and words[at] in ("den", "dem", "denen"):
        case = "a" if words[at] == "den" else "d"
    if case == "n":
        verb = inside[-1]
        plural = number == "p"
        if not _goes_with(verb, "sie" if plural else "er"):
            return
    forms = tuple(form for form, cells in _CELLS.items() if case + number in cells)
    if forms and forms[0] != words[at]:
        yield Disagreement(at, at + 1, forms[:1], AgreementReason.RELATIVE, phrase.words[-1])


def _goes_with(verb: str, person: str) -> bool:
    """Whether a word may be the verb of a person, whatever else it may be."""
    return any(one.kind == FINITE and one.person == person for one in readings(verb))


def _numbers_of(pronoun: str) -> set[str]:
    return {cell[1] for cell in _CELLS[pronoun]}


def _numbers(phrase: NounPhrase) -> set[str]:
    """The genders, or plural, of a phrase."""
    return {cell[1] for cell in phrase.cells}


def _noun_numbers(word: str) -> set[str]:
    return {cell[1] for noun in nouns_of(word) for cell in noun.cells_of(word)}
