"""One line of a corpus -> a clean sentence, or the reason it is dropped."""

import re
import unicodedata
from dataclasses import dataclass

from training.corrector.prepare.quotes import repair_quotes

_SPACES = re.compile(r"[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_MOJIBAKE = re.compile(r"\ufffd|Ã[\x80-\xbf©¨¤¶¼±³¡¢§´]|â€|Â[\xa0-\xbf]|ï»¿|[\ue000-\uf8ff]")
_EMPHASIS = re.compile(r"(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)")
_DOUBLE_DASH = re.compile(r"(?<=\w) ?--(?=\w)|(?<=\w)--(?=[\s\"”’])")
_MARKUP = re.compile(
    r"</?[a-zA-Z][^<>]*>|\{\{|\}\}|\[\[|\]\]|\]\(|&#?\w{2,8};|[`|\\{}~]|==|\*\*|:\w+:`|\$[A-Za-z_]|^(?:[#*>+=-]|\d+\))\s|__|::"
)
_START = re.compile(r"[\"“‘'(\[«„¿¡—–]*[^\W_]")
_END = re.compile(r"[.?!…:;][\"”’'“»)\]]*$")
_LETTERS = re.compile(r"[^\W\d_]+")
_CAPITAL = re.compile(r"[A-Z]")
_RUN = re.compile(r"(\S)\1{4,}|(?:[.?!,;:] ?){5,}")


@dataclass(frozen=True, slots=True)
class Cleaner:
    """Cleans lines: see ``clean``. Lengths are in words between spaces."""

    minimum_words: int = 3
    maximum_words: int = 60

    def clean(self, line: str) -> tuple[str, str]:
        """Return (clean sentence, "") or ("", reason to drop it).

        The sentence is in Unicode form C, without control characters, with single spaces, ASCII double hyphens
        between words made dashes, underscore emphasis removed and lone quotation marks repaired.
        Reasons: mojibake, markup, short, long, fragment, characters, quotes.
        """
        text = normalize(line)
        if has_mojibake(text):
            return "", "mojibake"
        if "_" in text:
            text = _EMPHASIS.sub(r"\1", text)
        if "--" in text:
            text = _DOUBLE_DASH.sub("—", text)
        if _MARKUP.search(text):
            return "", "markup"
        repaired = repair_quotes(text)
        if repaired is None:
            return "", "quotes"
        words = repaired.count(" ") + 1
        if words < self.minimum_words:
            return "", "short"
        if words > self.maximum_words:
            return "", "long"
        start = _START.match(repaired)
        if not start or not _END.search(repaired) or repaired[start.end() - 1].islower():
            return "", "fragment"
        if not ordinary_characters(repaired):
            return "", "characters"
        return repaired, ""


def has_mojibake(text: str) -> bool:
    """Tell text that was decoded with the wrong encoding, or holds private-use characters."""
    return not text.isascii() and _MOJIBAKE.search(text) is not None


def normalize(text: str) -> str:
    """Return the text in Unicode form C, without control and invisible characters, with single spaces."""
    if text.isascii():
        return " ".join(_CONTROLS.sub(" ", text).split())
    text = unicodedata.normalize("NFC", text)
    return _SPACES.sub(" ", _CONTROLS.sub("", text.replace("\t", " "))).strip()


def ordinary_characters(text: str) -> bool:
    """Tell prose from tables, formulas and shouting: enough letters, few capitals, no long runs of one character."""
    letters = sum(map(len, _LETTERS.findall(text)))
    visible = len(text) - text.count(" ")
    if letters < 0.5 * visible or (letters < 0.7 * visible and letters + sum(map(str.isdigit, text)) < 0.85 * visible):
        return False
    capitals = len(_CAPITAL.findall(text)) if text.isascii() else sum(map(str.isupper, text))
    return capitals <= max(4, 0.4 * letters) and not _RUN.search(text)
