"""Logs as JSON lines on standard error, without text, key, token or path; of an exception only its class and place."""

import logging
import sys
from collections.abc import MutableMapping
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

import structlog

_ROOT = Path(__file__).resolve().parents[2]
_SHARED: list[structlog.typing.Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

log: structlog.typing.FilteringBoundLogger = structlog.get_logger("emend")
"""The service's own logger."""


def set_up_logs(level: str) -> None:
    """Send the service's logs and those of its libraries to standard error, from a level on."""
    least = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),  # one write a line, whatever other workers write
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[
                _without_traceback,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=max(least, logging.WARNING), handlers=[handler], force=True)


def place_of(error: BaseException) -> dict[str, str]:
    """The class of an exception's cause and the last line of ours it passed; its message may hold a user's words."""
    while error.__cause__ is not None:
        error = error.__cause__
    where = ""
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        where = _place(trace.tb_frame.f_code.co_filename, trace.tb_lineno) or where
        trace = trace.tb_next
    return {"error": type(error).__name__, "where": where}


def place_in(frame: FrameType | None) -> str:
    """The line of ours that a thread is at, or that has called what it is at; empty where there is none."""
    while frame is not None:
        where = _place(frame.f_code.co_filename, frame.f_lineno)
        if where:
            return where
        frame = frame.f_back
    return ""


def _place(name: str, line: int) -> str:
    """A line of a file, if the file is ours."""
    file = Path(name)
    ours = file.is_relative_to(_ROOT) and ".venv" not in file.parts
    return f"{file.relative_to(_ROOT).as_posix()}:{line}" if ours else ""


def _without_traceback(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace what a library logs of an exception by its place; a library's message has no words of ours in it."""
    record: logging.LogRecord = event["_record"]
    event["logger"] = record.name
    if record.exc_info and record.exc_info[1] is not None:
        event.update(place_of(record.exc_info[1]))
        event["event"] = "exception in a library"
    event.pop("exc_info", None)
    return event
