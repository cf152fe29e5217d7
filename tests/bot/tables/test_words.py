import pytest

from bot import store, table_errors
from bot.table_errors import TableError
from data.texts import texts

FAMILY = sorted(
    {
        kind
        for module in (table_errors, store)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, TableError)
    },
    key=lambda kind: kind.__name__,
)

NOTICES = [f"notice-{what}" for what in ("resigned", "resigned-closed", "removed", "removed-closed")] + [
    f"notice-{what}" for what in ("lent", "back", "swapped", "substituted")
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", FAMILY)
def test_every_refusal_has_words(lang: str, kind: type[TableError]) -> None:
    args = {"table": 7, "seats": 2, "path": "p", "found": 2, "known": 1, "reason": "full", "host": "5"}
    text = texts().text(lang, kind.key, **args, people=3, hours=24)
    assert text
    assert "{" not in text


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", NOTICES)
def test_every_notice_has_words(lang: str, key: str) -> None:
    assert "Ana" in texts().text(lang, key, name="Ana", other="Ben")
