# Every target installs what it needs first; the only things that must be there are Python 3.11 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: run test lint unit browser bench pictures golden fuzz clean

run: $(STAMP)
	$(BIN)/python -m bot

test: $(STAMP) chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n 2 --dist loadfile

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Browser tests need Chromium: installed where that is possible (root and apt), else said aloud.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else \
	    echo "Chromium is not installed and cannot be installed from here: THE BROWSER TESTS DO NOT RUN."; \
	  fi; }

bench: $(STAMP)
	-$(BIN)/python -m pip install --quiet -c constraints.txt -e ".[bench]"
	$(BIN)/python -m bench

pictures: $(STAMP)
	$(BIN)/python -m renderers.samples --out build/pictures

golden: $(STAMP)
	$(BIN)/python -m tests.golden.make

fuzz: $(STAMP)
	$(BIN)/python -m engine fuzz tigris --games 2000 --seed 1 --processes 2 --out build/fuzz
	$(BIN)/python -m engine fuzz inner_sea --games 1000 --seed 1 --processes 2 --out build/fuzz

# A real bot process is killed hundreds of times over one game: minutes, not seconds.
.PHONY: faults
faults: $(STAMP)
	ZIGGURAT_KILLS=300 $(BIN)/python -m pytest tests/bot/faults -n 0

$(STAMP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[test]"
	touch $@

clean:
	rm -rf build .mypy_cache .ruff_cache .pytest_cache
