"""How results are shown to a reader: lines on a terminal, a page, figures."""
