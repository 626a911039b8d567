"""What an alert of a check that finds wrong words says."""

from service.checking.sentences import SentenceText
from service.checking.wrong_words import WrongWordsCheck

__all__ = ["assert_told"]


def assert_told(check: WrongWordsCheck, sentence: SentenceText, marked: str, rule: str, message: str) -> None:
    """There is one alert in a sentence, which marks words, is of a rule and says why in the sentence's language."""
    [[alert]] = check.check([sentence])
    assert sentence.text[alert.offset : alert.offset + alert.length] == marked
    assert alert.rule == f"{check.name}/{rule}"
    assert alert.told is not None
    told = alert.told.in_language(sentence.language.partition("-")[0])
    assert told is not None
    assert told.text == message
    assert alert.replacements[0] in alert.message
