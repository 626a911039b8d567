"""What a process has to do is the sum of what it was given and has not done."""

import time

import pytest

from service.twins.agenda import Agenda


def test_what_is_given_adds_up() -> None:
    agenda = Agenda()
    agenda.add(5.0)
    agenda.add(7.0)
    assert agenda.seconds == pytest.approx(12.0, abs=0.5)


def test_what_was_worked_on_meanwhile_is_less() -> None:
    agenda = Agenda()
    agenda.add(5.0)
    time.sleep(0.2)
    assert agenda.seconds <= 4.8


def test_nothing_is_left_when_all_is_done() -> None:
    agenda = Agenda()
    agenda.add(5.0)
    agenda.add(7.0)
    agenda.done()
    assert agenda.seconds > 0
    agenda.done()
    assert agenda.seconds == 0
    agenda.add(1.0)
    assert agenda.seconds == pytest.approx(1.0, abs=0.2)
