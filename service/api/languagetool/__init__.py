"""``/v2``: the checks by the interface of LanguageTool, so that its clients work by changing a URL."""
