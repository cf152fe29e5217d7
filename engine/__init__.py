"""The rules of every game. A compiled copy of exactly these sources stands in for them where there is one."""

from engine.compiled.builds import RUNNING

if RUNNING.folder is not None:
    __path__[:] = [str(RUNNING.folder / "engine")]
