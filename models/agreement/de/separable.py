"""German verbs whose first part is parted from them in a main clause, and has “zu” behind it in an infinitive."""

from collections.abc import Iterator, Sequence

from models.agreement.de.fronts import front_end
from models.agreement.de.verbs import forms_of, readings
from models.agreement.de.words import (
    PREFIXES,
    clause_end,
    is_finite,
    is_infinitive,
    is_participle,
    is_verb,
    may_be_finite,
    parted,
    subject_at,
)
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_parts"]

_COMPARING = frozenset({"als", "wie"})
_NEVER_APART = listed("auf aus an ab zurück weg vorbei teil fest")
"""What is one word with a verb behind it at the end of a clause."""
_WITH_TO = listed("ein zurück weg vorbei teil zusammen weiter mit")
"""What is so where “zu” is between them, too; others may belong to a verb before them: “fing an zu reden”."""
_WITH_SOME = {
    "ein": listed("""
        kaufen laden schlafen steigen ziehen richten setzen führen packen schalten treten stellen leben brechen reisen
        schätzen nehmen sparen sammeln bringen bilden bauen reichen
    """),
    "rein": listed("gehen kommen lassen schauen bringen legen stellen werfen passen holen fahren stecken tun"),
    "mit": listed("kommen nehmen bringen machen gehen fahren spielen teilen"),
    "zusammen": listed(
        "arbeiten bleiben leben fassen passen stellen brechen halten wachsen gehören hängen setzen stoßen"
    ),
    "weiter": listed(
        "machen gehen leben arbeiten fahren lernen studieren entwickeln geben führen bilden helfen erzählen spielen"
    ),
}
"""Words that are so with some verbs."""
_DIRECTIONS = listed("""
    raus rauf runter rüber ran heraus herein herauf herunter herüber hinaus hinein hinauf hinunter hinüber
    entlang
""")
"""What is one word with any verb behind it."""
_AWAY = {"aus": listed("von vom"), "an": listed("von vom"), "ab": listed("auf von vom"), "mit": listed("etwas")}
"""What belongs to a word that looks like one of them: “von mir aus”."""
_FROM = listed("über aus bis von vom ab durch")
"""What belongs to a direction: “über die Grenzen hinaus”."""
_ENDS = frozenset({".", ",", "!", "?", ";", ":", "und", "oder"})
_AUXILIARIES = frozenset(
    {"haben", "sein", "werden", "können", "müssen", "wollen", "sollen", "dürfen", "möchten", "lassen", "tun"}
)
_OPENERS = listed("dass weil wenn ob obwohl wo wie was als nachdem bevor damit falls sobald der die das den dem welche")
_FAR = 12
"""Words over which the first part moves at most."""


def wrong_parts(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Verbs that are whole where they should be in two parts, and the other way round."""
    yield from _whole_in_main_clause(words, phrases)
    yield from _apart(words)
    for at in range(1, len(words) - 1):
        if words[at] == "zu" and words[at - 1] not in ("ab", "bis") and is_infinitive(words[at + 1]):
            if any(form.tense == "zu" for form in readings(words[at + 1])):
                continue
            particle, rest = parted(words[at + 1])
            if rest:
                yield Disagreement(at, at + 2, (f"{particle}zu{rest}",), AgreementReason.INFINITIVE, "zu")


def _apart(words: Sequence[str]) -> Iterator[Disagreement]:
    """Both parts at the end of a clause, where they are one word: “ein kaufen”, “wenn er zurück kommt”."""
    for at in range(2, len(words) - 1):
        particle = words[at]
        if particle not in _NEVER_APART | _DIRECTIONS and particle not in _WITH_SOME:
            continue
        with_to = words[at + 1] == "zu" and at + 2 < len(words)
        end = at + 3 if with_to else at + 2
        if (with_to and particle not in _WITH_TO | _DIRECTIONS) or not _closes(words, end):
            continue
        verb = words[end - 1]
        before = words[at - 1].lower()
        if before in ("und", "oder", "her", "hin", "so", "zu") or _belongs_to_another(words, at):
            continue
        found = readings(verb) if verb.islower() else ()
        joins = particle in _DIRECTIONS or particle == "rein"
        lemmas = {one.lemma for one in found if joins or forms_of(particle + one.lemma)}
        if not lemmas or lemmas & _AUXILIARIES or (with_to and not is_infinitive(verb)):
            continue
        if particle in _WITH_SOME and not _WITH_SOME[particle] & lemmas:
            continue
        if not with_to and not (_has_auxiliary(words, at, end) or _depends(words, at)):
            continue
        meant = f"{particle}zu{verb}" if with_to else particle + verb
        yield Disagreement(at, end, (meant,), AgreementReason.COMPOUND, meant)


def _belongs_to_another(words: Sequence[str], at: int) -> bool:
    """Whether what looks like the first part of a verb goes with a preposition before it: “über die Grenzen hinaus”."""
    particle = words[at]
    if particle not in _DIRECTIONS:
        return bool(_AWAY.get(particle, frozenset()) & set(words[:at]))
    away = _FROM | {"in", "ins"} if particle == "hinein" else _FROM
    return bool(away & set(_clause(words, at)))


def _clause(words: Sequence[str], at: int) -> Sequence[str]:
    """The words of the clause of a place that stand before it."""
    start = at
    while start and words[start - 1][0].isalnum():
        start -= 1
    return words[start:at]


def _closes(words: Sequence[str], end: int) -> bool:
    """Whether a clause ends at a place, or an auxiliary follows."""
    word = words[end] if end < len(words) else "."
    return word in _ENDS or any(one.lemma in _AUXILIARIES for one in readings(word))


def _has_auxiliary(words: Sequence[str], at: int, end: int) -> bool:
    """Whether an auxiliary is in the clause of a place, so that an infinitive or participle may end it."""
    verb = words[end - 1]
    if not (is_infinitive(verb) or is_participle(verb)):
        return False
    clause = (*(word.lower() for word in _clause(words, at)), *words[end : end + 1])
    return any(one.lemma in _AUXILIARIES for word in clause for one in readings(word))


def _depends(words: Sequence[str], at: int) -> bool:
    """Whether a conjunction opens the clause of a place."""
    for place in range(at - 1, -1, -1):
        if not words[place][0].isalnum():
            return False
        if words[place].lower() in _OPENERS:
            return True
    return False


def _whole_in_main_clause(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    small = (words[0].lower(), *words[1:])
    subject = subject_at(small, 0, phrases)
    front = 0 if subject else front_end(words, phrases)
    if subject is not None:
        verb, end_of_subject = subject.end, subject.end
    elif front and front + 1 < len(words):
        verb = front
        subject = subject_at(words, front + 1, phrases)
        end_of_subject = subject.end if subject else 0
    else:
        return
    if subject is None or verb + 1 >= len(words) or not is_finite(words[verb], subject.persons):
        return
    particle, rest = parted(words[verb])
    if not rest or (is_infinitive(words[verb]) and not subject.is_pronoun):
        return
    start = max(verb + 1, end_of_subject)
    end = next(
        (at for at in range(start, clause_end(words, start)) if words[at] in _COMPARING), clause_end(words, start)
    )
    between = words[start:end]
    if (
        len(between) > _FAR
        or any(map(may_be_finite, between))
        or any(map(is_verb, between))
        or PREFIXES & set(between[-1:])
    ):
        return
    meant = " ".join([rest, *words[verb + 1 : end], particle])
    yield Disagreement(verb, end, (meant,), AgreementReason.ORDER, meant)
