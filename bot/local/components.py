"""Buttons, menus, modals and layout: Discord's limits on them, and how it gives them back."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.errors import FormErrors, Json
from bot.local.texts import kept_text

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
LINK_STYLE, PREMIUM_STYLE = 5, 6

_TOP_LEVEL_V2 = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
_MAX_V2, _MAX_V2_TEXT = 40, 4000
_MAX_TYPED = 4000

_DEFAULTS: dict[int, Json] = {
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its dotted path, parents first."""
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield f"{here}.{key}", component[key]


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom_id, or None."""
    return next((component for _, component in walk(components) if component.get("custom_id") == custom_id), None)


def shown_media(components: list[Json]) -> set[str]:
    """Return the addresses of all files and pictures that components show."""
    all_media = []
    for _, component in walk(components):
        all_media += [item.get("media") for item in component.get("items") or []]
        all_media += [component.get("media"), component.get("file")]
    return {str(media["url"]) for media in all_media if isinstance(media, dict) and media.get("url")}


def normalised(components: list[Json]) -> list[Json]:
    """Return the components as Discord sends them back: numbered from 1, defaults written out, nulls gone."""
    ids = {component["id"] for _, component in walk(components) if component.get("id")}
    numbers = iter(n for n in range(1, 10_000) if n not in ids)
    return [_normal(component, numbers) for component in components]


def _normal(component: Json, numbers: Iterator[int]) -> Json:
    kind = int(component["type"])
    body = {key: value for key, value in component.items() if value is not None}
    body = _DEFAULTS.get(kind, {}) | body
    body["id"] = component.get("id") or next(numbers)
    for holder in (body, *body.get("options", [])):
        if isinstance(holder.get("emoji"), dict):
            holder["emoji"] = {key: value for key, value in holder["emoji"].items() if value is not None}
    if kind == TEXT_DISPLAY:
        body["content"] = kept_text(body["content"])
    if kind == THUMBNAIL:
        body |= _described(body)
    if kind == GALLERY:
        body["items"] = [{"spoiler": False} | item | _described(item) for item in body["items"]]
    if "components" in body:
        body["components"] = [_normal(child, numbers) for child in body["components"]]
    for key in ("accessory", "component"):
        if key in body:
            body[key] = _normal(body[key], numbers)
    return body


def _described(picture: Json) -> Json:
    return {"description": kept_text(picture.get("description")) or None}


def check_message_components(errors: FormErrors, components: object, *, v2: bool) -> None:
    """Check the components of a message."""
    if v2:
        top = errors.items("components", components, _MAX_V2)
        _check_v2(errors, top)
    else:
        top = errors.items("components", components, 5)
    for number, component in enumerate(top):
        kind = component.get("type")
        if kind not in (_TOP_LEVEL_V2 if v2 else (ROW,)):
            choices = ", ".join(map(str, _TOP_LEVEL_V2 if v2 else (ROW,)))
            errors.add(
                f"components.{number}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).'
            )
    _check_each(errors, top)


def _check_v2(errors: FormErrors, top: list[Json]) -> None:
    everything = list(walk(top))
    if len(everything) > _MAX_V2:
        errors.add(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"Total number of components exceeds {_MAX_V2}."
        )
    # Which texts Discord counts is written nowhere for certain: here all.
    if sum(_text_length(component) for _, component in everything) > _MAX_V2_TEXT:
        errors.add(
            "components",
            "TOTAL_COMPONENT_TEXT_EXCEEDED",
            f"The cumulative displayable text of the components exceeds the limit of {_MAX_V2_TEXT}.",
        )
    for path, component in everything:
        if component.get("type") == CONTAINER:
            children = errors.items(f"{path}.components", component.get("components"), _MAX_V2, 1)
            for number, child in enumerate(children):
                if child.get("type") not in _IN_CONTAINER:
                    errors.add(f"{path}.components.{number}.type", "UNION_TYPE_CHOICES", "This type cannot be here.")


def _text_length(component: Json) -> int:
    """Return the characters that a component has by itself: content, labels, placeholder, options, descriptions."""
    parts = [component, *(component.get("options") or []), *(component.get("items") or [])]
    keys = ("content", "label", "placeholder", "description")
    return sum(len(part[key]) for part in parts for key in keys if isinstance(part.get(key), str))


def _check_each(errors: FormErrors, top: list[Json]) -> None:
    ids: set[str] = set()
    for path, component in walk(top):
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in ids:
                errors.add(
                    f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            ids.add(custom_id)
        kind = component.get("type")
        if kind == ROW:
            _check_row(errors, path, component)
        elif kind == BUTTON:
            _check_button(errors, path, component)
        elif kind in SELECTS:
            _check_select(errors, path, component)
        elif kind == TEXT_INPUT:
            _check_text_input(errors, path, component)
        elif kind == SECTION:
            errors.items(f"{path}.components", component.get("components"), 3, 1)
            if not component.get("accessory"):
                errors.required(f"{path}.accessory")
        elif kind == TEXT_DISPLAY:
            errors.length(f"{path}.content", component.get("content"), _MAX_V2_TEXT, 1)
        elif kind == GALLERY:
            for number, item in enumerate(errors.items(f"{path}.items", component.get("items"), 10, 1)):
                errors.length(f"{path}.items.{number}.description", item.get("description"), 1024, 1)
        elif kind == THUMBNAIL:
            errors.length(f"{path}.description", component.get("description"), 1024, 1)


def _check_row(errors: FormErrors, path: str, row: Json) -> None:
    children = errors.items(f"{path}.components", row.get("components"), 5, 1)
    kinds = [child.get("type") for child in children]
    if len(kinds) > 1 and any(kind in SELECTS or kind == TEXT_INPUT for kind in kinds):
        errors.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _check_button(errors: FormErrors, path: str, button: Json) -> None:
    errors.length(f"{path}.label", button.get("label"), 80)
    style = button.get("style")
    if style not in range(1, 7):
        errors.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    elif style == LINK_STYLE:
        if not button.get("url"):
            errors.add(f"{path}.url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        errors.length(f"{path}.url", button.get("url"), 512)
    elif style != PREMIUM_STYLE:
        _check_custom_id(errors, path, button)
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")


def _check_custom_id(errors: FormErrors, path: str, component: Json) -> None:
    if component.get("custom_id") is None:
        errors.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    errors.length(f"{path}.custom_id", component.get("custom_id"), 100, 1)


def _check_select(errors: FormErrors, path: str, select: Json) -> None:
    _check_custom_id(errors, path, select)
    errors.length(f"{path}.placeholder", select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        errors.add(f"{path}.max_values", "NUMBER_TYPE_RANGE", "min_values and max_values do not fit together.")
    if select.get("type") != STRING_SELECT:
        return
    options = errors.items(f"{path}.options", select.get("options"), 25, 1)
    if most > max(1, len(options)):
        errors.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", "More values than options.")
    values: set[str] = set()
    for number, option in enumerate(options):
        here = f"{path}.options.{number}"
        for key in ("label", "value"):
            if option.get(key) is None:
                errors.required(f"{here}.{key}")
            errors.length(f"{here}.{key}", option.get(key), 100, 1)
        errors.length(f"{here}.description", option.get("description"), 100)
        if option.get("value") in values:
            errors.add(
                f"{here}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))


def _check_text_input(errors: FormErrors, path: str, text: Json) -> None:
    _check_custom_id(errors, path, text)
    errors.length(f"{path}.label", text.get("label"), 45, 1)
    errors.length(f"{path}.placeholder", text.get("placeholder"), 100)
    least, most = text.get("min_length"), text.get("max_length")
    least, most = 0 if least is None else least, _MAX_TYPED if most is None else most
    if not 0 <= least <= most or not 1 <= most <= _MAX_TYPED:
        errors.add(f"{path}.max_length", "NUMBER_TYPE_RANGE", "min_length and max_length do not fit together.")
    elif text.get("value"):
        # A field that begins empty is filled by its reader.
        errors.length(f"{path}.value", text["value"], most, least)


def check_modal(body: Json) -> None:
    """Check the modal of an interaction answer; raise ApiError 50035."""
    errors = FormErrors()
    for key, longest in (("custom_id", 100), ("title", 45)):
        if body.get(key) is None:
            errors.required(f"data.{key}")
        errors.length(f"data.{key}", body.get(key), longest, 1)
    top = errors.items("data.components", body.get("components"), 5, 1)
    for number, component in enumerate(top):
        kind = component.get("type")
        if kind not in (ROW, LABEL, TEXT_DISPLAY):
            errors.add(f"data.components.{number}.type", "UNION_TYPE_CHOICES", "This type cannot be in a modal.")
        if kind == LABEL:
            errors.length(f"data.components.{number}.label", component.get("label"), 45, 1)
            errors.length(f"data.components.{number}.description", component.get("description"), 100)
        if kind == ROW and [c.get("type") for c in component.get("components") or []] != [TEXT_INPUT]:
            errors.add(f"data.components.{number}", "BASE_TYPE_BAD_LENGTH", "A row of a modal holds one text input.")
    _check_each(errors, top)
    errors.check()


def check_values(select: Json, values: list[str]) -> str | None:
    """Return why `values` cannot be chosen in this menu, or None when they can."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        return f"Choose {least} to {most} values."
    if select["type"] == STRING_SELECT:
        unknown = set(values) - {option["value"] for option in select["options"]}
        if unknown:
            return f"Not in the menu: {', '.join(sorted(unknown))}."
    return None
