"""Turns Universal Dependencies trees into CLEAR-style ones, the scheme whose labels ERRANT reads.

ERRANT was written against the labels of Choi and Palmer's CLEAR converter ("Guidelines for the CLEAR style
constituent to dependency conversion", 2012), as English spaCy models have them: there the copula and the preposition
are heads, in Universal Dependencies the content word is.
"""

from collections.abc import Iterable
from itertools import pairwise

from training.syntax.conllu import Sentence

RENAMED = {
    "acl:relcl": "relcl",
    "advcl:relcl": "advcl",
    "aux:pass": "auxpass",
    "cc:preconj": "preconj",
    "compound:prt": "prt",
    "csubj:outer": "csubj",
    "csubj:pass": "csubjpass",
    "det:predet": "predet",
    "discourse": "intj",
    "flat": "compound",
    "iobj": "dative",
    "nmod:desc": "compound",
    "nmod:poss": "poss",
    "nmod:tmod": "npadvmod",
    "nmod:unmarked": "npadvmod",
    "nsubj:outer": "nsubj",
    "nsubj:pass": "nsubjpass",
    "obj": "dobj",
    "obl": "npadvmod",
    "obl:agent": "npadvmod",
    "obl:npmod": "npadvmod",
    "obl:tmod": "npadvmod",
    "obl:unmarked": "npadvmod",
    "root": "ROOT",
    "vocative": "npadvmod",
}
UNREAD = {"dislocated", "goeswith", "list", "orphan", "reparandum"}
MOVES_TO_COPULA = {"nsubj", "csubj", "expl", "aux", "mark", "punct", "advcl", "parataxis", "discourse", "vocative"}
CLAUSAL = {"advcl", "acl", "ccomp", "csubj", "xcomp"}


def to_clear(sentence: Sentence) -> None:
    """Rewrites heads and labels of a sentence in place, from Universal Dependencies to CLEAR style."""
    for number, word in enumerate(sentence):
        if word.dep == "cop":
            _raise_copula(sentence, number)
    for number in range(len(sentence)):
        _raise_prepositions(sentence, number)
    for word in sentence:
        if word.dep == "cc" and sentence[word.head].dep == "conj":
            word.head = sentence[word.head].head
    for number in range(len(sentence)):
        _rename(sentence, number)


def _children(sentence: Sentence, head: int) -> list[int]:
    return [number for number, word in enumerate(sentence) if word.head == head and number != head]


def _take_place_of(sentence: Sentence, new: int, old: int) -> None:
    """``new`` takes the head and label of ``old``; ``old`` hangs from ``new``."""
    sentence[new].head = new if sentence[old].head == old else sentence[old].head
    sentence[new].dep = sentence[old].dep
    sentence[old].head = new


def _raise_copula(sentence: Sentence, copula: int) -> None:
    """``Tom is happy``: the copula takes the place of its predicate, which becomes acomp or attr."""
    predicate = sentence[copula].head
    if predicate == copula:
        return
    children = _children(sentence, predicate)
    _take_place_of(sentence, copula, predicate)
    word = sentence[predicate]
    has_case = any(sentence[child].dep == "case" and sentence[child].upos == "ADP" for child in children)
    if has_case:
        word.dep = "obl"
    elif word.upos == "ADJ" or word.xpos.startswith("JJ"):
        word.dep = "acomp"
    elif word.upos == "ADV":
        word.dep = "advmod"
    elif word.upos in {"VERB", "AUX"}:
        word.dep = "xcomp" if any(sentence[child].xpos == "TO" for child in children) else "ccomp"
    else:
        word.dep = "attr"
    for child in children:
        if child != copula and _belongs_to_copula(sentence, child, copula, word.dep):
            sentence[child].head = copula


def _belongs_to_copula(sentence: Sentence, child: int, copula: int, predicate_dep: str) -> bool:
    word = sentence[child]
    dep = word.dep.split(":")[0]
    if predicate_dep == "ccomp" and word.dep not in {"nsubj:outer", "csubj:outer"} and child > copula:
        return False
    if dep in MOVES_TO_COPULA:
        return True
    if dep == "advmod":
        return child < copula or word.lemma == "not" or predicate_dep == "attr"
    if dep == "conj":
        return word.upos in {"VERB", "AUX"} or any(
            sentence[grandchild].dep.startswith(("nsubj", "cop")) for grandchild in _children(sentence, child)
        )
    return dep == "obl" and child < copula


def _raise_prepositions(sentence: Sentence, noun: int) -> None:
    """``in the house``: the preposition takes the place of its noun, which becomes pobj (a gerund, pcomp)."""
    children = _children(sentence, noun)
    prepositions = [child for child in children if _is_preposition(sentence, child, noun)]
    if not prepositions:
        return
    first, last = prepositions[0], prepositions[-1]
    word = sentence[noun]
    _take_place_of(sentence, first, noun)
    if sentence[first].dep == "obl:agent":
        sentence[first].dep = "agent"
    elif sentence[first].dep not in {"root", "conj", "parataxis", "appos", "ROOT", "relcl", "acl:relcl"}:
        sentence[first].dep = "prep"
    for previous, preposition in pairwise(prepositions):
        sentence[preposition].head, sentence[preposition].dep = previous, "prep"
    word.head = last
    word.dep = "pcomp" if word.upos in {"VERB", "AUX"} else "pobj"
    for child in children:
        other_phrase = sentence[child].dep == "conj" and _has_preposition(sentence, child)
        if (child < first and child not in prepositions) or other_phrase:
            sentence[child].head = first


def _is_preposition(sentence: Sentence, child: int, noun: int) -> bool:
    word = sentence[child]
    if word.dep == "case":
        return word.upos in {"ADP", "SCONJ"}
    gerund = sentence[noun].xpos == "VBG" and sentence[noun].dep.split(":")[0] in CLAUSAL
    if word.dep == "mark" and gerund and word.xpos == "IN" and child < noun:
        deps: Iterable[str] = (sentence[other].dep for other in _children(sentence, noun))
        return not any(dep.startswith(("nsubj", "aux")) for dep in deps)
    return False


def _has_preposition(sentence: Sentence, noun: int) -> bool:
    return any(sentence[child].dep == "case" and sentence[child].upos == "ADP" for child in _children(sentence, noun))


def _rename(sentence: Sentence, number: int) -> None:
    """Gives a word whose head is settled its CLEAR label."""
    word = sentence[number]
    head = sentence[word.head]
    if word.dep == "mark" and word.xpos == "TO":
        word.dep = "aux"
    elif word.dep == "advmod" and word.lemma in {"not", "n't"}:
        word.dep = "neg"
    elif word.dep == "xcomp" and (word.upos == "ADJ" or word.xpos.startswith("JJ")):
        word.dep = "acomp"
    elif word.dep == "xcomp" and word.upos in {"NOUN", "PROPN", "PRON"}:
        siblings = {sentence[child].dep for child in _children(sentence, word.head)}
        word.dep = "oprd" if siblings & {"obj", "dobj", "nsubj:pass", "nsubjpass"} else "attr"
    elif word.dep == "fixed":
        word.dep = "prep" if head.dep in {"prep", "case"} and word.upos == "ADP" else "advmod"
    elif word.dep in UNREAD:
        word.dep = "dep"
    else:
        word.dep = RENAMED.get(word.dep, word.dep)
