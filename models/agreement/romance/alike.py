"""Words that sound alike, told by what stands beside them: “tu cocinas”, “no centro niente”, “agente vai”."""

from collections.abc import Callable, Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_words"]

_YOU, _IT = 1, 2
_HAVING = {"es": ("haber", ("a", "as", "an", "e", "emos")), "it": ("avere", ("a", "o", "ai", "anno"))}
"""The verb of having, and how its forms are written without their h."""


def wrong_words(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Words of another kind than what stands there."""
    small = [word.lower() for word in words]
    for rule in _RULES[grammar.code]:
        for at in range(len(words)):
            form = rule(grammar, small, at)
            if form:
                end = at + 1 + (form == "sino")
                form = form[0].upper() + form[1:] if words[at][0].isupper() else form
                yield Disagreement(at, end, (form,), AgreementReason.WORD, words[at])


def _next(words: Sequence[str], at: int) -> str:
    return words[at + 1] if at + 1 < len(words) else ""


def _ends(word: str) -> bool:
    """Whether a phrase ends before a word: at a mark or at the end."""
    return not any(letter.isalnum() for letter in word)


def _only(readings: Sequence[VerbReading], *persons: int) -> bool:
    """Whether a word can but be a finite verb of some persons."""
    return bool(readings) and all(
        one.is_finite and one.tense not in ("imperative", "personal") and one.person in persons for one in readings
    )


def _you(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Tu cocinas”: a verb in the second person behind a possessive that is singular."""
    after = _next(words, at)
    if words[at] != "tu" or not after.endswith("s") or {"ms", "fs"} & grammar.nouns.cells(after):
        return ""
    return "tú" if _only(grammar.verbs.readings(after), _YOU) and len(after) > 3 else ""


def _he(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Me gusta el porque”: an article before what is no noun."""
    if words[at] != "el":
        return ""
    place = grammar.after_clitics(words, at + 1)
    if at + 1 < place < len(words) and _only(grammar.finite(words[place]), _IT) and grammar.opens(words, at):
        return "él"
    if not at or not words[at - 1].isalpha():
        return ""
    after = _next(words, at)
    before = words[at - 1]
    if before in ("con", "para", "de", "por", "sin", "a", "en", "que", "como", "y") or grammar.verbs.readings(before):
        return "él" if after in ("porque", "pero", "aunque", "cuando", "mientras", "también", "tampoco") else ""
    return ""


def _instead(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“No quiero carne, si no pescado”: no verb follows."""
    if words[at] != "si" or _next(words, at) != "no" or not at or words[at - 1] != "," or "no" not in words[:at]:
        return ""
    rest = words[at + 2 :]
    if len(rest) < 2 or len(rest) > 6 or any(grammar.finite(one) or grammar.copula(one) for one in rest):
        return ""
    return "sino" if all(word.isalpha() for word in rest[:-1]) else ""


def _if_not(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Sino vienes, me enfado”: a verb follows at the beginning of a clause."""
    if words[at] != "sino" or (at and words[at - 1] not in (",", "y", "pero", "porque", "que")) or "no" in words[:at]:
        return ""
    place = grammar.after_clitics(words, at + 1)
    return "si no" if place < len(words) and grammar.finite(words[place]) else ""


def _has(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """A form of “to have” without its h before a participle."""
    lemma, written = _HAVING[grammar.code]
    word, after = words[at], _next(words, at)
    if word not in written or not at:
        return ""
    place = at + 2 if after in grammar.words("inner_adverbs") else at + 1
    if place >= len(words) or not _is_participle_alone(grammar, words[place]):
        return ""
    before = words[at - 1]
    back = at - 1
    while back > 0 and words[back] in grammar.words("between"):
        back -= 1
    person = grammar.pronouns.get(words[back])
    if person is None and back == at - 1:
        if before not in grammar.nouns or back < 1 or words[back - 1] not in grammar.determiners:
            return ""
        cells = grammar.noun(before) & grammar.determiner(words[back - 1])
        numbers = {cell[1] for cell in cells}
        if len(numbers) != 1 or (back > 1 and words[back - 2].isalpha()):
            return ""
        person = 2 if numbers == {"s"} else 5
    if person is None:
        return ""
    form = grammar.verbs.form(lemma, "present", person)
    return form if grammar.code == "es" or word in ("a", "o", "ai", "anno") else ""


def _is_participle_alone(grammar: RomanceGrammar, word: str) -> bool:
    readings = grammar.verbs.readings(word)
    return bool(readings) and all(one.tense == "participle" for one in readings)


def _year(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“L'anno visto tutti”, “i vicini anno comprato”: a participle follows."""
    if words[at] != "anno" or not at or not _is_participle_alone(grammar, _next(words, at)):
        return ""
    known = {"l'", "non", "mi", "ti", "ci", "vi", "li", "le", "lo", "la", "ne", "che", "loro", "già"}
    return "hanno" if words[at - 1] in known and _next(words, at) not in ("passato", "scorso", "nato", "finito") else ""


def _years(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Ho vent'hanno”, “quest'hanno”."""
    if words[at] != "hanno" or not at or words[at - 1] not in ("quest'", "un", "ogni", "qualche", "prossimo", "ultimo"):
        return ""
    return "anno"


def _comes_in(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Non centra niente”."""
    if words[at] not in ("centro", "centra", "centrano", "centri", "centrava", "centriamo") or not at:
        return ""
    if words[at - 1] not in ("non", "cosa", "che") or _next(words, at) not in ("niente", "nulla", "con", "?", ".", "!"):
        return ""
    return "c'entr" + words[at].removeprefix("centr")


def _there(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Vieni qui, vai la”: an adverb of place at the end of a phrase."""
    if words[at] not in ("la", "li") or not at or not _ends(_next(words, at)):
        return ""
    before = words[at - 1]
    places = ("di", "da", "fin", "là", "qua", "fuori", "sopra", "sotto", "per")
    if _next(words, at) in ("'", "’", "-", "(", '"') or not (before in places or grammar.finite(before)):
        return ""
    return {"la": "là", "li": "lì"}[words[at]]


def _we(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """“Agente se encontra”: a verb behind a noun without an article."""
    if words[at] != "agente" or (at and words[at - 1] not in (*grammar.words("openers"), ",", "que", "se", "quando")):
        return ""
    place = grammar.after_clitics(words, at + 1)
    if place >= len(words):
        return ""
    found = grammar.verbs.readings(words[place])
    return "a gente" if found and any(one.is_finite and one.person in (2, 3) for one in found) else ""


_RULES: dict[str, tuple[Callable[[RomanceGrammar, Sequence[str], int], str], ...]] = {
    "es": (_you, _he, _instead, _if_not, _has),
    "it": (_has, _year, _years, _comes_in, _there),
    "pt": (_we,),
    "fr": (),
}
