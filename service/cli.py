"""The command ``emend``. Heavy libraries are imported by the command that needs them, so that it starts quickly."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from models.errors import EmendError
from service.commands import check, keys, overlap, proxy, report, rules, serve, settings
from service.commands.flags import with_settings

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="A writing checker. FILE is a text file in UTF-8, - is standard input.",
)
app.command()(check.check)
app.command()(check.correct)
app.command()(report.report)
app.command()(with_settings(serve.serve))
app.command()(with_settings(proxy.proxy))
app.command()(settings.settings)
app.add_typer(keys.app, name="keys")
app.add_typer(rules.app, name="rules")
app.add_typer(overlap.app, name="overlap")


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(f"emend {_version()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; errors a user can cause are one line on standard error and exit status 2."""
    try:
        status = app(args=arguments, prog_name="emend", standalone_mode=False)
    except EmendError as error:
        return _fail(str(error))
    except typer.TyperException as error:
        return _fail(error.format_message())
    except BrokenPipeError:
        # Whoever read the output has closed it; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return status if isinstance(status, int) else 0


def _fail(message: str) -> int:
    print(f"emend: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201
    return 2


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("emend")
    except PackageNotFoundError:  # run from a checkout that was never installed
        import tomllib

        values = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
        return str(values["project"]["version"])


if __name__ == "__main__":
    sys.exit(main())
