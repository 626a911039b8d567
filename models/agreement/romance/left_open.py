"""What a Romance language leaves open: changes from something right to something else that is, too, or to nonsense."""

from collections.abc import Sequence
from unicodedata import normalize

from models.agreement.romance.as_written import is_right_as_written
from models.agreement.romance.grammar import RomanceGrammar, grammar
from models.agreement.romance.orders import order
from models.text.tokens import tokenize

__all__ = ["is_left_open"]

_LANGUAGES = frozenset({"es", "it", "pt", "fr"})
_NO_MORE = frozenset(
    {"de", "du", "jamais", "rien", "personne", "là", "ici", "en", "avec", "aucun", "aucune", "que", "qu", "chez"}
)
"""What often follows “plus” where it means that something is no longer so."""
_ALIKE = 3
"""Letters that two forms of one noun begin with, at least."""


def is_left_open(language: str, source: str, start: int, end: int, replacement: str) -> bool:
    """Whether what stands there is as right as what a change writes, or righter.

    A possessive may follow its noun (“vários amigos meus”), a noun for both goes with either article (“la piloto”),
    some adjectives with either verb of being (“el pan está muy rico”), “mi ha ascoltata” is as good as “ascoltato”, and
    few write a noun for one that is not like it.

    Args:
        language: code without region.
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    if language not in _LANGUAGES:
        return False
    known = grammar(language)
    old, new = _words(source[start:end], language), _words(replacement, language)
    before, behind = _words(source[:start], language), _words(source[end:], language)
    if is_right_as_written(known, before, old, new, behind):
        return True
    if len(old) == 1 and not new:
        return (
            _is_owner_behind(known, before, old[0])
            or (old[0] == "," and _begins_with_order(known, behind))
            or _is_subject_of_verb(known, before, old[0], behind)
        )
    if known.code == "fr" and len(new) == len(old) + 1 and new[0] in ("ne", "n'") and new[1:] == old:
        return _is_compared(behind)
    if len(old) != len(new) or old == new:
        return False
    if known.code == "es" and (list(old), list(new)) == (["con"], ["de"]):
        return any(word.lower().startswith("equivoc") for word in before[-4:])  # “se equivocó con la cuenta”
    return (
        _is_gender_of_somebody(known, old, new, behind)
        or _is_being(known, old, new, behind)
        or _is_event(known, before, old, new, behind)
        or _is_denied_order(known, before, old)
        or _is_own_subject(known, before, old, new, behind)
        or _is_participle_of_somebody(known, before, old, new, behind)
        or _is_another_noun(known, old, new)
    )


def _is_gender_of_somebody(
    known: RomanceGrammar, old: Sequence[str], new: Sequence[str], behind: Sequence[str]
) -> bool:
    """Whether nothing changes but determiners of nouns for men and women."""
    for at, (word, other) in enumerate(zip(old, new, strict=True)):
        if word == other:
            continue
        noun = next(iter(old[at + 1 : at + 2] or behind), "")
        is_, becomes = known.determiner(word), known.determiner(other)
        if not known.nouns.of_people(noun) or not is_ or {cell[1] for cell in is_} != {cell[1] for cell in becomes}:
            return False
    return True


def _is_compared(behind: Sequence[str]) -> bool:
    """Whether “plus” compares, and asks for no “ne”: “je suis plus à l'aise”."""
    return len(behind) > 2 and behind[0] == "plus" and behind[1].isalpha() and behind[1] not in _NO_MORE


def _is_owner_behind(known: RomanceGrammar, before: Sequence[str], word: str) -> bool:
    """Whether a possessive stands behind its noun, which has no other: “vários amigos meus”."""
    if word.lower() not in known.words("owners_behind") or not before or before[-1] not in known.nouns:
        return False
    return not known.words("owners_behind") & {one.lower() for one in before[-3:-1]}


def _is_subject_of_verb(known: RomanceGrammar, before: Sequence[str], word: str, behind: Sequence[str]) -> bool:
    """Whether a pronoun behind “que” is the subject of the verb behind it, which may be told: “quiere que yo vaya”."""
    opened = bool(before) and before[-1].lower() in ("que", "che")
    person = known.pronouns.get(word.lower()) if known.code != "fr" and opened else None
    return person is not None and bool(behind) and any(one.person == person for one in known.finite(behind[0]))


