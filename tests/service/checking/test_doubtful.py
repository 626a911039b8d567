"""What is doubtful is told near something surer alone."""

from typing import Any

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.doubtful import without_lone_doubts
from tests.service.running import Running


def alert(offset: int, **more: Any) -> Alert:
    return Alert(offset, 3, Category.SPELL, Category.TYPOS, "Message.", "Short", ("x",), 0.9, "rule", **more)


SURE, DOUBT = alert(300), alert(120, doubtful=True)


def test_a_doubt_stays_near_something_sure() -> None:
    assert without_lone_doubts([DOUBT, SURE]) == [DOUBT, SURE]
    assert without_lone_doubts([SURE, alert(480, doubtful=True)]) == [SURE, alert(480, doubtful=True)]


def test_a_doubt_that_stands_alone_goes() -> None:
    far, other = alert(90, doubtful=True), alert(600, doubtful=True)
    assert without_lone_doubts([far, SURE, other]) == [SURE]
    assert without_lone_doubts([DOUBT, alert(130, doubtful=True)]) == []


RIGHT = [
    ("it", "Ho deciso di cambiare scuola."),
    ("it", "Non ho nessuno zio a Milano."),
    ("es", "Fue un buen partido, con muchos goles."),
    ("es", "Yo tengo dos gatos y una tortuga."),
    ("cs", "Já chci být jednou kuchařem."),
    ("cs", "Zapomněla jsem deštník v kanceláři."),
    ("nl", "Ik zie jou morgen op het station."),
    ("fr", "Mon collègue Patrice est d'accord pour reprendre mes dossiers."),
    ("sv", "Min moster bor i Uppsala."),
    ("uk", "Вівчарі заночували в полонині."),
]


@pytest.mark.parametrize(("language", "text"), RIGHT)
def test_native_writers_are_not_told_of_lone_doubts(service: Running, language: str, text: str) -> None:
    assert service.post(text, language=language, writer="native")["alerts"] == []


def test_learners_are_told_of_doubts(service: Running) -> None:
    [alert] = service.post("Quanti panini vuoi? Ne voglio due.", language="it", writer="learner")["alerts"]
    assert alert["category"] == "UNK"
