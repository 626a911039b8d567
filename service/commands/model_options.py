"""The flags that name models."""

from service.commands.line.options import Option

__all__ = ["MODEL", "PROMPT", "THRESHOLD"]

MODEL = Option(
    "Model folder or name on the Hugging Face hub; several with commas between them.",
    metavar="FOLDER|NAME",
    shown_default="shipped",
)
PROMPT = Option(
    "What a seq2seq model wants before each sentence, such as 'Fix grammar: '.",
    metavar="TEXT",
    shown_default="the model's own",
)
THRESHOLD = Option("Least probability of a correction, in place of the model's own.", bounds=(0, 1))
