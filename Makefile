# Every target installs what it needs first; the only things that must be there are Python 3.11 or newer and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

# Where the newest Python is looked for, the newest first.
NEWER ?= python3.14 python3.13 python3.12 $(wildcard $(addsuffix .*/bin/python,$(addprefix $(HOME)/.pyenv/versions/3.,14 13 12)))

# What has been compiled is kept, whatever the environment says: each worker and each bot of the tests would do it anew.
export PYTHONDONTWRITEBYTECODE :=

# More workers than cores, for some tests wait; whoever is through takes from whoever is not.
WORKERS ?= 3
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

.PHONY: run test nightly newest lint quick browser bench cluster pictures rules golden settings stored fuzz mutants clean

run: $(STAMP)
	$(BIN)/python -m bot

# Everything that must pass before a change is shown to others; the linters run beside the tests.
test: $(STAMP) chromium postgresql
	@$(MAKE) --no-print-directory -j 2 lint quick

quick: $(STAMP)
	$(PYTEST) -m "not nightly"

# The slow rest, too: six seats of everything, hundreds of kills, whole games by the dozen, random games over all options.
nightly: $(STAMP) chromium postgresql lint fuzz
	ZIGGURAT_KILLS=300 $(PYTEST)
	ZIGGURAT_TEST_STORE=postgres $(PYTEST) -m "not nightly" tests/bot/tables tests/bot/clock tests/bot/simcord tests/bot/posting
	$(MAKE) --no-print-directory newest

# The tests of the day on the newest Python that is there, in an environment of its own.
newest:
	@newest=$$(for python in $(NEWER); do $$python -c 'print()' >/dev/null 2>&1 && echo $$python && break; done); \
	if [ -n "$$newest" ]; then \
	  $(MAKE) --no-print-directory quick PYTHON=$$newest VENV=.venv-newest; \
	else \
	  echo "No Python newer than 3.11 was found ($(NEWER)): THE TESTS DO NOT RUN ON IT."; \
	fi

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

# Tests on PostgreSQL start a server of their own where its programs are installed.
.PHONY: postgresql
postgresql:
	@command -v initdb >/dev/null || ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; \
	  else \
	    echo "PostgreSQL is not installed and cannot be installed from here: ITS TESTS DO NOT RUN."; \
	  fi; }

bench: $(STAMP)
	-$(BIN)/python -m pip install --quiet -c constraints.txt -e ".[bench]"
	$(BIN)/python -m bench

# Three processes and a thinker on PostgreSQL, killed, stopped and cut off while people play: five minutes; CLUSTER_SECONDS=60
# is the short form.
cluster: $(STAMP) postgresql
	$(BIN)/python -m tests.cluster

pictures: $(STAMP)
	$(BIN)/python -m renderers.samples --out build/pictures

rules: $(STAMP)
	$(BIN)/python -m tests.cases.rules_pages

# The golden games anew; GAME=tigris: those of that one alone.
golden: $(STAMP)
	$(BIN)/python -m tests.golden.make $(GAME)

# Every setting with its comment and default, from bot/base/config.py.
settings: $(STAMP)
	$(BIN)/python -m bot.base.config > .env.example

# What stored games refer to, and a stored game of each rules version (CONTRIBUTING); GAME=tigris: of that one alone.
stored: $(STAMP)
	$(BIN)/python -m tests.stored.make $(GAME)

fuzz: $(STAMP)
	set -e; for meta in engine/*/meta.py; do \
	  game=$$(basename $$(dirname $$meta)); \
	  $(BIN)/python -m engine fuzz $$game --games 1000 --seed 1 --processes 2 --out build/fuzz; \
	done

# Breaks rules and host in forty places, one by one, and says what no test notices: an hour or two.
mutants: $(STAMP)
	$(BIN)/python -m tests.mutate

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Ziggurat needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1)." >&2; \
	  echo "Install a newer one, or name one that is there: make $(or $(firstword $(MAKECMDGOALS)),run) PYTHON=python3.11" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[test]"
	touch $@

clean:
	rm -rf build .mypy_cache .ruff_cache .pytest_cache
