"""German verbs in the wrong place: last in clauses that depend, second in the others."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from models.agreement.de.brackets import early_infinitives
from models.agreement.de.fronts import ADVERBS, front_end
from models.agreement.de.verbs import readings
from models.agreement.de.words import (
    PREFIXES,
    GermanSubject,
    bare_subject_at,
    clause_end,
    is_finite,
    is_infinitive,
    is_participle,
    joined,
    may_be_finite,
    parted,
    subject_at,
)
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_order"]

_OPENERS = listed("""
    dass weil ob obwohl wenn bevor nachdem sobald solange falls damit seitdem sodass während als da
""")
"""Conjunctions whose clause ends in its verb."""
_AMBIGUOUS = listed("als da während damit")
"""Those that may be something else before a noun."""
_QUESTIONS = listed("wo wann warum wie wohin woher wieso weshalb was")
_BEFORE_OPENER = listed(", ; : ( – — und oder aber auch nur nicht")
_COMPARING = listed("als wie denn oder ob dass weil wenn")
"""What may follow the verb of a clause although it ends in its verb."""
_EXTENDING = listed("um ohne statt anstatt")
_SAYING = listed("""
    sage sagst sagt sagen sagte sagten glaube glaubst glaubt glauben glaubte meine meinst meint meinen meinte denke
    denkst denkt denken dachte hoffe hoffst hofft hoffen behauptet behaupten schreibt schreiben finde findest findet
    wünschte wüsste weiß weißt
""")
_ADVERBS = listed("""
    heute morgen gestern immer oft nie manchmal gern gerne jetzt nicht auch noch schon bald niemals meistens wirklich
    leider normalerweise
""")
_MODAL = frozenset({"können", "müssen", "dürfen", "sollen", "wollen", "möchten", "werden"})
_PREPOSITIONS = listed("""
    in an auf mit bei von zu nach aus seit für durch gegen ohne um unter über vor hinter neben zwischen im am beim vom
    zum zur ins bis wegen trotz während ab außer
""")
_KNOWING = listed("""
    weiß weißt wissen wusste gewusst frage gefragt sagen gesagt erklären erklärt zeigen fragen mitteilen schreiben
    interessiert verstehe verstehen verstand verstanden
""")
"""Words behind which a question is no direct one."""
_MEANING = listed("bedeutet bedeuten heißt kostet kosten")
_CLOSING_MARKS = listed(". , ! ? ; :")
_SHORT = 4
_ADDRESSING = listed("sag sagt frag sagen entschuldigung")
_JOINING = listed("aber sondern denn")
"""Conjunctions before a clause whose order they do not change."""
_SUBJECTS = listed("ich du er es man wir")
_FAR = 12
"""Words over which a verb moves at most."""


def wrong_order(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Words that stand where none of the orders of a German clause has them."""
    for at in range(len(words) - 3):
        yield from _early(words, at, phrases)
        yield from _before_subject(words, at, phrases)
        if words[at] == "denn" and at and words[at - 1] == ",":
            yield from _late(words, at)
        yield from _inverted(words, at)
        yield from _asked(words, at, phrases)
    yield from _third(words, phrases)
    yield from _behind_clause(words, phrases)
    yield from _behind_adverb(words)
    yield from early_infinitives(words)


