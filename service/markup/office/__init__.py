"""Documents of word processors: archives of XML, of which the text of paragraphs is read and written."""
