"""What German verbs may be: ``models/languages/de/verbs.toml``, auxiliaries and modal verbs."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from models.language_folders import data_file

__all__ = ["FINITE", "INFINITIVE", "PARTICIPLE", "VerbForm", "forms_of", "in_person", "readings", "strong_verbs"]

FINITE, INFINITIVE, PARTICIPLE = "finite", "infinitive", "participle"
_PERSONS = ("ich", "du", "er", "wir", "ihr", "sie")
_DENTAL = re.compile(r"[dt]$|(?<![lrhmnaeiouäöü])[mn]$")
"""Stems that take an -e- before -st and -t: arbeitest, öffnet, but lernt and kommt."""
_HISSING = ("s", "ß", "z", "x")
_REGULAR_ALONE = ("ge", "miss")
"""What stands before regular verbs; strong ones with it are listed in full."""
_WITH_GE = (
    "ernten", "enden", "erben", "gerben", "beben", "beichten", "bellen", "bessern", "besseren", "beten", "betteln",
    "beugen", "beizen", "erden",
)  # fmt: skip
"""Regular verbs that only look as if a prefix stood before them, or begin so: their participle has “ge”."""
_REMEMBERED = 10_000
_AUXILIARIES = """
sein: bin bist ist sind seid sind; war warst war waren wart waren; wäre wärst wäre wären wärt wären; +gewesen
haben: habe hast hat haben habt haben; hatte hattest hatte hatten hattet hatten; hätte hättest hätte hätten hättet hätten; gehabt
werden: werde wirst wird werden werdet werden; wurde wurdest wurde wurden wurdet wurden; würde würdest würde würden würdet würden; +geworden
wissen: weiß weißt weiß wissen wisst wissen; wusste wusstest wusste wussten wusstet wussten; ; gewusst
können: kann kannst kann können könnt können; konnte konntest konnte konnten konntet konnten; könnte könntest könnte könnten könntet könnten; gekonnt
müssen: muss musst muss müssen müsst müssen; musste musstest musste mussten musstet mussten; müsste müsstest müsste müssten müsstet müssten; gemusst
dürfen: darf darfst darf dürfen dürft dürfen; durfte durftest durfte durften durftet durften; dürfte dürftest dürfte dürften dürftet dürften; gedurft
sollen: soll sollst soll sollen sollt sollen; sollte solltest sollte sollten solltet sollten; ; gesollt
wollen: will willst will wollen wollt wollen; wollte wolltest wollte wollten wolltet wollten; ; gewollt
mögen: mag magst mag mögen mögt mögen; mochte mochtest mochte mochten mochtet mochten; ; gemocht
möchten: möchte möchtest möchte möchten möchtet möchten; ; ;
"""  # noqa: E501


class VerbForm(NamedTuple):
    """A form of a verb.

    Attributes:
        lemma: its infinitive.
        kind: ``finite``, ``infinitive`` or ``participle``.
        tense: ``present``, ``past`` or ``wish`` (könnte) of a finite form.
        person: the pronoun that it goes with: ``ich``, ``du``, ``er``, ``wir``, ``ihr`` or ``sie`` of several.
        moves: whether its perfect is made with “sein”.
    """

    lemma: str
    kind: str
    tense: str = ""
    person: str = ""
    moves: bool = False


def in_person(form: VerbForm, person: str) -> str:
    """The form of a verb that goes with another person, in its tense; empty where it is not known."""
    return next((text for text, own in forms_of(form.lemma) if own.person == person and own.tense == form.tense), "")


@lru_cache(maxsize=_REMEMBERED)
def readings(word: str) -> tuple[VerbForm, ...]:
    """What a word in small letters may be as a verb; none where it is no form of a known one."""
    found = _known().get(word, ())
    if found:
        return found
    for prefix in _listed("parted"):
        rest = word.removeprefix(prefix)
        if rest != word and (own := _known().get(rest)):
            return tuple(one._replace(lemma=prefix + one.lemma) for one in own)
        bare = rest.removeprefix("zu")
        if word != rest != bare and any(one.kind == INFINITIVE for one in _known().get(bare, ())):
            return (VerbForm(prefix + bare, INFINITIVE, "zu"),)
    return ()


@lru_cache(maxsize=_REMEMBERED)
def forms_of(lemma: str) -> tuple[tuple[str, VerbForm], ...]:
    """Every form of a verb with what it is; none of one that is not known."""
    own = _lemmas().get(lemma)
    if own is not None:
        return own
    for prefix in _listed("parted"):
        base = _lemmas().get(lemma.removeprefix(prefix)) if lemma.startswith(prefix) else None
        if base:
            return tuple((prefix + text, form._replace(lemma=lemma)) for text, form in base)
    return ()


@cache
def strong_verbs() -> tuple[str, ...]:
    """The infinitives that are listed as strong."""
    return tuple(line.split()[0] for line in _table().get("strong", "").strip().splitlines())


@cache
def _known() -> dict[str, tuple[VerbForm, ...]]:
    found: dict[str, tuple[VerbForm, ...]] = {}
    for forms in _lemmas().values():
        for text, form in forms:
            found[text] = (*found.get(text, ()), form)
    return found


@cache
def _lemmas() -> dict[str, tuple[tuple[str, VerbForm], ...]]:
    found = {lemma: tuple(_regular(lemma)) for lemma in _listed("regular")}
    for line in _table().get("strong", "").strip().splitlines():
        lemma, third, past, participle = line.split()
        found[lemma] = (*found.get(lemma, ()), *_strong(lemma, third, past, participle))
        for prefix in _listed("joined"):
            if prefix in _REGULAR_ALONE:
                continue
            bare = participle.lstrip("+").removeprefix("ge")
            found.setdefault(
                prefix + lemma, tuple(_strong(prefix + lemma, prefix + third, prefix + past, prefix + bare))
            )
    for line in _AUXILIARIES.strip().splitlines():
        lemma, _, rest = line.partition(": ")
        found[lemma] = tuple(_auxiliary(lemma, *rest.split(";")))
    return found


def _regular(lemma: str) -> Iterator[tuple[str, VerbForm]]:
    stem = lemma[:-2] if lemma.endswith("en") else lemma[:-1]
    link = "e" if _DENTAL.search(stem) and lemma.endswith("en") else ""
    joined = lemma.startswith((*_listed("joined"), "wiederh")) and not lemma.startswith(_WITH_GE)
    borrowed = stem.endswith("ier") and lemma not in ("zieren", "stieren", "vieren", "gieren", "schmieren")
    participle = stem + link + "t" if joined or borrowed else f"ge{stem}{link}t"
    second = stem + (link or ("" if stem.endswith(_HISSING) else "s")) + ("st" if link else "t")
    yield from _persons(lemma, "present", (stem + "e", second, stem + link + "t", lemma, stem + link + "t", lemma))
    past = stem + link + "te"
    yield from _persons(lemma, "past", (past, past + "st", past, past + "n", past + "t", past + "n"))
    yield lemma, VerbForm(lemma, INFINITIVE)
    yield participle, VerbForm(lemma, PARTICIPLE)


def _strong(lemma: str, third: str, past: str, participle: str) -> Iterator[tuple[str, VerbForm]]:
    moves = participle.startswith("+")
    stem = lemma[:-2] if lemma.endswith("en") else lemma[:-1]
    link = "e" if _DENTAL.search(stem) else ""
    base = third[:-1] if third.endswith("t") and not third.endswith(("ält", "ät")) else third
    base = base.removesuffix("e") if base != stem else base
    second = third[:-1] + "st" if third.endswith(("et", "tt")) else base + ("t" if base.endswith(_HISSING) else "st")
    yield from _persons(lemma, "present", (stem + "e", second, third, lemma, stem + link + "t", lemma))
    if past.endswith("te"):
        forms = (past, past + "st", past, past + "n", past + "t", past + "n")
    else:
        weak = "e" if past.endswith(("d", "t", *_HISSING)) else ""
        forms = (past, past + weak + "st", past, past + "en", past + ("e" if weak else "") + "t", past + "en")
    yield from _persons(lemma, "past", forms)
    yield lemma, VerbForm(lemma, INFINITIVE)
    yield participle.lstrip("+"), VerbForm(lemma, PARTICIPLE, moves=moves)


def _auxiliary(lemma: str, present: str, past: str, wish: str, participle: str) -> Iterator[tuple[str, VerbForm]]:
    yield from _persons(lemma, "present", tuple(present.split()))
    yield from _persons(lemma, "past", tuple(past.split()))
    yield from _persons(lemma, "wish", tuple(wish.split()))
    yield lemma, VerbForm(lemma, INFINITIVE)
    if participle.strip():
        yield participle.strip().lstrip("+"), VerbForm(lemma, PARTICIPLE, moves="+" in participle)


def _persons(lemma: str, tense: str, forms: tuple[str, ...]) -> Iterator[tuple[str, VerbForm]]:
    for person, form in zip(_PERSONS, forms, strict=bool(forms)):
        yield form, VerbForm(lemma, FINITE, tense, person)


@cache
def _listed(name: str) -> tuple[str, ...]:
    return tuple(_table().get(name, "").split())


@cache
def _table() -> dict[str, str]:
    path = data_file("de", "verbs.toml")
    return {} if path is None else tomllib.loads(path.read_text(encoding="utf-8"))
