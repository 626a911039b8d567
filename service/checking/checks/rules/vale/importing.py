"""A folder with a Vale style -> a pack of rules, and what is left out."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from models.errors import InputError
from service.checking.checks.rules.packs.own import pack_of
from service.checking.checks.rules.packs.pack import Pack
from service.checking.checks.rules.vale.exemplifying import UnusableDraftError, exemplified
from service.checking.checks.rules.vale.styles import StyleRule, read_style
from service.checking.checks.rules.vale.translating import translated

__all__ = ["ImportedFile", "import_style"]

_WIDTH = 110


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """What has become of a file of a style.

    Attributes:
        source: the file.
        kind: what it extends.
        target: the file of the pack; empty if there is none.
        rules: how many rules are in that.
        left_out: what is left out, each with the reason.
    """

    source: str
    kind: str
    target: str
    rules: int
    left_out: Sequence[str]


def import_style(folder: Path, out: Path, language: str, category: str, *, force: bool) -> list[ImportedFile]:
    """Write the rules of a style as a pack; nothing is written before all is read.

    Args:
        folder: that of the style.
        out: that of the pack, which is called like it.
        language: BCP 47 code of the texts, or ``any``.
        category: key of the category of its alerts.
        force: whether files that are there are written over.

    Raises:
        InputError: there is no style, or a file would be written over, or nothing of the style can be said.
    """
    pack = Pack(re.sub(r"[^a-z0-9]+", "-", out.resolve().name.lower()).strip("-") or "style", out)
    texts: dict[Path, str] = {}
    done = []
    ids: set[str] = set()
    for rule in read_style(folder):
        file = PurePosixPath(rule.file.lower().replace(" ", "_")).with_suffix(".toml")
        target = out / language / file
        shared, entries, left_out = _entries(rule, ids, language, category, folder.resolve().name, str(file), pack)
        if entries:
            texts[target] = "".join(f"{line}\n" for line in _file(rule, shared, entries))
        done.append(ImportedFile(rule.file, rule.kind, str(target) if entries else "", len(entries), left_out))
    present = [str(path) for path in texts if path.exists()]
    if present and not force:
        raise InputError(f"{present[0]} is there already; --force writes over it")
    for target, text in texts.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    if texts:
        pack_of(out)
    return done


def _entries(
    rule: StyleRule, ids: set[str], language: str, category: str, style: str, file: str, pack: Pack
) -> tuple[dict[str, object], list[dict[str, object]], list[str]]:
    """The keys that all entries of a file have, the entries, and what is left out."""
    stem = rule.file.rpartition(".")[0]
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", stem.rpartition("/")[2])
    prefix = re.sub(r"[^A-Z0-9]+", "_", words.upper()).strip("_")
    prefix = prefix if prefix[:1].isalpha() else f"RULE_{prefix}".strip("_")
    done = translated(rule, prefix, category, style)
    entries = []
    for draft in done.drafts:
        number, name = 2, draft.id
        while name in ids:
            name, number = f"{draft.id}_{number}", number + 1
        try:
            own = exemplified(draft, done.shared, language, file, pack)
        except UnusableDraftError as fault:
            done.left_out.append(f"“{draft.samples[0]}”: {fault}")
            continue
        ids.add(name)
        entries.append({**own, "id": name})
    return done.shared, entries, done.left_out


def _file(rule: StyleRule, shared: dict[str, object], entries: Sequence[dict[str, object]]) -> Iterator[str]:
    """The lines of a file of a pack."""
    yield f"# Made of {rule.file}, a rule of Vale, by `emend rules import vale`."
    yield from (line for key, value in shared.items() for line in _lines(key, value))
    for entry in entries:
        yield ""
        yield "[[rule]]"
        yield from (line for key, value in entry.items() for line in _lines(key, value))


def _lines(key: str, value: object) -> Iterator[str]:
    """A key and its value in TOML, long ones over several lines."""
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, list):
        yield f"{key} = ["
        yield from (f"  {_text(str(one))}," for one in value)
        yield "]"
        return
    line = f"{key} = {_text(str(value))}"
    if key != "pattern" or len(line) <= _WIDTH:
        yield line
        return
    yield f'{key} = """\\'
    kept = ""
    for part in re.findall(r"[^|]*\|?", str(value)):
        if kept and len(kept) + len(part) > _WIDTH:
            yield f"  {kept}\\"
            kept = ""
        kept += part
    yield f'  {kept}"""'


def _text(text: str) -> str:
    """A text in TOML, as it is where that can be."""
    if "\\" in text and "'" not in text and text.isprintable():
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=False)
