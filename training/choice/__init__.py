"""What the training of confused words and that of forms share; see `models.choice`."""
