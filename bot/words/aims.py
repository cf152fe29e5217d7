"""What decides a game whose table has chosen something with a page of its own in the rules, such as a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.model import Description
from bot.words.wording import choice_setting, say
from data.reference import Topic, page_of_choice
from data.texts import texts


def special_choices(lang: str, game: str, options: Mapping[str, str]) -> Iterator[tuple[str, str, Topic]]:
    """The options whose choice has a page of its own in the rules, each with its choice and that page."""
    for option, value in options.items():
        page = page_of_choice(game, lang, option, value)
        if page is not None:
            yield option, value, page


def aim_lines(lang: str, game: str, options: Mapping[str, str]) -> list[str]:
    """A line for each such choice: what it is called and what it is about."""
    lines = []
    for option, value, _ in special_choices(lang, game, options):
        about = f"{game}-option-{option}-{value}-about"
        setting = choice_setting(lang, game, option, value)
        lines.append(f"{setting}. {say(lang, about)}" if texts().has(lang, about) else setting)
    return lines


def aim_parts(lang: str, game: str, options: Mapping[str, str]) -> list[Description]:
    """The same with all that the rules say of it."""
    return [
        Description(choice_setting(lang, game, option, value), "\n".join(filter(None, page.text.splitlines())))
        for option, value, page in special_choices(lang, game, options)
    ]
