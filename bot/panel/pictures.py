"""A panel's picture: drawn and uploaded only if the message that is edited does not show it already.

The name of the file tells: it holds a digest of what the picture is made of, and one of the picture itself.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from pathlib import PurePosixPath
from typing import Any, TypedDict
from urllib.parse import urlsplit

import discord
import msgspec

from bot.messages.fallbacks import Fallbacks
from bot.messages.parts import DESCRIPTION_LIMIT
from bot.posting.texts.message import Drawing, draw_picture

DIGEST = 12
"""Characters of each digest in a picture's name."""

CHANGED = (None, discord.InteractionResponseType.deferred_message_update)
"""The first response (None: still to come) of an interaction whose reply changes the message that it came from."""


class KeptFile(msgspec.Struct, frozen=True):
    """A file that stays in its message, named by its id, as discord.py takes it among attachments."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        """What stands among the attachments of an edit."""
        return {"id": str(self.id)}


class PanelPicture(msgspec.Struct, frozen=True):
    """The picture in a panel: the name of its file and its alt text.

    ``data`` is None if it stands in the message already, as the file ``id``.
    """

    name: str
    alt: str
    data: bytes | None = None
    id: int = 0

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
            return PanelPicture(path.name, item.description or "", id=number) if number else None
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
    name, alt = f"{made_of}{mark}.{picture.format}", picture.alt[:DESCRIPTION_LIMIT]
    if there is not None and there.name.endswith(f"-{mark}.{picture.format}"):
        return PanelPicture(there.name, alt, id=there.id)
    return PanelPicture(name, alt, picture.data)


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
