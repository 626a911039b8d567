"""What a Russian sentence shows to be right, whatever a model would change there."""

from collections.abc import Sequence

from models.agreement.ru.governing import LISTED, PREPOSITIONS
from models.agreement.ru.morphology import readings
from models.text.tokens import tokenize

__all__ = ["is_undoubted", "spoils"]

_NEAR, _FAR = 3, 5
_SUBJECTS = frozenset({"я", "ты", "он", "она", "мы", "вы", "они"})


def spoils(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change would spoil what is right: “некогда играть”, or the comma before an order (“..., не трогай”).

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    old = [token.text.lower() for token in tokenize(source[start:end], "ru")]
    behind = [token.text.lower() for token in tokenize(source[end:], "ru")]
    if old == [","] and not replacement.strip():
        verb = behind[1:2] if behind[:1] == ["не"] else behind[:1]
        found = readings(verb[0]) if verb else ()
        return bool(found) and all("impr" in one.marks for one in found)
    before = [token.text.lower() for token in tokenize(source[:start], "ru")]
    if source[:start].endswith(("«", "„", "“", '"')) and source[end : end + 1] in ("»", "“", "”", '"'):
        return True  # a name: «экономика»
    subject = next((word for word in reversed(before) if not _is_adverb(word)), "")
    if len(old) == 1 and subject and _is_predicate(subject, old[0], replacement):
        return True
    if len(old) == 1 and "что" in before[-_NEAR:] and _is_only_earlier(old[0], replacement):
        return True
    if len(old) == 1 and before[-1:] in (["в"], ["на"]) and _goes_there(before[-_FAR:], old[0], replacement):
        return True
    near = [*old, *behind[:_NEAR]]
    at = next((at for at, word in enumerate(near) if at < len(old) and word in LISTED["nothing_to_do"]), None)
    if at is None or near[at] in replacement.lower().split():
        return False
    return any(one.kind == "INFN" for word in near[at + 1 :] for one in readings(word))


def is_undoubted(source: str, start: int, end: int) -> bool:
    """Whether a doubted word is a name in a case of its preposition, or a past before what is read: “прочитал «…»”.

    Args:
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    word = source[start:end]
    before = [token.text.lower() for token in tokenize(source[:start], "ru")]
    if not before or not word.isalpha():
        return False
    governed = PREPOSITIONS.get(before[-1])
    if word.istitle() and governed is not None:
        found = readings(word.lower()) or readings(word)
        return any(one.case in governed.allowed for one in found) if found else word[-1] not in "ая"
    past = [one for one in readings(word) if one.tense == "past"]
    named = source[end:].lstrip().startswith(("«", "„", '"'))
    return named and bool(past) and bool(_SUBJECTS & set(before[-_NEAR:]))


def _is_adverb(word: str) -> bool:
    found = readings(word)
    return bool(found) and all(one.kind in ("ADVB", "PRCL") for one in found)


def _is_only_earlier(word: str, meant: str) -> bool:
    """Whether a change puts what was still to come into the past: “боялась, что мы упадём”."""
    old, new = readings(word), readings(meant.strip().lower())
    future = bool(old) and {one.tense for one in old} <= {"futr", ""} and any(one.tense for one in old)
    past = bool(new) and all(one.tense == "past" for one in new)
    return future and past and bool({one.lemma for one in old} & {one.lemma for one in new})


def _is_predicate(subject: str, word: str, meant: str) -> bool:
    """Whether an adjective says of the noun right before it how it is, as another form of it would: “сюжет скучный”."""
    nouns = [one for one in readings(subject) if one.kind == "NOUN" and one.case == "nomn"]
    own = [one for one in readings(word) if one.kind == "ADJF" and one.case == "nomn"]
    if not nouns or not any(one.agrees_with(noun) for one in own for noun in nouns):
        return False
    stem = word[: max(len(word) - 2, 3)]
    return meant.strip().lower().startswith(stem)


def _goes_there(before: Sequence[str], word: str, meant: str) -> bool:
    """Whether one goes where a noun in the accusative says, which another form of it would say, too: “едем в горы”."""
    old = [one for one in readings(word) if one.kind == "NOUN"]
    if not any(one.case == "accs" for one in old) or any(one.case == "loct" for one in old):
        return False
    same = {one.lemma for one in old} & {one.lemma for one in readings(meant.strip().lower())}
    return bool(same) and any(one.lemma in LISTED["going"] for verb in before for one in readings(verb))
