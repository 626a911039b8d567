"""What a Swedish sentence shows to be right, whatever a model would change there."""

import re

__all__ = ["is_bare_object", "is_of_subject", "is_settled"]

_BARE = (
    (r"del(?:a|ar|ade|at)", "rum lägenhet säng kontor bord hus"),
    (r"by(?:ta|ter|tte|tt)", "jobb skola klass kläder ämne plats tåg buss lägenhet namn däck golv kök tak batteri"),
    (r"l(?:ägga|ägger|ade|agt)", "golv kakel tak pussel"),
    (r"må(?:la|lar|lade|lat)", "staket tak hus fönster naglar"),
    (r"sök(?:a|er|te|t)", "jobb arbete hjälp bostad lägenhet praktikplats"),
    (r"åk(?:a|er|te|t)", "buss tåg bil båt tunnelbana spårvagn taxi skidor skridskor"),
    (r"kör(?:a|er|de|t)?", "bil buss taxi lastbil moped"),
    (r"sp(?:ela|elar|elade|elat)", "fotboll kort schack gitarr piano tennis handboll ishockey teater"),
    (r"(?:ha|har|hade|haft)", "tid råd lust rätt fel ont feber bil hund katt barn jobb semester lov"),
    (r"(?:ta|tar|tog|tagit)", "plats semester farväl paus bilder kort ansvar hand"),
    (r"(?:gå|går|gick|gått)", "kurs promenad hem"),
)
"""Verbs and nouns that stand behind them without an article: *vi delar rum*."""
_BEFORE = tuple((re.compile(rf"\b{verb} (?:\w+ )?$", re.IGNORECASE), frozenset(nouns.split())) for verb, nouns in _BARE)

_SETTLED = re.compile(
    r"\b(?:över (?:påsk|jul|nyår|midsommar|pingst|helgen|natten)|"
    r"innan (?:helgen|semestern|jul|påsk|nyår|midsommar|sommaren|vintern|hösten|våren|lunch|middag|frukost|midnatt|"
    r"skolan|jobbet|mötet|resan|(?:mån|tis|ons|tors|fre|lör|sön)dag)|"
    r"å (?:ena|andra) sidan|tills vidare|till skillnad från|till och med|än så länge|i och för sig|"
    r"(?:min|din|vår) (?:lilla |stora |äldre |yngre |gamla )?"
    r"(?:moster|faster|syster|storasyster|lillasyster|mormor|farmor|dotter|svägerska|kusin))\b",
    re.IGNORECASE,
)
"""Phrases of which no word stands for another: “å andra sidan”, “min moster”."""

_OWN = {"min": "mig", "mitt": "mig", "mina": "mig", "din": "dig", "ditt": "dig", "dina": "dig"}
_TAKING = re.compile(
    r"\b(?:låna|lånar|lånade|ta|tar|tog|använda|använder|använde|få|får|fick|köpa|hämta|hitta|hittade|ha|har|hade|tappa|"
    r"tappade|glömde|läsa|se|såg|prova|testa)(?: (?:jag|du|vi|inte))? $",
    re.IGNORECASE,
)
_LYING = re.compile(
    r"\b\w+(?:en|an|rn|ln|ön|ån|yn) (?:ligger|låg|står|stod|sitter|satt|hänger|hängde|faller|föll)(?: \w+)? $",
    re.IGNORECASE,
)


def is_of_subject(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change takes from a word what it says of the subject, or of what somebody has.

    Adjectives that tell in which state something lies: “snön ligger djup”, and possessives without a noun at the end
    of a clause: “får jag låna din?”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    word, before, behind = source[start:end].lower(), source[:start], source[end : end + 1]
    if word in _OWN:
        return replacement.lower() == _OWN[word] and behind in "?.!," and _TAKING.search(before) is not None
    return replacement.lower() == word + "t" and _LYING.search(before) is not None


def is_settled(source: str, start: int, end: int) -> bool:
    """Whether what a model would change, or doubts, is no more than a part of a phrase that is right as it stands.

    Args:
        source: the sentence.
        start: where the words start (code points of the sentence).
        end: where they end.
    """
    return start < end and any(one.start() <= start and end <= one.end() for one in _SETTLED.finditer(source))


def is_bare_object(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change makes a noun definite that its verb has without an article: “delar rum” > “rummet”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    noun = source[start:end].lower()
    if not replacement.lower().startswith(noun):
        return False
    return any(noun in nouns and verb.search(source[:start]) for verb, nouns in _BEFORE)
