"""The checks, found by ``service.checking.check.discover``; a new folder with a ``check.py`` is a new check."""
