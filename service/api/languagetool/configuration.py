"""``/v2/configinfo``: what LanguageTool's own extension for LibreOffice asks before it uses a server."""

from functools import lru_cache

import orjson

from service.api.languagetool.kinds import ISSUE_TYPES, SPELLING_RULES, category_name, rule_id
from service.api.languagetool.matches import SOFTWARE
from service.checking.alerts import Level
from service.checking.categories import Category
from service.checking.checks.rules.packs.catalogue import rules_for
from service.checking.checks.rules.packs.pack import Pack
from service.checking.known_languages import KnownLanguage
from service.limits import TEXT_CHARACTERS


@lru_cache(maxsize=16)
def configuration(packs: tuple[Pack, ...], language: KnownLanguage) -> bytes:
    """The rules that may speak in texts of a language and the length that a text may have, as JSON.

    Rules of the level ``picky`` and of a tone, which no client can turn on by their names, are left out. What the
    correction model and the other checks find is not listed either: clients take a rule that they do not know from
    its match.
    """
    rules = [_described(rule_id(name), "Spelling mistake", Category.TYPOS, spelling=True) for name in SPELLING_RULES]
    rules += (
        _described(rule.name, rule.description, rule.category.main(), off=rule.off)
        for rule in rules_for(packs, language)
        if rule.level is Level.DEFAULT and rule.tone is None
    )
    return orjson.dumps({"software": SOFTWARE, "parameter": {"maxTextLength": TEXT_CHARACTERS}, "rules": rules})


def _described(
    name: str, about: str, category: Category, *, off: bool = False, spelling: bool = False
) -> dict[str, str]:
    return {
        "ruleId": name,
        "description": about,
        **({"isDictionaryBasedSpellingRule": "yes"} if spelling else {}),
        **({"isDefaultOff": "yes"} if off else {}),
        "categoryId": category,
        "categoryName": category_name(category),
        "locQualityIssueType": ISSUE_TYPES[category],
    }
