"""What replicas remember together, in a real Redis: found by the other one, sealed, bounded, and never in the way."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from redis import Redis

from service.checking.alerts import Alert, Writer
from service.checking.categories import Category
from service.checking.lanes import Alerts
from service.checking.messages.explanation import explain
from service.checking.sentences import Care, SentenceText
from service.scheduling.lanes import Lanes
from service.settings import Settings
from service.shared_results.redis_results import MOST_BYTES, Outcome, RedisResults
from service.shared_results.sealing import Sealing
from service.shared_results.version import version_of
from tests.service.access.test_redis_limits import free_port, redis_server

SENTENCE = SentenceText.of("Xylophones recieve nobody at https://example.org.", "en-US")
ALERT = Alert(
    offset=11,
    length=7,
    category=Category.SPELL,
    main_category=Category.TYPOS,
    message="Xylophones recieve",
    short_message="Spelling",
    replacements=("receive", ""),
    confidence=0.1 + 0.2,
    rule="spelling/unknown",
    writer=Writer.LEARNER,
    told=explain("unknown.error", original="recieve"),
)
KEY = b"k" * 32


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(free_port(), tmp_path_factory.mktemp("redis")) as found:
        yield found


@pytest.fixture
def redis(url: str) -> Redis:
    client = Redis.from_url(url)
    client.flushdb()
    return client


class Replica:
    """One of several that share results, and what it has counted."""

    def __init__(self, url: str, key: bytes = KEY, version: str = "1", seconds: int = 60) -> None:
        self.counted: Counter[Outcome] = Counter()
        self.results = RedisResults(
            url, Sealing(key), seconds, lambda what, number: self.counted.update({what: number})
        )
        self.results.version = version
        self.results.start()

    def find(self, *sentences: SentenceText, owner: str = "", lane: str = "model") -> dict[SentenceText, Alerts]:
        return dict(asyncio.run(self.results.find(lane, owner, sentences)))

    def keep(self, alerts: Alerts, sentence: SentenceText = SENTENCE, owner: str = "") -> None:
        before = self.counted.total()
        self.results.keep("model", owner, [(sentence, alerts)])
        end = time.monotonic() + 10
        while self.counted.total() == before:
            assert time.monotonic() < end
            time.sleep(0.01)


def test_what_one_has_checked_the_other_one_finds_as_it_was(url: str, redis: Redis) -> None:
    one, other = Replica(url), Replica(url)
    one.keep((ALERT,))
    assert other.find(SENTENCE, SentenceText.of("Another one.")) == {SENTENCE: (ALERT,)}
    assert other.counted == {"hit": 1, "miss": 1}
    assert one.counted["written"] == 1


def test_nothing_else_finds_it(url: str, redis: Redis) -> None:
    one = Replica(url)
    one.keep((ALERT,), owner="key")
    assert one.find(SENTENCE, owner="key")
    assert not one.find(SENTENCE, owner="other")
    assert not one.find(SENTENCE, owner="key", lane="sentences")
    assert not one.find(SentenceText(SENTENCE.text, "en-GB", SENTENCE.protected), owner="key")
    assert not one.find(SentenceText(SENTENCE.text, "en-US"), owner="key")
    assert not one.find(SentenceText(SENTENCE.text, "en-US", SENTENCE.protected, care=Care.SOME), owner="key")
    assert not one.find(SentenceText(SENTENCE.text, "en-US", SENTENCE.protected, taste=True), owner="key")
    assert not Replica(url, version="2").find(SENTENCE, owner="key")
    assert not Replica(url, b"x" * 32).find(SENTENCE, owner="key")


def test_nobody_reads_a_word_in_redis_and_it_goes_by_itself(url: str, redis: Redis) -> None:
    Replica(url).keep((ALERT,), owner="4d48c518923eadc0")
    names = redis.keys()
    assert isinstance(names, list)
    assert len(names) == 1
    value = redis.get(names[0])
    assert isinstance(value, bytes)
    for word in (b"ylophone", b"recieve", b"receive", b"example", b"SPELL", b"4d48c518923eadc0"):
        assert word not in names[0]
        assert word not in value
    left = redis.ttl(names[0])
    assert isinstance(left, int)
    assert 50 < left <= 60


def test_a_value_that_was_changed_is_none(url: str, redis: Redis) -> None:
    one = Replica(url)
    one.keep((ALERT,))
    (name,) = redis.keys()
    value = redis.get(name)
    assert isinstance(value, bytes)
    for changed in (value[:-1] + bytes([value[-1] ^ 1]), b"", b"x" * 5, b"[]"):
        redis.set(name, changed)
        assert one.find(SENTENCE) == {}


def test_values_are_bounded(url: str, redis: Redis) -> None:
    one = Replica(url)
    one.keep((ALERT,) * (MOST_BYTES // 100))
    assert one.counted["left_out"] == 1
    assert redis.dbsize() == 0


def test_a_redis_that_is_gone_is_in_nobodys_way() -> None:
    one = Replica(f"redis://127.0.0.1:{free_port()}/0")
    started = time.monotonic()
    assert one.find(SENTENCE) == {}
    assert one.find(SENTENCE) == {}
    one.results.keep("model", "", [(SENTENCE, (ALERT,))])
    assert time.monotonic() - started < 2
    assert one.counted == {"unavailable": 1}


def test_a_sentence_that_another_replica_has_checked_is_not_checked_again(url: str, redis: Redis) -> None:
    worked: list[SentenceText] = []

    def work(sentences: Sequence[SentenceText]) -> list[Alerts]:
        worked.extend(sentences)
        return [(ALERT,) for _ in sentences]

    async def check(replica: Replica, owner: str = "key") -> list[tuple[int, Alerts]]:
        lanes: Lanes[SentenceText, Alerts] = Lanes(
            lambda _: 1, lambda *_: 1, batch_budget=9, capacity=99, cached=99, shared=False
        )
        lanes.elsewhere = replica.results
        await lanes.start({"model": work})
        async with lanes.admit(Named("model"), [SENTENCE, SENTENCE], owner) as ticket:
            found = [one async for one in ticket.results()]
        await lanes.stop(1)
        return found

    first, second = Replica(url), Replica(url)
    assert asyncio.run(check(first)) == [(0, (ALERT,)), (1, (ALERT,))]
    end = time.monotonic() + 10
    while not first.counted["written"]:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert asyncio.run(check(second)) == [(0, (ALERT,)), (1, (ALERT,))]
    assert worked == [SENTENCE]
    asyncio.run(check(second, "another key"))
    assert worked == [SENTENCE, SENTENCE]


class Named:
    """What has the name of a lane."""

    def __init__(self, name: str) -> None:
        self.name = name


def test_the_version_tells_models_settings_and_dictionaries_apart(tmp_path: Path) -> None:
    (tmp_path / "en_US.dic").write_text("1\nword\n")
    plain = version_of(Settings(hunspell_dir=tmp_path))
    assert version_of(Settings(hunspell_dir=tmp_path, port=1, threads=3)) == plain
    assert version_of(Settings(hunspell_dir=tmp_path, threshold=0.5)) != plain
    assert version_of(Settings(hunspell_dir=tmp_path, prompt="Fix: ")) != plain
    (tmp_path / "en_US.dic").write_text("1\nwords\n")
    assert version_of(Settings(hunspell_dir=tmp_path)) != plain
