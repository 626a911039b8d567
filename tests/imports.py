"""Finds the Python files of the checkout and what each of them imports, without running any."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NOT_SOURCE = {"__pycache__", "build", "dist", "node_modules"}


@dataclass(frozen=True)
class Import:
    """A dotted name that a file imports; ``from a import b`` counts as ``a.b``."""

    path: Path
    line: int
    name: str

    @property
    def top(self) -> str:
        """The package or module that is imported from."""
        return self.name.partition(".")[0]

    def within(self, package: str) -> bool:
        """Whether the name is this package or lies in it."""
        return f"{self.name}.".startswith(f"{package}.")

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.name}"


def source_files(folder: Path, *suffixes: str) -> Iterator[Path]:
    """Every file in the folder with one of the suffixes, at any depth, without hidden and built folders."""
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            if not entry.name.startswith(".") and entry.name not in NOT_SOURCE:
                yield from source_files(entry, *suffixes)
        elif entry.suffix in suffixes:
            yield entry


def imports_of(path: Path, root: Path) -> list[Import]:
    """The imports of one file of the checkout ``root``, those inside functions and by ``import_module`` too."""
    relative = path.relative_to(root)
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(relative))):
        match node:
            case ast.Import(names=names):
                dotted = [alias.name for alias in names]
            case ast.ImportFrom(module=module, names=names, level=level):
                package = relative.parent.parts[: len(relative.parent.parts) - level + 1] if level else ()
                base = ".".join([*package, *([module] if module else [])])
                dotted = [f"{base}.{alias.name}" for alias in names]
            case ast.Call(
                func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                dotted = [name]
            case _:
                continue
        found += [Import(relative, node.lineno, name) for name in dotted]
    return found


@cache
def all_imports(root: Path) -> tuple[Import, ...]:
    """The imports of every Python file of the checkout, read once."""
    return tuple(found for path in source_files(root, ".py") for found in imports_of(path, root))


def own_packages(root: Path) -> set[str]:
    """The top-level folders that hold Python files: what can be imported of ours."""
    return {path.relative_to(root).parts[0] for path in source_files(root, ".py") if path.parent != root}
