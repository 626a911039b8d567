"""The programming languages whose comments and messages are checked."""

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["CODE_LANGUAGES", "CodeLanguage"]


@dataclass(frozen=True, slots=True)
class CodeLanguage:
    """A programming language.

    Attributes:
        endings: of its files.
        names: of its files that are told by their whole name, in small letters.
        grammar: the function of its package that gives the grammar of tree-sitter.
        package: the package; ``tree_sitter_`` and the name of the language if it is empty.
    """

    endings: tuple[str, ...]
    names: tuple[str, ...] = ()
    grammar: str = "language"
    package: str = ""


CODE_LANGUAGES: Mapping[str, CodeLanguage] = {
    "bash": CodeLanguage((".sh", ".bash"), (".bashrc", ".profile")),
    "c": CodeLanguage((".c", ".h")),
    "cpp": CodeLanguage((".cc", ".cpp", ".cxx", ".hh", ".hpp", ".hxx")),
    "csharp": CodeLanguage((".cs",), package="tree_sitter_c_sharp"),
    "css": CodeLanguage((".css",)),
    "dart": CodeLanguage((".dart",)),
    "elixir": CodeLanguage((".ex", ".exs")),
    "go": CodeLanguage((".go",)),
    "haskell": CodeLanguage((".hs",)),
    "java": CodeLanguage((".java",)),
    "javascript": CodeLanguage((".js", ".mjs", ".cjs", ".jsx")),
    "julia": CodeLanguage((".jl",)),
    "kotlin": CodeLanguage((".kt", ".kts")),
    "lua": CodeLanguage((".lua",)),
    "perl": CodeLanguage((".pl", ".pm")),
    "php": CodeLanguage((".php",), grammar="language_php"),
    "powershell": CodeLanguage((".ps1", ".psm1")),
    "python": CodeLanguage((".py", ".pyi")),
    "ruby": CodeLanguage((".rb",), ("rakefile", "gemfile")),
    "rust": CodeLanguage((".rs",)),
    "scala": CodeLanguage((".scala",)),
    "sql": CodeLanguage((".sql",)),
    "swift": CodeLanguage((".swift",)),
    "toml": CodeLanguage((".toml",)),
    "tsx": CodeLanguage((".tsx",), grammar="language_tsx", package="tree_sitter_typescript"),
    "typescript": CodeLanguage(
        (".ts", ".mts", ".cts"), grammar="language_typescript", package="tree_sitter_typescript"
    ),
    "yaml": CodeLanguage((".yaml", ".yml")),
    "zig": CodeLanguage((".zig",)),
}
"""Each by its name."""
