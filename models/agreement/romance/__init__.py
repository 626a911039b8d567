"""What Spanish, French, Italian and Portuguese share: verbs, noun phrases, and what cannot be right among them.

Verbs are conjugated by ``models/languages/<code>/verbs.toml`` and known by ``verbs.txt``; which gender and number a
form has, and what may be a noun, is in ``nominal.txt``. The rules know words by ``agreement.toml``.
"""
