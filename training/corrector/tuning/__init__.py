"""The tune step: from which probability on an edit counts."""
