"""Tokenised text -> natural text: models read text as people write it."""

import re

_RULES = [
    (re.compile(r"``|''"), '"'),
    (re.compile(r" -LRB- ?|^-LRB- ?"), " ("),
    (re.compile(r" -RRB-"), ")"),
    (re.compile(r"\b([Cc]an) (not)\b(?= \?)"), r"\1\2"),
    # Split clitics: "do n't", "doesn 't", "it 's", "James '".
    (re.compile(r"(?i)(?<=[a-z]) n(['’]t)\b"), r"n\1"),
    (re.compile(r"(?i)(?<=n) (['’]t)\b"), r"\1"),
    (re.compile(r"(?i)(?<=[a-z0-9.]) (['’](?:s|re|ve|ll|d|m)\b)"), r"\1"),
    (re.compile(r"(?<=s) (['’])(?= [a-z])(?!.* ['’](?: |$))"), r"\1"),
    (re.compile(r" ([,;:!?%)\]}…]|\.+(?= |$)|[”»])"), r"\1"),
    (re.compile(r"([(\[{“„«$£€#]) "), r"\1"),
    (re.compile(r"(?<=\w) / (?=\w)"), "/"),
]
_QUOTE = re.compile(r'(\s*)"(\s*)')
_SINGLE = re.compile(r"(?:(?<=\s)|^)' (\S(?:[^']|(?<=\w)'(?=\w))*?) '(?=[\s.,;:!?)]|$)")


def detokenize(text: str) -> str:
    """Undo tokenisation: punctuation, clitics, brackets and quotation marks go back to their words.

    What is ambiguous ("dogs ' tails", a lone quotation mark) is decided by the likelier reading.
    """
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return " ".join(_attach_quotes(_SINGLE.sub(r"'\1'", text)).split())


def _attach_quotes(text: str) -> str:
    """Straight double quotes open and close in turn; a lone one that stands free stays so."""
    if '"' not in text:
        return text
    marks = text.count('"')
    opening = True
    place = 0

    def attach(match: re.Match[str]) -> str:
        nonlocal opening, place
        place += 1
        if marks % 2 and place == marks:
            return match.group()
        before, after = match.groups()
        if opening:
            after = ""
        else:
            before = ""
        opening = not opening
        return f'{before}"{after}'

    return _QUOTE.sub(attach, text)
