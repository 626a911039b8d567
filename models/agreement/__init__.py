"""Agreement and government, by morphology: what cannot be right in any reading of the words.

A word has several *readings*: all that the dictionary knows it to be. Words are judged only where each reading of each
of them is incompatible with what stands around; a word that the dictionary does not have is never judged. What words
may be, and the rules, are in the folder of each language; the words that these know in
``models/languages/<code>/agreement.toml``.
"""
