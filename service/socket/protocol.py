"""The protocol of the WebSocket: its name and version, its limits and its times."""

SUBPROTOCOL = "checker.v1"
VERSION = 1

MAX_FIELDS = 64
"""Fields of a connection."""
MAX_FRAME = 512 * 1024
"""Bytes of a frame."""
MAX_OPERATIONS = 2_000
"""Operations of a patch."""
ID_CHARACTERS = 64
HEARTBEAT_SECONDS = 20
SILENT_SECONDS = 3 * HEARTBEAT_SECONDS
"""After so long without a frame, or without an answer to a ping of the WebSocket itself, a client is gone."""
PROGRESS_SECONDS = 0.5
"""A check that takes longer says so often how far it is."""
MOST_ALERTS = 200
"""Alerts of a frame, but where one sentence has more: some 300 KiB, as clients refuse large frames (many from
1 MiB on)."""
