"""Engines: each runs one kind of model behind the protocol of ``models.corrector.protocol``."""
