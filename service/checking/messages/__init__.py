"""What alerts say, in the languages that there is a catalogue of."""