def _is_being(known: RomanceGrammar, old: Sequence[str], new: Sequence[str], behind: Sequence[str]) -> bool:
    """Whether one verb of being becomes the other, of the same tense and person, before an adjective that has both."""
    if len(old) != 1:
        return False
    verbs, others = ({(one.tense, one.person) for one in known.copula(word)} for word in (old[0], new[0]))
    rest = [word for word in behind[:3] if word not in known.words("degrees")]
    return bool(verbs & others) and bool(rest) and rest[0] in known.words("with_both_copulas")


def _is_event(
    known: RomanceGrammar, before: Sequence[str], old: Sequence[str], new: Sequence[str], behind: Sequence[str]
) -> bool:
    """Whether “ser” says where something takes place: “la conferencia es en el aula magna”."""
    if len(old) != 1 or not behind or behind[0].lower() not in ("en", "a", "aquí", "allí", "ahí"):
        return False
    verbs, others = ({one.lemma for one in known.copula(word)} for word in (old[0], new[0]))
    return verbs == {"ser"} and others == {"estar"} and bool({one.lower() for one in before} & known.words("events"))


def _begins_with_order(known: RomanceGrammar, words: Sequence[str]) -> bool:
    """Whether an order with pronouns begins there, before which a comma is right: “es este, guárdalo”."""
    return bool(words) and order(known, words[0]) is not None


def _is_own_subject(
    known: RomanceGrammar, before: Sequence[str], old: Sequence[str], new: Sequence[str], behind: Sequence[str]
) -> bool:
    """Whether a verb without a subject may be of the first person, and need no accent: “tardo una hora en llegar”."""
    if known.code != "es" or before or len(old) != 1 or new != [f"{old[0][:-1]}ó"] or not old[0].endswith("o"):
        return False
    own = any((one.tense, one.person) == ("present", 0) for one in known.verbs.readings(old[0].lower()))
    return own and not {word.lower() for word in behind} & {"ayer", "anoche", "anteayer", "pasado", "pasada", "hace"}


def _is_denied_order(known: RomanceGrammar, before: Sequence[str], old: Sequence[str]) -> bool:
    """Whether a Spanish subjunctive is what is not to be done, behind “no” at the beginning: “no tardes”."""
    if known.code != "es" or len(old) != 1 or not before:
        return False
    at = len(before) - 1
    while at and before[at].lower() in known.words("reflexives_or_objects"):
        at -= 1
    begins = not at or not before[at - 1][-1].isalnum()
    verbs = known.verbs.readings(old[0].lower())
    return before[at].lower() == "no" and begins and any((one.tense, one.person) == ("subjunctive", 1) for one in verbs)


def _is_participle_of_somebody(
    known: RomanceGrammar, before: Sequence[str], old: Sequence[str], new: Sequence[str], behind: Sequence[str]
) -> bool:
    """Whether a participle agrees with “mi”, “ti”, “ci” or “vi” before “avere”, which is its only object."""
    if known.code != "it" or len(old) != 1 or len(before) < 2 or before[-2].lower() not in ("mi", "ti", "ci", "vi"):
        return False
    having = any(one.lemma == "avere" and one.is_finite for one in known.verbs.readings(before[-1].lower()))
    next_ = behind[0] if behind else ""
    if not having or not known.is_participle(old[0]) or old[0][:-1] != new[0][:-1]:
        return False
    return not known.determiner(next_) and (next_ in known.particles or next_ not in known.nouns)


def _is_another_noun(known: RomanceGrammar, old: Sequence[str], new: Sequence[str]) -> bool:
    """Whether a noun becomes one that is not like it, and perhaps its determiner goes along: “na estante” > “instante”.

    On the even halves of the development sets no such change of words of four letters or more was right.
    """
    noun, other = old[-1], new[-1]
    if len(old) > 2 or _beginning(noun) == _beginning(other) or min(len(noun), len(other)) <= _ALIKE:
        return False
    particles = known.particles
    nouns = all(one in known.nouns and one not in particles and not known.readings(one) for one in (noun, other))
    return nouns and (len(old) == 1 or all(known.determiner(one[0]) for one in (old, new)))


def _beginning(word: str) -> str:
    """The first letters without their accents: “país” is like “pais”."""
    return "".join(normalize("NFD", letter)[0] for letter in word[:_ALIKE])


def _words(text: str, language: str) -> list[str]:
    return [token.text for token in tokenize(text, language)]
