"""“rád”, which has the gender and number of the subject: “moje máma rád vaří”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.subjects import subjects

__all__ = ["wrong_gladly"]

_FORMS = {
    "rád": {("sing", "masc")},
    "ráda": {("sing", "femn"), ("plur", "neut")},
    "rádo": {("sing", "neut")},
    "rádi": {("plur", "masc")},
    "rády": {("plur", "femn"), ("plur", "masc")},
}
_NEAR = 4


def wrong_gladly(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Its forms that do not go with the subject before them."""
    known = grammar.listed("men") | grammar.listed("women")
    for subject in subjects(grammar, words):
        if subject.is_object and not subject.is_alive:
            continue  # “knihy četli rádi”
        names = [one for one in grammar.readings(words[subject.end - 1]) if one.is_name]
        if subject.words in grammar.listed("polite") or any(one.lemma not in known for one in names):
            continue
        for at in range(subject.end, min(subject.end + _NEAR, len(words))):
            if words[at] in _FORMS:
                kinds = {(subject.number, gender) for gender, _ in subject.kinds}
                wanted = [form for form, own in _FORMS.items() if own & kinds]
                if words[at] not in wanted and wanted and all(gender for _, gender in kinds):
                    best = _best(wanted, dict(subject.kinds))
                    yield Disagreement(at, at + 1, tuple(best), AgreementReason.AGREEMENT, subject.words)
                break
            readings = grammar.at(words, at)
            small = words[at] in grammar.listed("adverbs") | grammar.listed("clitics")
            if not small and (not readings or any(one.kind != "VERB" for one in readings)):
                break


def _best(wanted: Sequence[str], kinds: dict[str, str]) -> list[str]:
    """The forms, that of the living first where the subject lives."""
    if "rádi" in wanted and kinds.get("masc") == "inan":
        wanted = [form for form in wanted if form != "rádi"]
    elif "rádi" in wanted and set(kinds) == {"masc"}:
        wanted = [form for form in wanted if form != "rády"]
    return list(wanted)
