"""Plain seq2seq: a Hugging Face T5 trained from fresh weights."""
