"""What the real Discord refuses, changes or leaves out, and a kinder look-alike would not."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.local.components import check_modal
from bot.local.errors import ApiError
from bot.local.texts import kept_name, kept_text
from bot.local.validation import check_message
from bot.panel.pictures import KeptFile
from tests.local.conftest import Stage
from tests.local.sample_bot import picture

V2 = 1 << 15
TEXT: dict[str, Any] = {"type": 10, "content": "words"}


def gallery(description: str | None = "a board", name: str = "board.png") -> dict[str, Any]:
    """A gallery of one picture."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}


def section(description: str) -> dict[str, Any]:
    """Words beside a small picture."""
    small = {"type": 11, "media": {"url": "https://example.org/a.png"}, "description": description}
    return {"type": 9, "components": [TEXT], "accessory": small}


def place(stage: Stage, name: str = "games") -> discord.TextChannel:
    """A text channel as the bot knows it."""
    found = discord.utils.get(stage.bot.guilds[0].text_channels, name=name)
    assert found is not None
    return found


def shown(*items: discord.ui.Item[Any]) -> discord.ui.LayoutView:
    """The newer components of a message."""
    view = discord.ui.LayoutView()
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def refusal(error: BaseException) -> str:
    """What Discord says is wrong with a form."""
    return str(error) + str(getattr(error, "errors", ""))


async def test_files_that_components_show_are_no_attachments(stage: Stage) -> None:
    games = place(stage)
    pictured = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description="a board"))
    message = await games.send(view=shown(pictured), file=picture())
    assert message.attachments == []
    shows = message.components[0]
    assert isinstance(shows, discord.MediaGalleryComponent)
    assert shows.items[0].media.attachment_id is not None
    edited = await message.edit(view=shown(discord.ui.TextDisplay("words")))
    assert [file.filename for file in edited.attachments] == ["board.png"]


async def test_an_edit_that_shows_a_file_of_the_message_names_it_by_its_id(stage: Stage) -> None:
    pictured = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description="a board"))
    message = await place(stage).send(view=shown(pictured), file=picture())
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=shown(pictured))
    assert refused.value.status == 400
    assert "'board.png' was not found" in refusal(refused.value)
    shows = message.components[0]
    assert isinstance(shows, discord.MediaGalleryComponent)
    kept: Any = KeptFile(shows.items[0].media.attachment_id or 0)
    edited = await message.edit(view=shown(pictured), attachments=[kept])
    assert edited.components[0].to_dict() == shows.to_dict()


async def test_one_nonce_posts_one_message_in_all_channels(stage: Stage) -> None:
    games, general = place(stage), place(stage, "general")
    first = await games.send("once", nonce="the same")
    again, other = await general.send("twice", nonce="the same"), await general.send("another", nonce="another")
    assert (again.id, again.content) == (first.id, "once")
    assert [message.id async for message in general.history()] == [other.id]


async def test_a_plain_message_must_be_emptied_to_get_the_newer_components(stage: Stage) -> None:
    message = await place(stage).send("plain", embed=discord.Embed(title="more"))
    words = shown(discord.ui.TextDisplay("words"))
    for left in ({}, {"content": None}, {"embeds": []}):
        with pytest.raises(discord.HTTPException, match="cannot be used when using MessageFlags"):
            await message.edit(view=words, **left)
    edited = await message.edit(view=words, content=None, embeds=[])
    assert (edited.content, edited.embeds, edited.flags.components_v2) == ("", [], True)
    with pytest.raises(discord.HTTPException, match="cannot be used"):
        await edited.edit(content="plain again")


@pytest.mark.parametrize("component", [gallery(""), gallery("x" * 1025), section("")])
def test_a_picture_is_described_by_a_character_at_least_or_not_at_all(component: dict[str, Any]) -> None:
    check_message({"flags": V2, "components": [gallery(None), gallery(), section("a board")]})
    with pytest.raises(ApiError) as refused:
        check_message({"flags": V2, "components": [component]})
    assert "description" in refusal(refused.value)


@pytest.mark.parametrize(
    ("field", "fits"),
    [
        ({"value": "abc", "min_length": 2, "max_length": 3}, True),
        ({"value": "", "min_length": 2}, True),
        ({"value": "abcd", "max_length": 3}, False),
        ({"value": "a", "min_length": 2}, False),
        ({"min_length": 5, "max_length": 4}, False),
        ({"max_length": 4001}, False),
    ],
)
def test_a_field_of_a_form_begins_with_what_it_takes(field: dict[str, Any], fits: bool) -> None:
    row = {"type": 1, "components": [{"type": 4, "style": 1, "custom_id": "list", "label": "List"} | field]}
    form = {"custom_id": "form", "title": "Form", "components": [row]}
    if fits:
        check_modal(form)
        return
    with pytest.raises(ApiError) as refused:
        check_modal(form)
    assert "_length" in refusal(refused.value) or "value" in refusal(refused.value)


async def test_a_file_keeps_letters_digits_dots_dashes_and_underscores_of_its_name(stage: Stage) -> None:
    message = await place(stage).send("a file", file=picture(name="city:2 (Aššur)_v1-2.png"))
    assert [file.filename for file in message.attachments] == ["city2_Aur_v1-2.png"]
    assert (kept_name("../a/b.txt"), kept_name("ciudad\\año.png"), kept_name("::")) == ("b.txt", "ao.png", "unknown")
    pictured = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://city:2.png"))
    with pytest.raises(discord.HTTPException, match="was not found"):
        await place(stage).send(view=shown(pictured), file=picture(name="city:2.png"))


async def test_odd_characters_are_taken_out_of_texts(stage: Stage) -> None:
    file = picture()
    file.description = " a\u17b5 board\x07 "
    message = await place(stage).send("  A\u17b5na\u202e \x00plays\ufdd0 \ue000\n- here  ", file=file)
    assert (message.content, message.attachments[0].description) == ("Ana plays \n- here", "a board")
    assert kept_text("👩\u200d👩 ⚠️ \u2068שלום\u2069") == "👩\u200d👩 ⚠️ \u2068שלום\u2069"
