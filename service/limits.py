"""Every fixed limit of the interface, named once; ``docs/api.md`` lists them and a test tries each."""

TEXT_CHARACTERS = 60_000
"""Code points of a text that is checked (specification, section 8)."""

BODY_BYTES = 1024 * 1024
"""Bytes of a request body; counted while it is read."""

DISCARDED_BYTES = 8 * 1024 * 1024
"""Bytes of a body above its limit that are read and thrown away before it is refused, so that the answer arrives."""

HEAD_BYTES = 64 * 1024
"""Bytes of the head of a request: its target and its header fields."""

SMALL_BODY_BYTES = 16 * 1024
"""Bytes of a body that is parsed where it is read; that of a larger one takes a thread, so that nobody waits for it."""

JSON_DEPTH = 32
"""Arrays and objects inside one another in a request body."""

OPTION_VALUES = 1_000
"""Entries of each list among the options: categories, rules, words."""

ANNOTATION_PARTS = 50_000
"""Pieces of a text with markup."""

MARKUP_CHARACTERS = 240_000
"""Code points of a text in a format other than plain, with its markup; what is checked of it has its own limit."""

UPLOAD_FIELDS = 3_000
"""Fields of a form with a file."""

DOCUMENT_BYTES = 8 * 1024 * 1024
"""Bytes of the body of an upload (``multipart/form-data``)."""

UNPACKED_BYTES = 64 * 1024 * 1024
"""Bytes that the parts of a document (docx, odt) may have once they are unpacked."""

UNPACKED_MEMBERS = 5_000
"""Parts of such a document."""

OPTION_CHARACTERS = 200
"""Code points of one entry of such a list."""

WORD_CHARACTERS = 200
"""Code points of a word to define; a longer one has no definition."""

PERSONAL_WORDS = 10_000
"""Words in the personal dictionary of a key."""

PERSONAL_WORD_CHARACTERS = 200
"""Code points of such a word."""

FORM_FIELDS = 100
"""Fields of a request to ``/v2``, in its query and its body together."""
