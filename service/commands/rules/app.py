"""The commands of ``emend rules``."""

import typer

from service.commands.rules import importing, listing, timing, trying

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="List, find, try, test and import rules, ours and your own.",
)
app.command("list")(listing.show_all)
app.command("find")(listing.find)
app.command("show")(listing.show)
app.command("try")(trying.attempt)
app.command("test")(trying.try_examples)
app.command("time")(timing.measure)
app.add_typer(importing.app, name="import")
