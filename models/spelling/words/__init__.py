"""Which words there are: those of dictionaries and lists, and what is made of them."""
