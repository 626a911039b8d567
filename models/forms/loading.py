"""The models of forms that ship: a folder ``models/weights/<code>-forms`` for each language."""

from models.choice.shipped import ShippedModels
from models.forms.choice import FormChoice

__all__ = ["form_choices"]

form_choices = ShippedModels("forms", FormChoice.load)
"""By language."""
