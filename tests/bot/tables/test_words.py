import pytest

from bot import store
from bot.model import errors as table_errors
from bot.model.errors import TableError
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
    f"notice-{what}" for what in ("lent", "back")
]

ANSWERS = [f"undo-{word}" for word in ("agreed", "refused", "expired")] + [
    f"vote-{kind}-{word}"
    for kind in ("swap", "invite", "request", "remove")
    for word in ("agreed", "refused", "expired")
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", FAMILY)
def test_every_refusal_has_words(lang: str, kind: type[TableError]) -> None:
    args = {"table": 7, "seats": 2, "path": "p", "found": 2, "known": 1, "reason": "full", "host": "5", "game": "Nim"}
    text = texts().text(lang, kind.key, **args, people=3, hours=24, most=5, when="soon", why="kind")
    assert text
    assert "{" not in text


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", NOTICES)
def test_every_notice_has_words(lang: str, key: str) -> None:
    assert "Ana" in texts().text(lang, key, name="Ana", other="Ben")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", ANSWERS)
def test_every_answer_to_a_question_has_words(lang: str, key: str) -> None:
    text = texts().text(lang, key, asker="Ana", name="Ben", seat=2, count=7, others=3)
    assert text.endswith(".")
    assert "{" not in text
    assert "Ben" in text
    assert key != "undo-agreed" or ("7" in text and "3" in text)
