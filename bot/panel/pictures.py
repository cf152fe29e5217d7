"""A panel's picture: drawn and uploaded only if the message that is edited does not show it already.

The name of the file tells: it holds a digest of what the picture is made of, one of the picture itself, and how tall it
is on a phone.
"""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable
from pathlib import PurePosixPath
from typing import Any, Final, TypedDict
from urllib.parse import urlsplit

import discord
import msgspec

from bot.messages.fallbacks import Fallbacks
from bot.messages.parts import DESCRIPTION_LIMIT
from bot.panel.room import scaled
from bot.posting.texts.message import Drawing, draw_picture

DIGEST = 12
"""Characters of each digest in a picture's name."""

CHANGED = (None, discord.InteractionResponseType.deferred_message_update)
"""The first response (None: still to come) of an interaction whose reply changes the message that it came from."""


TALL: Final = re.compile(r"-t(\d{1,4})\.")
"""The part of a picture's name that says how tall it is on a phone."""


class KeptFile(msgspec.Struct, frozen=True):
    """A file that stays in its message, named by its id, as discord.py takes it among attachments."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        """What stands among the attachments of an edit."""
        return {"id": str(self.id)}


class PanelPicture(msgspec.Struct, frozen=True):
    """The picture in a panel: the name of its file and its alt text; ``tall``: the pixels that it takes on a phone from
    top to bottom, 0 where that is unknown.

    ``data`` is None if it stands in the message already, as the file ``id``.
    """

    name: str
    alt: str
    data: bytes | None = None
    id: int = 0
    tall: int = 0

    def file(self) -> discord.File | KeptFile:
        """The file to upload, or to keep."""
        if self.data is None:
            return KeptFile(self.id)
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


class Message(TypedDict):
    """Arguments for editing a private reply; plain content and embeds are removed, and files that are not named.

    ``attachments`` are files to upload (discord.File) or to keep (KeptFile).
    """

    content: None
    embeds: list[discord.Embed]
    attachments: list[Any]
    view: discord.ui.LayoutView
    allowed_mentions: discord.AllowedMentions


def standing(interaction: discord.Interaction[Any]) -> PanelPicture | None:
    """The picture in the message that this interaction's reply will change.

    None if there is none, if it cannot be named, or if the reply is a new message.
    """
    if interaction.message is None or interaction.response.type not in CHANGED:
        return None
    for part in interaction.message.components:
        if isinstance(part, discord.MediaGalleryComponent) and part.items:
            item = part.items[0]
            # The message lists no attachment that a component shows: the component tells its id, else its address.
            path = PurePosixPath(urlsplit(item.media.url).path)
            number = item.media.attachment_id or _number(path.parent.name)
            tall = TALL.search(path.name)
            shown = PanelPicture(path.name, item.description or "", id=number, tall=int(tall[1]) if tall else 0)
            return shown if number else None
    return None


def _number(text: str) -> int:
    """The id that a part of a file's address is; 0 for none."""
    return int(text) if text.isdecimal() and len(text) <= 20 else 0


async def picture_of(drawing: Drawing, there: PanelPicture | None) -> PanelPicture:
    """The picture for a panel whose message shows ``there``; not drawn if that is made of the same."""
    made_of = f"{drawing.kind}-{drawing.facts[:DIGEST]}-"
    if there is not None and there.name.startswith(made_of):
        return there
    picture = await draw_picture(drawing)
    mark = picture.digest[:DIGEST]
    tall, alt = scaled(picture.width, picture.height), picture.alt[:DESCRIPTION_LIMIT]
    end = f"{mark}-t{tall}.{picture.format}"
    if there is not None and there.name.endswith(f"-{end}"):
        return PanelPicture(there.name, alt, id=there.id, tall=tall)
    return PanelPicture(f"{made_of}{end}", alt, picture.data, tall=tall)


async def send(
    deliver: Callable[..., Awaitable[object]],
    message: Message,
    anew: Callable[[], Awaitable[Message]],
    fallbacks: Fallbacks,
) -> None:
    """Deliver a panel's message. If it keeps a picture that is not there any more (another click has replaced it), the
    one that ``anew`` makes, with its picture, is delivered instead. Raises DiscordException.
    """
    try:
        await deliver(**message)
    except discord.HTTPException as error:
        if error.status != 400 or not any(isinstance(file, KeptFile) for file in message["attachments"]):
            raise
        fallbacks.note("picture", error)
        await deliver(**await anew())
