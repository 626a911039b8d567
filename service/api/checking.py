"""A text of a request -> its result: what every route that checks texts has in common."""

import asyncio
from dataclasses import replace
from functools import partial

from fastapi import Request

from service.access.principal import Principal
from service.api.answering import answered
from service.api.problems import Code, Problem
from service.api.quota import charged
from service.api.running import state_of
from service.checking.annotated import AnnotatedText
from service.checking.options import Options
from service.checking.result import Result
from service.limits import TEXT_CHARACTERS


def require_length(text: str) -> None:
    """Refuse a text that is longer than those that are checked.

    Raises:
        Problem: 413.
    """
    if len(text) > TEXT_CHARACTERS:
        raise Problem(Code.TEXT_TOO_LONG, f"{len(text):,} characters; at most {TEXT_CHARACTERS:,} are checked")


async def checked(request: Request, principal: Principal, text: str | AnnotatedText, options: Options) -> Result:
    """Check a text with the personal dictionary and the preferred languages of the caller.

    It counts against the quota, and in the metrics.

    Raises:
        Problem: 413, 429, 503 or 504; see ``Code``.
    """
    plain = text.plain if isinstance(text, AnnotatedText) else text
    require_length(plain)
    state = state_of(request)
    words = state.words.remembered(principal.id)
    if words is None:
        words = await asyncio.to_thread(state.words.accepted, principal.id)
    if principal.preferred and not options.preferred_languages:
        options = replace(options, preferred_languages=principal.preferred)
    if words:
        options = replace(options, dictionary=options.dictionary | words)
    async with charged(request, principal, len(plain)):
        seconds = state.settings.deadline_seconds
        result = await answered(
            request,
            state.checker.check(text, options, principal.id),
            seconds,
            partial(state.lanes.crowded, len(plain), seconds),
        )
    state.metrics.checked(result)
    request.state.timing.update(queue=result.timing.queue_seconds, inference=result.timing.work_seconds)
    request.state.noted.update(characters=len(plain), alerts=len(result.alerts))
    return result
