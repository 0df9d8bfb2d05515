"""One mistake at random in a key that keeps something private, for sites that have others."""

import re

import mistakes

RESTRICTING = ("draft", "publishDate", "expiryDate", "visibility", "audience")
# Names that front matter of every format can have without quotes, and those with invisible signs.
WRITABLE = re.compile(r"[A-Za-z][A-Za-z_-]*|.*[\u200b\u00ad\u2060].*")


def slip(random, key, value):
    """Returns what was done to a key, and the keys and values that stand for it."""
    choice = random.choice(["misspelt", "misspelt", "empty", "misplaced", "other program's"])
    if choice == "misspelt":
        name = random.choice([name for _, name in mistakes.misspelt(key) if WRITABLE.fullmatch(name)])
        return f"'{key}' is misspelt as {name!a}", {name: value}
    if choice == "empty":
        empty = random.choice(["", " ", [], None])
        return f"'{key}' is {empty!r}", {key: empty}
    if choice == "misplaced":
        outer = random.choice(["extra", "params"])
        return f"'{key}' is in '{outer}'", {outer: {key: value}}
    name, given = random.choice([("noindex", True), ("published", False), ("members_only", True)])
    return f"'{key}' is {name}: {given}", {name: given}


def restricting(keys):
    """Keys of a model that keep it private."""
    return [key for key in RESTRICTING if key in keys and keys[key] not in ("public", "unlisted")]
