"""The checks, found by ``service.checking.check.discover``; a new module here is a new check."""
