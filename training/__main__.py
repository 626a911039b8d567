"""The training steps on the command line: ``python -m training STEP --recipe NAME``."""

import typer

from training.commands.choices import confusions, forms, paradigms
from training.commands.corrector import curve, export, train, tune
from training.commands.corruption import corrupt, turn
from training.commands.measuring import compare, evaluate
from training.commands.preparing import ahead, encoder, lexicon, prepare, tokenizer
from training.commands.running import run
from training.environment import prepare_process

STEPS = (
    prepare, lexicon, tokenizer, encoder, turn, corrupt, ahead, train, curve, tune, evaluate, compare, paradigms,
    confusions, forms, export,
)  # fmt: skip
"""In their order, as the help tells them."""

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__, pretty_exceptions_enable=False)
for step in STEPS:
    app.command()(step)


if __name__ == "__main__":
    prepare_process()
    run(app)
