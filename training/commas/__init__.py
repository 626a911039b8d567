"""Trains the models of commas (`models.commas`) on right text: ``python -m training.commas LANGUAGE --data DIR``."""
