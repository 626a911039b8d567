"""German pronouns in the case that their verb does not take, as in “Ich kann dich nicht helfen”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.de.words import PREFIXES, clause_end, is_infinitive
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_objects"]

_DATIVE = {"mich": "mir", "dich": "dir", "ihn": "ihm"}
_ACCUSATIVE = {"mir": "mich", "dir": "dich", "ihm": "ihn", "ihr": "sie", "ihnen": "sie"}
_WITH_DATIVE = listed("""
    helfen danken gratulieren vertrauen zuhören antworten gehören gefallen begegnen widersprechen schaden weiterhelfen
""")
_WITH_ACCUSATIVE = listed("""
    abholen besuchen anrufen einladen treffen fragen lieben heiraten vermissen stören wecken unterstützen begleiten
    kennenlernen sehen verstehen kennen mitnehmen
""")
_AUXILIARIES = frozenset({"können", "müssen", "wollen", "sollen", "dürfen", "möchten", "haben", "werden"})
_SUBJECTS = listed("ich du er wir ihr man")
_OBJECTS = listed("""
    etwas nichts alles viel das es was den die einen eine ein keinen keine kein mich dich uns euch sich ihn sie dies
    welchen welche
""")
_ASKED = listed("weil wo wann warum ob wie wenn als denn aber wer wohin woher")
"""What may follow a clause whose object a pronoun is."""
_PREPOSITIONS = listed("mit von bei zu nach aus seit für durch gegen ohne um in an auf unter über vor hinter neben")


def wrong_objects(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Pronouns right behind the verb, or its subject, of a clause that has no other object."""
    small = (words[0].lower(), *words[1:])
    for at in range(1, len(words) - 1):
        if words[at] not in _DATIVE and words[at] not in _ACCUSATIVE:
            continue
        verb = _verb(small, at)
        if verb is None:
            continue
        end = clause_end(words, at)
        inside = words[at + 1 : end]
        own = {one.lemma for one in readings(small[verb]) if one.kind == FINITE}
        whole = own & _AUXILIARIES
        if whole and not inside:
            continue
        lemmas = {one.lemma for one in readings(inside[-1])} if whole else own
        if not whole and inside and len(inside) < 9:
            parted = {inside[-1] + lemma for lemma in own}
            lemmas = parted if inside[-1] in PREFIXES else lemmas | parted
        if whole and any(map(is_infinitive, inside[:-1])):
            continue  # “Ich habe ihn reden gehört.”
        if PREFIXES & set(inside[:-1]) - _PREPOSITIONS or ("Augen" in inside) or {"aus", "an"} & set(inside[:-1]):
            continue
        if words[at] in _DATIVE and lemmas & _WITH_DATIVE and not _OBJECTS & set(inside) and "zu" not in inside:
            yield _told(at, _DATIVE[words[at]], min(lemmas & _WITH_DATIVE))
        if words[at] in _ACCUSATIVE and lemmas & _WITH_ACCUSATIVE and not _has_object(words, at, end, phrases):
            if words[at] == "ihr" and ((inside and inside[0][0].isupper()) or _ends(inside)):
                continue
            yield _told(at, _ACCUSATIVE[words[at]], min(lemmas & _WITH_ACCUSATIVE))


def _verb(small: Sequence[str], at: int) -> int | None:
    """The finite verb of the pronoun at a place: before it, or before or behind the subject before it."""
    before = small[at - 1]
    if any(one.kind == FINITE for one in readings(before)) and at >= 2 and small[at - 2] in _SUBJECTS:
        return at - 1
    if before in _SUBJECTS and at >= 2 and any(one.kind == FINITE for one in readings(small[at - 2])):
        return at - 2
    return None


def _has_object(words: Sequence[str], at: int, end: int, phrases: Sequence[NounPhrase]) -> bool:
    """Whether a clause has an object beside the pronoun at a place."""
    inside = words[at + 1 : end]
    if any(word in _OBJECTS and before not in _PREPOSITIONS for before, word in zip(words[at:], inside, strict=False)):
        return True
    nouns = [place for place in range(at + 1, end) if words[place][0].isupper()]
    governed = [
        place
        for place in nouns
        if any(
            word in _PREPOSITIONS or word in ("am", "im", "zum", "zur", "beim", "vom", "ins")
            for word in words[max(place - 3, at + 1) : place]
        )
    ]
    return len(nouns) > len(governed) or (end + 1 < len(words) and words[end] == "," and words[end + 1] not in _ASKED)


def _ends(inside: Sequence[str]) -> bool:
    """Whether what follows “ihr” may be an adjective of a noun."""
    return len(inside) > 1 and inside[0].endswith(("e", "er", "es", "en")) and inside[1][0].isupper()


def _told(at: int, meant: str, verb: str) -> Disagreement:
    return Disagreement(at, at + 1, (meant,), AgreementReason.VERB, verb)
