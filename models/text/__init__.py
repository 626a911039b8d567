"""Text basics: tokens, sentences, documents and spans that must not be corrected, all with exact code-point offsets."""
