"""What the models of confused words and of forms share: each says which of a few words fits a place in a sentence.

``pieces`` cuts a sentence into words and signs, ``vocabulary`` has numbers for them, ``sequences`` finds the weights of
short sequences of words in a table, ``stored`` reads a model's folder, ``shipped`` knows the folders that ship.
"""
