"""A project whose texts are checked: its settings, its files, what has changed in them."""
