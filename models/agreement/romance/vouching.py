"""What a sentence of a Romance language shows to be right, whatever a model suspects there."""

import re
from collections.abc import Sequence

from models.agreement.romance.grammar import RomanceGrammar, grammar
from models.agreement.romance.moods import asked_mood
from models.agreement.romance.persons import is_subject
from models.agreement.romance.subjects import long_subject
from models.text.tokens import tokenize

__all__ = ["is_after_a_time", "is_object_before_verb", "is_right", "loses_its_mood", "loses_its_verb"]

_LANGUAGES = frozenset({"es", "it", "pt", "fr"})
_FIRST_WORDS = 8
_CLAUSE = re.compile(r"[.,;:!?¡¿\u2013\u2014]")
"""What stands between clauses, and often between other things."""
_INDICATIVE = frozenset({"present", "imperfect"})
_MOODY = frozenset({"subjunctive", "past_subjunctive", "past_subjunctive2"})


def loses_its_verb(language: str, source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change takes the only verb of a sentence or the first of a clause away: “il lunedì ho lezione”.

    A verb that begins a clause is an order; no other word of the clause is one for sure: “dé usted un paso”.

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
    written, put = source[start:end].strip().lower(), replacement.strip().lower()
    if not written.isalpha() or not put.isalpha() or not _may_be_finite(known, written) or _may_be_finite(known, put):
        return False
    if {one.lemma for one in known.readings(written)} & {one.lemma for one in known.verbs.readings(put)}:
        return False  # “es” > “son”, which may be a noun
    others = [word for part in (source[:start], source[end:]) for word in _words(part, language)]
    if not any(_may_be_finite(known, word.lower()) for word in others):
        return True
    before, behind = _CLAUSE.split(source[:start])[-1], _CLAUSE.split(source[end:])[0]
    return not before.strip() and not any(known.finite(word) for word in _words(behind, language))


def is_object_before_verb(language: str, source: str, start: int, end: int) -> bool:
    """Whether what may be an article begins a sentence with no verb but the next word: “le telefono stasera”.

    Args:
        language: code without region.
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    if language not in _LANGUAGES or source[:start].strip():
        return False
    known = grammar(language)
    behind = _words(source[end:], language)
    if source[start:end].lower() not in known.words("objects_before") or not behind:
        return False
    return _may_be_finite(known, behind[0]) and not any(_may_be_finite(known, one) for one in behind[1:])


def loses_its_mood(language: str, source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change makes something else of a subjunctive that is asked for: “nonostante lui dica il contrario”.

    Args:
        language: code without region.
        source: the sentence.
        start: where the verb starts (code points of the sentence).
        end: where it ends.
        replacement: what takes its place.
    """
    if language not in ("it", "es", "pt"):
        return False
    known = grammar(language)
    tokens = tokenize(source, language)
    at = next((at for at, token in enumerate(tokens) if token.start == start and token.end == end), None)
    if at is None or any(one.tense in _MOODY for one in known.verbs.readings(replacement.strip().lower())):
        return False
    return _has_its_mood(known, [token.text for token in tokens], at)


def _words(text: str, language: str) -> list[str]:
    return [token.text for token in tokenize(text, language)]


def _may_be_finite(known: RomanceGrammar, word: str) -> bool:
    return any(one.is_finite for one in known.readings(word))


def is_after_a_time(language: str, source: str, start: int) -> bool:
    """Whether what stands before a verb is but a phrase of time, and no subject: “tutte le sere guardo la televisione”.

    Args:
        language: code without region.
        source: the sentence.
        start: where the verb starts (code points of the sentence).
    """
    if language not in _LANGUAGES:
        return False
    known = grammar(language)
    before = [token.text.lower() for token in tokenize(source[:start], language)]
    words = [word for word in before if any(map(str.isalnum, word))]
    if not words or len(words) > _FIRST_WORDS or not set(words) & known.words("times"):
        return False
    rest = [word for word in words if word not in known.words("times") | known.words("between")]
    return all(word in known.determiners or word in known.words("of_times") for word in rest)


def is_right(language: str, source: str, start: int, end: int) -> bool:
    """Whether a verb is of the person of its subject or in the mood that is asked for, or a reflexive one has “essere”.

    Args:
        language: code without region.
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    if language not in ("it", "es", "fr"):
        return False
    known = grammar(language)
    if language == "fr":
        return _is_said_of_somebody(known, source, start, end)
    tokens = tokenize(source, language)
    at = next((at for at, token in enumerate(tokens) if token.start == start and token.end == end), None)
    if at is None:
        return False
    words = [token.text for token in tokens]
    return (
        _is_usual(known, words, at)
        or _has_its_subject(known, words, at)
        or _has_its_mood(known, words, at)
        or _has_its_auxiliary(known, words, at)
    )


def _is_said_of_somebody(known: RomanceGrammar, source: str, start: int, end: int) -> bool:
    """Whether an article behind “être” goes with its noun (“je suis un étudiant”), or “en” stands before a name."""
    before, behind = _words(source[:start], known.code), _words(source[end:], known.code)
    if source[start:end] == "en" and behind and (behind[0].istitle() or behind[0] == "vacances"):
        return behind[0] not in known.words("names_with_au")  # “en vacances en Bretagne”
    if not before or not behind or source[start:end] not in ("un", "une"):
        return False
    being = any(one.lemma == "être" and one.is_finite for one in known.verbs.readings(before[-1].lower()))
    return being and bool(known.determiner(source[start:end]) & known.noun(behind[0]))


def _is_usual(known: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun without an article, an infinitive or a verb stands where it usually does: “cambiare scuola”."""
    before, after = words[at - 1].lower() if at else "", words[at + 1].lower() if at + 1 < len(words) else ""
    small = words[at].lower()
    lemmas = {one.lemma for one in known.verbs.readings(before)}
    if small in known.words("bare_objects"):
        return bool(lemmas & known.words("with_bare_objects"))
    if any(one.tense == "infinitive" for one in known.verbs.readings(small)):
        return bool(lemmas & {"dovere", "potere", "volere"})
    if small in known.words("owners"):
        return after in known.words("kin") and not known.determiner(before)
    return before == "se" and small in {"può", "vuole", "deve"}


def _has_its_subject(known: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a determiner and a noun at the beginning of a clause, or a pronoun, are followed by their verb."""
    persons = {one.person for one in known.finite(words[at]) if one.tense in _INDICATIVE}
    if not persons or {word.lower() for word in words[:at]} & (known.words("that") | {"se", "benché", "sebbene"}):
        return False
    for start in range(at - 1):
        longer = long_subject(known, words, start) if known.opens(words, start) else None
        if longer is not None and longer.end == at:
            return longer.person in persons
    if words[at - 1].lower() in known.pronouns and is_subject(known, words, at - 1):
        return known.pronouns[words[at - 1].lower()] in persons
    if at < 2 or words[at - 1] in known.words("times") | known.words("many"):
        return False
    cells = known.noun(words[at - 1]) & known.determiner(words[at - 2])
    numbers = {cell[1] for cell in cells}
    first = at - 3 if at > 2 and known.possessed(words, at - 3) == at - 2 else at - 2
    if len(numbers) != 1 or not known.opens(words, first):
        return False
    return (2 if numbers == {"s"} else 5) in persons


def _has_its_mood(known: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a subjunctive stands behind what asks for it."""
    if not any(one.tense in _MOODY for one in known.verbs.readings(words[at])):
        return False
    first = at
    while first and at - first < 4:
        first -= 1
        asked = asked_mood(known, words, first)
        if asked:
            place = known.after_clitics(words, known.subject_end(words, first + 1))
            return place == at and any(one.tense == asked for one in known.verbs.readings(words[at]))
    return False


def _has_its_auxiliary(known: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a participle stands behind a reflexive pronoun and “essere”, of their number: “mi sono svegliato”."""
    own = {"mi": 0, "ti": 1, "si": 2, "ci": 3, "vi": 4}
    person = own.get(words[at - 2].lower()) if at > 1 else None
    if person is None or not known.is_participle(words[at]):
        return False
    being = {one.person for one in known.verbs.readings(words[at - 1]) if one.lemma == "essere" and one.is_finite}
    if person == 2 and 5 in being:
        person = 5
    return person in being and words[at][-1] in ("oa" if person < 3 else "ie")
