"""The values of ``language`` that the specification names (2.7)."""

FORCED = (
    "de-DE", "en-AU", "en-CA", "en-GB", "en-NZ", "en-US", "en-ZA", "es", "fr", "it", "pl-PL", "pt-BR", "pt-PT",
)  # fmt: skip
