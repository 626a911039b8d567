"""The subcommands of ``emend``, a module each."""
