"""The HTML of a game's page: one file that loads nothing, runs without a server, and is safe whatever is in names."""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from html import escape
from typing import Any, Final

from bot.history.page_steps import Film
from bot.history.story_text import worded_paragraphs
from bot.tables.analysis import main
from bot.tables.chronicle import FinishedGame
from bot.tables.telling import paragraphs
from bot.words.wording import say, title
from data import files
from data.texts import describe_event, join_list
from engine.core.record import LogEntry

EVENTS: Final = 8
"""Lines of the log that the story tells for each stretch of the game."""

BUTTONS: Final = (("first", "⇤"), ("before", "«"), ("back", "‹"), ("on", "›"), ("after", "»"), ("last", "⇥"))

PAGE: Final = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src {style_hash}; \
script-src {script_hash}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{players}</p>
<details><summary>{story_title}</summary>{story}</details>
</header>
<main>
<div id="look">
<div id="picture"><img id="whole" alt=""><img id="over" alt="" hidden></div>
<p id="where" aria-live="polite"></p>
<p id="points"></p>
<p id="note"></p>
<ul id="now"></ul>
<input type="range" id="slider" min="0" value="0" aria-label="{slider}">
<div id="buttons">{buttons}</div>
</div>
<div>
<input type="search" id="search" placeholder="{search}" aria-label="{search}" autocomplete="off">
<label><input type="checkbox" id="secret"> {secret}</label>
<p id="count" aria-live="polite"></p>
<div id="log" tabindex="0" aria-label="{log_title}">{log}</div>
</div>
</main>
<footer>{foot}</footer>
<script type="application/json" id="game">{game}</script>
<script>{script}</script>
</body>
</html>
"""


@cache
def _asset(name: str) -> str:
    return next(iter(files(f"page/{name}"))).read_text("utf-8").strip()


def _allowed(text: str) -> str:
    """What a policy says so that a browser takes just this script or style."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def page_html(game: FinishedGame, film: Film, lang: str) -> bytes:
    """The whole page, encoded."""
    script, style = _asset("page.js"), _asset("page.css")
    head = say(lang, "page-title", game=title(game.table.game, lang), table=game.table.id)
    names = game.names(None)
    values = {
        "lang": lang,
        "title": escape(head),
        "players": escape(_players(game, lang)),
        "story_title": escape(say(lang, "page-story")),
        "story": "".join(f"<p>{escape(part)}</p>" for part in _story(game, lang)),
        "slider": escape(say(lang, "page-slider")),
        "buttons": "".join(_button(key, sign, lang) for key, sign in BUTTONS),
        "search": escape(say(lang, "page-search")),
        "secret": escape(say(lang, "page-secret")),
        "log_title": escape(say(lang, "page-log")),
        "log": _log(game, lang),
        "foot": escape(say(lang, "page-foot", names=join_list(lang, names))),
        "game": _in_script(_data(game, film, lang)),
        "style": style,
        "style_hash": _allowed(style),
        "script": script,
        "script_hash": _allowed(script),
    }
    return PAGE.format_map(values).encode()


def _in_script(data: dict[str, Any]) -> str:
    """JSON that cannot end the element that it stands in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _players(game: FinishedGame, lang: str) -> str:
    names = game.names(None)
    places = (
        (place, names[seat], game.analysis.periods[-1].points[seat]) for place, seat in game.analysis.result.ranked()
    )
    return " · ".join(
        f"{place}. {name}" + (f" ({'/'.join(map(str, points))})" if points else "") for place, name, points in places
    )


def _story(game: FinishedGame, lang: str) -> list[str]:
    return worded_paragraphs(game.analysis, paragraphs(game.analysis, EVENTS), lang, game.names, mark=False)


def _button(key: str, sign: str, lang: str) -> str:
    label = escape(say(lang, f"page-{key}"))
    return f'<button type="button" id="{key}" aria-label="{label}" title="{label}">{sign}</button>'


def _log(game: FinishedGame, lang: str) -> str:
    """Every line of the log, by turn; each with the step that it leads to."""
    sections: list[str] = []
    lines: list[str] = []
    turn = 0
    for number, step in enumerate(game.story.steps):
        if step.turn != turn:
            sections.append(_section(game, turn, lines, lang))
            turn, lines = step.turn, []
        lines += [_line(game, entry, number, lang) for entry in step.entries]
    sections.append(_section(game, turn, lines, lang))
    return "".join(sections)


def _section(game: FinishedGame, turn: int, lines: list[str], lang: str) -> str:
    name = game.story.turns[turn].names
    return f"<section><h2>{escape(name.get(lang, name['en']))}</h2><ul>{''.join(lines)}</ul></section>" if lines else ""


def _line(game: FinishedGame, entry: LogEntry, step: int, lang: str) -> str:
    names = game.names(entry)
    text = describe_event(lang, entry.event, names)
    if entry.event.seats is None:
        return f'<li tabindex="0" data-step="{step}">{escape(text)}</li>'
    only = join_list(lang, [names[seat] for seat in entry.event.seats])
    text = say(lang, "transcript-private", names=only, line=text)
    return f'<li tabindex="0" data-step="{step}" data-secret="1" hidden>{escape(text)}</li>'


def _data(game: FinishedGame, film: Film, lang: str) -> dict[str, Any]:
    """What the page's script reads: the turn and points of each step, pictures, words."""
    used = sorted({frame.whole for frame in film.frames})
    places = {number: place for place, number in enumerate(used)}
    words = ("step", "earlier", "count")
    return {
        "steps": [step.turn for step in game.story.steps],
        "turns": [turn.names.get(lang, turn.names["en"]) for turn in game.story.turns],
        "points": _points(game),
        "wholes": [base64.b64encode(film.wholes[number]).decode() for number in used],
        "frames": [
            {
                "step": frame.step,
                "whole": places[frame.whole],
                "patch": base64.b64encode(frame.patch).decode(),
                "alt": frame.alt,
            }
            for frame in film.frames
        ],
        "words": {word: say(lang, f"page-{word}-words") for word in words},
    }


def _points(game: FinishedGame) -> list[str]:
    """By step, everybody's points as they stood then."""
    if not game.analysis.counts_points:
        return []
    names = game.names(None)
    return [
        " · ".join(f"{names[seat]} {main(item)}" for seat, item in enumerate(game.points(step)))
        for step in range(len(game.story.steps))
    ]
