"""One file for each format, found by its name: ``read`` takes a text apart, ``opened`` a document that is no text."""
