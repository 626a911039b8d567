"""Words that are taken for one another, told apart by what stands around them.

``sets`` says which words they are, ``context`` what is seen of a sentence, ``choice`` is the model that was trained to
say which of them fits (`training.confusions`), with the odds from which on it counts.
"""
