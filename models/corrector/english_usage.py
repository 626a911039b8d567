"""English that looks wrong to a model and is right: what no edit may change.

They are nouns that stand without an article where they name a service or a place of work (*ask reception*, *nervous on
stage*), verbs that tell of a thing what it does itself (*your order has shipped*), meals and pairs that are one thing
(*fish and chips is*), *had had*, what is *made from* something, titles without a name behind them, two subjects behind
their verb (*among them are a bridge and a tower*), and notes that leave out who did it (*Bought it last week*).
"""

import re

from models.corrector.english_phrases import undoes_perfect
from models.corrector.protocol import Edit
from models.english_forms import all_inflections, all_lemmas

__all__ = ["is_right_english"]

_ARTICLES = frozenset({"a", "an", "the"})
_SERVICE = re.compile(
    r"(?:reception|security|payroll|housekeeping|customs|procurement|logistics|dispatch|accounts|accounting|legal"
    r"|marketing|management|triage|maternity|radiology|intensive care)\b(?! (?:of|desk|area|team|department|office"
    r"|guard|manager|officer|system|check|staff|clerk|counter|company|code|measures?|risk))",
    re.IGNORECASE,
)
"""Departments and desks, which have no article where one goes to them, asks them or works in them."""
_LABEL = re.compile(r"\W*[A-Z]\w+(?: \w+)?: ?(?:\w+, )*")
"""What opens a list of things."""
_WITH_SERVICE = re.compile(
    r"(?:\b(?:at|to|from|with|by|in|through|past|ask|tell|phone|ring|call|contact|via|inform|notify|email)|^) ?$",
    re.IGNORECASE,
)
_STATION = re.compile(
    r"(?:stage|campus|board|deck|shore|site|duty|leave|parole|probation|standby|location|camera|air|screen|paper)\b",
    re.IGNORECASE,
)
"""Where somebody or something is *on* or *off* without an article."""
_ON = re.compile(r"\b(?:on|off) ?$", re.IGNORECASE)
_RECEIPT = re.compile(r"receipt of\b", re.IGNORECASE)
_RECEIVING = re.compile(
    r"\b(?:acknowledge[sd]?|confirm(?:s|ed|ing)?|of|on|upon|pending|after|await(?:s|ing)?) ?$", re.I
)

_BY_ITSELF = re.compile(
    r"\b(?:shipped|launched|opened|closed|changed|improved|increased|decreased|dropped|doubled|started|ended|moved"
    r"|sold out|downloaded|uploaded|loaded|installed|updated|rebooted|restarted|synced|expired|cleared|cooled|dried"
    r"|healed|melted|cracked|dispatched|posted|resumed|stopped|finished|crashed|frozen|broken)\b",
    re.IGNORECASE,
)
"""Participles of verbs whose subject may be what it happens to."""
_HAVE_BEFORE = re.compile(r"\b(?:has|have|had|['’](?:s|ve|d))(?: (?:just|already|now|not|finally|also))? ?$", re.I)

_ONE_THING = re.compile(
    r"\b(?:fish and chips|bread and butter|macaroni and cheese|mac and cheese|gin and tonic|bed and breakfast"
    r"|rock and roll|trial and error|law and order|wear and tear|research and development|health and safety"
    r"|bacon and eggs|ham and eggs|strawberries and cream|spaghetti and meatballs|rice and peas|rice and beans"
    r"|bangers and mash|pie and mash|peanut butter and jelly|cheese and wine|hide and seek|drum and bass"
    r"|back and forth|profit and loss|arts and crafts|time and effort|terms and conditions)(?: \w+ly)? $",
    re.IGNORECASE,
)
_PLURAL_OF = {"is": "are", "was": "were", "has": "have", "does": "do"}
_SINGULAR_OF = {plural: singular for singular, plural in _PLURAL_OF.items()}

_OF_MATERIAL = re.compile(r"\bma(?:de|ke|kes|king)(?: \w+){0,3} $", re.IGNORECASE)
_TITLE = re.compile(r"[^\W\d_]+")
_TITLES = frozenset(
    """
    president king queen prince princess minister chancellor senator governor mayor bishop pope emperor director
    chairman secretary ambassador general captain professor principal headmaster state university church court
    parliament government council department ministry board committee company bank city country nation
    """.split()  # noqa: SIM905
)
_NAME_NEXT = re.compile(r"\s+(?:of |and )?[A-Z]")

