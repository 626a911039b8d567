"""The rule engine: reads the packs of ``service/rules`` and finds what their rules describe."""
