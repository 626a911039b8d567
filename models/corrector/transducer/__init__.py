"""Edit transducer: a seq2seq transformer whose decoder reads the source with a hard, monotonic pointer.

Each decoding step sees the encoder's state of the source unit under the pointer and either copies that unit or edits
it, so copying costs nothing to learn and an unchanged sentence is one parallel pass. Related work: hard monotonic
attention (Aharoni and Goldberg, 2017), edit transducers (Makarov and Clematide, 2018), input-guided aggressive
decoding (Sun et al., 2021).
"""