_PLACE_FIRST = re.compile(
    r"(?:^|[.;:,] )(?:Among|Amongst|Between|Behind|Beside|Beyond|Above|Below|Beneath|Under|Near|Inside|Outside|Opposite"
    r"|Around|Alongside|Here|Attached|Enclosed|Included|Also (?:present|attending|included)|In|On|At)\b[^,;:.]{0,60} $"
)
_TWO_BEHIND = re.compile(
    r"\s*(?:both )?(?:an?|the|my|your|his|her|our|their|one|[A-Z]\w+)\b[^.;:!?]{0,90}? and "
    r"(?:an?|the|my|your|his|her|our|their|one|[A-Z]\w+)\b"
)
_FIRST_WORD = re.compile(r"\W*([A-Z][a-z]+)\b")
_BE_OR_FEEL = re.compile(
    r"\b(?:am|is|are|was|were|be|been|being|feel|feels|felt|looks|looked|seem|seems|seemed|very|so|not|quite|really"
    r"|extremely|too|well|and|much|more|most)(?: \w+ly)? ?$",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r" ?(?:would|will|won['’]t|wouldn['’]t|can['’]t|couldn['’]t|didn['’]t|don['’]t|never) \w", re.I)
"""What goes on without a subject behind a comma: *five stars, would buy again*."""
_NEXT_DOOR = re.compile(r" ?next (?:door|to)\b", re.IGNORECASE)
_WAY = re.compile(
    r" (?:the|a|an|this|that|his|her|my|our|their|your) (?:\w+ )?(?:driveway|drive|hill|road|street|stairs|staircase"
    r"|path|lane|aisle|river|coast|ladder|steps|track|garden|mountain|slope|avenue|alley|corridor|hallway|hall|passage|valley"
    r"|stream|shaft|line|side|wall|tree|trunk|pole|rope|chimney|beach|canal|motorway|highway|page)s?\b",
    re.IGNORECASE,
)
"""What one goes up or down."""
_UP = re.compile(r"\b(?:up|down|along) ?$", re.IGNORECASE)
_PREPOSITIONS = frozenset({"about", "at", "by", "for", "from", "in", "of", "on", "to", "with"})
_STRANDED = re.compile(
    r"\b(?:somebody|someone|nobody|anybody|anyone|people|person|friends?|who|whom|that|nothing|something) .*"
    r"\b(?:complain|talk|speak|write|turn|go|look|chat|moan|appeal|listen|report|sing) ?$",
    re.IGNORECASE,
)
"""Before the preposition of somebody who is named already: *somebody to complain to about it*."""
_HOW = re.compile(r"\bhow \w+(?: [\w'’]+){0,4} $", re.IGNORECASE)
_EATING_PLACE = re.compile(
    r"\b(?:the|a|an|this|that|our|your|every|another)(?: (?!for|at|to|in|of|after|before|and|or)\w+){0,2} $",
    re.IGNORECASE,
)


def is_right_english(sentence: str, edit: Edit) -> bool:
    """Whether an edit changes what is right."""
    replaced, put = sentence[edit.start : edit.end].strip().lower(), edit.replacement.strip().lower()
    before, behind = sentence[: edit.start], sentence[edit.end :]
    return (
        _gives_article(sentence, edit, replaced, put)
        or _gives_been(sentence, edit, replaced, put)
        or _changes_number(before, behind, replaced, put)
        or (replaced == "had" and not put and behind.lstrip().startswith("had "))
        or ((replaced, put) in (("from", "of"), ("of", "from")) and _OF_MATERIAL.search(before) is not None)
        or _gives_capital(
            replaced, edit.replacement.strip().rstrip(".!"), sentence[edit.start : edit.end].strip(), behind
        )
        or _gives_subject(before, sentence[edit.start : edit.end], put)
        or (replaced == "please" and put == "pleased" and _BE_OR_FEEL.search(before) is None)
        or ((replaced, put) == ("diner", "dinner") and _EATING_PLACE.search(before) is not None)
        or (replaced == "," and not put and _GOES_ON.match(behind) is not None)
        or (replaced in ("in", "out") and not put and _NEXT_DOOR.match(behind) is not None)
        or (replaced in ("up", "down", "along") and put != replaced and _WAY.match(behind) is not None)
        or (not replaced and _UP.search(before) is not None and _WAY.match(" " + behind.lstrip()) is not None)
        or ((replaced, put) == ("felt", "fell") and _HOW.search(before) is not None)
        or (before.lower().endswith("all that ") and replaced == f"{put}s")  # *all that glitters*
        or _doubles_preposition(before, behind, replaced, put)
        or _moves_first(behind, replaced, put)
        or undoes_perfect(sentence, edit)
    )


