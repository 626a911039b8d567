"""Why the correction model changes something, as its alerts tell it: true of the words, and of the sentence around."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.aligner.aligner import Aligner
from models.aligner.types import TypedEdit
from models.aligner.untagged import UntaggedAligner
from models.syntax.pipeline import SHIPPED
from models.text.tokens import tokenize
from service.checking.categories import Category
from service.checking.checks.correction.explaining.reason import ANY, MISSING, REPLACED, UNNECESSARY
from service.checking.checks.correction.explaining.table import REASONS, explained
from service.checking.messages.catalogue import ENGLISH, catalogue
from tests.shipped import RESOURCES
from training.corpora.written import parse_line

pytestmark = pytest.mark.skipif(not SHIPPED.exists(), reason="the syntax pipeline is not built")

TOLD = [
    ("She can sings well.", "She can sing well.", "After “can” the verb stands in its base form: “sing”."),
    ("Every pull request need tests.", "Every pull request needs tests.",
     "The subject “Every pull request” is singular, so the verb is “needs”, not “need”."),
    ("My two brothers lives abroad.", "My two brothers live abroad.",
     "The subject “My two brothers” is plural, so the verb is “live”, not “lives”."),
    ("My brother and his wife has two cars.", "My brother and his wife have two cars.",
     "The subject “My brother and his wife” is plural, so the verb is “have”, not “has”."),
    ("They are not stupids.", "They are not stupid.",
     "“stupids” is the right word in the wrong form: here it is “stupid”."),
    ("The price of the tickets are high.", "The price of the tickets is high.",
     "The subject “price” is singular, so the verb is “is”, not “are”."),
    ("You was late again.", "You were late again.", "With “You” the verb is “were”, not “was”."),
    ("Nobody dont like it.", "Nobody don't like it.", "An apostrophe is missing: “don't”."),
    ("My neighbours dog barks.", "My neighbour's dog barks.",
     "Whose something is, an apostrophe shows: “neighbour's”."),
    ("We sell apple's here.", "We sell apples here.", "A plural is written without an apostrophe: “apples”."),
    ("It was a honest answer.", "It was an honest answer.",
     "“honest” begins with a vowel sound, and before a vowel sound “a” becomes “an”."),
    ("She bought car.", "She bought a car.",
     "“a” is missing: a single thing that can be counted takes an article, here the indefinite one."),
    ("He lost the his keys.", "He lost his keys.", "“the” is one too many: “his” already says which one is meant."),
    ("There are much people.", "There are many people.",
     "“Much” goes with what cannot be counted; here is something that can: “many”."),
    ("She has lived here since ten years.", "She has lived here for ten years.",
     "“For” says how long something lasts, “since” from when on it does: “for” is meant here."),
    ("We meet in Monday.", "We meet on Monday.", "With days and dates the preposition is “on”, not “in”."),
    ("He is allergic on nuts.", "He is allergic to nuts.",
     "With “allergic” the preposition here is “to”, not “on”."),
    ("I bought two ticket.", "I bought two tickets.", "After “two” the noun stands in the plural: “tickets”."),
    ("Each rooms has a bath.", "Each room has a bath.", "After “Each” the noun stands in the singular: “room”."),
    ("She gave me some advices.", "She gave me some advice.",
     "The noun stands in the singular here: “advice”, not “advices”."),
    ("We must to leave.", "We must leave.", "After “must” the verb stands in its base form without “to”."),
    ("He didn't came home.", "He didn't come home.", "After “didn't” the verb stands in its base form: “come”."),
    ("They have went home.", "They have gone home.", "After “have” the past participle is used: “gone”."),
    ("He left without say goodbye.", "He left without saying goodbye.",
     "After “without” the verb takes its -ing form: “saying”."),
    ("Yesterday we visit my aunt.", "Yesterday we visited my aunt.",
     "Here the verb stands in the past tense, for what is past or only imagined: “visited”, not “visit”."),
    ("In that case the result would be different.", "In that case the result would have been different.",
     "After “would”, “could” and the like, what is over or did not happen is told with “have” and the past participle: "
     "“have been”."),
    ("The bicycle was stole last night.", "The bicycle was stolen last night.",
     "After “was” the past participle is used for what is done to someone or something: “stolen”."),
    ("You should get up more early.", "You should get up earlier.",
     "This word is compared by its ending: “earlier”, not “more early”."),
    ("We need three things, bread, milk and salt.", "We need three things: bread, milk and salt.",
     "Here it should be “:”, not “,”."),
    ("She drives very careful.", "She drives very carefully.",
     "An adverb is needed here: “carefully”; “careful” is an adjective."),
    ("I am very interesting in art.", "I am very interested in art.",
     "“interested” says what somebody feels, “interesting” what makes people feel so."),
    ("He teached us maths.", "He taught us maths.",
     "There is no form “teached”: this verb is irregular, and it is “taught”."),
    ("The dog wagged it's tail.", "The dog wagged its tail.",
     "“It's” is short for “it is” or “it has”. What belongs to it is “its”, without an apostrophe."),
    ("The people which live here are kind.", "The people who live here are kind.",
     "People are referred to by “who”, things by “which”: here it is “who”."),
    ("Me sister sings.", "My sister sings.", "What belongs to somebody or something is told by “My”, not by “Me”."),
    ("We left in monday.", "We left on Monday.", None),
    ("However we stayed.", "However, we stayed.", "“However” opens the sentence and is set off by a comma."),
    ("If it rains we stay.", "If it rains, we stay.",
     "A comma after “rains” shows where the main part of the sentence begins."),
    ("I believe, that he is right.", "I believe that he is right.",
     "There is no comma before “that” here: what follows belongs to what stands before."),
    ("Where do you live.", "Where do you live?", "This is a question, so it ends with a question mark."),
    ("It is a well known song.", "It is a well-known song.", "This is written with a hyphen: “well-known”."),
    ("We met in paris.", "We met in Paris.",
     "Names and words made of them, weekdays and months begin with a capital letter: “Paris”."),
    ("I have alot of time.", "I have a lot of time.", "This is written apart: “a lot”."),
    ("They did it them selves.", "They did it themselves.", "This is written together: “themselves”."),
    ("I wonder where are they.", "I wonder where they are.", "The words stand in another order: “they are”."),
    ("We recieved it.", "We received it.", "“recieved” is misspelled; it is written “received”."),
    ("I dropped the pain glass.", "I dropped the pane glass.", "“pain” is another word; “pane” is meant here."),
]  # fmt: skip


@pytest.fixture(scope="module")
def aligner() -> Aligner:
    return RESOURCES.aligner


@pytest.fixture(scope="module")
def explanations(aligner: Aligner) -> dict[str, list[str]]:
    """What is told of each sentence."""
    pairs = [(source, target) for source, target, _ in TOLD]
    return {
        source: [explained(edit, source[edit.start : edit.end]).english.text for edit in edits]
        for (source, _), edits in zip(pairs, aligner.align_all(pairs), strict=True)
    }


@pytest.mark.parametrize(("source", "said"), [(source, said) for source, _, said in TOLD if said])
def test_the_message_says_what_is_wrong(source: str, said: str, explanations: dict[str, list[str]]) -> None:
    assert explanations[source] == [said]


def test_two_changes_have_a_message_each(explanations: dict[str, list[str]]) -> None:
    assert len(explanations["We left in monday."]) == 2


def test_without_a_tagger_the_words_tell() -> None:
    source, target = "Sie sagt das er kommt , morgen.", "Sie sagt, dass er kommt, morgen."
    [edits] = UntaggedAligner("de").align_all([(source, target)])
    said = [explained(edit, source[edit.start : edit.end]).key for edit in edits]
    assert said == ["comma.missing", "kind.form", "space.wrong"]


@pytest.mark.parametrize(
    ("language", "source", "target"),
    [
        ("de", "Ich freue mich, das Sie gesund sind.", "Ich freue mich, dass Sie gesund sind."),
        ("pt", "Queria ir, mais não posso.", "Queria ir, mas não posso."),
        ("fr", "Il et parti hier.", "Il est parti hier."),
    ],
)
def test_without_a_tagger_confused_words_are_told_as_such(language: str, source: str, target: str) -> None:
    [[edit]] = UntaggedAligner(language).align_all([(source, target)])
    assert explained(edit, source[edit.start : edit.end], source, language).key == "confused.words"


def test_every_edit_has_something_to_say() -> None:
    for category in (one for one in Category if one.detailed):
        for operation in (MISSING, UNNECESSARY, REPLACED):
            assert any(
                one.kind in (None, category) and one.operation in (ANY, operation) and one.says is None
                for one in REASONS
            )


def test_every_reason_has_its_message() -> None:
    assert {reason.key for reason in REASONS} <= set(catalogue(ENGLISH))


# What a message calls a word, and the tags of such words.
CLAIMS = (
    re.compile(
        r"(?:[Tt]he|[Aa]n?|this) (noun|verb|adjective|adverb|preposition|pronoun)\b[^“;.,]*(?<!after )“([^”]+)”"
    ),
    re.compile(r"(?P<word>“[^”]+”) is an? (?P<kind>noun|verb|adjective|adverb|preposition|pronoun)\b"),
)
TAGS = {
    "noun": ("NN",),
    "verb": ("VB", "MD", "TO"),
    "adjective": ("JJ",),
    "adverb": ("RB", "WRB"),
    "preposition": ("IN", "TO", "RP"),
    "pronoun": ("PRP", "WP", "WDT", "DT", "EX", "NN"),
}
NAMED_OTHERWISE = (
    "article",
    "particle",
    "pronoun.missing-object",
    "pronoun.object",
    "pronoun.subject",
    "owner",
    "capital",
)
"""Groups of messages that name a part of speech of which the quoted word is none: *before a noun it is “my”*."""


def claims(text: str) -> Iterator[tuple[str, str]]:
    """The words that a message quotes, each with what it calls them."""
    for match in CLAIMS[0].finditer(text):
        yield match[2], match[1]
    for match in CLAIMS[1].finditer(text):
        yield match["word"].strip("“”"), match["kind"]


def corpus(root: Path) -> list[tuple[str, str]]:
    """Every twelfth line with errors of our own lines of learners."""
    lines = [
        line
        for path in sorted((root / "training/written/en").rglob("*.txt"))
        for line in path.read_text("utf-8").splitlines()
        if "=>" in line
    ]
    return [(one.source, one.target) for one in map(parse_line, lines[::12])]


def tags_of(texts: list[str]) -> list[dict[str, set[str]]]:
    """By word the tags it has in each text."""
    syntax = RESOURCES.syntax
    docs = syntax.tag(syntax.doc([token.text for token in tokenize(text)]) for text in texts)
    found: list[dict[str, set[str]]] = [{} for _ in texts]
    for doc, words in zip(docs, found, strict=True):
        for token in doc:
            words.setdefault(token.text, set()).add(token.tag_)
    return found


def untrue(edit: TypedEdit, original: str, *tags: dict[str, set[str]]) -> Iterator[str]:
    """What is said of an edit and the tagger does not say."""
    told = explained(edit, original)
    if told.key.startswith(NAMED_OTHERWISE):
        return
    for words, kind in claims(told.english.text):
        for token in tokenize(words):
            known = set().union(*(one.get(token.text, set()) for one in tags))
            if known and not any(tag.startswith(TAGS[kind]) for tag in known) and kind != "verb":
                yield f"{told.key}: {words} is no {kind}: {sorted(known)}"
            if known and kind == "verb" and not any(tag.startswith((*TAGS[kind], "RB")) for tag in known):
                yield f"{told.key}: {words} is no {kind}: {sorted(known)}"


def test_parts_of_speech_are_those_of_the_tagger(aligner: Aligner, root: Path) -> None:
    pairs = corpus(root)
    assert len(pairs) > 200
    old, new = tags_of([source for source, _ in pairs]), tags_of([target for _, target in pairs])
    told = 0
    wrong: list[str] = []
    for (source, _), edits, before, after in zip(pairs, aligner.align_all(pairs), old, new, strict=True):
        for edit in edits:
            original = source[edit.start : edit.end]
            told += sum(1 for _ in claims(explained(edit, original).english.text))
            wrong += untrue(edit, original, before, after)
    assert told > 100
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "source", "target", "key"),
    [
        ("ru", "Я купил новый книгу.", "Я купил новую книгу.", "kind.gender"),
        ("ru", "Ты видел мой ключи?", "Ты видел мои ключи?", "kind.number"),
        ("ru", "Ёлка стоит в углом.", "Ёлка стоит в углу.", "kind.case"),
        ("uk", "Прийшло багато люди.", "Прийшло багато людей.", "kind.case"),
        ("uk", "Ми ходить до школи.", "Ми ходимо до школи.", "agreement.subject"),
        ("ru", "Он не знает где живёт друг.", "Он не знает, где живёт друг.", "clause.subordinate"),
        ("ru", "Если будет дождь мы останемся.", "Если будет дождь, мы останемся.", "clause.opening"),
        ("ru", "Мы были на школе.", "Мы были в школе.", "preposition.wrong"),
        ("ru", "Здесь были кот.", "Здесь был кот.", "agreement.subject"),
        ("uk", "Моя родина приїхав.", "Моя родина приїхала.", "agreement.subject"),
        ("uk", "Я люблю чай, і каву.", "Я люблю чай і каву.", "comma.extra-before-clause"),
        ("cs", "Ženy byli doma.", "Ženy byly doma.", "agreement.subject"),
        ("cs", "Mám jiná názor.", "Mám jiný názor.", "kind.gender"),
        ("pl", "Pracuje jako kierowcą.", "Pracuje jako kierowca.", "kind.case"),
        ("pl", "Nie lubię zimę.", "Nie lubię zimy.", "kind.form"),
        ("pl", "Ja pracuje w domu.", "Ja pracuję w domu.", "agreement.subject"),
        ("pl", "Kupiłem maka.", "Kupiłem mąka.", "spelling.accent"),
        ("cs", "Koupil jsem byt a auta.", "Koupil jsem být a auta.", "spelling.accent"),
    ],
)
def test_in_inflected_languages_the_forms_tell(language: str, source: str, target: str, key: str) -> None:
    [[edit]] = UntaggedAligner(language).align_all([(source, target)])
    assert explained(edit, source[edit.start : edit.end], source, language).key == key
