"""Lemmas by dictionary where the trained lemmatizer gives a word that is none."""

from functools import lru_cache

from models.english_forms import all_lemmas

COMPARED = ("er", "est")


@lru_cache(maxsize=65536)
def checked_lemma(form: str, pos: str, lemma: str) -> str:
    """The lemma of a noun, verb or compared adjective from the dictionary, where that disagrees with the trained one.

    A form that the dictionary does not have keeps its lemma; that of a verb is always in lower case.

    Args:
        form: The word as it is written.
        pos: Its Universal part of speech.
        lemma: What the trained lemmatizer says.
    """
    if pos == "VERB":
        lemma = lemma.lower()
    elif pos != "NOUN" and not (pos == "ADJ" and form.lower().endswith(COMPARED)):
        return lemma
    known = all_lemmas(form.lower(), upos=pos).get(pos, ())
    return lemma if not known or lemma.lower() in known else str(known[0])
