"""The operations, one family a module; a new module here is found by itself (see :mod:`training.noise.operation`)."""
