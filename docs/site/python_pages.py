"""The Python API as a page: from the stub of the engine and the sources of the package, which it never runs."""

import ast
import inspect
import pathlib
import re

PACKAGE = pathlib.Path(__file__).parents[2] / "python/occasus"
# The parts that programs import besides `occasus` itself, in the order in which they are read.
PARTS = ("gym", "aec", "engine", "sit")

ITEM = re.compile(r"([a-z_]+)(?:: |  +)(.*)")


class Undocumented(Exception):
    """Public names of the stub or the package that nothing is said of."""


def tree_of(name):
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


def definitions(tree):
    return {node.name: node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def is_public(name):
    return not name.startswith("_")


def decorators(node):
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def signature(node, is_method):
    arguments = ast.unparse(node.args)
    if is_method and "staticmethod" not in decorators(node):
        arguments = arguments.removeprefix("self").removeprefix(", ")
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({arguments}){returned}"


def escaped(line):
    return re.sub(r"([*|\\]|_(?= ))", r"\\\1", line).replace("`", "``")


def paragraphs(text, depth):
    """Docstrings are plain text, with examples indented and lists as `name: text` or `name  text`."""
    in_code = False
    for block in inspect.cleandoc(text).split("\n\n"):
        lines = block.split("\n")
        if all(line.startswith("    ") for line in lines):
            yield from (["", depth + ".. code-block:: python"] if not in_code else [])
            yield from ("", *(depth + line for line in lines))
            in_code = True
            continue
        in_code = in_list = False
        yield ""
        for line in lines:
            if item := ITEM.match(line):
                yield from ("", f"{depth}- ``{item[1]}``: {escaped(item[2])}")
                in_list = True
            elif in_list and line.startswith(" "):
                yield f"{depth}  {escaped(line.strip())}"
            else:
                yield from [""] * in_list
                in_list = False
                yield depth + escaped(line.strip())


def described(kind, name, node, depth, options=()):
    yield from ("", f"{depth}.. py:{kind}:: {name}", *(f"{depth}   :{option}:" for option in options))
    text = ast.get_docstring(node)
    if text:
        yield from paragraphs(text, depth + "   ")


def method(node, depth):
    marks = decorators(node)
    if {"property", "cached_property"} & marks:
        yield from ("", f"{depth}.. py:property:: {node.name}")
        if node.returns:
            yield f"{depth}   :type: {ast.unparse(node.returns)}"
        yield from paragraphs(ast.get_docstring(node) or "", depth + "   ")
        return
    options = ["staticmethod"] if "staticmethod" in marks else []
    if "overload" in marks:
        options.append("noindex")
    yield from described("method", signature(node, True), node, depth, options)


def of_class(node, missing):
    start = next((one for one in node.body if getattr(one, "name", "") == "__init__"), None)
    arguments = signature(start, True)[len("__init__"):].split(" -> ")[0] if start else ""
    yield from described("class", node.name + arguments, node, "")
    named = {one.name for one in node.body if isinstance(one, ast.FunctionDef) and ast.get_docstring(one)}
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and is_public(one.name) and not any(".setter" in mark for mark in decorators(one)):
            if missing is not None and not ast.get_docstring(one) and one.name not in named:
                missing.append(f"{node.name}.{one.name}")
            yield from method(one, "   ")


def of(nodes, missing):
    for node in nodes:
        if not ast.get_docstring(node):
            missing.append(node.name)
        if isinstance(node, ast.ClassDef):
            yield from of_class(node, missing)
        else:
            yield from described("function", signature(node, False), node, "")


def title(text, mark):
    return ("", text, mark * len(text), "")


def page():
    """Raises Undocumented."""
    front, stub = tree_of("__init__.py"), definitions(tree_of("_occasus.pyi"))
    names = next(ast.literal_eval(node.value) for node in front.body
                 if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
    known = dict(stub)
    for source in sorted(PACKAGE.glob("*.py")):
        known.update({name: node for name, node in definitions(tree_of(source.name)).items() if name in names})
    missing = []
    public = [known[name] for name in names if name in known]
    lines = [*title("The Python package", "="), *paragraphs(ast.get_docstring(front), ""),
             *title("occasus", "-"), ".. py:module:: occasus", *of(public, missing)]
    rest = [node for name, node in stub.items() if is_public(name) and name not in names]
    lines += [*title("What the rest is made of", "-"), *paragraphs(ast.get_docstring(tree_of("_occasus.pyi")), ""),
              "", ".. py:module:: occasus._occasus", *of(rest, missing)]
    for part in PARTS:
        tree = tree_of(f"{part}.py")
        lines += [*title(f"occasus.{part}", "-"), f".. py:module:: occasus.{part}",
                  *paragraphs(ast.get_docstring(tree), ""),
                  *of([node for name, node in definitions(tree).items() if is_public(name)], [])]
    if missing:
        raise Undocumented("the site says nothing of " + ", ".join(missing))
    return "\n".join(lines) + "\n"
