r"""Character classes for regular expressions that Python's ``re`` does not have (``\p{M}``, ``\p{Han}``, emoji).

The names in capitals are the insides of a class ``[...]``, except ``EMOJI``, which is a whole expression.
"""

import unicodedata

HAN = "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
KANA_1 = "\u3041-\u309f"
"""Hiragana."""
KANA_2 = "\u30a0-\u30ff\u31f0-\u31ff\uff66-\uff9f"
"""Katakana."""
APOSTROPHES = "'\u2019\u02bc\uff07`\u00b4"
HYPHENS = "-\u2010\u2011"


def _marks() -> str:
    """Ranges of the combining marks (planes 0, 1 and 14; the others have none)."""
    ranges: list[list[int]] = []
    for code in (*range(0x300, 0x20000), *range(0xE0100, 0xE01F0)):
        if unicodedata.category(chr(code))[0] == "M":
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in ranges)


MARKS = _marks() + "\u00ad\u200c\u200d"
"""Combining marks, the soft hyphen and the zero-width joiners: what belongs to the letter before it."""

# Near enough Extended_Pictographic (Unicode Technical Standard 51): the blocks of emoji and the single ones elsewhere.
_PICTOGRAPH = (
    "[\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55"
    "\u3030\u303d\u3297\u3299\U0001f004-\U0001f1e5\U0001f200-\U0001faff]"
)
_ELEMENT = rf"{_PICTOGRAPH}(?:[\ufe0e\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f])*+"
EMOJI = rf"(?:[\U0001f1e6-\U0001f1ff]{{2}}|[0-9#*]\ufe0f?\u20e3|{_ELEMENT}(?:\u200d{_ELEMENT})*+)"
"""One emoji: a flag, a keycap, or pictographs with their modifiers, joined by zero-width joiners."""

LETTER = rf"[^\W\d_{HAN}{KANA_1}{KANA_2}]"
"""A letter of a script that puts its words between spaces (or, like Thai, between nothing we could tell)."""
WORD = rf"(?:{LETTER}(?:[^\W_{HAN}{KANA_1}{KANA_2}]|[{MARKS}])*+)"
"""A letter, then letters, digits and marks."""
