"""Words that dictionaries lack: ``words.txt`` in the folder of a language, words between white space.

Names of people are in ``names.txt``.

Terms of computing, ``models/languages/terms.txt``, are words of every language in Latin letters but English, whose own
list says which of them are words in all their senses.
"""

from functools import cache

from models.language_folders import FOLDER, data_file, words_in
from models.languages.tags import languages

__all__ = ["accepted", "names_of_people"]


@cache
def accepted(tag: str) -> frozenset[str]:
    """The list of a language and, where the tag (BCP 47) has a region, of that variant too."""
    code = tag.partition("-")[0]
    files = [data_file(code, name) for name in ("words.txt", f"words.{tag}.txt")]
    if code != "en" and "Latn" in languages()[code].scripts:
        files.append(FOLDER / "terms.txt")
    return frozenset(word for file in files for word in words_in(file))


@cache
def names_of_people(code: str) -> frozenset[str]:
    """Names of people that a language (its code) has in its texts, with their capitals."""
    return frozenset(words_in(data_file(code, "names.txt")))
