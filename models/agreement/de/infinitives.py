"""German infinitives that lack “zu”, as in “Er versucht, Deutsch lernen”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import INFINITIVE, PARTICIPLE, readings
from models.agreement.de.words import is_infinitive, may_be_finite, parted
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import determiners, listed

__all__ = ["missing_to"]

_OPENING = listed("um ohne statt anstatt")
_VERBS = frozenset({
    "vergessen", "versuchen", "hoffen", "planen", "vorhaben", "beginnen", "anfangen", "aufhören", "versprechen",
    "beschließen", "entscheiden", "bitten", "raten", "empfehlen", "vorschlagen", "erlauben", "verbieten", "freuen",
    "schaffen",
})  # fmt: skip
"""Verbs behind which an infinitive with “zu” may follow a comma, and none without."""
_ADJECTIVES = listed("""
    wichtig schön gut schwer leicht schwierig verboten nötig möglich einfach gefährlich interessant besser gesund teuer
    unmöglich notwendig langweilig anstrengend toll bereit
""")
_NOUNS = listed("Lust Zeit Angst Idee Möglichkeit Wunsch Plan Ziel Chance Absicht Problem Mühe Spaß Freude")
_CLAUSES = listed("""
    ich du er sie Sie es wir ihr man wer wen wem was wo wann wie warum welche welcher welches welchen welchem wenn als
    weil dass ob sobald denen dessen deren soweit sofern solange sooft indem nachdem bevor damit während obwohl bis
""")
_RELATIVES = listed("der die das den dem")
_PREPOSITIONS = listed("in an auf mit von bei zu nach aus seit für durch gegen ohne um unter über vor hinter neben")
_AUXILIARIES = listed("werden können müssen sollen wollen dürfen möchten haben sein")
_MODAL = listed(
    "kann kannst können konnte könnte muss musst müssen musste darf dürfen soll sollen sollte will wollen wird werden"
)
"""Verbs whose infinitive may be the one at the end: “kann den Vertrag, ohne Frist, kündigen”."""
_ENDS = listed(". ! ?")
_FAR = 9


def missing_to(words: Sequence[str]) -> Iterator[Disagreement]:
    """Infinitives at the end of a part of a sentence that asks for one with “zu”."""
    for end in range(2, len(words)):
        last = words[end - 1]
        if words[end] not in _ENDS and words[end] != ",":
            continue
        if not any(one.kind == INFINITIVE and not one.tense for one in readings(last)) or not last.islower():
            continue
        start = end - 1
        while start > 0 and words[start - 1][0].isalnum() and words[start - 1].lower() not in _OPENING:
            start -= 1
        inside = words[start : end - 1]
        if last in _AUXILIARIES:
            continue
        opening = words[start - 1].lower() if start else ""
        if len(inside) > _FAR or "zu" in inside or any(map(may_be_finite, inside)) or any(map(_is_other, inside)):
            continue
        if any(one.kind == PARTICIPLE for one in readings(last)) or {"und", "oder", "als", "wie", "dass"} & set(inside):
            continue
        if inside[-1:] and inside[-1] in determiners():
            continue  # “um den leeren, hungrigen Magen”
        if opening in _OPENING:
            before = words[start - 2] if start > 1 else ","
            may_be_of_modal = any(word in _MODAL for word in words[: max(start - 2, 0)])
            if before != "," or (start == 1 and words[end] != ",") or may_be_of_modal:
                continue
        elif opening != "," or words[end] == "," or _may_be_clause(inside) or not _asks(words[: start - 1]):
            continue
        particle, rest = parted(last)
        yield Disagreement(
            end - 1, end, (f"{particle}zu{rest}" if rest else f"zu {last}",), AgreementReason.INFINITIVE, opening
        )


def _may_be_clause(inside: Sequence[str]) -> bool:
    """Whether words may be a relative clause or a question, whose verb is a plural; true of none."""
    if not inside or _CLAUSES & set(inside):
        return True
    relative = inside[0] in _RELATIVES or (inside[1:2] and inside[0] in _PREPOSITIONS and inside[1] in _RELATIVES)
    named = next((place for place, word in enumerate(inside) if word[0].isupper()), 0)
    return bool(relative and (inside[0] in _PREPOSITIONS or not 0 < named < 3))


def _is_other(word: str) -> bool:
    """Whether a word is another infinitive, with “zu” in it or without, or opens a clause."""
    return is_infinitive(word) or (word.islower() and any(one.tense == "zu" for one in readings(word)))


def _asks(before: Sequence[str]) -> bool:
    """Whether what stands before a comma asks for an infinitive."""
    near = before[-8:]
    if not near or {"dass", "weil", "ob", "wenn"} & set(near):
        return False
    last = near[-1]
    being = {"ist", "war", "wäre", "bin", "sind", "finde", "findet"} & {word.lower() for word in near}
    lemmas = {last + one.lemma for word in near for one in readings(word.lower())}
    lemmas |= {one.lemma for word in near if word.lower() != "bitte" for one in readings(word.lower())}
    return bool(lemmas & _VERBS) or (bool(being) and last in _ADJECTIVES) or last in _NOUNS
