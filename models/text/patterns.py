"""The expression that cuts prose into tokens, one token a match.

Every repetition is possessive or bounded: a match costs time in proportion to what it consumes.
"""

import re

from models.text.characters import APOSTROPHES, EMOJI, HAN, KANA_1, KANA_2, LETTER, MARKS, WORD

_PHONE = r"(?:\d-)?\d{3}-\d{3}-\d{4}(?![\d-])|\d{3}-\d{4}(?![\d-])|\d{3}/\d{3}-\d{4}(?![\d-])"
_DATE = r"\d{4}-\d\d-\d\d(?![\d-])|\d{1,2}-\d{1,2}-\d{2,4}(?![\d-])|\d{1,2}-[A-Z][a-z]{2}-\d{2,4}(?![\w-])"
_TAIL = rf"(?![ap]\.m)(?:[{APOSTROPHES}]s(?![^\W_])|(?:[^\W_{HAN}{KANA_1}{KANA_2}]|[{MARKS}])++)?"
NUMBER = rf"(?:{_PHONE}|{_DATE}|(?:(?<!\w)[+])?\d++(?:[.,:/\u066b\u066c]\d++)*+){_TAIL}"

EMOTICON = (
    rf"(?:>?[:;][{APOSTROPHES}]?-?[)(\]\[DPpOo/|\\]++|=-?[)(]++|:\*|<3++|[xX]D++|\(:|-_++-|\^_*+\^)(?!\w)"
    r"|\u00af\\_\(\u30c4\)_/\u00af"
)
ARROW = r"<?[-=]{1,3}>(?!>)|<[-=]{1,3}(?![-=])|[<>]=|!=|&#?[A-Za-z0-9]{1,8};"
CURRENCY = r"(?:US|CA|AU|NZ|HK|CR|[RCAUS])\$(?![^\W\d])"
RUN = (
    r"\.{2,}|\u2026++\.?|[!?\u203c\u203d\u2047-\u2049\u061f\uff01\uff1f]{2,}|[-=]{2,}|(?P<again>[*_~#+<>|$,\u2013\u2014\u2500-\u257f])(?P=again)++"
    r"|''|``|\u2019\u2019|\u2018\u2018|\.[?!]++"
)
INITIALS = rf"{LETTER}\.(?:-?{LETTER}\.)++(?:{LETTER}(?![\w{MARKS}]))?|{LETTER}\.{LETTER}(?![\w{MARKS}.])"
PAIR = r"[^\W\d_]{1,3}&[^\W\d_]{1,3}(?![\w;])|(?<![\w/])[^\W\d_]/[^\W\d_](?![\w/])"

PROSE = re.compile(
    rf"(?P<EMOJI>{EMOJI})|(?P<SYMBOL>{EMOTICON}|{ARROW}|{CURRENCY}|°[CFK](?!\w))|(?P<INITIALS>{INITIALS})"
    rf"|(?P<WORD>{PAIR}|{WORD}(?:[{APOSTROPHES}]{WORD})*+)|(?P<NUMBER>{NUMBER})"
    rf"|(?P<CHARACTER>[{HAN}][{MARKS}]*+|[{KANA_1}]++|[{KANA_2}]++)"
    rf"|(?P<MENTION>@\w++(?:\.\w++)*+)|(?P<HASHTAG>#(?=[^\W\d])\w++)"
    rf"|(?P<PUNCT>{RUN})|(?P<OTHER>[{MARKS}]++)|(?P<SINGLE>.[{MARKS}]*+)",
    re.DOTALL,
)
"""Always matches; the named group says what. A run of one character of ``.!?-=*_`` and the like is one token."""
