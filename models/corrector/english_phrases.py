"""English phrases that no edit may break, and what they say of the tense.

They are set phrases, those without an article among them (*over budget*), adverbial acronyms, a perfect without a past
time, *me and*, *et al.* before a plural, and what a number names (*equation (3)*).
"""

import re

from models.corrector.protocol import Edit
from models.english_forms import all_inflections, all_lemmas

__all__ = ["breaks_english", "tells_a_habit", "undoes_perfect"]

_WORD = re.compile(r"\w+")
_ADVERBIAL = re.compile(r"(?:ASAP|AFAIK|BTW|FYI|IIRC|IMHO|IMO|TBH)\b")
"""Acronyms that stand for an adverb or a clause: no preposition or article belongs before them."""
_SET_PHRASE = re.compile(r"Looking forward to\b")
"""How letters end, though it is no clause."""
_WITHOUT_ARTICLE = re.compile(
    r"\b(?:(?:over|under|on|within|off) budget|first thing (?:tomorrow|in the|on|when|after|next)"
    r"|(?:in|out of) stock|(?:on|for) sale|(?:on|in) demand|under construction|(?:ahead of|behind|on) schedule"
    r"|(?:on|off) (?:duty|track|balance|guard|call)|at (?:risk|stake|ease|hand|heart|large|length)"
    r"|in (?:person|public|private|transit|session|due course|detail|advance|writing|theory)"
    r"|by (?:mistake|accident|hand|heart|mail|email|phone)"
    r"|on (?:purpose|board|display|stage|foot|fire|loan|trial|hold|edge|average|request|arrival)"
    r"|out of (?:date|order|print|sight|touch|place|breath|control|reach|pocket)"
    r"|(?:go|goes|going|went|gone|come|comes|coming|came|late|back|off|get|gets|getting|got|return|returned|way) to"
    r" (?:bed|camp|church|class|college|court|lab|mass|practice|prison|rehearsal|school|sea|town|training|uni"
    r"|university|work)"
    r"|from (?:scratch|memory|start to finish|head to toe)"
    r"|(?:side by|day by|step by|word for|face to|hand in) (?:side|day|step|word|face|hand))\b(?! of\b)",
    re.IGNORECASE,
)
_PARTICIPLE = re.compile(r"(?:also|already|just|never|always|often|now|recently|not)\s+\w+(?:ed|en|wn)\b")
_PERFECT = re.compile(r"(?:has|have) [\w'’]+", re.IGNORECASE)
_PAST_TENSE = re.compile(r"\w+(?:ed|en|wn)")  # of misspelled words, too
_PAST = re.compile(
    r"\b(?:yesterday|ago|last|in \d{4}|when|then|earlier|remember)\b|\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day",
    re.IGNORECASE,
)
"""What names a time that is over, with which a perfect may be wrong."""
_LASTS = re.compile(
    r"\b(?:since|for (?:over |more than |almost |nearly |about )?[\w-]+ (?:years|months|weeks|days|decades))\b"
)
"""What tells how long something has lasted."""
_SOMEBODY = re.compile(r"(?:me|him|her|us|them)", re.IGNORECASE)
_SOMEBODY_ELSE = re.compile(r"(?:my|your|his|her|our|their) \w+", re.IGNORECASE)
_FIRST_PERSON = ("me", "myself", "i")
_AND_OTHERS = re.compile(r"\bet al\.?,?\s*(?:\([^()]*\)|\[[^\[\]]*\]|`[^`]*`)?,?\s*\Z")
"""Authors, and where they say it."""
_NUMBERED = re.compile(r"[^\W\d_]+ (?:\(\d+[a-z]?\)|\d+[a-z]?(?!\w|[.,]\d))")
"""A noun and the number that names it."""
_ARTICLES = ("the", "a", "an")
_BE_BEFORE = re.compile(r"(?:\b(?:am|are|is)|['’](?:m|re))\s+\Z", re.IGNORECASE)
_STATES = frozenset({"agree", "disagree", "know", "own", "belong", "want", "understand", "believe", "prefer"})
"""Verbs of states: behind *be* it is *be* that is one too many (*they're agree*)."""
_THIRD_PERSON = re.compile(r"\s*(?:he|she|it)\s+", re.IGNORECASE)
_EVERY_DAY = re.compile(
    r"(?:\s+[\w'’-]+){0,7}?\s+(?:every|each)\s+(?:single )?"
    r"(?:day|week|month|year|morning|evening|afternoon|night|weekend|summer|winter|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b",
    re.IGNORECASE,
)


def breaks_english(sentence: str, edit: Edit) -> bool:
    """Whether an edit breaks one of them."""
    phrase = _SET_PHRASE.match(sentence)
    return (
        (phrase is not None and edit.start < phrase.end())
        or _leads_to_an_adverb(sentence, edit)
        or undoes_perfect(sentence, edit)
        or _names_another(sentence, edit)
        or _makes_one_of_several(sentence, edit)
        or _puts_article_before_number(sentence, edit)
        or _makes_state_go_on(sentence, edit)
        or _puts_article_into_phrase(sentence, edit)
    )


