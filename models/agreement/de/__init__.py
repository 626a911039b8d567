"""German subjects and verbs, participles and infinitives; noun phrases are in `models.noun_phrases`."""
