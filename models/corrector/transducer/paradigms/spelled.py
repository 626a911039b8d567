"""Forms of Czech and Ukrainian words, by the paradigms of the entries of their spelling dictionaries."""

from models.agreement.inflected.lexemes import FormPlace, Lexeme
from models.agreement.inflected.morphology import morphology
from models.corrector.transducer.paradigms.forms import Place

__all__ = ["forms"]

_NOUN = "NOUN"


def forms(word: str, language: str) -> dict[str, set[Place]]:
    """The forms of all words that one in small letters may be."""
    found: dict[str, set[Place]] = {}
    lexemes = {id(one.lexeme): one.lexeme for one in morphology(language).readings(word)}
    for lexeme in lexemes.values():
        for form, place in lexeme.forms:
            found.setdefault(lexeme.negated + form, set()).add(_place(lexeme, place))
    return found


def _place(lexeme: Lexeme, place: FormPlace) -> Place:
    if lexeme.kind == _NOUN:
        gender, animate = place.gender or lexeme.gender, place.animate or lexeme.animate
        place = FormPlace(place.case, place.number, gender, animate)
    return " ".join(filter(None, (lexeme.kind, *place)))