def tells_a_habit(sentence: str, edit: Edit) -> bool:
    """Whether a sentence that begins with *he*, *she* or *it* gets the ending of what is done every day (*She go*)."""
    replaced, put = sentence[edit.start : edit.end].strip().lower(), edit.replacement.strip().lower()
    ending = put.endswith("s") and not replaced.endswith("s") and replaced.isalpha() and put[:2] == replaced[:2]
    begins = _THIRD_PERSON.fullmatch(sentence[: edit.start]) is not None
    return ending and begins and _EVERY_DAY.match(sentence, edit.end) is not None


def _leads_to_an_adverb(sentence: str, edit: Edit) -> bool:
    """Whether a word is put right before an acronym that needs none."""
    rest = sentence[edit.start :]
    acronym = _ADVERBIAL.match(rest.lstrip())
    if acronym is None or edit.end > edit.start + len(rest) - len(rest.lstrip()) + acronym.end():
        return False
    return bool(_WORD.search(edit.replacement.strip().removesuffix(acronym[0])))


def undoes_perfect(sentence: str, edit: Edit) -> bool:
    """Whether *has* or *have* is left out, though no past time is named.

    Either before *also* and the like and a participle, or with it (*We has recieved* -> *received*, *have eaten*).
    """
    replaced, put = sentence[edit.start : edit.end].strip(), edit.replacement.strip()
    if _PERFECT.fullmatch(replaced):
        undone = _PAST_TENSE.fullmatch(put) is not None or _is_past_of(put, replaced.split()[1].lower())
    else:
        undone = not put and replaced.lower() in ("has", "have")
        undone = undone and _PARTICIPLE.match(sentence[edit.end :].lstrip()) is not None
    if replaced.lower().startswith(("have ", "has ")) and " " not in put and _LASTS.search(sentence[edit.end :]):
        return True
    return undone and not _PAST.search(sentence)


def _is_past_of(word: str, participle: str) -> bool:
    """Whether a word is the past tense of the verb that has a participle."""
    return any(
        word in forms.get("VBD", ()) and participle in (forms.get("VBN") or forms.get("VBD", ()))
        for forms in (all_inflections(one, "VERB") for one in all_lemmas(word, "VERB").get("VERB", ()))
    )


def _names_another(sentence: str, edit: Edit) -> bool:
    """Whether *me* becomes *my brother*, or who stands behind *and* becomes *I*.

    To put *me and my neighbour* into its order, a model that writes from left to right guesses who comes second.
    """
    replaced, put = sentence[edit.start : edit.end].strip(), edit.replacement.strip()
    if _SOMEBODY.fullmatch(replaced):
        return _SOMEBODY_ELSE.fullmatch(put) is not None
    behind_and = sentence[: edit.start].rstrip().lower().endswith(" and")
    first = replaced.partition(" ")[0].lower()
    return behind_and and put.partition(" ")[0] == "I" and first not in _FIRST_PERSON and bool(first)


def _makes_one_of_several(sentence: str, edit: Edit) -> bool:
    """Whether the verb of several authors becomes that of one (*Lee et al. (2017) show*)."""
    replaced, put = sentence[edit.start : edit.end].strip(), edit.replacement.strip()
    singular = put.startswith(replaced.removesuffix("y")) and put.endswith("s") and len(put) > len(replaced) > 0
    return singular and _AND_OTHERS.search(sentence, 0, edit.start) is not None


def _puts_article_before_number(sentence: str, edit: Edit) -> bool:
    """Whether what a number names gets an article."""
    replaced, put = sentence[edit.start : edit.end].lower().split(), edit.replacement.lower().split()
    noun = edit.start + len(sentence[edit.start :]) - len(sentence[edit.start :].lstrip())
    return _NUMBERED.match(sentence, noun) is not None and put in [[article, *replaced] for article in _ARTICLES]


def _makes_state_go_on(sentence: str, edit: Edit) -> bool:
    """Whether *they're agree* becomes *they're agreeing*."""
    verb = sentence[edit.start : edit.end].strip().lower()
    goes_on = verb in _STATES and edit.replacement.strip().lower() in (f"{verb}ing", f"{verb.removesuffix('e')}ing")
    return goes_on and _BE_BEFORE.search(sentence[: edit.start]) is not None


def _puts_article_into_phrase(sentence: str, edit: Edit) -> bool:
    """Whether nothing is done but put an article into a phrase that has none."""
    replaced, put = sentence[edit.start : edit.end].split(), edit.replacement.split()
    if not put or put[0].lower() not in _ARTICLES or put[1:] != replaced:
        return False
    return any(found.start() <= edit.start < found.end() for found in _WITHOUT_ARTICLE.finditer(sentence))
