"""Our rules with what their patterns ask of a sentence, kept on disk: a start need not read thousands of patterns.

Whoever finds nothing kept reads and compiles the rules of all languages, so that what is kept has no broken rule.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path

import models.agreement.inflected
import models.text
from models.agreement.inflected.inflecting import is_inflected
from models.agreement.inflected.morphology import dictionary_file
from models.language_folders import data_file
from models.prepared import packed, prepared, unpacked
from service.checking.checks.rules.packs.pack import OURS
from service.checking.checks.rules.packs.packs import folders, lists_of, read_packs, sources_of
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.pattern.patterns import Outline
from service.checking.checks.rules.text_rules import TextRule, compile_text_rule
from service.checking.checks.rules.token_rules import TokenParts, TokenRule, parts_of

__all__ = ["kept_rules"]

_Kept = tuple[frozenset[str], tuple[str, ...], int, int, tuple[frozenset[str], ...], bool]
"""The fields of an outline, and whether the sentence must be tagged."""


def kept_rules(language: str) -> Iterator[TokenRule | TextRule]:
    """Our rules for a language, those over tokens not compiled yet.

    Raises:
        ConfigError: a rule, of whatever language, is not as it should be.
    """
    kept_outlines = _outlines().get(language)
    outlines: Sequence[_Kept | None] = unpacked(kept_outlines) if kept_outlines else ()
    for rule, kept in zip(read_packs(language), outlines, strict=True):
        if kept is None:
            yield compile_text_rule(rule)
        else:
            words, regexes, low, high, required, needs_tags = kept
            outline = Outline(words, regexes, low, high, required)
            yield TokenRule(rule, outline, needs_tags, partial(_parts, rule))


@cache
def _outlines() -> dict[str, bytes]:
    """Of each language those of its rules, in their order, as they are kept; None for a rule over characters."""
    code = sorted(Path(__file__).parent.rglob("*.py"))
    words = sorted(Path(models.text.__file__).parent.glob("*.py"))
    return prepared("rule-outlines", [*sources_of(OURS), *code, *words, *_of_forms()], _work_out)


def _of_forms() -> Iterator[Path]:
    """What the forms of words in patterns are known from: code, paradigms, and the dictionaries that are installed."""
    yield from sorted(Path(models.agreement.inflected.__file__).parent.glob("*.py"))
    for language in filter(is_inflected, folders()):
        path = dictionary_file(language)
        files = (data_file(language, "paradigms.toml"), data_file(language, "inflected.txt"))
        yield from filter(None, (*files, path, path and path.with_suffix(".aff")))


def _work_out() -> dict[str, bytes]:
    return {language: packed(tuple(map(_kept, read_packs(language)))) for language in folders()}


def _kept(rule: Rule) -> _Kept | None:
    if not rule.pattern:
        compile_text_rule(rule)
        return None
    parts = _parts(rule)
    outline = parts.pattern.outline
    return outline.words, outline.regexes, outline.low, outline.high, outline.required, parts.needs_tags


def _parts(rule: Rule) -> TokenParts:
    return parts_of(rule, lists_of(rule.language, rule.pack))
