"""What goes to Sentry: the kind and place of an error and our own line about it; no text, name or token."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
from sentry_sdk.transport import Transport

from bot.base.log_context import about
from bot.operate.errors_out import send_errors

WORDS = "a letter to a friend"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
SENT: list[dict[str, Any]] = []


class Kept(Transport):
    """Keeps the events instead of sending them."""

    def capture_envelope(self, envelope: Any) -> None:
        SENT.append(envelope.get_event())


@pytest.fixture
def sent() -> Iterator[list[dict[str, Any]]]:
    SENT.clear()
    send_errors("https://public@example.invalid/1", "1.2.3", transport=Kept)
    yield SENT
    sentry_sdk.get_client().close(timeout=0)
    sentry_sdk.init()


def test_an_error_of_ours_goes_out_with_its_id_and_table(sent: list[dict[str, Any]]) -> None:
    hand = WORDS
    with about(table=3, interaction=99):
        logging.getLogger("ziggurat.actions").error("error %s in interaction %d\n%s", "00c0ffee", 99, f"trace {TOKEN}")
    (event,) = sent
    assert event["tags"] == {"table": "3", "interaction": "99", "error": "00c0ffee"}
    assert event["logentry"]["formatted"].startswith("error 00c0ffee in interaction 99\ntrace ")
    assert event["release"] == "ziggurat@1.2.3"
    assert TOKEN not in str(event)
    assert hand not in str(event)


def test_of_a_librarys_error_only_kind_and_place_go_out(sent: list[dict[str, Any]]) -> None:
    hand = WORDS
    logging.getLogger("ziggurat.x").info("a step before: %s", hand)
    try:
        raise ValueError(hand)
    except ValueError:
        logging.getLogger("discord.client").exception("Ignoring %s", hand, extra={"text": hand})
    (event,) = sent
    (error,) = event["exception"]["values"]
    assert error["type"] == "ValueError"
    assert error["stacktrace"]["frames"][-1]["function"] == "test_of_a_librarys_error_only_kind_and_place_go_out"
    assert WORDS not in str(event)
    assert {"extra", "breadcrumbs", "user", "request", "modules", "server_name", "logentry"} & set(event) == set()


def test_warnings_stay_here(sent: list[dict[str, Any]]) -> None:
    logging.getLogger("ziggurat.x").warning("careful")
    assert sent == []


def test_an_address_that_is_none() -> None:
    with pytest.raises(ValueError, match="SENTRY_DSN is not an address"):
        send_errors("not-a-dsn", "1")


def test_where_they_are_not_wanted_neither_sentry_nor_prometheus_is_imported() -> None:
    code = "import sys, bot.__main__; print([n for n in ('sentry_sdk', 'prometheus_client') if n in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout == "[]\n"
