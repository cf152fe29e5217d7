"""Forms of settings: every topic and value has words in both languages, and fits Discord's limits."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest

from bot.messages.ids import FORM_BUTTON, FORM_MENU, server_item
from bot.settings.forms import (
    TOPICS,
    Form,
    build_form,
    label_of,
    value_of,
)
from bot.settings.privacy import ACTS
from bot.tables.people import PlayerSettings, changed
from bot.tables.servers import ServerSettings
from data.texts import texts
from tests.bot.simcord.limits import check_item

NOON = 1_800_000_000.0
USUAL: dict[Form, Any] = {"u": PlayerSettings(hand="dm"), "s": ServerSettings()}
EVERY = [
    (form, topic, field, value)
    for form, topics in TOPICS.items()
    for topic in topics
    for field, values in topic.fields.items()
    for value in values
]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_value_is_shown_in_words_and_fits(lang: str) -> None:
    for form, topic, field, value in EVERY:
        settings = changed(USUAL[form], {field: value})
        shown = build_form(form, settings, lang, topic=topic.name, note="x", now=NOON)
        assert 0 < len(shown.text) <= 2000
        assert value_of(form, topic, settings, lang) in shown.text
        rows = shown.view.to_components()
        assert len(rows) <= 5
        for item in (item for row in rows for item in row["components"]):
            check_item(item)
            if form == "s" and item["custom_id"] == server_item("list", 1):
                continue
            assert re.fullmatch(f"{FORM_MENU}|{FORM_BUTTON.replace('act', 'what')}", item["custom_id"])
            chosen = [option for option in item.get("options", []) if option.get("default")]
            assert len(chosen) == 1, item["custom_id"]


def test_menus_mark_what_stands() -> None:
    for form, topic, field, value in EVERY:
        settings = changed(USUAL[form], {field: value})
        menus = build_form(form, settings, "en", topic=topic.name, now=NOON).view.to_components()
        menu = next(
            row["components"][0] for row in menus if row["components"][0]["custom_id"] == f"zf:{form}:set:{field}"
        )
        assert [option["value"] for option in menu["options"] if option.get("default")] == [value]


def test_a_time_zone_that_was_typed_is_in_its_menu_with_its_time() -> None:
    settings = PlayerSettings(zone="Africa/Nairobi")
    rows = build_form("u", settings, "en", topic="zone", now=NOON).view.to_components()
    options = rows[1]["components"][0]["options"]
    assert len(options) <= 25
    assert (options[-1]["label"], options[-1]["description"]) == ("Africa/Nairobi", "11:00")


def test_words_not_codes() -> None:
    for form, topic, field, value in EVERY:
        assert label_of(form, field, value, "es") != value or topic.name == "zone", (field, value)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (PlayerSettings(quiet_from=22, quiet_until=7), "Quiet hours: **22:00 to 07:00**"),
        (PlayerSettings(pings="never"), "Nothing calls you"),
        (PlayerSettings(hand="thread"), "can open private threads too"),
        (
            PlayerSettings(holiday_from=date(2026, 12, 24), holiday_until=date(2027, 1, 6)),
            "Holiday: **2026-12-24 to 2027-01-06**",
        ),
    ],
)
def test_what_a_choice_means_is_said(settings: PlayerSettings, said: str) -> None:
    assert said not in build_form("u", PlayerSettings(), "en", now=NOON).text
    assert said in build_form("u", settings, "en", now=NOON).text


def test_quiet_hours_that_begin_when_they_end_are_none() -> None:
    assert "Quiet hours: **none**" in build_form("u", PlayerSettings(quiet_from=7, quiet_until=7), "en", now=NOON).text


def test_a_server_names_its_role_and_channel() -> None:
    text = build_form("s", ServerSettings(opening="role", role=7, place="channel", channel=9), "en", now=NOON).text
    assert "<@&7>" in text
    assert "<#9>" in text
    text = build_form("s", ServerSettings(opening="role", place="channel"), "en", now=NOON).text
    assert text.count("none is named yet") == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_button_of_privacy_does_something(lang: str) -> None:
    assert set(ACTS) == {"export", "ask", "forget", "keep"}
    assert len(texts().text(lang, "privacy-text")) <= 2000