def _gives_article(sentence: str, edit: Edit, replaced: str, put: str) -> bool:
    """Whether an article is put before a noun that stands without one."""
    words = put.split()
    if not words or words[0] not in _ARTICLES or " ".join(words[1:]) != replaced:
        return False
    if _LABEL.fullmatch(sentence[: edit.start]) and "," in sentence[edit.end :]:  # *Apparatus: string, a clamp*
        return True
    at = edit.start + len(sentence[edit.start :]) - len(sentence[edit.start :].lstrip())
    before = sentence[: edit.start].rstrip() + " " * (edit.start > 0)
    return (
        (_SERVICE.match(sentence, at) is not None and _WITH_SERVICE.search(before) is not None)
        or (_STATION.match(sentence, at) is not None and _ON.search(before) is not None)
        or (_RECEIPT.match(sentence, at) is not None and _RECEIVING.search(before) is not None)
    )


def _gives_been(sentence: str, edit: Edit, replaced: str, put: str) -> bool:
    """Whether *been* comes between *has* and what a thing does itself."""
    if put != f"been {replaced}".strip():
        return False
    at = edit.start + len(sentence[edit.start :]) - len(sentence[edit.start :].lstrip())
    before = sentence[: edit.start].rstrip() + " "
    return _BY_ITSELF.match(sentence, at) is not None and _HAVE_BEFORE.search(before) is not None


def _doubles_preposition(before: str, behind: str, replaced: str, put: str) -> bool:
    """Whether a preposition is put right before another one, or one is taken out whose noun stands before."""
    following = behind.split(maxsplit=1)[:1]
    if not following or following[0] not in _PREPOSITIONS:
        return False
    if not replaced and put in _PREPOSITIONS:
        return (put, following[0]) not in (("of", "about"), ("for", "about"), ("up", "to"))
    return replaced in ("to", "with") and not put and _STRANDED.search(before) is not None


def _moves_first(behind: str, replaced: str, put: str) -> bool:
    """Whether *first* at the end of a clause, which is *before anything else*, is put before a noun."""
    words = replaced.split()
    if len(words) < 2 or words[-1] != "first" or not re.match(r"\W*(?:$|[.,;:!?]|and\b|but\b|or\b)", behind):
        return False
    return [one for one in put.split() if one not in _ARTICLES][:1] == ["first"]


def _changes_number(before: str, behind: str, replaced: str, put: str) -> bool:
    """Whether a verb no longer agrees with what is one thing, or with two that stand behind it."""
    if _PLURAL_OF.get(replaced) == put:
        return _ONE_THING.search(before) is not None
    if _SINGULAR_OF.get(replaced) != put or replaced == "have":
        return False
    return _PLACE_FIRST.search(before) is not None and _TWO_BEHIND.match(behind) is not None


def _gives_capital(replaced: str, put: str, written: str, behind: str) -> bool:
    """Whether a title or an office without a name behind it is written as a name."""
    same = written.islower() and put.lower() == replaced and put[:1].isupper() and not put.isupper()
    return same and replaced in _TITLES and _TITLE.fullmatch(replaced) is not None and not _NAME_NEXT.match(behind)


def _gives_subject(before: str, written: str, put: str) -> bool:
    """Whether a note that begins with what somebody did gets another word in its place."""
    if before.strip():
        return False
    first = _FIRST_WORD.match(written)
    if first is None or len(written.split()) != 1 or not _is_past(first[1].lower()):
        return False
    words = put.split()
    return len(words) == 1 and not _shares_lemma(words[0], first[1].lower())


def _is_past(word: str) -> bool:
    lemmas = all_lemmas(word, "VERB").get("VERB", ())
    return any(word in all_inflections(one, "VERB").get("VBD", ()) and word != one for one in lemmas)


def _shares_lemma(one: str, other: str) -> bool:
    return not set(all_lemmas(one, "VERB").get("VERB", ())).isdisjoint(all_lemmas(other, "VERB").get("VERB", ()))
