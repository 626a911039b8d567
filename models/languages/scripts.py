"""Which script a text is written in (ISO 15924; ranges from the Scripts of the Unicode Character Database)."""

import re

__all__ = ["SCRIPTS", "count_scripts", "main_script"]

SCRIPTS = {
    "Latn": "A-Za-zªºÀ-ÖØ-öø-\u024f\u1e00-\u1eff\uff21-\uff3a\uff41-\uff5a",
    "Cyrl": "\u0400-\u052f\u1c80-\u1c8a\u2de0-\u2dff\ua640-\ua69f",
    "Grek": "\u0370-\u03ff\u1f00-\u1fff",
    "Arab": "\u0620-\u064a\u066e-\u06d3\u06ee\u06ef\u06fa-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc",
    "Hebr": "\u05d0-\u05ea\u05ef-\u05f2\ufb1d-\ufb4f",
    "Deva": "\u0904-\u0939\u0958-\u0961\u0971-\u097f",
    "Beng": "\u0985-\u09b9\u09ce\u09dc-\u09e1\u09f0\u09f1",
    "Gujr": "\u0a85-\u0ab9\u0ae0\u0ae1",
    "Taml": "\u0b83-\u0bb9",
    "Telu": "\u0c05-\u0c39\u0c58-\u0c61",
    "Mlym": "\u0d05-\u0d3a\u0d4e\u0d54-\u0d61\u0d7a-\u0d7f",
    "Thai": "\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46",
    "Geor": "\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2d",
    "Armn": "\u0531-\u0556\u0560-\u0588",
    "Kore": "\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3",
    "Jpan": "\u3041-\u309f\u30a0-\u30ff\u31f0-\u31ff\uff66-\uff9f",
    "Hani": "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff",
}
"""The letters of each script, as the inside of a class ``[...]``; those of ``Jpan`` are the kana."""

_LETTERS = {script: re.compile(f"[{letters}]+") for script, letters in SCRIPTS.items()}
_LEAST_KANA = 0.1
"""Share of kana from which on Chinese characters are Japanese; Japanese prose has far more."""


def count_scripts(text: str) -> dict[str, int]:
    """The number of letters of each script in a text; Japanese has its Chinese characters counted in."""
    if text.isascii():
        letters = sum(map(len, _LETTERS["Latn"].findall(text)))
        return {"Latn": letters} if letters else {}
    counts = {script: sum(map(len, letters.findall(text))) for script, letters in _LETTERS.items()}
    if counts["Jpan"] and counts["Jpan"] >= _LEAST_KANA * counts["Hani"]:
        counts["Jpan"] += counts["Hani"]
        counts["Hani"] = 0
    return {script: count for script, count in counts.items() if count}


def main_script(counts: dict[str, int]) -> str:
    """The script of most letters, an empty string where there are none."""
    return max(counts, key=counts.__getitem__, default="")
