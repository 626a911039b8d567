"""What is said of a word in a wrong form: of which kind the error is, which form is meant, and after which word."""

from typing import NamedTuple

from models.forms.found import WrongForm
from models.forms.subjects import NAME, SINGULAR, SUBJECTS
from models.forms.table import ClassNames
from service.checking.categories import Category

__all__ = ["Said", "said_of"]


class Said(NamedTuple):
    """The category of an alert and its words."""

    category: Category
    message: str
    short: str


def said_of(wrong: WrongForm, classes: ClassNames) -> Said:
    """What is said of a wrong form of a language in which its classes mean this."""
    tags, cue, meant = classes.tags_of(wrong.meant.name), wrong.cue, wrong.replacement
    if "VB" in tags and cue.kind in ("base", "to"):
        return _form(f"After “{cue.word}” the verb stands in its base form: “{meant}”.")
    if "VBN" in tags and cue.kind == "have":
        return _form(f"After “{cue.word}” the past participle is used: “{meant}”.")
    if "VBN" in tags and cue.kind == "be":
        return _form(
            f"After “{cue.word}” the past participle is used for what is done to someone or something: “{meant}”."
        )
    if tags == {"VBG"}:
        after = f"After “{cue.word}”" if cue.kind in ("preposition", "be", "to") else "After these words"
        return _form(f"{after} the verb takes its -ing form: “{meant}”.")
    if _agrees(wrong, classes):
        return _agreement(wrong, classes)
    if tags & {"NN", "NNS"}:
        return _number(wrong, plural="NNS" in tags)
    return _form(f"The form of this verb that fits the words before it is “{meant}”.")


def _form(message: str) -> Said:
    return Said(Category.VERB_FORM, message, "Wrong verb form")


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
    written, meant, cue = wrong.written.spellings[0], wrong.replacement, wrong.cue
    name = wrong.meant.name
    is_singular = "VBZ" in classes.tags_of(name) or name in classes.singular_verbs | classes.first_person
    number = "singular" if is_singular else "plural"
    if cue.kind in ("pronoun", "third"):
        subject = "I" if cue.word == "i" else cue.word
        told = f"With “{subject}” the verb is “{meant}”, not “{written}”."
    elif cue.kind in SUBJECTS and cue.kind != NAME and (cue.kind in SINGULAR) == is_singular:
        told = f"The verb has to agree with “{cue.word}”, which is {number}: “{meant}”, not “{written}”."
    else:
        told = f"The verb has to agree with its subject: “{meant}” goes with a {number} one, “{written}” does not."
    return Said(Category.VERB_SVA, told, "Subject and verb disagree")


def _number(wrong: WrongForm, *, plural: bool) -> Said:
    number = "plural" if plural else "singular"
    if wrong.cue.kind in (("many", "one-of") if plural else ("one",)) and wrong.cue.word != "0":
        told = f"After “{wrong.cue.word}” the noun stands in the {number}: “{wrong.replacement}”."
    else:
        told = f"The words around ask for the {number} of this noun: “{wrong.replacement}”."
    return Said(Category.NOUN_NUM, told, "Singular or plural")
