"""The past of a verb, also of those of going and of having, whose stem changes."""

from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["changed_pasts", "pasts"]

_PAST = {
    "jít": ("šel", "šla", "šli", "šly"),
    "mít": ("měl", "měla", "měli", "měly"),
    "jet": ("jel", "jela", "jeli", "jely"),
}
_BEEN = ("byl", "byla", "byli", "byly")


def changed_pasts(grammar: InflectedGrammar, verb: InflectedReading) -> tuple[str, ...]:
    """The past of a verb of going, or of having, in the singular and the plural; empty of other verbs."""
    for name in sorted(grammar.names(verb)):
        for base, forms in _PAST.items():
            if name == base or (base != "mít" and name.endswith(base)):
                return tuple(name.removesuffix(base) + form for form in forms)
    return ()


def pasts(grammar: InflectedGrammar, verb: InflectedReading, number: str) -> tuple[str, ...]:
    """The past of a verb in a number, of men and of women."""
    changed = changed_pasts(grammar, verb) or (_BEEN if verb.lemma == "být" else ())
    if changed:
        return changed[:2] if number == "sing" else changed[2:]
    genders = (("masc", "anim") if number == "plur" else ("masc",), ("femn",))
    own = tuple(form for marks in genders if (form := verb.form("past", number, *marks)))
    names = sorted(grammar.names(verb)) if not own else []
    return own or tuple(
        form for name in names for gender in ("masc", "femn") if (form := grammar.words.past(name, number, gender))
    )
