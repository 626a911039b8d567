"""Ukrainian that the model would change although it is right."""

import re

from models.agreement.uk.worsening import worsens

__all__ = ["is_right_ukrainian", "is_undoubted_ukrainian"]

_OBJECT = re.compile(
    r"(?:мене|тебе|його|її|нас|вас|їх|мені|тобі|йому|їй|нам|вам|їм) \w+(?:ли|ють|уть|ать|ять)\b", re.IGNORECASE
)
_SUBJECT = frozenset({"я", "ти", "він", "вона", "ми", "ви", "вони"})
_SOME = frozenset(["чаю", "цукру", "меду", "борщу", "соку", "супу", "сиру", "перцю", "рису", "кефіру", "узвару"])
_BEFORE_SOME = re.compile(
    r"\b(?:ви|на|до|при|по)?(?:пий|пити|пив|пила|пили|п'ємо|лий|лити|лив|лила|сип|сипати|сипав|сипала|дай|дати|дав|дала"
    r"|кладіть|клади|неси|ніс|несла|варити|варив|варила|вари|хочеш|хочете|хочу|купи|купити|купив|купила)"
    r"(?: (?:мені|тобі|нам|вам|йому|їй|собі|трохи|ще))? $",
    re.IGNORECASE,
)
_ENDINGS = ("ого", "ому", "ий", "ій", "ої", "ою", "у", "а", "е")
_JOINED = re.compile(r"(\w+) (?:і|й|та) $", re.IGNORECASE)
_OWNERS = frozenset({"мої", "твої", "наші", "ваші", "свої", "ці", "обидві", "обидва"})
_TWO = re.compile(r"\w+ (?:і|й|та) \w+")
_BEHIND_FIRST = re.compile(r" (?:і|й|та) \w+")
_IN_MONTH = re.compile(
    r" (?:січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листопад|груд)(?:ня|ого|а)\b", re.IGNORECASE
)
_BEFORE_DATE = re.compile(
    r"\b(?:сьогодні|завтра|вчора|учора|понеділок|вівторок|середа|четвер|п['’ʼ]ятниця|субота|неділя),?"
    r"(?: вже| уже| було| буде)?(?: двадцять| тридцять)? $",
    re.IGNORECASE,
)
_NOWHERE = re.compile(r"\b(?:ніде|нікуди|ніколи|нічого|нікого|нікому|нічим|нізвідки) $", re.IGNORECASE)
_TO_DO = re.compile(r" \w+(?:ти|тися|тись)\b")
_DAYS = frozenset(["понеділок", "вівторок", "середу", "четвер", "п'ятницю", "суботу", "неділю"])
_BEFORE_DAY = re.compile(r"\b(?:у|в|на|за|через) $", re.IGNORECASE)
_AWAITED = frozenset(["мене", "тебе", "його", "її", "нас", "вас", "їх"])
_BEFORE_AWAITED = re.compile(r"\b(?:за|по|до)?чека\w+ $", re.IGNORECASE)
_COUNTED = re.compile(
    r" (?:\d+|дв[аі]|три|чотири|обидв[аі]|кілька|декілька|багато|чимало|пара|п'ять|шість|сім|вісім)\b"
)
_WITH_ANOTHER = re.compile(
    r"^\w+ (?:з|із|зі) (?:(?-i:[А-ЯІЇЄҐ])\w+|\w+(?:ом|[еє]м|ою|[еє]ю|[ая]ми))(?: \w+)? $", re.IGNORECASE
)
_NEITHER = re.compile(r"^ні \w+, ні $", re.IGNORECASE)
_TIME_OF_IT = re.compile(r" (?:вже|уже) (?:пізно|темно|час|пора|досить|рано)\b")
_SHORT_CLAUSE = re.compile(r" \w+ \w+(?:ть|ться|є|в|ла|ли)[.!]$")
_CALLED_LAST = re.compile(r" \w+[юуоеє][?!]$")
_DEAR = re.compile(r"^(?:любий|люба|дорогий|дорога|мила|милий|шановний|шановна) $", re.IGNORECASE)
_FEW = re.compile(r"\b(?:дв[аі]|три|чотири|обидв[аі]|двоє|троє) (?:\w+ )?\w+(?: і| й| та|,) $", re.IGNORECASE)
_STEM = 3
_OPENING = frozenset({"зрештою", "насамперед", "водночас", "нарешті", "торік", "щоразу"})


def is_undoubted_ukrainian(source: str, start: int, end: int) -> bool:
    """Whether a word is the day of a date, whose case the words before it leave open: *сьогодні вже десяте вересня*."""
    return _BEFORE_DATE.search(source[:start]) is not None and _IN_MONTH.match(source, end) is not None


