"""What is told of words: their meanings, and the personal dictionary."""

from pydantic import Field

from service.wire import Wire

__all__ = ["DefineResponse", "DefinitionBody", "DictionaryChangeResponse", "DictionaryResponse"]


class DefinitionBody(Wire):
    """One meaning of a word."""

    part_of_speech: str = Field(description="`noun`, `verb`, `pronoun`, `modal verb` and so on.", examples=["noun"])
    definition: str = Field(description="What the word means.", examples=["a fixed path of travel"])
    examples: list[str] = Field(description="The word in use.")
    synonyms: list[str] = Field(description="Other words with this meaning.", examples=[["path", "route"]])


class DefineResponse(Wire):
    """The meanings of a word, by part of speech and by how often they are meant."""

    status: int = Field(description="The HTTP status.", examples=[200])
    definitions: list[DefinitionBody]


class DictionaryResponse(Wire):
    """The personal dictionary of a key."""

    status: int = Field(description="The HTTP status.", examples=[200])
    words: list[str] = Field(description="Words that are accepted in any letter case.", examples=[["Emend"]])


class DictionaryChangeResponse(Wire):
    """What became of a word."""

    status: int = Field(description="The HTTP status.", examples=[200])
    changed: bool = Field(description="False if the dictionary was like that before.")
