"""Whole sentences written as in a chat."""

import re
from random import Random

_SHORT = {"you": "u", "your": "ur", "you're": "ur", "thanks": "thx", "please": "pls", "because": "cuz", "are": "r"}
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])['’](?=[^\W\d_])")
_FINAL_STOP = re.compile(r"\.(?=[\"'”’)]*\s*$)")
_FINAL_QUESTION = re.compile(r"\?(?=[\"'”’)]*\s*$)")
_COMMA = re.compile(r",(?=\s)")
_SHORTENED = re.compile(r"\b(?:you're|you|your|thanks|please|because|are)\b", re.IGNORECASE)
_CODE_LIKE = re.compile(r"[@\\/_`<>{}=#|]|\d[A-Za-z]|[a-z][A-Z]|\w\.\w|\w:\w")


def write_as_chat(text: str, rng: Random) -> str:
    """Lower case, mostly without final stop and apostrophes, often without commas, now and then with ``u``."""
    if _CODE_LIKE.search(text):
        return text
    if rng.random() < 0.85:
        text = text.lower()
    elif text[:1].isupper():
        text = text[0].lower() + text[1:]
    if rng.random() < 0.85:
        text = _FINAL_STOP.sub("", text)
    if rng.random() < 0.4:
        text = _FINAL_QUESTION.sub("", text)
    if rng.random() < 0.7:
        text = _APOSTROPHE.sub("", text)
    if rng.random() < 0.55:
        text = _COMMA.sub("", text)
    if rng.random() < 0.15:
        text = _SHORTENED.sub(lambda match: _SHORT[match[0].lower()] if rng.random() < 0.6 else match[0], text)
    return text
