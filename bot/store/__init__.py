"""Where tables are kept."""

from bot.store.errors import ChannelTaken, Conflict, StoreError, StoreTooNew, StoreUnavailable
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore

__all__ = ["ChannelTaken", "Conflict", "SqliteStore", "Store", "StoreError", "StoreTooNew", "StoreUnavailable"]
