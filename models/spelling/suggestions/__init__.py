"""What a misspelled word was probably meant to be: slips, the search for near words, their order."""
