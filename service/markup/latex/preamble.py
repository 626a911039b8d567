"""What the preamble of a LaTeX file says: its language, and what the commands stand for that it defines."""

import re

__all__ = ["defined_commands", "language_of"]

_LANGUAGES = {
    "american": "en-US", "australian": "en-AU", "brazil": "pt-BR", "brazilian": "pt-BR", "british": "en-GB",
    "canadian": "en-CA", "czech": "cs", "dutch": "nl", "english": "en", "francais": "fr", "french": "fr",
    "german": "de-DE", "italian": "it", "naustrian": "de", "ngerman": "de-DE", "polish": "pl-PL", "portuguese": "pt-PT",
    "russian": "ru", "spanish": "es", "swedish": "sv", "ukrainian": "uk", "UKenglish": "en-GB", "USenglish": "en-US",
}  # fmt: skip
"""Those of babel and polyglossia, as BCP 47."""
_BABEL = re.compile(r"\\usepackage\s*\[([^\]]*)\]\s*\{babel\}|\\setdefaultlanguage(?:\[[^\]]*\])?\{(\w+)\}")
_DEFINITION = re.compile(
    r"\\(?:re|provide)?(?:newcommand|DeclareRobustCommand)\*?\s*\{?\\([A-Za-z]+)\}?\s*\{((?:[^{}]|\{[^{}]{0,60}\}){1,80})\}"
)


def language_of(preamble: str) -> str:
    """The language that the preamble loads last, which is the main one."""
    found = _BABEL.search(preamble)
    if found is None:
        return ""
    names = [name.strip().removeprefix("main=") for name in (found[1] or found[2]).split(",")]
    return next((_LANGUAGES[name] for name in reversed(names) if name in _LANGUAGES), "")


def defined_commands(text: str) -> dict[str, str]:
    """What commands without arguments stand for that the file defines: names, for the most part."""
    found = {}
    for one in _DEFINITION.finditer(text):
        shown = re.sub(r"\\[A-Za-z]+\s*|[{}]", "", one[2]).strip()
        if shown and "#" not in shown and "$" not in shown and "\\" not in shown:
            found[one[1]] = shown
    return found
