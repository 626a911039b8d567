"""What rules there are, for ``GET /v1/rules`` and the command line."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from service.checking.alerts import Level, Tone
from service.checking.categories import Category
from service.checking.checks.rules.packs.examples import wrong_example
from service.checking.checks.rules.packs.pack import OURS, Pack
from service.checking.checks.rules.packs.packs import ANY, folders, read_packs
from service.checking.checks.rules.packs.rule import Rule
from service.checking.known_languages import KnownLanguage

__all__ = ["RuleInfo", "all_rules", "info_of", "rules_for"]


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """A rule as it is shown to users.

    Attributes:
        name: what alerts call it and requests enable or disable it by: ``en/FREE_GIFT``.
        pack: the pack it belongs to; empty for ours.
        language: BCP 47 code of the texts it is for, or ``any``.
        variants: the regional variants it is for; empty for all.
        category: its category.
        level: the level from which on it speaks.
        tone: the tone in which alone it speaks.
        mother_tongue: the language to whose speakers alone it speaks; empty for everybody.
        off: whether it speaks only when it is enabled by its name.
        description: what it is about, in two to five words.
        reference: what it goes by.
        wrong: a sentence that raises it.
        correction: the sentence with its first replacement; empty if it has none.
    """

    name: str
    pack: str
    language: str
    variants: tuple[str, ...]
    category: Category
    level: Level
    tone: Tone | None
    mother_tongue: str
    off: bool
    description: str
    reference: str
    wrong: str
    correction: str


@cache
def all_rules(packs: tuple[Pack, ...] = (OURS,)) -> tuple[RuleInfo, ...]:
    """Every rule of every pack, by pack, folder, file and entry.

    Raises:
        ConfigError: a pack has a rule that is not as it should be.
    """
    return tuple(info_of(rule) for pack in packs for folder in folders(pack) for rule in read_packs(folder, pack))


def rules_for(packs: tuple[Pack, ...], language: KnownLanguage) -> Iterator[RuleInfo]:
    """The rules that may speak in texts of a language; one without a region stands for all its variants."""
    tags = {language.code, *language.variants}
    for rule in all_rules(packs):
        everywhere = not rule.variants or not tags.isdisjoint(rule.variants)
        if everywhere and rule.language in (ANY, language.primary, *tags):
            yield rule


def info_of(rule: Rule) -> RuleInfo:
    """A rule as it is shown."""
    example = wrong_example(rule.wrong[0])
    return RuleInfo(
        name=rule.name,
        pack=rule.pack.name,
        language=rule.language,
        variants=tuple(sorted(rule.variants)),
        category=rule.category,
        level=rule.level,
        tone=rule.tone,
        mother_tongue=rule.mother_tongue,
        off=rule.off,
        description=rule.short,
        reference=rule.reference,
        wrong=example.text,
        correction=example.corrected or "",
    )
