"""What is said of a word in a wrong form: of which kind the error is, which form is meant, and after which word."""

from typing import NamedTuple

from models.forms.found import WrongForm
from models.forms.subjects import NAME, SINGULAR, SUBJECTS
from models.forms.table import ClassNames
from service.checking.categories import Category
from service.checking.messages.explanation import Explanation, explain

__all__ = ["Said", "said_of"]


class Said(NamedTuple):
    """The category of an alert and what it tells."""

    category: Category
    told: Explanation


def said_of(wrong: WrongForm, classes: ClassNames) -> Said:
    """What is said of a wrong form of a language in which its classes mean this."""
    tags, cue = classes.tags_of(wrong.meant.name), wrong.cue
    if "VB" in tags and cue.kind in ("base", "to"):
        return _form(wrong, "verb.base-after")
    if "VBN" in tags and cue.kind == "have":
        return _form(wrong, "verb.participle-after")
    if "VBN" in tags and cue.kind == "be":
        return _form(wrong, "verb.participle-after-be")
    if tags == {"VBG"}:
        return _form(wrong, "verb.ing-after" if cue.kind in ("preposition", "be", "to") else "verb.ing")
    if _agrees(wrong, classes):
        return _agreement(wrong, classes)
    if tags & {"NN", "NNS"}:
        return _number(wrong, plural="NNS" in tags)
    return _form(wrong, "verb.form")


def _form(wrong: WrongForm, key: str) -> Said:
    return Said(Category.VERB_FORM, _told(wrong, key))


def _told(wrong: WrongForm, key: str, subject: str = "") -> Explanation:
    written = wrong.written.spellings[0]
    cue = wrong.cue.word
    if cue == "i" or cue.startswith(("i'", "i’")):
        cue = cue.capitalize()
    return explain(key, original=written, replacement=wrong.replacement, cue=cue, subject=subject)


def _agrees(wrong: WrongForm, classes: ClassNames) -> bool:
    """Whether the two forms differ in their subjects only, in the place of a verb."""
    names = {wrong.written.name, wrong.meant.name}
    if any(names <= agreeing for agreeing in classes.agreeing):
        return True
    tags = [classes.tags_of(name) for name in names]
    finite = any("VBZ" in one for one in tags) and any("VB" in one for one in tags)
    nominal = all(one & {"NN", "NNS"} for one in tags)
    return finite and (not nominal or (not wrong.nominal and wrong.cue.kind not in ("one", "many", "the", "one-of")))


def _agreement(wrong: WrongForm, classes: ClassNames) -> Said:
    cue, name = wrong.cue, wrong.meant.name
    is_singular = "VBZ" in classes.tags_of(name) or name in classes.singular_verbs | classes.first_person
    if cue.kind in ("pronoun", "third"):
        told_of = _told(wrong, "agreement.with", "I" if cue.word == "i" else cue.word)
    elif cue.kind in SUBJECTS and cue.kind != NAME and (cue.kind in SINGULAR) == is_singular:
        told_of = _told(wrong, "agreement.singular" if is_singular else "agreement.plural", cue.word)
    elif name in classes.first_person:
        told_of = _told(wrong, "agreement.subject")
    else:
        told_of = _told(wrong, "agreement.third-person" if is_singular else "agreement.several")
    return Said(Category.VERB_SVA, told_of)


def _number(wrong: WrongForm, *, plural: bool) -> Said:
    number = "plural" if plural else "singular"
    after = wrong.cue.kind in (("many", "one-of") if plural else ("one",)) and wrong.cue.word != "0"
    return Said(Category.NOUN_NUM, _told(wrong, f"number.{number}-after" if after else f"number.{number}"))
