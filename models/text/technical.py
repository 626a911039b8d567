"""Expressions for what is not prose: addresses, paths, identifiers, placeholders.

Every repetition is possessive or bounded and every look-ahead bounded, so that an attempt costs constant time on top
of what it consumes.
"""

import re

_ADDRESS = r"[^\s<>\"\u201c\u201d\u00ab\u00bb`\u3000-\u303f\uff00-\uff0f]"
URL = rf"(?i:(?:https?|ftps?|file|sftp|ssh|git|wss?)://|www\d?\.(?=\w)|mailto:(?=\w)){_ADDRESS}*+"
EMAIL = r"[\w.+%-]{1,64}+@\w[\w-]{0,62}+(?:\.[\w-]{1,63}+){0,8}+"
_TOP_LEVEL = "com|org|net|edu|gov|mil|io|info|uk|de|fr|pl|eu|ca|au|nz|za|ch|nl|jp|ru|dev"
_TOP_LEVEL_WORD = "it|es|at|be|us|co|ai|app|br|pt|me|tv|is|no|to"
"""Top-level domains that are words as well: taken for a domain only behind two labels (``www.foo.it``)."""
_LABEL = r"[A-Za-z0-9][A-Za-z0-9-]{0,62}+\."
DOMAIN = (
    rf"(?:(?:{_LABEL}){{1,5}}(?:{_TOP_LEVEL})|(?:{_LABEL}){{2,5}}(?:{_TOP_LEVEL_WORD}))"
    rf"(?![\w@-])(?!\.\w)(?::\d{{1,5}})?(?:[/?#]{_ADDRESS}*+)?"
)

EXTENSIONS = (
    "aspx?|avi|bash|bat|bmp|cfg|conf|cpp|cs|css|csv|dll|docx?|exe|gif|gz|html?|ini|ipynb|java|jpe?g|js|json|"
    "jsonl|jsx|log|lua|md|mov|mp[34]|odt|pdf|php|png|pptx?|psd|py|rar|rb|rs|rst|rtf|sh|sql|svg|tar|tex|"
    "tiff?|toml|tsv?|tsx|txt|wav|webp|xlsx?|xml|xz|ya?ml|zip"
)
FILE = rf"(?:[\w#~-][\w#~+-]{{0,80}}+)?(?:\.[\w#~+-]{{1,40}}+){{0,4}}?\.(?i:{EXTENSIONS})(?!\w)(?!\.\w)"
PATH = (
    r"(?<![\w/])(?:(?:~|\.{1,2}|[A-Za-z]:)?(?:/[\w.+~-]{1,80}+){2,}+/?|[A-Za-z]:\\[\w.\\~-]*+|(?:~|\.{1,2})/[\w.+~-]++)"
)
_NAME = r"[^\W\d][\w$]{0,80}+"
CALL = rf"{_NAME}(?:(?:\.|::|->){_NAME}){{0,8}}+\(\)"
DOTTED = rf"(?:{_NAME}\.){{2,8}}+{_NAME}(?![\w.])|(?=\w{{0,80}}_){_NAME}(?:(?:\.|::){_NAME}){{1,8}}+"
SNAKE = r"[^\W_]{1,80}+(?:_{1,2}[^\W_]++)++|__\w++"
CAMEL = r"(?=[a-z]{1,40}[A-Z]|(?!Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz)[A-Z][a-z]{1,40}[A-Z])[A-Za-z0-9]++(?!\w)"
TICKED = r"``[^`]++``|`[^`]++`"
TAG = (
    r"</?[A-Za-z][\w:-]*+/?>|\{\{?[A-Za-z_][\w.:-]*+\}?\}|\$\{[A-Za-z_][\w.:-]*+\}|%\([A-Za-z_]\w*+\)[sdf]"
    r"|(?<![\w%])%[sdf](?!\w)"
)
FLAG = r"(?<!\S)--[a-z][\w-]*+(?:=[^\s,;]*+)?(?=[\s,.;:)]|$)"

PIECE = re.compile(
    rf"(?P<URL>{URL})|(?P<EMAIL>{EMAIL})|(?P<CODE>{TICKED}|{TAG}|{FLAG}|{PATH}|{FILE}|{CALL}|{DOTTED}|{SNAKE})"
    rf"|(?P<DOMAIN>{DOMAIN})"
)
"""What is not prose and has no space in it, at the beginning of a token."""
HINT = re.compile(r"[@_/\\`{}<>%]|\w\.\w|\(\)|(?<!\w)\.\w|(?<!\S)--[a-z]")
"""A chunk of text without a match of this has no ``PIECE`` in it."""

_TRAILING = ".,;:!?'\"\u2019\u201d\u00bb*_~\u2026"
_CLOSING = {")": "(", "]": "[", "}": "{"}


def address_end(text: str, start: int, end: int) -> int:
    """The end of a URL matched at ``start``, without the punctuation of the sentence around it."""
    opened = {mark: text.count(mark, start, end) for mark in "()[]{}"}
    while end > start:
        last = text[end - 1]
        if last in _CLOSING and opened[_CLOSING[last]] < opened[last]:
            opened[last] -= 1
        elif last not in _TRAILING:
            break
        end -= 1
    return end
