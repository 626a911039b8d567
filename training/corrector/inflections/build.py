"""The table of inflections: the lexicon's verbs, nouns and adjectives in all their forms (lemminflect)."""

from collections.abc import Iterator
from pathlib import Path

from lemminflect import getAllLemmas, getInflection

from models.corrector.transducer.inflections import NO_FORM, SPELLINGS, Inflections
from models.spelling import Lexicon

_VERB = ("VB", "VBZ", "VBD", "VBN", "VBG")
_NOUN = ("NN", "NNS")
_ADJECTIVE = ("JJ", "JJR", "JJS")
_CLASSES = (("v", "VERB", _VERB), ("n", "NOUN", _NOUN), ("a", "ADJ", _ADJECTIVE))
_NOT_INFLECTED = frozenset(
    """
    be am is are was were been being an and as at but by for from he her him his how i if in into it its me my no nor
    not of off on or our out she so some than that the their them then there these they this those to too up us was we
    what when where which who whom whose why with you your can could may might must shall should will would
    any both each either every neither all none one two three four five six seven eight nine ten first second third
    very also here now just only yes mr mrs ms dr vs etc
    """.split()  # noqa: SIM905 - a list of words
)
"""Words of closed classes, and those of *be*: the decoder writes them out."""
_ADVERBS = {"good": "well", "fast": "fast", "hard": "hard", "late": "late", "early": "early", "true": "truly",
            "whole": "wholly", "public": "publicly", "due": "duly", "full": "fully", "dull": "dully"}  # fmt: skip


def inflection_lines(lexicon: Lexicon) -> Iterator[str]:
    """Yield a line for each word, the most frequent first: class, forms, and wrong regular forms, by tabs."""
    words = sorted(lexicon.words(), key=lambda word: (-lexicon.zipf(word), word))
    seen: set[tuple[str, str]] = set()
    for word in words:
        if not word.isalpha() or len(word) < 2 or word in _NOT_INFLECTED:
            continue
        lemmas = getAllLemmas(word)
        for word_class, upos, tags in _CLASSES:
            for lemma in lemmas.get(upos, ()):
                if (word_class, lemma) in seen or lemma in _NOT_INFLECTED or lemma not in lexicon:
                    continue
                seen.add((word_class, lemma))
                forms = [_form(lemma, tag, lexicon) for tag in tags]
                if word_class == "a":
                    forms.append(_adverb(lemma, lexicon))
                known = {spelling for form in forms for spelling in form.split(SPELLINGS)} - {NO_FORM}
                wrong = [form for form in _regular(lemma, word_class) if form not in known and form not in lexicon]
                if word in known and len(known) + len(wrong) > 1:
                    yield f"{word_class}\t{' '.join(forms)}\t{' '.join(wrong)}"


def _form(lemma: str, tag: str, lexicon: Lexicon) -> str:
    """Return the spellings of a form that the lexicon knows, in the dictionary's order."""
    if tag in ("VB", "NN", "JJ"):
        return lemma
    found = getInflection(lemma, tag) or (getInflection(lemma, "VBD") if tag == "VBN" else ())
    known = [form for form in dict.fromkeys(found) if form.isalpha() and form in lexicon]
    if tag == "NNS" and len(known) > 1:
        known = [form for form in known if form != lemma]
    return SPELLINGS.join(known) or NO_FORM


def _regular(lemma: str, word_class: str) -> list[str]:
    """Return the forms that a word would have if it were regular, and those with the endings simply put behind it."""
    if word_class == "a":
        return []
    stem = lemma.removesuffix("e")
    with_s = f"{lemma[:-1]}ies" if lemma[-1] == "y" and lemma[-2] not in "aeiou" else f"{lemma}s"
    if word_class == "n":
        return [with_s, f"{lemma}s", f"{lemma}es"]
    return [with_s, f"{lemma}s", f"{stem}ed", f"{stem}ing", f"{lemma}ing"]


def _adverb(adjective: str, lexicon: Lexicon) -> str:
    """Return the adverb in *-ly*, where the lexicon has one."""
    if adjective in _ADVERBS:
        return _ADVERBS[adjective]
    if adjective.endswith("ic"):
        adverb = f"{adjective}ally"
    elif adjective.endswith("le") and adjective[-3:-2] not in "aeiou":
        adverb = f"{adjective[:-1]}y"
    elif adjective.endswith("y") and adjective[-2:-1] not in "aeiou":
        adverb = f"{adjective[:-1]}ily"
    else:
        adverb = f"{adjective}ly"
    return adverb if adverb in lexicon else NO_FORM


def inflections(work: Path, lexicon: Lexicon) -> Inflections:
    """Run the step: write the table into the work folder."""
    table = Inflections(inflection_lines(lexicon))
    table.save(work)
    return table
