"""The models of commas that ship: a folder ``models/weights/<code>-commas`` for each language."""

from models.choice.shipped import ShippedModels
from models.commas.choice import CommaChoice

__all__ = ["comma_choices"]

comma_choices = ShippedModels("commas", CommaChoice.load)
"""By language."""
