"""Single words that are right as they stand where a model of their neighbours alone prefers another form."""

from collections.abc import Sequence

from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["is_right_as_written"]

_MANNERS = frozenset({"genial", "fatal"})
"""Spanish adjectives that also tell how something is done."""
_BEFORE_MANNERS = frozenset({"quedar", "sentar", "ir", "salir", "pasar", "llevar", "caer"})
_FEMININE_IN_O = frozenset({"mano", "radio", "foto", "auto", "moto", "eco", "dinamo", "libido"})
_BEFORE_TIMES = frozenset({"durante", "en", "desde", "hasta", "tras", "con", "de", "para", "por", "a", "al"})


def is_right_as_written(
    known: RomanceGrammar, before: Sequence[str], old: Sequence[str], new: Sequence[str], behind: Sequence[str]
) -> bool:
    """Whether a word need not become another one.

    Args:
        known: the language.
        before: the words before it.
        old: what is written.
        new: what would be written.
        behind: the words behind it.
    """
    if known.code == "fr" and list(old[1:]) == list(new) and len(new) == 1:
        return old[0].lower() in ("l'", "le") and new[0] in known.words("languages")
    if len(old) != 1 or len(new) > 1:
        return False
    written, meant = old[0].lower(), new[0].lower() if new else ""
    small = [word.lower() for word in before]
    after = behind[0] if behind else ""
    return {"fr": _french, "es": _spanish, "it": _italian}.get(known.code, _none)(known, small, written, meant, after)


def _none(known: RomanceGrammar, before: Sequence[str], written: str, meant: str, after: str) -> bool:
    return False


def _french(known: RomanceGrammar, before: Sequence[str], written: str, meant: str, after: str) -> bool:
    """“On est allés”, “aller au Portugal”, “parler l'anglais”, “et” that is no “es” without “tu”."""
    if written in ("au", "aux"):
        return meant == "à" and after in known.words("names_with_au")
    if written in ("l'", "le") and not meant:
        return after in known.words("languages")
    if written == "et":
        return meant == "es" and not {"tu", "t'"} & set(before[-3:])
    being = [word for word in before[-3:] if any(one.lemma == "être" for one in known.verbs.readings(word))]
    return bool(being) and "on" in before[-4:] and written == f"{meant}s" and known.is_participle(meant)


def _spanish(known: RomanceGrammar, before: Sequence[str], written: str, meant: str, after: str) -> bool:
    """“Me quedan genial”, “durante un año fui”, “quedo a la espera y le saludo”."""
    if written in _MANNERS:
        verbs = known.verbs.readings(before[-1]) if before else ()
        return any(one.lemma in _BEFORE_MANNERS for one in verbs)
    if written == "fui":
        return meant == "fue" and bool(before) and before[0] in _BEFORE_TIMES and "," not in before
    if not written.endswith("o") or meant != f"{written[:-1]}ó":
        return False
    at = len(before) - 1
    while at >= 0 and before[at] in known.words("reflexives_or_objects") | {"le", "les", "lo", "la", "los", "las"}:
        at -= 1
    joined = 0 <= at < len(before) - 1 and before[at] in known.words("joins")
    return joined and any(_is_of_me(known, word) for word in before[:at])


def _is_of_me(known: RomanceGrammar, word: str) -> bool:
    """Whether a word is the first person of a present, and that of no other form."""
    found = known.readings(word)
    return bool(found) and all((one.tense, one.person) == ("present", 0) for one in found)


def _italian(known: RomanceGrammar, before: Sequence[str], written: str, meant: str, after: str) -> bool:
    """“Nessun preavviso”: what ends in *-o* is masculine, but for a few words."""
    return (
        meant == f"{written}a"
        and written in ("nessun", "un", "alcun", "buon", "ciascun")
        and (after.endswith("o") and after not in _FEMININE_IN_O)
    )
