"""Reads the regular expressions of Vale's styles, which are those of .NET, and refuses what RE2 cannot do."""

import re

from service.checking.checks.rules.vale.nodes import (
    Alternatives,
    Boundary,
    Chain,
    Characters,
    Enclosed,
    Node,
    Repeated,
)

__all__ = ["ExpressionError", "parse_expression"]

_REFUSED = {
    "(?=": "a look-ahead, (?=...)",
    "(?!": "a negative look-ahead, (?!...)",
    "(?<=": "a look-behind, (?<=...)",
    "(?<!": "a negative look-behind, (?<!...)",
    "(?>": "an atomic group, (?>...)",
    "(?(": "a conditional group, (?(...)...)",
    "(?#": "a remark, (?#...)",
}
"""What opens a group that RE2 does not know."""
_OPENING = re.compile(r"\((?:\?(?:P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*'|[imsx-]*:))?")
_FLAGS = re.compile(r"\(\?([imsx]+)\)")
_COUNT = re.compile(r"\{(\d+)(?:(,)(\d*))?\}")
_PROPERTY = re.compile(r"[pP](?:\{\^?(\w+)\}|([A-Z]))")
_CONTROLS = {"t": "\t", "n": "\n", "r": "\r", "f": "\f", "v": "\v"}
_SETS = {
    "s": (r"[\s\x{A0}]", r"\s\x{A0}", " ", " "),
    "S": (r"[^\s\x{A0}]", "", "", "x"),
    "w": (r"[\pL\pN_]", r"\pL\pN_", "", "a"),
    "W": (r"[^\pL\pN_]", "", "", "-"),
    "d": (r"\d", r"\d", "0123456789", "1"),
    "D": (r"\D", r"\D", "", "a"),
}
"""Escapes that stand for sets: in RE2, inside brackets, all members where they are few, one of them. White space is
taken for a space, as words of a sentence are apart by one."""
_MOST = 1000
"""How often RE2 repeats a part at most."""


class ExpressionError(Exception):
    """An expression that is none, or uses what RE2 cannot do; the message says what."""


def parse_expression(source: str) -> Node:
    """Read an expression.

    Raises:
        ExpressionError: it is none, or has what RE2 does not know.
    """
    return _Reader(source).whole()


