"""What the nucleus of a syllable looks like in the spelling of a language: each match is one syllable.

The rules are those of the languages' school grammars for dividing words; a diphthong is one nucleus, a hiatus is two.
"""

import re

__all__ = ["GROUPS", "MUTE", "NUCLEI"]

_GERMAN = r"""
    ^(?:be|ge)(?=[aäoöü]|eh|en[dt]|ei[gn]|ur)   # prefixes: be|enden, ge|eignet, be|urteilen
  | (?<=[aeiuäöü][dln])i(?=e$)                  # Lini|e, Famili|e; but Batterie, Melodie
  | (?<=[aeiouäöü][dlnr])i(?=en$)               # Itali|en, Medi|en
  | e(?=um$)                                    # Muse|um
  | ie | eu | äu | a[aiuy] | e[eiuy] | o[ou]
  | (?<!q)u | [aeioyäöüéèêáàâîôû]
"""
_SPANISH = r"""
    (?:(?<=[qg])u(?=[eiéí]))?                   # silent: que, guía
    (?:
        (?:[iuü](?=[aeoáéóíú]))?[aeoáéóíú](?:[iuü](?![aeoáéóíúiuü])|y(?![aeiouáéíóú]))?
      | [iuü]+y?
      | y(?![aeiouáéíóúü])
    )
"""
_FRENCH = r"""
    é(?=[aâeèioôu])                             # ré|alité
  | o(?=[éèëï]) | a(?=ï)                        # po|ète, na|ïf
  | (?<=[bcdfgptv][lr])i(?=[aeouéèâ])           # cli|ent, ouvri|er
  | (?<=^p)a(?=ys)                              # pa|ys
  | (?:[aeiuàâäéèêëîïôöùûüœæo]|(?<![aeiouéèê])y|y(?![aeiouéèê]))+
"""
_ITALIAN = r"""
    (?<=^[dmpstvz])[iu](?=[aeo]$) | ^i(?=o$)    # mi|o, du|e, vi|a, i|o
  | (?<=p)a(?=ur)                               # pa|ura
  | (?<=nom|log|raf|fon|pat|egr)i(?=a$)         # economi|a, allegri|a
  | (?:[iu](?=[aeoàèéìòóù]))?[aeoàèéìíòóùú](?:[iu](?![aeo]))?
  | [iuy]+
"""
_PORTUGUESE = r"""
    (?:(?<=[qg])u(?=[aeioáéíóâêã]))?            # que, água, quatro
    (?:
        ã[oe] | õe
      | [áéíóúâêô][^aeiouáéíóúâêôãõ]+[iu](?=[aeo]s?$)   # histó-ria, á-gua
      | [aeoáéóâêô](?:[iu](?!nh|[lrzm]$))?      # pai, but ra|inha, ra|iz
      | ui(?![zmr]$) | iu
      | [aeiouyáéíóúâêôãõàü]
    )
"""
_POLISH = r"""
    ^[ae]u                                      # au-to, Eu-ropa; but na|uka
  | i(?![aąeęoóuy])                             # before a vowel it only softens: niebo
  | [aąeęoóuy]
"""

NUCLEI = {
    language: re.compile(pattern, re.VERBOSE)
    for language, pattern in {
        "de": _GERMAN,
        "es": _SPANISH,
        "fr": _FRENCH,
        "it": _ITALIAN,
        "pl": _POLISH,
        "pt": _PORTUGUESE,
        **dict.fromkeys(("be", "bg", "mk", "ru", "sr", "uk"), "[аеиоуыэюяёіїєѝ]|[aeiou]"),
        **dict.fromkeys(("bs", "cs", "hr", "hu", "sk", "sl", "tr"), "[aeiouyáéíóúýůěäöüőűôâîûı]"),
    }.items()
}
"""Nuclei by language (ISO 639-1). In Hungarian, Turkish and most Slavic languages each vowel letter is one."""
GROUPS = re.compile(r"[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿœāăąēėęěīįőūůűųαεηιουωάέήίόύώϊϋΐΰаеиоуыэюяёіїє]+")
"""Nuclei in the other languages with vowel letters: neighbouring vowels are one."""
MUTE = {"fr": re.compile(r"(?<=[^aeiouyéèêâîôû])es?$|(?<=[qg])ues?$|(?<=é)es?$")}
"""Endings that are not spoken, by language."""