def _early(words: Sequence[str], at: int, phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """A verb right behind the subject of a clause that ends in its verb."""
    small = words[at].lower()
    before = words[at - 1].lower() if at else ""
    asks = small in _QUESTIONS and before == ","
    opens = small in _OPENERS and (at == 0 or before in _BEFORE_OPENER)
    subject = subject_at(words, at + 1, phrases) if asks or opens else _relative_subject(words, at)
    if subject is None and opens and small not in _AMBIGUOUS:
        subject = bare_subject_at(words, at + 1)
    if subject is None or (small in (*_AMBIGUOUS, "was", "wie") and not subject.is_pronoun):
        return
    verb = subject.end
    if verb + 1 >= len(words) or not is_finite(words[verb], subject.persons):
        return
    end = clause_end(words, verb + 1)
    rest = words[verb + 1 : end]
    if not rest or len(rest) > _FAR or end >= len(words) or rest[0] in _COMPARING or _EXTENDING & set(rest):
        return
    if rest[-1] in _PREPOSITIONS - PREFIXES or _may_be_adjective(words, verb):
        return
    if _has_infinitive(rest) or rest[0] in ("und", "oder"):
        return
    if any(map(may_be_finite, rest)) and not (_has_plain_rest(rest) and _is_auxiliary(words[verb])):
        return
    if small == "was" and not is_infinitive(rest[-1]) and not is_participle(rest[-1]):
        return  # “was wir können in der kurzen Zeit”
    if parted(words[verb])[1]:
        return  # “wie ich abnahm in dieser Zeit”
    if len(rest) > 1 and (sum(map(is_infinitive, rest[-2:])) == 2 or rest[-1] in _MODAL | {"lassen"}):
        return  # “dass er hat kommen können”
    whole = joined(rest[-1], words[verb])
    meant = [*rest[:-1], whole] if whole else [*rest, words[verb]]
    yield _told(verb, verb + 1 + len(rest), " ".join(meant))


def _before_subject(words: Sequence[str], at: int, phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """A verb before the subject of a clause that ends in its verb: “wenn scheint die Sonne”."""
    opens = words[at].lower() in _OPENERS - _AMBIGUOUS - {"seitdem"} and (
        at == 0 or words[at - 1] in (",", "und", "aber")
    )
    subject = subject_at(words, at + 2, phrases) if opens else None
    if subject is None or not is_finite(words[at + 1], subject.persons) or is_infinitive(words[at + 1]):
        return
    end = clause_end(words, subject.end)
    inside = words[at + 2 : end]
    if end >= len(words) or len(inside) > _FAR or any(map(may_be_finite, inside)) or _COMPARING & set(inside):
        return
    yield _told(at + 1, end, " ".join([*inside, words[at + 1]]))


def _relative_subject(words: Sequence[str], at: int) -> GermanSubject | None:
    """The pronoun behind a relative pronoun, as its clause has a subject of its own."""
    if words[at] not in ("den", "dem", "das", "die", "denen") or not at or words[at - 1] != ",":
        return None
    return subject_at(words, at + 1, ()) if words[at + 1] in ("ich", "du", "er", "wir", "man") else None


def _has_plain_rest(rest: Sequence[str]) -> bool:
    """Whether what may be finite at the end of a clause is an infinitive or participle that goes with an auxiliary."""
    finite = [word for word in rest if may_be_finite(word)]
    return finite == [rest[-1]] and (is_infinitive(rest[-1]) or is_participle(rest[-1]))


def _may_be_adjective(words: Sequence[str], verb: int) -> bool:
    """Whether a verb of the past may be an adjective before a noun: “bestimmte Argumente”."""
    return words[verb].endswith("te") and words[verb + 1][0].isupper() and not _is_auxiliary(words[verb])


def _is_auxiliary(word: str) -> bool:
    return any(one.lemma in _MODAL | {"haben", "sein"} for one in readings(word))


def _has_infinitive(rest: Sequence[str]) -> bool:
    """Whether an infinitive with “zu” is among words."""
    apart = any(one == "zu" and is_infinitive(other) for one, other in pairwise(rest))
    return apart or any(form.tense == "zu" for word in rest if word.islower() for form in readings(word))


def _asked(words: Sequence[str], at: int, phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """A verb before its subject in a question that somebody asks or knows: “Ich weiß nicht, wo ist der Bahnhof”."""
    if words[at] not in _QUESTIONS or words[at - 1] != "," or not _KNOWING & set(words[max(at - 5, 0) : at]):
        return
    if words[-1] == "?" and words[0].lower() in _ADDRESSING:
        return  # “Sag mir, wo ist er?”
    if words[at] == "was":
        yield from _meaning(words, at + 1)
        return
    for verb in range(at + 1, min(at + 3, len(words) - 2)):
        subject = subject_at(words, verb + 1, phrases)
        if subject is not None and is_finite(words[verb], subject.persons):
            end = clause_end(words, subject.end)
            rest = words[verb + 1 : end]
            if end < len(words) and not any(map(may_be_finite, rest[:-1])) and len(rest) <= _FAR:
                whole = joined(rest[-1], words[verb])
                yield _told(verb, end, " ".join([*rest[:-1], whole] if whole else [*rest, words[verb]]))
            return


def _meaning(words: Sequence[str], verb: int) -> Iterator[Disagreement]:
    """A verb of meaning before what it is asked of: “Ich weiß nicht, was bedeutet dieses Wort”."""
    if words[verb] not in _MEANING:
        return
    end = verb + 1
    while end < len(words) and words[end] not in _CLOSING_MARKS:
        end += 1
    subject = words[verb + 1 : end]
    if (
        end < len(words)
        and 0 < len(subject) <= _SHORT
        and all(map(str.isalpha, subject))
        and not any(map(may_be_finite, subject))
    ):
        yield _told(verb, end, " ".join([*subject, words[verb]]))


def _inverted(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A verb before its subject right behind “aber”, as behind something else that comes first: “aber muss man”."""
    opens = at == 0 or words[at - 1] in (",", ";")
    if words[at].lower() not in _JOINING or not opens or words[-1] == "?":
        return
    subject = subject_at(words, at + 2, ())
    if subject is None or words[at + 2] not in _SUBJECTS or not is_finite(words[at + 1], subject.persons):
        return
    lemmas = {one.lemma for one in readings(words[at + 1])}
    if (words[at + 2] == "es" and not lemmas & {"geben", "sein"}) or (words[at + 2] == "wir" and at == 0):
        return  # “es hängt es aus”, “Aber sehen wir uns das an!”
    rest = words[at + 3 : clause_end(words, at + 3)]
    if not any(map(may_be_finite, rest)) or (_has_plain_rest(rest) and _is_auxiliary(words[at + 1])):
        yield _told(at + 1, at + 3, f"{words[at + 2]} {words[at + 1]}")


def _late(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A verb at the end of a clause behind “denn”."""
    subject = subject_at(words, at + 1, ())
    if subject is None:
        return
    end = clause_end(words, subject.end)
    between = words[subject.end : end - 1]
    if not between or end >= len(words) or end - subject.end > _FAR or any(map(may_be_finite, between)):
        return
    if is_finite(words[end - 1], subject.persons):
        yield _told(subject.end, end, " ".join([words[end - 1], *between]))


def _third(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Subject and verb behind what comes first in a sentence."""
    start = front_end(words, phrases)
    subject = subject_at(words, start, phrases) if start else None
    if subject is None and start == 1 and words[0] in ADVERBS:
        subject = bare_subject_at(words, start)
    if subject is None or subject.end + 1 >= len(words):
        return
    if not subject.is_pronoun and any(
        phrase.start == start and any(cell[0] == "g" for cell in phrase.cells) for phrase in phrases
    ):
        return
    verb = subject.end
    if not is_finite(words[verb], subject.persons):
        return
    end = clause_end(words, verb + 1)
    rest = words[verb + 1 : end]
    if any(may_be_finite(word) and not (is_infinitive(word) or is_participle(word)) for word in rest):
        return
    if not subject.is_pronoun and (not rest or is_infinitive(words[verb])):
        return
    yield _told(start, verb + 1, " ".join([words[verb], *words[start:verb]]))


def _behind_clause(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Subject and verb behind a clause that comes first."""
    if words[0].lower() not in _OPENERS - {"ob", "dass", "damit", "sodass", "da", "falls"}:
        return
    if "," not in words:
        yield from _behind_unmarked_clause(words)
        return
    comma = words.index(",")
    subject = subject_at(words, comma + 1, phrases)
    if subject is None or subject.end + 1 >= len(words) or comma < 3 or words[comma - 1] in _SAYING:
        return
    verb = subject.end
    if not may_be_finite(words[comma - 1]) or not is_finite(words[verb], subject.persons):
        return
    if "," in words[verb:] or any(map(may_be_finite, words[verb + 1 : clause_end(words, verb + 1)])):
        return
    yield _told(comma + 1, verb + 1, " ".join([words[verb], *words[comma + 1 : verb]]))


def _behind_unmarked_clause(words: Sequence[str]) -> Iterator[Disagreement]:
    """The same where the comma is missing, too: “Wenn du Zeit hast wir können kochen”."""
    for at in range(3, len(words) - 3):
        if words[at] not in _SUBJECTS or not may_be_finite(words[at - 1]) or words[at - 1] in _SAYING:
            continue
        subject = subject_at(words, at, ())
        inside = words[1 : at - 1]
        if subject is None or not is_finite(words[at + 1], subject.persons) or any(map(may_be_finite, inside)):
            continue
        if not any(map(may_be_finite, words[at + 2 : clause_end(words, at + 2)])) or _has_plain_rest(
            words[at + 2 : -1]
        ):
            yield _told(at - 1, at + 2, f"{words[at - 1]}, {words[at + 1]} {words[at]}")
        return


def _behind_adverb(words: Sequence[str]) -> Iterator[Disagreement]:
    """An adverb between the subject and its verb: “Ich morgen gehe ...”."""
    subject = subject_at((words[0].lower(), *words[1:]), 0, ())
    if subject is None or len(words) < 4 or words[1] not in _ADVERBS or words[0].lower() == "ihr":
        return
    if is_finite(words[2], subject.persons) and not any(map(may_be_finite, words[3 : clause_end(words, 3)])):
        yield _told(1, 3, f"{words[2]} {words[1]}")


def _told(start: int, end: int, meant: str) -> Disagreement:
    return Disagreement(start, end, (meant,), AgreementReason.ORDER, meant)
