"""Forms of words (*walk, walks, walking, walked*), told apart by what stands around them.

``paradigms`` says which words are forms of one word, ``context`` what short sequences are seen around a place,
``recurrent`` reads a sentence from both sides, ``choice`` is the model that was trained to say which form fits
(`training.forms`), with the odds from which on another one counts. ``found`` asks it about the words of sentences,
``cues`` are what asks for a form to the left of a word, ``guards`` what may be right although it looks wrong, ``table``
has the words of a language by which both are told (``models/languages/<code>/forms.toml``).
"""
