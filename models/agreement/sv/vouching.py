"""What a Swedish sentence shows to be right, whatever a model would change there."""

import re

__all__ = ["is_bare_object", "is_of_subject", "is_seen_doing", "is_settled"]

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
    r"i (?:vinter|sommar|höst|vår|kväll|natt|helgen|morgon bitti|övermorgon)|innan den \d{1,2}|på (?:intet|inget) sätt|"
    r"(?:är|var|varit|bli|blir|blev) fråga om|tänk(?:er|te|t|a) (?:precis|likadant|efter|igenom|ut)|"
    r"(?:gör|gjorde|göra|gjort) ont|(?:gå|går|gick|gått) i (?:skola|kyrkan)|"
    r"(?:vara|varar|varade|varat) (?:i|till|från|bara|ungefär|cirka|högst|minst|inte|länge|hela|flera|för)|"
    r"på (?:(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar|arna|en)|morgnarna|kvällarna|nätterna|eftermiddagarna|helgerna|"
    r"somrarna|vintrarna|hotell|sjukhus|restaurang|bio|teater|universitet|apotek|kontor)|i (?:butik|fabrik|fängelse)|"
    r"(?:ligger|låg|kom|kommer|slutade|blev) (?:etta|tvåa|trea|fyra|femma|sexa|sjua|åtta|nia|tia)|"
    r"å (?:ena|andra) sidan|tills vidare|till skillnad från|till och med|än så länge|i och för sig|"
    r"(?:min|din|vår) (?:lilla |stora |äldre |yngre |gamla )?"
    r"(?:fröken|moster|faster|syster|storasyster|lillasyster|mormor|farmor|dotter|svägerska|kusin))\b",
    re.IGNORECASE,
)
"""Phrases of which no word stands for another: “å andra sidan”, “min moster”."""

_EACH = re.compile(r"\b(?:\d+|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tusen|\w+hundra) [^\W\d_]+ $", re.IGNORECASE)
"""What stands before a “var” that is “each”: “två kakor var”."""
_OWN = {"min": "mig", "mitt": "mig", "mina": "mig", "din": "dig", "ditt": "dig", "dina": "dig"}
_POSSESSIVES = frozenset(["min", "mitt", "mina", "din", "ditt", "dina", "vår", "vårt", "våra", "er", "ert", "era"])
_PERSONS = frozenset(["jag", "mig", "du", "dig", "vi", "oss", "ni", "er", "han", "honom", "hon", "henne", "de", "dem"])
_COMPARED = re.compile(r"\b(?:som|än) $", re.IGNORECASE)
"""What somebody has may be compared without its noun: “ett hus som vårt”."""
_TAKING = re.compile(
    r"\b(?:låna|lånar|lånade|ta|tar|tog|använda|använder|använde|få|får|fick|köpa|hämta|hitta|hittade|ha|har|hade|tappa|"
    r"tappade|glömde|läsa|se|såg|prova|testa)(?: (?:jag|du|vi|inte))? $",
    re.IGNORECASE,
)
_LYING = re.compile(
    r"\b\w+(?:en|an|rn|ln|ön|ån|yn) (?:ligger|låg|står|stod|sitter|satt|hänger|hängde|faller|föll)(?: \w+)? $",
    re.IGNORECASE,
)

_SEEN = re.compile(
    r"\b(?:hör|hörde|hört|höra|ser|såg|sett|se|låter|lät|låtit|låt|kände|känner|bad|ber) (?:[^\W\d_]+ ){1,5}$",
    re.IGNORECASE,
)
_INFINITIVE = re.compile(r"[^\W\d_]+a|(?:g|st|sl|f)å|se|le|be|ge|bli|dö|fly|gry|ro|bo", re.IGNORECASE)


def is_of_subject(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change takes from a word what it says of the subject, or of what somebody has.

    Adjectives that tell in which state something lies: “snön ligger djup”, possessives without a noun at the end
    of a clause: “får jag låna din?”, and “var” for each of them: “de fick tio kronor var”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    word, before, behind = source[start:end].lower(), source[:start], source[end : end + 1]
    if word == "var":
        return behind in (".", "!", "?", ",") and _EACH.search(before) is not None
    if word in _POSSESSIVES and _COMPARED.search(before) and replacement.lower() in _PERSONS:
        return True
    if word in _OWN:
        return replacement.lower() == _OWN[word] and behind in "?.!," and _TAKING.search(before) is not None
    return replacement.lower() == word + "t" and _LYING.search(before) is not None


def is_seen_doing(source: str, start: int, end: int) -> bool:
    """Whether what is doubted is an infinitive of what somebody is heard, seen or let do: “hörde klockan slå elva”.

    Args:
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    return _SEEN.search(source[:start]) is not None and _INFINITIVE.fullmatch(source[start:end]) is not None


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
