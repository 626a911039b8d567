"""What is let in is finished, however many send long texts all the time, and short texts get through."""

from collections import Counter

import pytest

from tests.service.scheduling.simulated_service import Client, Service

LONG = 60_000
SECONDS = 300.0


def served(*clients: Client, seconds: float = SECONDS) -> Counter[str]:
    """All answers to clients."""
    Service().serve(list(clients), seconds)
    return sum((client.answers for client in clients), Counter[str]())


def many(*, impatient: bool = False, fickle: bool = False) -> list[Client]:
    return [Client("many", LONG, impatient=impatient, fickle=fickle) for _ in range(8)]


@pytest.mark.parametrize(("impatient", "fickle"), [(False, False), (True, False), (True, True)])
def test_eight_clients_get_as_much_done_as_one(impatient: bool, fickle: bool) -> None:
    alone = served(Client("many", LONG))
    answers = served(*many(impatient=impatient, fickle=fickle))
    assert answers["done"] >= 0.8 * alone["done"] > 30
    assert answers["late"] == 0
    assert answers["refused"]


def test_who_comes_back_at_once_costs_a_few_refusals_a_second() -> None:
    assert served(*many(impatient=True))["refused"] <= 8 * SECONDS


def test_who_heeds_when_to_come_again_is_refused_a_few_times_at_most() -> None:
    answers = served(*many())
    assert answers["refused"] <= 3 * answers["done"]


def test_nobody_who_is_let_in_waits_for_long() -> None:
    clients = many()
    served(*clients)
    assert max(wait for client in clients for wait in client.waits) <= 30


@pytest.mark.parametrize("owner", ["many", "another"])
def test_a_sentence_gets_through_beside_them(owner: str) -> None:
    sentence = Client(owner, 100, pause=0.2)
    assert served(*many(), sentence)["late"] == 0
    assert sentence.answers["refused"] == 0
    assert max(sentence.waits) <= 1.0


def test_another_key_gets_half_of_the_work() -> None:
    other = Client("another", LONG)
    clients = many()
    served(*clients, other)
    done = sum(client.answers["done"] for client in clients)
    assert other.answers["done"] >= 0.7 * done
    assert other.answers["late"] == 0


def test_long_texts_of_many_keys_are_finished_or_refused_at_once() -> None:
    clients = [Client(f"key {number}", LONG) for number in range(12)]
    answers = served(*clients)
    assert answers["late"] == 0
    assert answers["done"] >= 0.8 * served(Client("alone", LONG))["done"]
