"""``/rules``: a page for each rule and category that says why something is flagged, made on request."""
