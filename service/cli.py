"""The command ``emend``."""

import os
import sys
from collections.abc import Sequence

from models.errors import EmendError

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; errors a user can cause are one line on standard error and exit status 2."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        status = _quickly(arguments)
        if status is None:
            from service.commands.line.full import run

            status = run(arguments)
    except EmendError as error:
        print(f"emend: {' '.join(str(error).split())}", file=sys.stderr)  # noqa: T201
        return 2
    except BrokenPipeError:
        # Whoever read the output has closed it; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _quickly(arguments: Sequence[str]) -> int | None:
    """Do what is wanted often and at once; None where it takes the whole command line to say what is wanted."""
    if not arguments or arguments[0] != "check" or "_EMEND_COMPLETE" in os.environ:
        return None
    from service.commands.check_line import CheckLine
    from service.commands.line.quick import quickly

    line = quickly(CheckLine, arguments[1:])
    if line is None:
        return None
    from service.commands.check import check

    return check(line)


if __name__ == "__main__":
    sys.exit(main())
