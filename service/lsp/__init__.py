"""The language server: what editors are told of a text while somebody writes it, and what they can have done."""
