"""Files with markup: what in them is text, and what is not."""
