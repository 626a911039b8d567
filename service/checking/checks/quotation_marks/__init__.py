"""The check of quotation marks and apostrophes of two kinds."""
