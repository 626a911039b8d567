"""From corpora to a shipped model: prepare, noise, tokenizer, train, evaluate, tune, export."""
