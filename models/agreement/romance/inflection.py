"""Nouns and adjectives in another gender or number: the forms that spelling allows, those first that are known."""

from collections.abc import Callable, Iterator

__all__ = ["inflected", "siblings"]

_LEAST = 3
_PLAIN = str.maketrans("áéíóú", "aeiou")


def siblings(code: str, word: str) -> frozenset[str]:
    """All forms that a word may have, by its spelling."""
    if len(word) < _LEAST:
        return frozenset()
    return frozenset(form for cell in ("ms", "fs", "mp", "fp") for form in _FORMS[code](word, cell))


def inflected(code: str, word: str, cell: str, is_known: Callable[[str], bool]) -> str:
    """A word in a gender and number; empty if no form of that kind is known.

    Args:
        code: the language.
        word: the word in small letters.
        cell: ``ms``, ``fs``, ``mp`` or ``fp``.
        is_known: whether a form is one.
    """
    if len(word) < _LEAST:
        return ""
    return next((form for form in _FORMS[code](word, cell) if form != word and is_known(form)), "")


def _spanish(word: str, cell: str) -> Iterator[str]:
    gender, number = cell[0], cell[1]
    for stem in _stems(word, ("os", "as", "o", "a")):
        yield stem + {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}[cell]
    base = word
    if word.endswith("ces"):
        base = f"{word[:-3]}z"
    elif word.endswith("es") and len(word) > 4:
        base = word[:-2]
    if gender == "f" and word.endswith(("or", "ón", "ín", "és", "án", "ol")):
        yield f"{word[:-2]}{word[-2].translate(_PLAIN)}{word[-1]}a" + ("s" if number == "p" else "")
    if number == "p":
        if word[-1] in "aeéoiu":
            yield f"{word}s"
        elif word.endswith("z"):
            yield f"{word[:-1]}ces"
        elif word[-1] != "s" or word[-2] in "éáó":
            last = word[-2].translate(_PLAIN)
            yield f"{word[:-2]}{last}{word[-1]}es"
            yield f"{word}es"
    elif word.endswith("s"):
        yield word[:-1]
        yield base
        accents = {"on": "ón", "es": "és", "an": "án", "in": "ín", "en": "én"}
        yield base[:-2] + accents.get(base[-2:], base[-2:])


def _portuguese(word: str, cell: str) -> Iterator[str]:
    number = cell[1]
    for stem in _stems(word, ("os", "as", "o", "a")):
        if not word.endswith(("ão", "ãos")):
            yield stem + {"ms": "o", "fs": "a", "mp": "os", "fp": "as"}[cell]
    if cell == "fs" and word.endswith("ês"):
        yield f"{word[:-2]}esa"
    if cell == "fs" and word.endswith("ão"):
        yield f"{word[:-2]}ã"
        yield f"{word[:-2]}ona"
    if cell == "fs" and word.endswith("or"):
        yield f"{word}a"
    if number == "p":
        if word.endswith("ão"):
            yield from (f"{word[:-2]}{end}" for end in ("ões", "ãos", "ães"))
        elif word.endswith("m"):
            yield f"{word[:-1]}ns"
        elif word.endswith("il"):
            yield from (f"{word[:-2]}{end}" for end in ("is", "eis"))
        elif word.endswith("l"):
            yield from (f"{word[:-2]}{accent}is" for accent in (word[-2].translate(str.maketrans("aeou", "aéóu")),))
        elif word.endswith("ês"):
            yield f"{word[:-2]}eses"
        elif word[-1] in "rz":
            yield f"{word}es"
        elif word[-1] != "s":
            yield f"{word}s"
    elif word.endswith("s"):
        for end, single in (("ões", "ão"), ("ns", "m"), ("ais", "al"), ("éis", "el"), ("óis", "ol"), ("is", "il")):
            if word.endswith(end):
                yield word.removesuffix(end) + single
        if word.endswith(("res", "zes")):
            yield word[:-2]
        yield word[:-1]


def _italian(word: str, cell: str) -> Iterator[str]:
    gender, number = cell[0], cell[1]
    stem, last = word[:-1], word[-1]
    if last not in "aeio":
        return
    soft = stem.removesuffix("h") if stem.endswith(("ch", "gh")) else stem
    if cell == "ms":
        yield from (f"{soft}o", f"{stem}io", f"{stem}e")
    elif cell == "fs":
        yield from (f"{soft}a", f"{stem}ia", f"{stem}e")
    elif number == "p":
        hard = f"{soft}h" if soft.endswith(("c", "g")) else soft
        if gender == "m":
            yield from (f"{soft.removesuffix('i')}i", f"{hard}i", f"{stem}i")
        else:
            yield from (f"{hard}e", f"{soft}e", f"{soft.removesuffix('i')}e", f"{stem}i")


_FRENCH_FEMININES = (
    ("eux", "euse"), ("eur", "euse"), ("teur", "trice"), ("if", "ive"), ("er", "ère"), ("el", "elle"), ("en", "enne"),
    ("on", "onne"), ("et", "ète"), ("et", "ette"), ("eau", "elle"), ("c", "che"), ("anc", "anche"), ("s", "sse"),
    ("g", "gue"), ("il", "ille"), ("oux", "ouse"), ("aux", "ausse"), ("oux", "ouce"), ("ul", "ulle"), ("ou", "olle"),
)  # fmt: skip


def _french(word: str, cell: str) -> Iterator[str]:
    gender, number = cell[0], cell[1]
    singles = [word]
    if word.endswith("aux"):
        singles.append(f"{word[:-3]}al")
    if word.endswith(("s", "x")):
        singles.append(word[:-1])
    masculine = list(singles)
    for single in singles:
        if single.endswith("e"):
            masculine.append(single[:-1])
            masculine += [
                single.removesuffix(feminine) + ending
                for ending, feminine in _FRENCH_FEMININES
                if single.endswith(feminine)
            ]
    for single in masculine if gender == "m" else [*_feminine(masculine), *singles]:
        if number == "s":
            yield single
        elif single.endswith("al"):
            yield f"{single[:-2]}aux"
            yield f"{single}s"
        elif single.endswith(("s", "x", "z")):
            yield single
        elif single.endswith(("eau", "eu")):
            yield f"{single}x"
        else:
            yield f"{single}s"


def _feminine(masculine: list[str]) -> Iterator[str]:
    for one in masculine:
        yield from (
            one.removesuffix(ending) + feminine for ending, feminine in _FRENCH_FEMININES if one.endswith(ending)
        )
        if not one.endswith("e"):
            yield f"{one}e"


def _stems(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    for ending in endings:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            yield word.removesuffix(ending)
            return


_FORMS: dict[str, Callable[[str, str], Iterator[str]]] = {
    "es": _spanish,
    "fr": _french,
    "it": _italian,
    "pt": _portuguese,
}
