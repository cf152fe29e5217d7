"""The permissions that the invitation asks for. The bot of the local Discord has exactly these."""

from __future__ import annotations

from typing import Final

NEEDED: Final = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Create Private Threads": 1 << 36,
    "Send Messages in Threads": 1 << 38,
}
"""By the names that Discord shows, in the order of their bits."""

ADMINISTRATOR: Final = 1 << 3

BITS: Final = sum(NEEDED.values())
"""The number that stands in the invitation, and the rights of the bot's role."""

SCOPES: Final = ("bot", "applications.commands")


def missing(bits: int) -> list[str]:
    """The names of what these permission bits lack."""
    if bits & ADMINISTRATOR:
        return []
    return [name for name, bit in NEEDED.items() if not bits & bit]


def invitation(application: int) -> str:
    """The address at which a server's owner invites the bot with these permissions."""
    scopes = "%20".join(SCOPES)
    return f"https://discord.com/oauth2/authorize?client_id={application}&permissions={BITS}&scope={scopes}"
