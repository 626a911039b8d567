"""Whatever the text: an answer, and everything that is promised of alerts and statistics holds."""

import os
import random
import sys

import httpx

CASES = int(os.environ.get("EMEND_FUZZ_TEXTS", "150"))
"""Texts; ``make test-api`` takes 2,000."""
SEED = 20_261_121
WORDS = [
    "She", "go", "to", "teh", "market", ",", "recieved", "alot", "of", "informations.", "However", "we", "was",
    "happy!",
    "READ IT NOW.", "OK SURE\n\n",
    "Das", "ist", "gut;", "il", "a", "mangé", "(café", "“x”", "3.5", "the the", "a apple", "i",
]  # fmt: skip
STRANGE = [
    "\x00", "\ufeff", "\u200b", "\u200d", "\u0301", "\u202e", "\r\n", "\t", "\u00a0", "\u2028", "😀",
    "👩‍👩‍👧‍👦", "🇩🇪", "𝔘𝔫𝔦", "ﬁ", "ß", "İ", "日本語。", "한국어", "العربية", "हिन्दी", "ไทย", "((((", "''''", "``", "https://x.yz/a?b=c",
    "a@b.cd", "#tag", "\U0010ffff", "\ue000",
]  # fmt: skip


def any_text(rng: random.Random) -> str:
    """A text of words, strange pieces and code points from all over Unicode."""
    pieces = []
    for _ in range(rng.randrange(30)):
        kind = rng.random()
        if kind < 0.6:
            pieces.append(rng.choice(WORDS) + rng.choice([" ", " ", " ", "", "\n"]))
        elif kind < 0.85:
            pieces.append(rng.choice(STRANGE))
        else:
            code = rng.choice([rng.randrange(0x20, 0x500), rng.randrange(sys.maxunicode + 1)])
            pieces.append("" if 0xD800 <= code <= 0xDFFF else chr(code) * rng.choice([1, 1, 1, 9]))
    return "".join(pieces)


def test_any_text(client: httpx.Client) -> None:
    rng = random.Random(SEED)
    widths = {"utf-32": 4, "utf-16": 2, "utf-8": 1}
    for _ in range(CASES):
        text = any_text(rng)
        encoding = rng.choice(list(widths))
        body = {"text": text, "positionEncoding": encoding, "level": rng.choice(["default", "picky"])}
        response = client.post("/v1/checker", json=body)
        assert response.status_code == 200, text
        answer = response.json()
        data = text.encode(encoding if encoding == "utf-8" else f"{encoding}-le")
        end = 0
        for alert in answer["alerts"]:
            assert alert["offset"] >= end, text
            assert alert["length"] > 0, text
            end = alert["offset"] + alert["length"]
            span = data[alert["offset"] * widths[encoding] : end * widths[encoding]]
            words = span.decode(encoding if encoding == "utf-8" else f"{encoding}-le")
            assert words, text
            assert words not in alert["replacements"], text
            assert len(set(alert["replacements"])) == len(alert["replacements"]), text
            assert alert["message"], text
            assert 2 <= len(alert["shortMessage"].split()) <= 5, text
            assert 0 <= alert["confidence"] <= 1
        assert end * widths[encoding] <= len(data)
        stats = answer["stats"]
        assert stats["charsCount"] == len(text)
        assert 0 <= stats["textScore"] <= 100
        assert all(value >= 0 for name, value in stats.items() if name != "fleschIndex")