def is_right_ukrainian(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether what a change would mend is right.

    It is where a day or somebody awaited stands in the accusative (*у суботу*, *зачекай мене*), where nobody is
    named who does it (*Мене взяли на роботу*), where there is some of a thing (*випий чаю*), where two adjectives
    share a noun (*англійську й німецьку мови*) or two nouns a pronoun (*мої дідусь і бабуся*), where one more is
    told of besides several that are counted (*два сини і донька*), where the rules would take the change back, where it
    is a day (*сьогодні десяте вересня*), where there is no place to do something (*ніде було сховатися*), behind an
    opening that wants no comma, and where a dash would only make speech of it.

    Args:
        source: the sentence.
        start: where in it the change begins.
        end: where it ends.
        replacement: what would stand there.
    """
    original, before = source[start:end].lower(), source[:start]
    meant = replacement.lower()
    if worsens(source, start, end, replacement):
        return True
    if replacement[:2] in {"— ", "– ", "- "} and replacement[2:].rstrip(",") == source[start:end]:
        return True
    if meant == f"не {original}" and _NOWHERE.search(before):
        return _TO_DO.match(source[end:]) is not None
    if meant == f"{original},":
        return not before.strip() and original in _OPENING
    words, others = original.split(), meant.split()
    if not words or not others:
        return False
    if _OBJECT.match(source[start:]) and words[0] not in _SUBJECT and others[0] in _SUBJECT:
        return True
    if original == "тим":
        return before.lower().startswith("чим ") and before.endswith(", ")
    if original in _DAYS:
        return _BEFORE_DAY.search(before) is not None
    if original in _AWAITED and _BEFORE_AWAITED.search(before):
        return len(others) == 1
    if len(words) == 1 and _BEHIND_FIRST.match(source[end:]) and _last(before) in _OWNERS:
        return True  # “мої тітка й дядько”
    if original.endswith("е") and _IN_MONTH.match(source[end:]):
        return _BEFORE_DATE.search(before) is not None
    if original in _SOME:
        return _BEFORE_SOME.search(before) is not None
    if len(words) == len(others) == 1 and _is_right_verb(before, original, meant, source[end:]):
        return True
    if original.endswith(",") and meant == original[:-1] and _TIME_OF_IT.match(source[end:]):
        return True  # “мені треба йти, вже пізно”
    if (
        original.endswith(",")
        and meant == original[:-1]
        and (_CALLED_LAST.match(source[end:]) or ("," in before and _SHORT_CLAUSE.match(source[end:])))
    ):
        return True  # “де ти була, доню?”
    if _DEAR.match(before) and source[end : end + 1] == "," and original[-1:] in "юуоеє":
        return True  # “дорогий дідусю, бажаю”
    if len(words) == len(others) == 1 and words[0][:_STEM] == others[0][:_STEM] and _FEW.search(before):
        return True  # “два сини і донька”
    if words[0] in _OWNERS:
        return others[0] not in _OWNERS and _TWO.match(source[start:], len(words[0]) + 1) is not None
    joined = _JOINED.search(before)
    return joined is not None and len(words) == 2 and _share(joined[1].lower(), words, others)


def _is_right_verb(before: str, verb: str, meant: str, behind: str) -> bool:
    """Whether a verb is that of several, of how many there are or of one of either gender; or a noun behind “ні”."""
    if _NEITHER.match(before):
        return True  # “ні сестра, ні брат”
    if verb.endswith("ло") and meant.endswith("ли"):
        return _COUNTED.match(behind) is not None  # “стояло три чашки”
    if verb.endswith(("ли", "лися", "лись", "ть", "ться")) and _WITH_ANOTHER.match(before):
        return True  # “мама з татом поїхали”
    pasts = (("в", "ла"), ("вся", "лася"), ("ла", "в"), ("лася", "вся"))
    same = any(verb.endswith(one) and meant == verb.removesuffix(one) + other for one, other in pasts)
    return same and _last(before) in {"я", "ти"}  # of oneself either may be said


def _last(text: str) -> str:
    return (text.lower().split() or [""])[-1]


def _share(first: str, words: list[str], others: list[str]) -> bool:
    """Whether two adjectives of one form stand before a noun in the plural that another form would take."""
    ending = next((one for one in _ENDINGS if words[0].endswith(one)), "")
    return bool(ending) and first.endswith(ending) and words[1] != others[1] and words[1].endswith(("и", "і", "ї"))
