"""The subjunctive where it is asked for, and the tense behind “if”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["asked_mood", "wrong_conditions", "wrong_moods", "wrong_times"]

_PAST = frozenset({"imperfect", "preterite", "conditional"})


def wrong_moods(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Indicatives behind what asks for the subjunctive."""
    for at in range(len(words) - 1):
        asked = asked_mood(grammar, words, at)
        if asked:
            yield from _subjunctive(grammar, words, at + 1, asked)


def asked_mood(grammar: RomanceGrammar, words: Sequence[str], at: int) -> str:
    """The tense that a conjunction which ends at a word asks for; empty if it asks for none."""
    word = words[at].lower()
    if word in grammar.words("conjunctions"):
        return "subjunctive"
    if word not in grammar.words("that") or not at:
        return ""
    before = words[at - 1].lower()
    if before in grammar.words("questions_too") and ((at > 1 and words[at - 2].isalpha()) or "?" in words):
        return ""
    if before in grammar.words("adverbs_too") and at > 1 and grammar.readings(words[at - 2].lower()):
        return ""
    if before in grammar.words("before_that"):
        return "subjunctive"
    pair = "_".join(one.lower() for one in words[max(at - 2, 0) : at])
    triple = "_".join(one.lower() for one in words[max(at - 3, 0) : at])
    if asking := {pair, triple} & grammar.words("phrases_before_that"):
        rhetorical = "?" in words and all(phrase.startswith("no_") for phrase in asking)
        return "" if rhetorical else "subjunctive"  # “¿no es verdad que tiene talento?”
    if _is_sought(grammar, words, at):
        return "subjunctive"
    readings = [one for one in grammar.readings(words[at - 1]) if one.is_finite]
    if at > 1 and any(f"{words[at - 2].lower()}_{one.lemma}" in grammar.words("no_wishing") for one in readings):
        return ""
    wishes = [one for one in readings if one.lemma in grammar.words("wishing")]
    negated = {one.lower() for one in words[max(at - 3, 0) : at]} & grammar.words("negations")
    thinks = [one for one in readings if one.lemma in grammar.words("thinking")]
    if thinks and not negated and grammar.code != "it":
        return ""
    tenses = {one.tense for one in wishes + thinks}
    if tenses & {"present", "future"}:
        return "subjunctive"
    if tenses and tenses <= _PAST and grammar.code in ("es", "it", "pt"):
        return "past_subjunctive"
    return ""


def _is_sought(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a clause says what something is to be that one has not found: “busco una casa que tenga jardín”."""
    if at < 3 or words[at - 1] not in grammar.nouns or words[at - 2] not in ("un", "una", "um", "uma"):
        return False
    after = grammar.after_clitics(words, at + 1)
    named = after < len(words) and any(one.lemma in ("llamar", "chamar") for one in grammar.readings(words[after]))
    verbs = grammar.readings(words[at - 3].lower())
    return not named and any(
        one.lemma in grammar.words("seeking") and one.tense == "present" and one.person in (0, 3) for one in verbs
    )


def _subjunctive(grammar: RomanceGrammar, words: Sequence[str], at: int, asked: str) -> Iterator[Disagreement]:
    place = grammar.after_clitics(words, grammar.subject_end(words, at))
    if place >= len(words):
        return
    found = grammar.finite(words[place], noun=place == at or words[at].lower() in grammar.pronouns)
    being = tuple(one for one in grammar.copula(words[place]) if one.lemma == "être")
    if place > at and being and words[at].lower() in grammar.pronouns:
        found = being  # “sommes” is no form of “sommer” here
    if words[place] in grammar.words("verbs_behind_that"):
        found = tuple(one for one in grammar.verbs.readings(words[place]) if one.tense == "present")
    if words[at - 1].lower() in grammar.words("conjunctions") and {one.tense for one in found} == {"conditional"}:
        asked = "past_subjunctive"
    elif asked == "past_subjunctive" and any((one.lemma, one.tense) == ("ir", "imperfect") for one in found):
        return  # “no pensé que iba a ser tan caro”
    wrong = {"present", "conditional"} if words[at - 1].lower() in grammar.words("conjunctions") else {"present"}
    wrong |= {"imperfect"} if asked == "past_subjunctive" else set()
    if asked == "subjunctive" and {one.person for one in found} == {3}:
        found = tuple(one for one in found if one.tense != "preterite") or found
    if not found or any(one.tense not in wrong for one in found):
        return
    if words[place - 1] in grammar.determiners and any(one.person < 2 for one in found):
        return
    yield from grammar.found(place, grammar.forms(found, asked), AgreementReason.PURPOSE, words[at - 1].lower())


def wrong_conditions(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A conditional or future behind “if”, a future behind “when”, at the beginning of a sentence."""
    for at in range(min(len(words) - 1, 2)):
        word = words[at].lower()
        asked = dict(one.split(">") for one in grammar.words(f"behind_{word}")) if word else {}
        if not asked:
            continue
        if at and words[0].isalpha() and words[0].lower() not in grammar.words("and"):
            continue
        place = grammar.after_clitics(words, grammar.subject_end(words, at + 1))
        if {"?", "!"} & set(words) or place >= len(words):
            continue
        found = grammar.finite(words[place], noun=words[at + 1].lower() in grammar.pronouns)
        tenses = {one.tense for one in found}
        if any(one.lemma in grammar.words("impersonal") for one in found):
            continue
        if (
            tenses in ({"imperfect"}, {"preterite"})
            and "past_subjunctive" in asked.values()
            and _would(grammar, words, place)
        ):
            forms = grammar.forms(found, "past_subjunctive")
            yield from grammar.found(place, forms, AgreementReason.PURPOSE, word)
        if len(tenses) == 1 and (tense := min(tenses)) in asked:
            forms = grammar.forms(found, asked[tense])
            yield from grammar.found(place, forms, AgreementReason.PURPOSE, word)


def wrong_times(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A Spanish present behind “cuando” where something to come is told: “cuando tengo dinero, viajaré”."""
    for at in range(len(words) - 2 if grammar.code == "es" else 0):
        if words[at].lower() != "cuando" or {"?", "!"} & set(words):
            continue
        place = grammar.after_clitics(words, grammar.subject_end(words, at + 1))
        found = grammar.finite(words[place], noun=True) if place < len(words) else ()
        if not found or {one.tense for one in found} != {"present"}:
            continue
        rest = words[place:]
        coming = words[:at] if at else rest[rest.index(",") + 1 :][:4] if "," in rest else ()
        if any((told := grammar.readings(word)) and all(_is_coming(one) for one in told) for word in coming):
            yield from grammar.found(place, grammar.forms(found, "subjunctive"), AgreementReason.PURPOSE, "cuando")


def _is_coming(one: VerbReading) -> bool:
    """Whether a reading is a future of the first or second person: others also tell what is so by rule."""
    return one.tense == "future" and one.person in (0, 1, 3, 4)


def _would(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a conditional stands behind the comma that ends the clause of a word."""
    if "," not in words[at:]:
        return False
    behind = words[words.index(",", at) + 1 :][:5]
    return any(
        found and all(one.tense == "conditional" for one in found)
        for found in (grammar.readings(word) for word in behind)
    )
