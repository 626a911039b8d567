"""Lone quotation marks: corpora cut into sentences separate the two marks of a longer quotation."""


def repair_quotes(text: str) -> str | None:
    """Return the text with every quotation mark paired, or None where it is not clear how.

    A lone mark at the start or the end is stripped; an opening one further inside is closed at the end of the sentence.
    Straight double, curly double and angle marks are looked at; a final “ that should close is turned round.
    """
    if '"' in text and text.count('"') % 2:
        text = _repair_straight(text) or ""
    if "„" in text:
        return text if text.count("„") == text.count("“") + text.count("”") else None
    if text.endswith("“"):
        text = text[:-1] + "”"
    if text.count("“") != text.count("”"):
        text = _repair_paired(text, "“", "”") or ""
    if text.count("«") != text.count("»"):
        text = _repair_paired(text, "«", "»") or ""
    return text or None


def _repair_straight(text: str) -> str | None:
    if text.count('"') == 1:
        if text[0] == '"':
            return text[1:].lstrip()
        if text[-1] == '"':
            return text[:-1].rstrip()
    last = text.rindex('"')
    opens = last == 0 or text[last - 1] in " (—–-["
    return text + '"' if opens and last + 1 < len(text) else None


def _repair_paired(text: str, opening: str, closing: str) -> str | None:
    depth, lone_closing = 0, []
    lone_opening: list[int] = []
    for place, character in enumerate(text):
        if character == opening:
            depth += 1
            lone_opening.append(place)
        elif character == closing:
            if lone_opening:
                lone_opening.pop()
            else:
                lone_closing.append(place)
    if len(lone_opening) + len(lone_closing) != 1:
        return None
    if lone_closing:
        return text[:-1].rstrip() if lone_closing[0] == len(text) - 1 else None
    if lone_opening[0] == 0 and depth == 1:
        return text[1:].lstrip()
    return text + closing
