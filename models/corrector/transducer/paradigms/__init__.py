"""Which form of a word its place asks for: a second reading of the encoder's states, for languages that inflect.

``forms`` names the languages and says which forms a word has and what each may be (``spelled``, ``polish``,
``russian``: by the dictionary that knows it), ``network`` says what a place asks for, ``chooser`` brings both
together, ``proposals`` makes edits of what was chosen and weighs them with those of the decoder.
"""
