"""What editors call the language of a document, as the file ending that goes with it.

The ending is handed to the function by which ``emend check`` tells formats, so that each new format there is one here.
"""

from collections.abc import Mapping

__all__ = ["ENDINGS", "name_of"]

ENDINGS: Mapping[str, str] = {
    "plaintext": ".txt", "text": ".txt", "plain": ".txt", "fundamental": ".txt", "mail": ".txt",
    "git-commit": ".txt", "gitcommit": ".txt", "jj-commit": ".txt",
    "markdown": ".md", "gfm": ".md", "quarto": ".md", "rmd": ".md", "pandoc": ".md", "markdown_inline": ".md",
    "mdx": ".mdx",
    "html": ".html", "xhtml": ".html", "vue-html": ".html",
    "latex": ".tex", "tex": ".tex", "plaintex": ".tex", "context": ".tex", "rsweave": ".tex", "bibtex": ".bib",
    "restructuredtext": ".rst", "rst": ".rst",
    "asciidoc": ".adoc", "asciidoctor": ".adoc",
    "org": ".org", "org-mode": ".org",
    "typst": ".typ",
    "po": ".po", "gettext": ".po", "pot": ".po",
    "subrip": ".srt", "srt": ".srt", "vtt": ".vtt", "webvtt": ".vtt",
    "c": ".c", "cpp": ".cpp", "c++": ".cpp", "csharp": ".cs", "cs": ".cs", "css": ".css", "dart": ".dart",
    "elixir": ".ex", "erlang": ".erl", "go": ".go", "haskell": ".hs", "java": ".java", "javascript": ".js",
    "javascriptreact": ".jsx", "julia": ".jl", "kotlin": ".kt", "lua": ".lua", "nix": ".nix", "objective-c": ".m",
    "ocaml": ".ml", "perl": ".pl", "php": ".php", "python": ".py", "r": ".r", "ruby": ".rb", "rust": ".rs",
    "scala": ".scala", "shellscript": ".sh", "sh": ".sh", "bash": ".sh", "sql": ".sql", "swift": ".swift",
    "toml": ".toml", "typescript": ".ts", "typescriptreact": ".tsx", "yaml": ".yaml", "zig": ".zig",
}  # fmt: skip
"""Identifiers of the protocol, and those that Neovim, Helix, Emacs, Zed and Sublime Text use instead."""


def name_of(language: str) -> str:
    """A file name for documents in a language; empty where it is not known."""
    ending = ENDINGS.get(language.lower(), "")
    return f"document{ending}" if ending else ""
