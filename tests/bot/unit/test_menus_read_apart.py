"""Entries of a menu that read alike are numbered: two copies of a card can both be given."""

import discord

from bot.messages.parts import LABEL_LIMIT, frozen


def test_entries_that_read_alike_are_numbered() -> None:
    long = "x" * LABEL_LIMIT
    entries = [("Usury", "text"), ("Revolt", "text"), ("Usury", "text"), ("Usury", "other"), (long, None), (long, None)]
    options = [
        discord.SelectOption(label=label, description=description, value=str(number))
        for number, (label, description) in enumerate(entries)
    ]
    frozen([discord.ui.Select(options=options)])
    labels = [option.label for option in options]
    assert labels[:4] == ["Usury", "Revolt", "Usury · 2", "Usury"]
    assert labels[4] == long
    assert labels[5].endswith(" · 2")
    assert len(labels[5]) == LABEL_LIMIT
