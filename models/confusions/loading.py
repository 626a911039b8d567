"""The models of confused words that ship: a folder ``models/weights/<code>-confusions`` for each language."""

from models.choice.shipped import ShippedModels
from models.confusions.choice import WordChoice

__all__ = ["word_choices"]

word_choices = ShippedModels("confusions", WordChoice.load)
"""By language."""
