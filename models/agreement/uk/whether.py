"""“Якщо” for “чи” in a question within a sentence: “я не знаю, якщо він прийде”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_conditions"]

_ASKING = frozenset(
    {"питати", "спитати", "запитати", "запитувати", "дізнатися", "дізнаватися", "перевірити", "з'ясувати", "цікавитися"}
    | {"поцікавитися", "вирішити", "сумніватися"}
)
_UNKNOWN = frozenset({"знати", "пам'ятати", "розуміти", "бачити", "впевнений", "певний", "упевнений", "зрозуміти"})
_OPENLY = frozenset({"чесно", "відверто", "коротко", "точніше", "точно"})
_WONDERING = frozenset({"цікаво", "невідомо", "незрозуміло"})


def wrong_conditions(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The “якщо” behind a comma and what is asked or not known, where no other clause follows."""
    for at in range(2, len(words) - 1):
        if words[at] != "якщо" or words[at - 1] != ",":
            continue
        before = clause(words, at - 2)
        later = [place for place in range(at + 1, len(words)) if words[place] in (",", "то", "—")]
        if later:
            continue
        if words[at + 1] in _OPENLY or _is_on_condition(grammar, words, at, before):
            continue
        small = [words[place].lower() for place in before]
        names = {name for place in before for one in grammar.at(words, place) for name in grammar.names(one)}
        denied = "не" in small or words[-1] == "?"
        if set(small) & _WONDERING or (denied and names & _UNKNOWN) or (names & _ASKING and "про" not in small):
            told = [one for place in before for one in grammar.at(words, place) if grammar.names(one) & _ASKING]
            sure = denied and bool(names & _UNKNOWN) and words[at + 1] not in ("хочеш", "чесно", "треба")
            sure = sure or words[at + 1] == "можна" or (bool(told) and all(one.mood == "indc" for one in told))
            yield Disagreement(at, at + 1, ("чи",), AgreementReason.WHETHER, words[at - 2], unsure=not sure)


def _is_on_condition(grammar: InflectedGrammar, words: Sequence[str], at: int, before: range) -> bool:
    """Whether somebody is told to ask if he wants to: “спитай у мами, якщо не віриш”."""
    ordered = any(one.mood == "impr" for place in before for one in grammar.at(words, place))
    return ordered and any(one.person == "2per" for place in clause(words, at) for one in grammar.at(words, place))
