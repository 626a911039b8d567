"""The errors a user can cause.

EmendError            message is one clear line; commands print it and exit with status 2
|-- InputError        a file or text that cannot be read or is not what it should be
|-- ModelError        a model that is missing, truncated or of another kind
`-- ConfigError       a recipe or setting with an unknown key or an impossible value
"""


class EmendError(Exception):
    """An error whose message is one clear line for the person who caused it."""


class InputError(EmendError):
    """A file or text cannot be read or is not what it should be."""


class ModelError(EmendError):
    """A model is missing, truncated or of a kind that cannot be used here."""


class ConfigError(EmendError):
    """A recipe or setting has an unknown key or an impossible value."""
