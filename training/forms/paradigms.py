"""The words of a text that are known in all their forms: nouns and verbs by dictionary (lemminflect)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from lemminflect import getAllInflections, getAllLemmas

from models.forms.paradigms import Paradigms, line_of
from models.forms.table import forms_table

__all__ = ["LANGUAGE", "paradigms_of"]

_TAGS = ("NN", "NNS", "VB", "VBZ", "VBG", "VBD", "VBN")
LANGUAGE = "en"
"""The language of the dictionary."""
_LEAST = 60
"""Times that all forms of a word stand in the text."""
_LEAST_OWN = 0.1
"""Share of them that no more frequent word claims."""
_LEAST_FORM = 0.002
"""Share of them that a way of writing a form takes, where it is not the only one."""


def paradigms_of(counts: Mapping[str, int], lemmas: int) -> Paradigms:
    """The most frequent words of a text, whose words in lower case were counted."""
    return Paradigms([*_own(), *_listed(counts, lemmas)])


def _own() -> Iterator[str]:
    for lemma, forms in forms_table(LANGUAGE).inflection.own.items():
        yield line_of(lemma, {form: [form] for form in forms.split()})


def _listed(counts: Mapping[str, int], lemmas: int) -> Iterator[str]:
    forms: dict[str, dict[str, list[str]]] = {}
    for word in counts:
        if counts[word] >= _LEAST // 10 and word.isalpha():
            for lemma in _lemmas(word):
                if lemma not in forms:
                    forms[lemma] = _forms(lemma, counts)
    total = {lemma: sum(counts.get(form, 0) for form in known) for lemma, known in forms.items()}
    frequent = sorted((lemma for lemma in forms if total[lemma] >= _LEAST), key=lambda lemma: (-total[lemma], lemma))
    claimed: set[str] = set()
    taken = 0
    for lemma in frequent:
        own = sum(counts.get(form, 0) for form in forms[lemma] if form not in claimed)
        by_class = _by_class(lemma, forms[lemma], counts)
        if own < _LEAST_OWN * total[lemma] or len(by_class) < 2 or taken == lemmas:
            continue
        taken += 1
        claimed.update(forms[lemma])
        yield line_of(lemma, by_class)


def _is_not_inflected(word: str) -> bool:
    return word in forms_table(LANGUAGE).inflection.not_inflected


def _lemmas(word: str) -> set[str]:
    """What a noun or verb may be a form of."""
    found = getAllLemmas(word)
    return {
        str(lemma)
        for pos in ("NOUN", "VERB")
        for lemma in found.get(pos, ())
        if not _is_not_inflected(lemma) and not _is_not_inflected(word) and len(lemma) > 1
    }


def _forms(lemma: str, counts: Mapping[str, int]) -> dict[str, list[str]]:
    """The ways of writing forms of a word, each with its tags."""
    known = {tag: forms for tag, forms in getAllInflections(lemma).items() if tag in _TAGS}
    if "VBD" in known and "VBN" not in known:
        known["VBN"] = known["VBD"]
    elif "VBN" in known and "VBD" in known:
        known["VBN"] = (*known["VBN"], *(form for form in known["VBD"] if form.endswith("ed") or lemma == "get"))
    tags: dict[str, list[str]] = defaultdict(list)
    for tag in _TAGS:
        if tag == "NNS" and (others := [form for form in known.get(tag, ()) if form != lemma]):
            known[tag] = tuple(others)  # a dictionary has the singular for a plural of what is not counted
        for form in dict.fromkeys(known.get(tag, ())):
            if form.isalpha() and not _is_not_inflected(form):
                tags[form].append(tag)
    return dict(tags)


def _by_class(lemma: str, forms: Mapping[str, list[str]], counts: Mapping[str, int]) -> dict[str, list[str]]:
    """The spellings of each class of forms, the most frequent first, rare ones left out where there is another one."""
    classes: dict[str, list[str]] = defaultdict(list)
    for form, tags in forms.items():
        wider = next((own for own in forms.values() if len(own) > len(tags) and set(own) > set(tags)), tags)
        classes["+".join(wider)].append(form)
    least = _LEAST_FORM * sum(counts.get(form, 0) for form in forms)
    known = {}
    for name, spellings in classes.items():
        by_count = sorted(spellings, key=lambda form: (-counts.get(form, 0), form))
        known[name] = [by_count[0], *(form for form in by_count[1:] if counts.get(form, 0) >= max(1.0, least))]
    return known
