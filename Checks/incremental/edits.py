"""Random edits: each changes a journal and tells what it did. Here, models come and go."""

import posixpath

import models
import pictures
import texts
from models import Names, Path

EDITS = {}


def edit(kind):
    """Lists an edit under its kind. It gives None where the journal has nothing of that sort."""
    def listed(function):
        EDITS[kind] = function
        return function
    return listed


def pick(random, journal, kind=None, test=lambda model: True):
    found = [m for m in journal.models.values() if kind in (None, m.kind) and test(m)]
    return random.choice(found) if found else None


def toggle(keys, key, value):
    if key in keys:
        del keys[key]
    else:
        keys[key] = value


@edit("add")
def add(random, journal):
    model = journal.add(random, random.choice(["trips", "trips", "photos", "accounts", "people", "pages"]))
    for _ in range(random.randint(0, 3)):
        model.body.append(texts.random_part(random, journal))
    return f"{model.path}, {model.slug}"


@edit("remove")
def remove(random, journal):
    model = pick(random, journal, test=lambda m: journal.settings.get("author") != m.number)
    del journal.models[model.number]
    lead = journal.texts_to(model.number)
    if random.random() < 0.85:
        forget(journal, model.number)
        for _, part in lead:
            part.sort, part.words, part.target = "text", f"Gone: [x]({journal.address(model)}).", None
    for path in own_files(model):
        if random.random() < 0.7:
            journal.files.pop(path, None)
    return f"{model.path}, {model.slug}"


def own_files(model):
    return [value.path for key, value in model.keys.items()
            if isinstance(value, Path) and key in ("file", "imageName")]


def forget(journal, number):
    """Takes a model out of all keys that name it."""
    for index in journal.indexes.values():
        index[1] = [part for part in index[1] if part.target != number]
    for model in journal.models.values():
        for keys in [model.keys, *model.keys.get("entries", [])]:
            for key, value in list(keys.items()):
                if isinstance(value, Names) and number in value.numbers:
                    value.numbers.remove(number)
                    if not value.numbers:
                        del keys[key]


@edit("rename file")
def rename(random, journal):
    model = pick(random, journal, test=lambda m: not m.form.startswith("item"))
    old, name = model.path, models.slug_of(random, model.number)
    # With a slug of its own, only the file moves, and not the page.
    if random.random() < 0.4:
        model.keys["slug"] = model.slug
    own = set(own_files(model))
    folder, model.name = model.folder, name
    if random.random() < 0.3:
        model.place = random.choice(["", "north", "south"])
    for value in [v for v in model.keys.values() if isinstance(v, Path) and v.path in own]:
        path = posixpath.join(model.folder, posixpath.basename(value.path))
        if model.folder != folder:
            journal.files[path] = journal.files.pop(value.path, pictures.random_png(random))
            value.path = path
    return f"{old} to {model.path}"


FORMS = ["yaml", "toml", "tables", "json", "object"]


@edit("form")
def form(random, journal):
    model = pick(random, journal, test=lambda m: m.form in FORMS)
    model.form = random.choice(FORMS)
    return f"{model.path} is {model.form}"
