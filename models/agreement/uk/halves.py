"""Nouns behind “one and a half”, which stand in the genitive of the singular: “півтора рік”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_halves"]

_GENDERS = {"півтора": ("masc", "neut"), "півтори": ("femn",)}
_OTHER = {"півтора": "півтори", "півтори": "півтора"}


def wrong_halves(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun right behind it in another form, or of the gender of its other form."""
    for at, word in enumerate(words[:-1]):
        genders = _GENDERS.get(word.lower())
        nouns = [one for one in grammar.at(words, at + 1) if one.kind == "NOUN"]
        if genders is None or not nouns or len(nouns) < len(grammar.at(words, at + 1)):
            continue
        own = [one for one in nouns if one.gender in genders]
        if any(one.case == "gent" and one.number == "sing" for one in own):
            continue
        if not own:
            form = _OTHER[word.lower()]
            known = all(one.gender for one in nouns)
            genitive = any(one.case == "gent" and one.number == "sing" for one in nouns)
            if known and genitive:
                cased = form.capitalize() if word.istitle() else form
                yield Disagreement(at, at + 1, (cased,), AgreementReason.NUMBER, words[at + 1])
            continue
        forms = dict.fromkeys(form for one in own if (form := one.form("gent", "sing")))
        if forms:
            yield Disagreement(at + 1, at + 2, tuple(forms)[:3], AgreementReason.NUMBER, word.lower())
