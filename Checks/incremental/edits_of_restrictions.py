"""Random edits of keys that keep something private: misspelt, misplaced and empty ones, and put right."""

import pathlib
import sys

sys.path[1:1] = [str(pathlib.Path(__file__).resolve().parent.parent / "restrictions")]

import slips  # noqa: E402
from edits import edit, pick  # noqa: E402

EVERYWHERE = [("draft", True), ("publishDate", "2027-01-01"), ("expiryDate", "2025-06-01"),
              ("visibility", "private")]
# What hides nothing is only warned of.
HARMLESS = [("darft", False), ("noindex", False), ("published", True), ("Draft", False),
            # Harmless from a day on, around which the builds are.
            ("pubDate", "2026-01-31"), ("published", "2027-01-01"), ("publish-date", "2025-06-01")]


@edit("restriction misspelt")
def misspelt(random, journal):
    """A key of a model with a mistake, for one that it has or gets."""
    model = pick(random, journal)
    known = [(key, model.keys[key]) for key in slips.restricting(model.keys)]
    key, value = random.choice(known or EVERYWHERE)
    words, wrong = slips.slip(random, key, value)
    return f"{words} in {slipped(journal, model.keys, key, value, wrong)} of {model.path}"


@edit("restriction misplaced")
def misplaced(random, journal):
    """A key of the model in an object of it, or a key of another kind."""
    account = pick(random, journal, "accounts")
    if account and random.random() < 0.6:
        key, value = random.choice(EVERYWHERE)
        keys = random.choice(account.keys["entries"])
        return f"'{key}' in an entry: {slipped(journal, keys, key, value, {key: value})} of {account.path}"
    model = pick(random, journal, test=lambda model: model.kind != "accounts")
    key, value = random.choice([("disclosure", "hidden"), ("tripDisclosure", "hidden")])
    return f"{slipped(journal, model.keys, key, value, {key: value})} of {model.path}"


@edit("restriction of an entry misspelt")
def entry(random, journal):
    account = pick(random, journal, "accounts")
    if not account:
        return None
    keys = random.choice([account.keys, random.choice(account.keys["entries"])])
    words, wrong = slips.slip(random, "disclosure", "hidden")
    return f"{words} in {slipped(journal, keys, 'disclosure', 'hidden', wrong)} of {account.path}"


@edit("restriction in the settings misspelt")
def settings(random, journal):
    circle = [{"latitude": 38.7, "longitude": -9.1, "radius": 500}]
    words, wrong = slips.slip(random, "hidden", circle)
    return f"{words} in {slipped(journal, journal.settings, 'hidden', circle, wrong)} of the settings"


@edit("restriction of an album misspelt")
def album(random, journal):
    """In the album's own keys, or in those of a picture, by a list or a table."""
    path = "Content/photos/north/index.md"
    names = [name for name in journal.files if name.startswith("Content/photos/north/Coast")]
    if path not in journal.files or not names:
        return None
    name = random.choice(names).rsplit("/", 1)[1]
    text = random.choice([
        '---\ntitle: N\ndarft: true\n---\n', '---\ntitle: N\nvisibility:\n---\n',
        f'---\ntitle: N\nphotos:\n  - {{file: "{name}", palce: none}}\n---\n',
        f'---\ntitle: N\nphotos:\n  - {{file: "{name}", Draft: true}}\n---\n',
        f'+++\ntitle = "N"\n[[photos]]\nfile = "{name}"\nvisibilty = "private"\n+++\n',
        f'+++\ntitle = "N"\n[[photos]]\nfile = "{name}"\n[extra]\ndraft = true\n+++\n'])
    journal.files[path] = text.encode()
    return f"{path}: {text!r}"


@edit("harmless key")
def harmless(random, journal):
    model = pick(random, journal)
    key, value = random.choice(HARMLESS)
    if key in model.keys:
        del model.keys[key]
    else:
        model.keys[key] = value
    return f"{key}: {value} of {model.path}"


def slipped(journal, keys, key, value, wrong):
    """Replaces a key by a mistake, and notes how it is put right."""
    keys.pop(key, None)
    keys.update(wrong)
    journal.slips.append((keys, list(wrong), key, value))
    return ", ".join(map(ascii, wrong))


def put_right(journal):
    """What the author meant everywhere; returns whether there was anything to put right."""
    done, journal.slips = journal.slips, []
    for keys, wrong, key, value in done:
        for name in wrong:
            keys.pop(name, None)
        # Another kind has no such key.
        if key not in ("disclosure", "tripDisclosure") or "amount" in keys or "entries" in keys:
            if not ("amount" in keys and key != "disclosure"):
                keys[key] = value
    return bool(done)
