"""Forms of a confused word that fit its place better than the word it is confused with: *I got lose* is *lost*.

The model of confused words chooses within a set. Where a verb lacks an ending, it may only find that another word of
the set would stand there more often (*the committee accept*: *except*). The corrector reads the sentence with each.
"""

from collections.abc import Sequence
from dataclasses import replace

from models.english_forms import all_inflections, all_lemmas
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.consent import Consent, Offer
from service.checking.messages.explanation import explain
from service.checking.sentences import SentenceText

__all__ = ["with_rivals"]

_MORE = 1.0
"""By how much more at ease the corrector must be with a form than with the other word."""
_KINDS = {
    "VBZ": (Category.VERB_SVA, "agreement.third-person"),
    "VBD": (Category.VERB_TENSE, "tense.past"),
    "VBN": (Category.VERB_FORM, "verb.form"),
}
"""The forms that are tried, with what is told of them."""


def with_rivals(
    consent: Consent, sentences: Sequence[SentenceText], found: Sequence[Sequence[Alert]]
) -> list[list[Alert]]:
    """The alerts on confused words of English sentences; a form of the word itself is first where it fits better.

    Args:
        consent: asks the corrector.
        sentences: the sentences.
        found: the alerts of each.
    """
    rivals = [
        [_forms(sentence.text[one.offset : one.end], one) for one in own]
        for sentence, own in zip(sentences, found, strict=True)
    ]
    most = max((len(its) for own in rivals for its in own), default=0)
    if not most:
        return [list(own) for own in found]
    rounds = [
        consent.gains(
            sentences,
            [
                [_offer(one, its, place) for one, its in zip(own, all_, strict=True)]
                for own, all_ in zip(found, rivals, strict=True)
            ],
        )
        for place in range(-1, most)
    ]
    return [
        [
            _chosen(one, sentences[at].text, its, [gains[at][nth] for gains in rounds])
            for nth, (one, its) in enumerate(zip(own, all_, strict=True))
        ]
        for at, (own, all_) in enumerate(zip(found, rivals, strict=True))
    ]


def _forms(written: str, alert: Alert) -> list[tuple[str, str]]:
    """The other forms of a verb that is written without an ending, each with its tag; none of what is no such verb."""
    if not written.isalpha() or not written.islower() or not alert.replacements:
        return []
    lemmas = all_lemmas(written, "VERB").get("VERB", ())
    if written not in lemmas or written in all_lemmas(alert.replacements[0], "VERB").get("VERB", ()):
        return []
    found = all_inflections(written, "VERB")
    forms = {found[tag][0]: tag for tag in ("VBN", "VBD", "VBZ") if found.get(tag)}
    return [(form, tag) for form, tag in forms.items() if form not in (written, alert.replacements[0])]


def _offer(alert: Alert, forms: Sequence[tuple[str, str]], place: int) -> Offer:
    """What is asked in a round: the first is about the other word; who has no such form is not asked about."""
    asked = bool(forms) and place < len(forms)
    put = forms[place][0] if asked and place >= 0 else next(iter(alert.replacements), "")
    return Offer(alert.offset, alert.end, put, sure=not asked)


def _chosen(alert: Alert, text: str, forms: Sequence[tuple[str, str]], gains: Sequence[float | None]) -> Alert:
    """An alert with that of the forms first which fits best, if it fits better than the other word."""
    known = [(gain, form, tag) for gain, (form, tag) in zip(gains[1:], forms, strict=False) if gain is not None]
    if not known or gains[0] is None:
        return alert
    best, form, tag = max(known, key=lambda one: one[0])
    if best < gains[0] + _MORE:
        return alert
    category, key = _KINDS[tag]
    why = explain(key, original=text[alert.offset : alert.end], replacement=form)
    return replace(
        alert,
        category=category,
        main_category=category.main(),
        replacements=(form, *alert.replacements),
        told=why,
        message=why.english.text,
        short_message=why.english.short,
    )
