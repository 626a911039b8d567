"""What the reader of LaTeX knows of its commands, its preamble and its symbols."""
