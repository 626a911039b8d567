"""What ``forms.toml`` says in the folder of a language: the words by which its forms are told apart.

Lists are texts with white space between the words, all in lower case as `models.choice.pieces.pieces` gives them.
"""

from dataclasses import dataclass, field
from functools import cache

from models.language_folders import table_in

__all__ = [
    "ClassNames",
    "CueWords",
    "FormsTable",
    "GuardWords",
    "InflectionWords",
    "SubjectWords",
    "forms_table",
]

_FILE = "forms.toml"
Words = frozenset[str]
_NONE: Words = frozenset()


@dataclass(frozen=True, slots=True)
class CueWords:
    """What asks for a form to the left of a word; the first eleven are kinds of cues (`models.forms.cues`).

    Attributes:
        base: helping verbs before a base form.
        to: before an infinitive.
        have: before a participle that is not passive.
        be: before a participle that is.
        one: before one thing.
        many: before several.
        number: before a number that may be one.
        the: determiners before either.
        pronoun: subjects with a verb in its base form.
        third: subjects with a verb in the third person.
        preposition: before nouns, or verbs that stand like them.
        endings: of words, with the kind of cue that they are.
        owner: the ending of whom something belongs to; ``the``, or ``be`` behind ``with_verb``.
        with_verb: words behind which that ending is a verb.
        adverbs: words that are passed over.
        adverb_endings: endings of such.
        no_adverbs: words that only look like such.
        part: between a part and the whole: *of*.
        parts: words before it after which there is more than one, or much.
        counted: those of them after which there is more than one.
    """

    base: Words = _NONE
    to: Words = _NONE
    have: Words = _NONE
    be: Words = _NONE
    one: Words = _NONE
    many: Words = _NONE
    number: Words = _NONE
    the: Words = _NONE
    pronoun: Words = _NONE
    third: Words = _NONE
    preposition: Words = _NONE
    endings: dict[str, str] = field(default_factory=dict)
    owner: str = ""
    with_verb: Words = _NONE
    adverbs: Words = _NONE
    adverb_endings: Words = _NONE
    no_adverbs: Words = _NONE
    part: str = ""
    parts: Words = _NONE
    counted: Words = _NONE


@dataclass(frozen=True, slots=True)
class SubjectWords:
    """By what the subject to the left of a verb is found.

    Attributes:
        indefinite: pronouns in the singular: *everyone*.
        determiners: what begins a noun phrase.
        beginnings: words behind which a clause may begin.
        pauses: those behind which one may, if its subject has a determiner: else it may stand within a list.
        asking: helping verbs of questions.
        questions: words before these.
        prepositions: of a phrase behind a noun.
        relatives: behind the noun that they go back to.
        amounts: words that, before ``of``, leave open how many there are.
        others: other words that are no modifiers of a noun.
        between_nouns: behind them a noun may belong to another one before, to which a relative may go back.
        joining: words that join two subjects, before one that is not the first.
        of: between a noun and ``owners``, or what there is an amount of.
        owners: *mine*.
        plural_endings: of words that are taken for no name in the singular.
        singular_endings: of those that are nevertheless.
    """

    indefinite: Words = _NONE
    determiners: Words = _NONE
    beginnings: Words = _NONE
    pauses: Words = _NONE
    asking: Words = _NONE
    questions: Words = _NONE
    prepositions: Words = _NONE
    relatives: Words = _NONE
    amounts: Words = _NONE
    others: Words = _NONE
    between_nouns: Words = _NONE
    joining: Words = _NONE
    of: str = ""
    owners: Words = _NONE
    plural_endings: Words = _NONE
    singular_endings: Words = _NONE

    @property
    def no_modifiers(self) -> Words:
        """Words that end a noun phrase to the left."""
        return self.determiners.union(
            self.beginnings, self.pauses, self.asking, self.questions, self.prepositions, self.relatives, self.others
        )


@dataclass(frozen=True, slots=True)
class GuardWords:
    """What may be right although it looks wrong.

    Attributes:
        wishes: beginnings of words after which a clause may have a base form: *they demand that he go*.
        wished_clauses: words that begin such a clause.
        wished: words that do so by themselves.
        either_number: words that stand with a verb in either number.
        one_thing: plurals in form that stand for one thing.
        dialect: words of a way of speaking that has forms of its own.
        spoken: forms of verbs with which people in stories speak as they do.
        joining: words that may make two subjects one.
        added: the one that makes two things of them.
        named: a form that a name takes, with the one that is not asked for then.
        no_article: kinds of cues after which a noun may lack its article, as after none.
    """

    wishes: Words = _NONE
    wished_clauses: Words = _NONE
    wished: Words = _NONE
    either_number: Words = _NONE
    one_thing: Words = _NONE
    dialect: Words = _NONE
    spoken: Words = _NONE
    joining: Words = _NONE
    added: str = ""
    named: dict[str, str] = field(default_factory=dict)
    no_article: Words = _NONE


@dataclass(frozen=True, slots=True)
class ClassNames:
    """Classes of forms: tags of the Penn Treebank, or forms that are classes of their own.

    Attributes:
        past: the past of verbs and nothing else.
        plural_verbs: what goes with a plural.
        singular_verbs: what goes with a singular.
        past_negated: the same with a negation.
        first_person: what goes with the first person alone.
        agreeing: forms that differ only in the subject that they go with.
        tags: of forms that are classes of their own.
    """

    past: Words = _NONE
    plural_verbs: Words = _NONE
    singular_verbs: Words = _NONE
    past_negated: Words = _NONE
    first_person: Words = _NONE
    agreeing: tuple[Words, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)

    def tags_of(self, name: str) -> frozenset[str]:
        """The tags of a class, by its name."""
        return frozenset(self.tags.get(name, name).split("+"))


@dataclass(frozen=True, slots=True)
class InflectionWords:
    """What training has to know beyond its dictionary of forms.

    Attributes:
        own: words each of whose forms is a class of its own, with these: the most frequent ones, and forms that no
            dictionary joins.
        not_inflected: words that are no nouns or verbs in most places, whatever a dictionary says.
    """

    own: dict[str, str] = field(default_factory=dict)
    not_inflected: Words = _NONE


@dataclass(frozen=True, slots=True)
class FormsTable:
    """All that ``forms.toml`` says; see its parts."""

    cues: CueWords = field(default_factory=CueWords)
    subjects: SubjectWords = field(default_factory=SubjectWords)
    guards: GuardWords = field(default_factory=GuardWords)
    classes: ClassNames = field(default_factory=ClassNames)
    inflection: InflectionWords = field(default_factory=InflectionWords)


@cache
def forms_table(code: str) -> FormsTable:
    """What is known of the forms of a language (BCP 47 without region), read once; nothing where it has no file.

    Raises:
        ConfigError: the file is not valid, has an unknown key or a value of the wrong kind.
    """
    return table_in(code, _FILE, FormsTable) or FormsTable()
