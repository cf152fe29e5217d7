"""Tables makes the services and looks tables up; it passes no call on to a service.

See docs/decisions/0036-tables-passes-nothing-on.md.
"""

from __future__ import annotations

import ast
import inspect

from bot.tables.service import Tables


def forwards(method: ast.AsyncFunctionDef | ast.FunctionDef) -> bool:
    """Whether a method only calls a method of one of Tables' public attributes."""
    body = [part for part in method.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    value = body[0].value
    value = value.value if isinstance(value, ast.Await) else value
    while isinstance(value, ast.Call):
        value = value.func
    names = []
    while isinstance(value, ast.Attribute):
        names.append(value.attr)
        value = value.value
    return isinstance(value, ast.Name) and value.id == "self" and len(names) > 1 and not names[-1].startswith("_")


def methods(source: str) -> list[ast.AsyncFunctionDef | ast.FunctionDef]:
    return [part for part in ast.walk(ast.parse(source)) if isinstance(part, ast.AsyncFunctionDef | ast.FunctionDef)]


def test_tables_passes_no_call_on_to_a_service() -> None:
    assert [method.name for method in methods(inspect.getsource(Tables)) if forwards(method)] == []


def test_a_method_that_only_passes_its_call_on_is_found() -> None:
    source = '''
class Tables:
    async def posts(self, table_id):
        """The messages of a table."""
        return await self.store.messages.posts(table_id)

    def get(self, table_id):
        return self._cache.get(table_id)
'''
    assert [method.name for method in methods(source) if forwards(method)] == ["posts"]
