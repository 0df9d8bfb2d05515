"""Random edits of texts, of files beside them, and of the order of lists."""

import posixpath

import pictures
import texts
from edits import edit, pick
from models import Path


def with_text(random, journal):
    return pick(random, journal, test=lambda model: model.body)


@edit("text")
def text(random, journal):
    """Somewhere behind its beginning."""
    model = with_text(random, journal)
    if not model:
        return None
    model.body.append(texts.Part("text", texts.paragraph(random)))
    return model.path


@edit("beginning of a text")
def beginning(random, journal):
    model = pick(random, journal)
    part = texts.Part("text", texts.paragraph(random))
    if model.body and random.random() < 0.5:
        model.body[0] = part
    else:
        model.body.insert(0, part)
    return model.path


@edit("part of a text")
def part(random, journal):
    model = pick(random, journal)
    part = texts.random_part(random, journal)
    if model.body and random.random() < 0.5:
        model.body[random.randrange(len(model.body))] = part
    else:
        model.body.append(part)
    return f"{model.path}: {part.sort}"


@edit("quotes")
def quotes(random, journal):
    """The beginning of a text, in signs that typography makes or as it would make them."""
    model = pick(random, journal)
    words = random.choice(['"Quoted" -- words...', "“Quoted” – words…", "„Quoted“ – words…"])
    model.body[:1] = [texts.Part("text", words)]
    return f"{model.path}: {words}"


@edit("shorter text")
def shorter(random, journal):
    model = with_text(random, journal)
    if not model:
        return None
    model.body.pop(random.randrange(len(model.body)))
    return model.path


@edit("heading")
def heading(random, journal):
    """One that other pages may lead to."""
    found = [(model, part) for model in journal.models.values() for part in model.body
             if part.sort == "heading"]
    if not found:
        return None
    model, part = random.choice(found)
    old = part.words
    part.words = random.choice(texts.HEADINGS)
    if random.random() < 0.75:
        # A link to a file's heading that is gone would be an error; to an address's, a warning.
        for _, link in journal.texts_to(model.number):
            if link.fragment == f"#{old.lower()}":
                link.fragment = ""
    return f"{model.path}: {old} to {part.words}"


@edit("text of a list")
def index(random, journal):
    kind = random.choice(["", "trips", "photos", "accounts", "people"])
    if kind in journal.indexes and random.random() < 0.3:
        del journal.indexes[kind]
    else:
        journal.indexes[kind] = [texts.title(random), [
            texts.random_part(random, journal) for _ in range(random.randint(0, 2))]]
    return kind or "home"


@edit("image replaced")
def picture(random, journal):
    """With another of the same size in bytes."""
    path = random.choice(journal.photographs)
    journal.files[path] = pictures.random_png(random)
    return path


@edit("images exchanged")
def exchanged(random, journal):
    """Each under the other's name."""
    one, other = random.sample(journal.photographs, 2)
    journal.files[one], journal.files[other] = journal.files[other], journal.files[one]
    return f"{one}, {other}"


@edit("texts exchanged")
def texts_exchanged(random, journal):
    one, other = random.sample(list(journal.models.values()), 2)
    one.body, other.body = other.body, one.body
    return f"{one.path}, {other.path}"


@edit("image removed")
def no_picture(random, journal):
    """And with it all that shows it."""
    path = random.choice(journal.shared)
    if len(journal.shared) < 2:
        return None
    del journal.files[path]
    for model in journal.models.values():
        model.keys = {key: value for key, value in model.keys.items()
                      if not (isinstance(value, Path) and value.path == path)}
        model.body = [part for part in model.body if part.target != path]
    for body in journal.indexes.values():
        body[1] = [part for part in body[1] if part.target != path]
    return path


@edit("file beside content")
def beside(random, journal):
    extra = [path for path in journal.files if "/notes-" in path]
    if extra and random.random() < 0.5:
        path = random.choice(extra)
        if random.random() < 0.5:
            del journal.files[path]
            return f"without {path}"
        journal.files[path] = texts.sentence(random).encode()
        return path
    model = pick(random, journal)
    folder = model.folder if random.random() < 0.7 else "Content"
    name = f"notes-{random.randint(1, 99)}.{random.choice(['txt', 'pdf', 'png'])}"
    path = posixpath.join(folder, name)
    journal.files[path] = (pictures.random_png(random) if name.endswith("png")
                           else texts.sentence(random).encode())
    return path


@edit("link to a file beside content")
def link_beside(random, journal):
    extra = [path for path in journal.files if "/notes-" in path]
    model = pick(random, journal)
    if not extra:
        return None
    path = random.choice(extra)
    way = posixpath.relpath(path, model.folder)
    # Written as it is: when the file goes, the link breaks.
    model.body.append(texts.Part("text", f"[A file]({way})"))
    return f"{path} in {model.path}"


@edit("link to a file taken out")
def no_link_beside(random, journal):
    """Then the file is published no longer, if it was the last."""
    found = [(model, part) for model in journal.models.values() for part in model.body
             if part.words.startswith("[A file](")]
    if not found:
        return None
    model, part = random.choice(found)
    model.body = [other for other in model.body if other is not part]
    return f"{part.words} in {model.path}"


@edit("address of a file beside content")
def address_beside(random, journal):
    """In a text or in the navigation: of one that nothing else may name, or of none."""
    name = f"notes-{random.randint(0, 99)}.txt"
    paths = [path for path in journal.files if path.startswith("Content/notes-")]
    address = "/" + (random.choice(paths).removeprefix("Content/") if paths else name)
    model = pick(random, journal)
    model.body.append(texts.Part("text", f"[A file]({address})"))
    return f"{address} in {model.path}"


@edit("file that is published as it is")
def public(random, journal):
    path = random.choice(["Content/public/notes.txt", "Content/public/deep/er/page.html",
                          "Content/public/data.json", "Content/public/mark.png", "Content/CNAME",
                          "Content/.well-known/security.txt", "Content/public/.nojekyll"])
    if path in journal.files and random.random() < 0.5:
        del journal.files[path]
        return f"without {path}"
    journal.files[path] = (pictures.random_png(random) if path.endswith("png")
                           else texts.sentence(random).encode())
    return path


@edit("file that an editor leaves behind")
def left_over(random, journal):
    model = pick(random, journal)
    name = random.choice(["notes.txt.bak", "x.md.orig", "4913", "sedAb12Cd", "film.mp4", ".secret"])
    path = posixpath.join(model.folder, name)
    if journal.files.pop(path, None) is not None:
        return f"without {path}"
    journal.files[path] = texts.sentence(random).encode()
    return path


@edit("order of a JSON list")
def order(random, journal):
    items = [model for model in journal.models.values() if model.form.startswith("item")]
    if len(items) < 2:
        return None
    random.shuffle(items)
    rest = [model for model in journal.models.values() if not model.form.startswith("item")]
    journal.models = {model.number: model for model in [*rest, *items]}
    return ", ".join(model.slug for model in items)


@edit("unknown key")
def unknown_key(random, journal):
    model = pick(random, journal)
    if "titel" in model.keys:
        del model.keys["titel"]
    else:
        model.keys["titel"] = texts.title(random)
    return model.path
