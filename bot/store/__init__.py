"""Where tables are kept."""

from bot.store.errors import (
    CapReached,
    ChannelTaken,
    Conflict,
    LeaseLost,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    StoreUnconfirmed,
)
from bot.store.store import Store

__all__ = [
    "CapReached",
    "ChannelTaken",
    "Conflict",
    "LeaseLost",
    "Store",
    "StoreError",
    "StoreTooNew",
    "StoreUnavailable",
    "StoreUnconfirmed",
]
