"""The check of brackets and quotation marks."""
