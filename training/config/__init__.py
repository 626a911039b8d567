"""Recipes: what a training run reads, does and measures, in one ``recipe.toml`` a folder.

To add a setting, add a field to the dataclass of its section: its annotation is its type, ``number`` gives its bounds.
"""
