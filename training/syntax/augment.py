"""Makes edited treebank text look like learner text, so that the tagger meets it in training.

Every change keeps the syntax true: a wrong form has the tag of that form (``he go``: VBP), a misspelling keeps the tag
of the word it stands for and has no lemma to learn from.
"""

import random
from dataclasses import replace
from string import ascii_lowercase

from lemminflect import getInflection

from training.syntax.conllu import ConlluWord, Sentence

LOWER_SENTENCE, LOWER_FIRST, NO_FINAL_PUNCTUATION = 0.15, 0.10, 0.10
TYPO, WRONG_FORM, LOWER_NAME = 0.015, 0.03, 0.03
REGULARISED_IRREGULAR, REGULARISED_REGULAR = 0.10, 0.02
"""How often ``went`` becomes ``goed``, and how often ``stopped`` becomes ``stoped``."""
FINAL = {".", "!", "?"}
SWAPPED_TAG = {"VBZ": "VBP", "VBP": "VBZ", "NN": "NNS", "NNS": "NN", "VBD": "VBP"}


def augmented(sentence: Sentence, rng: random.Random) -> Sentence:
    """A copy of a sentence with slips of the pen and learner forms; the dependency tree stays as it is.

    Only a final punctuation mark may go missing: it is a leaf, and the last word.
    """
    words = [_with_slip(word, rng) for word in sentence]
    if rng.random() < LOWER_SENTENCE:
        words = [replace(word, form=word.form.lower()) for word in words]
    elif rng.random() < LOWER_FIRST:
        words[0] = replace(words[0], form=words[0].form.lower())
    last = len(words) - 1
    if last > 1 and words[-1].form in FINAL and rng.random() < NO_FINAL_PUNCTUATION:
        words = words[:-1] if all(word.head != last for word in words[:-1]) else words
    return words


def _with_slip(word: ConlluWord, rng: random.Random) -> ConlluWord:
    if not word.form.isalpha() or len(word.form) < 3:
        if word.form == "I" and rng.random() < LOWER_NAME:
            return replace(word, form="i")
        return replace(word)
    if word.upos in {"VERB", "NOUN"}:
        form = _regularised(word, rng)
        if form:
            return replace(word, form=form)
        if word.xpos in SWAPPED_TAG and rng.random() < WRONG_FORM:
            return _wrong_form(word)
    chance = rng.random()
    if chance < TYPO:
        return replace(word, form=_mistyped(word.form, rng), lemma="")
    if word.upos == "PROPN" and chance < TYPO + LOWER_NAME:
        return replace(word, form=word.form.lower())
    return replace(word)


def _wrong_form(word: ConlluWord) -> ConlluWord:
    """Another number or tense of the word, with the tag of the new form."""
    tag = SWAPPED_TAG[word.xpos]
    form = word.lemma if tag in {"VBP", "NN"} else next(iter(getInflection(word.lemma, tag)), None)
    return replace(word, form=form, xpos=tag) if form else replace(word)


def _regularised(word: ConlluWord, rng: random.Random) -> str | None:
    """Now and then the form a learner makes by rule: ``goed``, ``childs``, ``stoped``, ``writting``, ``citys``."""
    lemma, form = word.lemma.lower(), word.form.lower()
    if not lemma.isalpha() or not lemma.isascii():
        return None
    stem = lemma.removesuffix("e")
    match word.xpos:
        case "VBD" | "VBN":
            forms = [lemma + ("d" if lemma.endswith("e") else "ed"), lemma + lemma[-1] + "ed"]
        case "VBG":
            forms = [lemma + "ing", stem + "ing", stem + stem[-1:] + "ing"]
        case "NNS":
            forms = [lemma + "s", lemma + "es"]
        case _:
            return None
    regular = form in forms or form.endswith(("ied", "ies"))
    if rng.random() >= (REGULARISED_REGULAR if regular else REGULARISED_IRREGULAR):
        return None
    return rng.choice([candidate for candidate in forms if candidate != form])


def _mistyped(form: str, rng: random.Random) -> str:
    place = rng.randrange(1, len(form))
    kind = rng.randrange(4)
    if kind == 0:
        return form[:place] + form[place + 1 :]
    if kind == 1:
        return form[:place] + rng.choice(ascii_lowercase) + form[place:]
    if kind == 2 and place + 1 < len(form):
        return form[:place] + form[place + 1] + form[place] + form[place + 2 :]
    return form[:place] + rng.choice(ascii_lowercase) + form[place + 1 :]
