"""The page's own files: nothing from abroad, nothing that could run a message's text, all words in both languages."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "bot" / "local" / "web"
FILES = sorted(path for path in WEB.iterdir() if path.suffix in {".js", ".css", ".html", ".svg"})
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
NAMESPACES = {"http://www.w3.org/2000/svg"}


def dictionary(name: str) -> dict[str, str]:
    text = (WEB / "i18n.js").read_text(encoding="utf-8")
    body = text.split(f"const {name} = {{", 1)[1].split("\n};", 1)[0]
    return dict(re.findall(r'^  (\w+): "(.*)",$', body, re.MULTILINE))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_file_names_an_address_outside(path: Path) -> None:
    addresses = set(re.findall(r"https?://[\w.-]+[\w/.-]*", path.read_text(encoding="utf-8")))
    assert addresses <= NAMESPACES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_turns_text_into_markup(path: Path) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
    assert re.findall(forbidden, path.read_text(encoding="utf-8")) == []


def test_both_languages_have_the_same_words_and_places() -> None:
    english, spanish = dictionary("EN"), dictionary("ES")
    assert len(english) > 50
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", spanish[key])), key


def test_every_word_that_a_script_asks_for_exists_and_none_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS if path.name != "i18n.js")
    own = (WEB / "i18n.js").read_text(encoding="utf-8").split("let locale", 1)[1]
    asked = set(re.findall(r'\bt\("(\w+)"', source + own))
    words = set(dictionary("EN"))
    assert asked <= words
    quoted = set(re.findall(r'"(\w+)"', source + own))
    assert words <= quoted


def test_everything_the_page_refers_to_is_there() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    referred = re.findall(r'(?:href|src)="/web/([^"]+)"', page)
    assert referred
    for path in SCRIPTS:
        referred += re.findall(r'from "\./([^"]+)"', path.read_text(encoding="utf-8"))
    assert [name for name in referred if not (WEB / name).is_file()] == []
