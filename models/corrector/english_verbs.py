"""Verbs of English edits, in the form that the words before them ask for, and whole.

A model that changes one word after the other writes *had to paid*, *were* for *was working*, or *have been lived* for
*am living*.
"""

import re
from dataclasses import replace

from models.corrector.protocol import Correction, Edit
from models.english_forms import all_inflections, all_lemmas

__all__ = ["with_whole_verbs"]

_BASE_BEHIND = re.compile(
    r"\b(?:(?:have|has|had|need|needs|needed|want|wants|wanted|try|tries|tried|decided?|hoped?|going|able|forced|forgot"
    r"|like|likes|liked|love|loved|plan|planned|start|started|begin|began|ought|expect|expected|agreed?|offered|refused?"
    r"|promised?|managed?) to|can|could|will|would|shall|should|may|might|must|do|does|did|cannot|(?:ca|could|wo|would"
    r"|should|must|do|does|did)n['’]?t) $",
    re.IGNORECASE,
)
"""Behind these a verb is in its base form."""
_PARTICIPLE = re.compile(r"(?P<helper>is|are|was|were|has|have|am) (?P<verb>[a-z]+(?:ing|ed|en|wn|ne))")
_PERFECT = re.compile(r"(?P<perfect>(?:have|has|had|['’]ve) been )(?P<verb>[a-z]+)", re.IGNORECASE)
_HALF_PERFECT = re.compile(r"(?P<perfect>(?:have|has|had)(?:n['’]t)? )(?P<verb>[a-z]+)", re.IGNORECASE)
_NUMBERS = tuple(map(frozenset, (("is", "are"), ("am", "are"), ("was", "were"), ("has", "have"))))
"""Forms of a helping verb that differ in number and person alone."""


def with_whole_verbs(correction: Correction) -> Correction:
    """A correction whose edits write verbs in their base form where that is asked for, and keep participles."""
    source = correction.source
    edits = tuple(_perfected(_lasting(_whole(_based(one, source), source), source), source) for one in correction.edits)
    return correction if edits == correction.edits else replace(correction, edits=edits)


def _based(edit: Edit, source: str) -> Edit:
    """An edit with the base form of its verb first, behind what asks for it."""
    put = edit.replacement.lower()
    if (
        not put.isalpha()
        or not source[edit.start : edit.end].isalpha()
        or not _BASE_BEHIND.search(source, 0, edit.start)
    ):
        return edit
    lemmas = all_lemmas(put, "VERB").get("VERB", ())
    if not lemmas or put in lemmas or "ADJ" in all_lemmas(put):
        return edit
    base = next((one for one in lemmas if put in all_inflections(one, "VERB").get("VBD", ())), "")
    if not base or base == source[edit.start : edit.end].lower():
        return edit
    others = tuple(one for one in edit.alternatives if one.text != base)
    return replace(edit, replacement=base, alternatives=others)


def _whole(edit: Edit, source: str) -> Edit:
    """An edit that gives a helping verb another number with the participle that it would have taken out."""
    written = _PARTICIPLE.fullmatch(source[edit.start : edit.end])
    if written is None or {written["helper"], edit.replacement} not in _NUMBERS:
        return edit
    return replace(edit, end=edit.start + len(written["helper"]), alternatives=())


def _lasting(edit: Edit, source: str) -> Edit:
    """An edit that puts what lasts into the perfect without making it a passive."""
    written, put = _PARTICIPLE.fullmatch(source[edit.start : edit.end]), _PERFECT.fullmatch(edit.replacement)
    if written is None or put is None or not written["verb"].endswith("ing"):
        return edit
    lemmas = {*all_lemmas(written["verb"], "VERB").get("VERB", ())}
    if written["verb"] == put["verb"] or lemmas.isdisjoint(all_lemmas(put["verb"], "VERB").get("VERB", ())):
        return edit
    return replace(edit, replacement=put["perfect"] + written["verb"])


def _perfected(edit: Edit, source: str) -> Edit:
    """An edit that puts a verb into the perfect with its participle, where it has only got *has* (*hasn't work*)."""
    put = _HALF_PERFECT.fullmatch(edit.replacement)
    written = source[edit.start : edit.end].lower().split()
    if put is None or len(written) < 2:
        return edit
    verb = put["verb"].lower()
    if verb not in all_lemmas(written[-1], "VERB").get("VERB", ()):  # *has lunch*
        return edit
    forms = all_inflections(verb, "VERB")
    participle = next(iter(forms.get("VBN") or forms.get("VBD", ())), verb)
    return replace(edit, replacement=put["perfect"] + participle)
