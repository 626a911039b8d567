"""Adjectives and participles of another gender or number than what they likely go with: “une fille très gentil”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.agreeing import agreeing_forms, cells_of, participle_cells
from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.likely_subjects import LikelySubject, antecedent, likely_phrase, likely_subjects

__all__ = ["unsure_adjectives"]

_LEAST = 1.5
"""What is to be gained."""
_HAVING = "avoir"
_NEAR = 4
"""Words between a relative pronoun and the verb behind its subject."""


def unsure_adjectives(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Those right behind a noun, those behind a verb of being, and French participles behind their object."""
    for subject in likely_subjects(grammar, words):
        yield from _predicate(grammar, words, subject)
    for at in range(len(words) - 2):
        phrase = likely_phrase(grammar, words, at)
        if phrase is not None and phrase.cells and phrase.word not in grammar.words("times") | {"air"}:
            first = at - 1 if at and words[at - 1] in grammar.words("all") else at
            yield from _beside(grammar, words, phrase, words[first - 1].lower() if first else "")
    if grammar.code == "fr":
        for at in range(2, len(words) - 2):
            if words[at] in ("que", "qu'") and (thing := antecedent(grammar, words, at)) is not None:
                yield from _with_object(grammar, words, at, thing)


def _beside(
    grammar: RomanceGrammar, words: Sequence[str], phrase: LikelySubject, before: str
) -> Iterator[Disagreement]:
    """An adjective right behind a noun, or behind another one and “very”; what is of two things is plural."""
    joined = before in grammar.words("and")
    governed = before in grammar.words("of") | grammar.words("inner_prepositions")
    at = phrase.noun + 1
    while at < len(words):
        if words[at] in grammar.words("degrees"):
            at += 1
            continue
        word = words[at]
        if not _may_describe(grammar, words, at) or (governed and grammar.is_participle(word)):
            return
        own = cells_of(grammar, word)
        if words[at + 1 : at + 2] and words[at + 1] in grammar.words("and") and {cell[1] for cell in own} == {"s"}:
            return  # “las fases líquida y gaseosa”
        if own and not own & phrase.cells and not (joined and {cell[1] for cell in own} == {"p"}):
            yield from _found(grammar, words, at, phrase)
            return
        if not own:
            return
        at += 1


def _may_describe(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    word, after = words[at], words[at + 1] if at + 1 < len(words) else ""
    if not word.isalpha() or not word.islower() or word in grammar.particles or word in grammar.words("not_adjectives"):
        return False
    if word in grammar.words("no_verbs") | grammar.words("plural_determiners") | grammar.words("no_predicates"):
        return False
    if word in grammar.words("between") | grammar.words("inner_adverbs") | grammar.words("of"):
        return False
    if word in grammar.determiners:
        return False
    if any(one.is_finite for one in grammar.readings(word)) and not grammar.is_participle(word):
        return False
    degree = words[at - 1] in grammar.words("degrees")
    if word in grammar.nouns and not (degree or grammar.is_participle(word) or grammar.is_adjective(word)):
        return False  # “les privilèges administrateur”
    if any(one.tense == "gerund" for one in grammar.verbs.readings(after)):
        return False  # “este método continua enviando”
    agrees = grammar.nouns.cells(after) & cells_of(grammar, word) if after in grammar.nouns else frozenset()
    return not agrees or grammar.is_adjective(after)


def _predicate(grammar: RomanceGrammar, words: Sequence[str], subject: LikelySubject) -> Iterator[Disagreement]:
    """An adjective or participle behind a verb of being."""
    if not subject.cells or (words[subject.end : subject.end + 1] and words[subject.end] in grammar.words("and")):
        return
    at = grammar.after_clitics(words, subject.end)
    found = grammar.verbs.readings(words[at]) if at < len(words) else ()
    readings = [one for one in found if one.is_finite and one.person == subject.person]
    lemmas = {one.lemma for one in readings}
    if lemmas & {"avoir", "haber"} and words[at + 1 : at + 2] and words[at + 1] in ("été", "sido", "estado"):
        at += 1
    elif not lemmas & grammar.words("linking"):
        return
    at += 1
    while at < len(words) and words[at] in grammar.words("inner_adverbs") | grammar.words("degrees") | {"pas", "été"}:
        at += 1
    if at >= len(words) or not words[at].islower() or words[at] in grammar.particles - grammar.words("predicates"):
        return
    word, after = words[at], words[at + 1] if at + 1 < len(words) else ""
    if word in grammar.words("no_predicates") or (words[at + 2 : at + 3] and words[at + 2].endswith("mente")):
        return
    own, others = cells_of(grammar, word), grammar.particles | grammar.words("of")
    if not own or own & subject.cells or (grammar.nouns.cells(after) & own and after not in others):
        return
    if any(one.is_finite for one in grammar.readings(word)) and not participle_cells(grammar, word):
        return
    yield from _found(grammar, words, at, subject)


def _with_object(
    grammar: RomanceGrammar, words: Sequence[str], at: int, thing: LikelySubject
) -> Iterator[Disagreement]:
    """A French participle behind “avoir” and its object: “les lettres que j'ai écrit”."""
    if not thing.cells or thing.word in grammar.words("times"):
        return
    for place in range(at + 2, min(at + 2 + _NEAR, len(words) - 1)):
        if any(one.lemma == _HAVING and one.is_finite for one in grammar.verbs.readings(words[place])):
            break
    else:
        return
    place += 1
    while place < len(words) and words[place] in grammar.words("inner_adverbs"):
        place += 1
    if place >= len(words) or not grammar.is_participle(words[place]):
        return
    after = words[place + 1] if place + 1 < len(words) else ""
    if any(one.tense == "infinitive" for one in grammar.verbs.readings(after)) or after in ("à", "de", "d'", "que"):
        return  # “les livres que j'ai voulu acheter”
    own = participle_cells(grammar, words[place], sure=True)
    if own and not own & thing.cells:
        yield from _found(grammar, words, place, thing, participle=True)


def _found(
    grammar: RomanceGrammar, words: Sequence[str], at: int, with_: LikelySubject, *, participle: bool = False
) -> Iterator[Disagreement]:
    forms = agreeing_forms(grammar, words[at], with_.cells, participle=participle)
    if forms:
        yield Disagreement(at, at + 1, forms[:2], AgreementReason.CONCORD, with_.word, True, _LEAST)
