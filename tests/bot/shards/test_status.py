"""What a process has of the gateway is counted, and stands in its health."""

from __future__ import annotations

import msgspec

from bot.operate.metrics import _shard_metrics
from bot.shards.keeper import ShardStatus

STATUS = ShardStatus(4, (0, 2), (2,), False, 1.5, True, 2, 3, 5)


def test_shards_resumes_and_starts_are_counted() -> None:
    values = {metric.name: metric.samples[0].value for metric in _shard_metrics(STATUS)}
    assert values == {
        "ziggurat_shards": 4,
        "ziggurat_shards_here": 2,
        "ziggurat_shards_connected": 1,
        "ziggurat_bots": 2,
        "ziggurat_shard_lease_age_seconds": 1.5,
        "ziggurat_shard_resumes": 3,
        "ziggurat_shard_starts": 5,
    }


def test_health_names_them_as_json() -> None:
    read = msgspec.json.decode(msgspec.json.encode(STATUS))
    assert read["mine"] == [0, 2]
    assert read["stands_by"] is False
    assert read["lease_age"] == 1.5
