"""What the word lists in the folder of a language say: right words, affixes, wrong words, frequencies."""
