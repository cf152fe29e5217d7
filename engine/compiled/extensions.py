"""Translates modules to C and compiles them; run by the build in a copy of the sources, which is the present folder.

``python -m engine.compiled.extensions OUT FILE...`` puts the extension modules into the folder OUT.
"""

from __future__ import annotations

import sys
from typing import Final

LIBRARY: Final = "engine.native"
"""Named so, the library that holds the compiled modules is in the engine's own folder."""

OPTIMISE: Final = "2"
"""What gcc is told; 3 takes twice as long to compile."""


def compile_files(out: str, files: list[str]) -> None:
    """Compile; ends the process with what mypyc or the C compiler says where they cannot."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        ["--config-file=pyproject.toml", *files],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
        target_dir=f"{out}-c",
    )
    for extension in extensions:
        # Headers lie in the folder of the library's package.
        extension.include_dirs.append(f"{out}-c/engine")
    command = Distribution({"name": "engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = out, f"{out}-objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_files(sys.argv[1], sys.argv[2:])