class _Reader:
    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    def whole(self) -> Node:
        node = self._alternatives()
        if self._at < len(self._source):
            raise ExpressionError("a parenthesis that closes nothing")
        return node

    def _alternatives(self) -> Node:
        parts = [self._sequence()]
        while self._next() == "|":
            self._at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else Alternatives(tuple(parts))

    def _sequence(self) -> Node:
        if flags := _FLAGS.match(self._source, self._at):
            self._at = flags.end()
            return Enclosed(self._alternatives(), f"(?{_flags(flags[1])}:")
        parts = []
        while self._next() not in ("", "|", ")"):
            parts.append(self._repeated(self._atom()))
        return parts[0] if len(parts) == 1 else Chain(tuple(parts))

    def _atom(self) -> Node:
        sign = self._next()
        if sign == "(":
            return self._group()
        if sign == "[":
            return self._brackets()
        self._at += 1
        if sign == "\\":
            return self._escape()
        if sign == ".":
            return Characters(".", "", "x")
        if sign in "^$":
            return Boundary(sign)
        if sign in "*+?":
            raise ExpressionError(f"a {sign} that repeats nothing")
        return _one(sign)

    def _group(self) -> Node:
        for opening, name in _REFUSED.items():
            if self._source.startswith(opening, self._at):
                raise ExpressionError(f"{name}, which RE2 does not know")
        found = _OPENING.match(self._source, self._at)
        if found is None or (self._source.startswith("(?", self._at) and found[0] == "("):
            raise ExpressionError(f"{self._source[self._at : self._at + 4]}, which RE2 does not know")
        self._at = found.end()
        part = self._alternatives()
        if self._next() != ")":
            raise ExpressionError("a parenthesis that is not closed")
        self._at += 1
        opening = found[0]
        if opening.endswith(":"):
            return Enclosed(part, f"(?{_flags(opening[2:-1])}:")
        return Enclosed(part, "(")

    def _repeated(self, part: Node) -> Node:
        while True:
            count = _COUNT.match(self._source, self._at)
            if count is not None:
                least = int(count[1])
                most = least if count[2] is None else int(count[3]) if count[3] else None
            elif self._next() and self._next() in "*+?":
                least, most = {"*": (0, None), "+": (1, None), "?": (0, 1)}[self._next()]
            else:
                return part
            start = self._at
            self._at = count.end() if count is not None else self._at + 1
            if self._next() == "+":
                raise ExpressionError("a possessive repetition, which RE2 does not know")
            if self._next() == "?":
                self._at += 1
            if max(least, most or 0) > _MOST:
                raise ExpressionError(f"more than {_MOST} repetitions, which RE2 does not do")
            part = Repeated(part, least, most, self._source[start : self._at])

    def _escape(self) -> Node:
        sign = self._next()
        if not sign:
            raise ExpressionError("a backslash at the end")
        if (found := _PROPERTY.match(self._source, self._at)) is not None:
            self._at = found.end()
            return Characters(f"\\{found[0]}", "", "A" if (found[1] or found[2]) in ("Lu", "L", "Lt") else "a")
        self._at += 1
        if sign in _SETS:
            source, _, members, sample = _SETS[sign]
            return Characters(source, members, sample)
        if sign in "bBAz":
            return Boundary(f"\\{sign}")
        if sign == "Z":
            return Boundary("$")
        if sign.isdigit() or sign == "k":
            raise ExpressionError("a back-reference, which RE2 does not know")
        if sign in _CONTROLS:
            return _one(_CONTROLS[sign])
        if sign.isalpha():
            raise ExpressionError(f"\\{sign}, which RE2 does not know")
        return _one(sign)

    def _brackets(self) -> Node:
        """A set in brackets; members are listed where they are few."""
        self._at += 1
        negated = self._next() == "^"
        self._at += negated
        source, members, known = "", "", not negated
        first = True
        while first or self._next() != "]":
            first = False
            low, low_source = self._member()
            source += low_source
            if len(low) == 1 and self._next() == "-" and self._source[self._at + 1 : self._at + 2] not in ("]", ""):
                self._at += 1
                high, high_source = self._member()
                if len(high) != 1 or high < low:
                    raise ExpressionError("a range in brackets that is none")
                source += f"-{high_source}"
                low = "".join(map(chr, range(ord(low), min(ord(high), ord(low) + _MOST) + 1)))
            known = known and bool(low)
            members += low
        self._at += 1
        source = f"[{'^' * negated}{source}]"
        sample = next((one for one in "xa1A- " if negated and one not in members), members[:1] or "a")
        return Characters(source, "".join(dict.fromkeys(members)) if known else "", sample)

    def _member(self) -> tuple[str, str]:
        """A member of a set in brackets, and as RE2 writes it; a set in a set has no members that are listed."""
        sign = self._next()
        if not sign:
            raise ExpressionError("a bracket that is not closed")
        self._at += 1
        if sign != "\\":
            return sign, re.escape(sign) if sign in "[]^-\\" else sign
        sign = self._next()
        if (found := _PROPERTY.match(self._source, self._at)) is not None:
            self._at = found.end()
            return "", f"\\{found[0]}"
        self._at += 1
        if sign in _SETS:
            _, source, members, _ = _SETS[sign]
            if not source:
                raise ExpressionError(f"\\{sign} in brackets, which RE2 cannot say with all letters")
            return members, source
        if sign in _CONTROLS:
            return _CONTROLS[sign], f"\\{sign}"
        if sign.isalnum():
            raise ExpressionError(f"\\{sign} in brackets, which RE2 does not know")
        return sign, re.escape(sign)

    def _next(self) -> str:
        return self._source[self._at : self._at + 1]


def _flags(flags: str) -> str:
    """Flags of a group without those that change nothing here.

    Raises:
        ExpressionError: RE2 does not know one.
    """
    if "x" in flags:
        raise ExpressionError("the flag x, which RE2 does not know")
    return flags.replace("m", "") if "-" not in flags else flags


def _one(sign: str) -> Characters:
    return Characters(re.escape(sign) if not sign.isalnum() and sign not in " '’" else sign, sign, sign)
