"""Models of a journal, and the files that hold them."""

import dataclasses
import json
import posixpath

import texts


class Amount(str):
    """A number as it is written."""


@dataclasses.dataclass
class Path:
    """A value that is the path of a file, kept from the site's folder on."""

    path: str


@dataclasses.dataclass
class Names:
    """A value that is the slug of another model, or slugs of several; by their numbers."""

    numbers: list
    is_list: bool = False


@dataclasses.dataclass
class Model:
    """A model, how it is written down, and which pictures are its own."""

    number: int
    kind: str
    name: str
    # yaml, toml, tables, json: a Markdown file with such front matter; folder: the same as index.md;
    # object: a JSON file; item of NAME: one of a JSON list of that name.
    form: str
    keys: dict
    body: list = dataclasses.field(default_factory=list)
    # The path below its kind's folder that is for the author's own order alone.
    place: str = ""

    @property
    def slug(self):
        return self.keys.get("slug") or self.keys.get("id") or self.name

    @property
    def path(self):
        folder = posixpath.join("Content", self.kind, self.place)
        if self.form == "folder":
            return posixpath.join(folder, self.name, "index.md")
        if self.form.startswith("item of "):
            return posixpath.join(folder, self.form[8:] + ".json")
        return posixpath.join(folder, self.name + (".json" if self.form == "object" else ".md"))

    @property
    def folder(self):
        return posixpath.dirname(self.path)


class Writer:
    """Writes the models of a journal as files."""

    def __init__(self, journal):
        self.journal = journal

    def files(self):
        """Every file of the journal's own models, by its path."""
        found, lists = {}, {}
        for model in self.journal.models.values():
            if model.form.startswith("item of "):
                lists.setdefault(model.path, []).append(self.object(model))
            else:
                found[model.path] = self.text(model).encode()
        for path, objects in lists.items():
            text = ",\n".join(json.dumps(one, ensure_ascii=False) for one in objects)
            found[path] = f"[\n{unquoted(text)}\n]\n".encode()
        return found

    def text(self, model):
        if model.form == "object":
            return unquoted(json.dumps(self.object(model), ensure_ascii=False, indent=1)) + "\n"
        keys = {key: self.value(model, value) for key, value in model.keys.items()}
        return front_matter(model.form, keys) + "\n" + self.body(model)

    def object(self, model):
        keys = {key: self.value(model, value) for key, value in model.keys.items()}
        if model.form.startswith("item") and "slug" not in keys and "id" not in keys:
            keys["slug"] = model.name
        if model.body:
            keys["body"] = self.body(model)
        return keys

    def body(self, model):
        def way(target):
            return self.journal.way(model.folder, target)
        return "".join(part.markdown(way) + "\n\n" for part in model.body)

    def value(self, model, value):
        if isinstance(value, Amount):
            return f"\u0001{value}\u0001"
        if isinstance(value, Path):
            return posixpath.relpath(value.path, model.folder)
        if isinstance(value, Names):
            slugs = [self.journal.models[number].slug if number in self.journal.models
                     else f"gone-{number}" for number in value.numbers]
            return slugs if value.is_list else slugs[0]
        if isinstance(value, list):
            return [self.value(model, element) for element in value]
        if isinstance(value, dict):
            return {key: self.value(model, element) for key, element in value.items()}
        return value


def unquoted(text):
    """Amounts as numbers, with the digits that they were written with."""
    return text.replace('"\\u0001', "").replace('\\u0001"', "")


def front_matter(form, keys):
    if form == "toml":
        lines = [f"{key} = {toml(value)}" for key, value in keys.items()]
        return unquoted("\n".join(["+++", *lines, "+++", ""]))
    if form == "tables":
        return unquoted("\n".join(["+++", *tables(keys), "+++", ""]))
    if form == "json":
        return unquoted(json.dumps(keys, ensure_ascii=False, indent=2)) + "\n"
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in keys.items()]
    return unquoted("\n".join(["---", *lines, "---", ""]))


def tables(keys):
    """Lines of TOML with a table for each object, whose keys stand behind its header."""
    plain, behind = [], []
    for key, value in keys.items():
        objects = value if isinstance(value, list) else [value]
        if not objects or not all(isinstance(one, dict) for one in objects):
            plain.append(f"{key} = {toml(value)}")
            continue
        for one in objects:
            behind.append(f"[[{key}]]" if isinstance(value, list) else f"[{key}]")
            behind += [f"{name} = {toml(part)}" for name, part in one.items()]
    return plain + behind


def toml(value):
    if isinstance(value, list):
        return "[" + ", ".join(toml(element) for element in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def slug_of(random, number):
    """A new name; the number keeps it apart from all others."""
    return f"{random.choice(texts.WORDS)}-{number}"
