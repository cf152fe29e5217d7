"""Shards and requests are spread evenly over the processes that live, and never over more than there is."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.model.shards import Census, Process, Shard, shard_of
from bot.shards.share import LEAST, REQUESTS, rate_due, rate_granted, shards_due, to_give, to_take


def bot(
    owner: str, started_at: float = 0.0, *, stage: str = "serving", kind: str = "bot", rate: float = 0.0
) -> Process:
    return Process(owner, kind, "here", stage, started_at, 100.0, rate)


def census(processes: list[Process], owners: list[str], until: float = 100.0) -> Census:
    shards = (Shard(number, owner, 1, until if owner else 0.0, None) for number, owner in enumerate(owners))
    return Census(50.0, tuple(processes), tuple(shards))


def test_a_server_belongs_to_the_shard_that_discord_reckons() -> None:
    assert shard_of(197038439483310086, 16) == (197038439483310086 >> 22) % 16
    assert shard_of(None, 16) == 0


def test_the_oldest_have_one_more_where_it_does_not_divide() -> None:
    there = census([bot("b", 2), bot("a", 1), bot("c", 3)], [""] * 5)
    assert [shards_due(there, owner) for owner in "abc"] == [2, 2, 1]


def test_with_one_shard_the_younger_process_stands_by() -> None:
    there = census([bot("a", 1), bot("b", 2)], ["a"])
    assert to_take(there, "b") == []
    assert to_give(there, "a") == []


def test_who_starts_leaves_or_thinks_has_no_shard() -> None:
    there = census(
        [bot("a", 3), bot("b", 1, stage="starting"), bot("c", 1, stage="leaving"), bot("d", kind="think")], [""]
    )
    assert [to_take(there, owner) for owner in "abcd"] == [[0], [], [], []]


def test_what_a_silent_owner_had_is_vacant() -> None:
    there = census([bot("b")], ["a", "a"], until=49.0)
    assert to_take(there, "b") == [0, 1]


def test_a_newcomer_is_given_what_the_others_have_too_much() -> None:
    there = census([bot("a", 1), bot("b", 2)], ["a", "a", "a"])
    assert to_give(there, "a") == [2]
    assert to_take(there, "b") == []


def test_a_process_with_shards_has_nearly_all_requests_one_without_has_a_few() -> None:
    there = census([bot("a", 1), bot("b", 2)], ["a"])
    assert rate_due(there, "a") == 43.0
    assert rate_due(there, "b") == 2.0


def test_nobody_takes_requests_that_others_have_not_let_go_yet() -> None:
    there = census([bot("a", 1, rate=45.0), bot("b", 2)], ["a", ""])
    assert rate_granted(there, "b") == LEAST


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["serving", "starting", "leaving"])), min_size=1, max_size=6),
    st.lists(st.integers(-1, 5), min_size=1, max_size=12),
    st.randoms(use_true_random=False),
)
def test_whatever_the_order_shards_end_evenly_spread_and_the_rates_never_sum_to_more(
    processes: list[tuple[int, str]], owners: list[int], random: object
) -> None:
    """Each process looks in turn, some of them oftener than others: every shard has one owner in the end."""
    bots = [bot(f"p{number}", float(age), stage=stage) for number, (age, stage) in enumerate(processes)]
    there = census(bots, [f"p{owner}" if 0 <= owner < len(bots) else "" for owner in owners])
    turns = [process.owner for process in bots] * (len(owners) + 2)
    random.shuffle(turns)  # type: ignore[attr-defined]
    for owner in [*turns, *[process.owner for process in bots] * 3]:
        there = looked(there, owner)
        rates = [process.rate for process in there.processes if process.rate > LEAST]
        assert sum(rates) <= REQUESTS + 1e-6
    for process in bots:
        assert len(there.of(process.owner)) == shards_due(there, process.owner)
        assert next(p.rate for p in there.processes if p.owner == process.owner) == pytest.approx(
            max(LEAST, rate_due(there, process.owner))
        )


def looked(there: Census, owner: str) -> Census:
    """The census after a process has looked: it gives, takes, and notes its rate."""
    give, take = to_give(there, owner), to_take(there, owner)
    shards = [
        msgspec.structs.replace(
            shard,
            owner="" if shard.number in give else owner if shard.number in take else shard.owner,
            until=0.0 if shard.number in give else 100.0 if shard.number in take else shard.until,
        )
        for shard in there.shards
    ]
    there = Census(there.now, there.processes, tuple(shards))
    rate = rate_granted(there, owner)
    processes = [msgspec.structs.replace(p, rate=rate) if p.owner == owner else p for p in there.processes]
    return Census(there.now, tuple(processes), there.shards)
