"""Words that dictionaries lack: ``words.txt`` in the folder of a language, words between white space."""

from functools import cache

from models.language_folders import data_file, words_in

__all__ = ["accepted"]


@cache
def accepted(tag: str) -> frozenset[str]:
    """The list of a language and, where the tag (BCP 47) has a region, of that variant too."""
    code = tag.partition("-")[0]
    names = ("words.txt", f"words.{tag}.txt")
    return frozenset(word for name in names for word in words_in(data_file(code, name)))
