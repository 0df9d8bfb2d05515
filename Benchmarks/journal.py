"""A site shaped like one of real people: what the corpus of trips alone does not have.

Usage: journal.py FOLDER COUNT

Writes FOLDER/Content with COUNT trips of corpus.py, of which 5 % are JSON, 1 % drafts, 1 % private and
0.5 % to be published later; 5 % have a former address, 1 % name a template, and 2 % have a text of
which Zoetrope warns. Beside them stand a fifth as many photos (half of them in lists of twenty), twenty
people, an account of forty entries for each hundred trips, ten pages, a text for home, and one in ten
of the photos is for sale. The bytes are the same wherever it is made.
"""

import json
import os
import random
import struct
import sys
import zlib

import corpus
from prose import Prose

PEOPLE = ["ana", "bo", "carla", "dinis", "eva", "femi", "gil", "hana", "ivo", "jun", "kai", "lea", "mia",
          "nuno", "olga", "per", "rui", "sara", "tom", "yuki"]
ENTRIES = 40
LIST = 20


def png(width, height, level):
    """A grey picture, without a library."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes([level] * width) for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def is_json(index):
    return index % 20 == 7


def is_public(index):
    """Whether others may refer to the trip."""
    return index % 100 not in (11, 13) and index % 200 != 17


def further_keys(index, chance):
    keys = {"people": chance.sample(PEOPLE, chance.choice([1, 1, 2, 3]))}
    if index % 100 == 11:
        keys["draft"] = True
    if index % 100 == 13:
        keys["visibility"] = "private"
    if index % 200 == 17:
        keys["publishDate"] = "2039-01-01"
    if index % 20 == 3:
        keys["aliases"] = [f"/{2009 + index % 15}/day-{index}/"]
    if index % 100 == 19:
        keys["template"] = "trip"
    return keys


def yaml(keys):
    return "".join(f"{key}: {json.dumps(value)}\n" for key, value in keys.items())


def parsed(front_matter):
    """The corpus's own front matter as an object: what it writes is a small part of YAML."""
    model, inside = {}, None
    for line in front_matter.strip("-\n").split("\n"):
        key, _, value = line.strip().partition(":")
        value = value.strip()
        if line.startswith("  "):
            model[inside][key] = value
        elif not value:
            inside = key
            model[key] = {}
        elif value.startswith("["):
            model[key] = value[1:-1].split(", ")
        else:
            model[key] = value[1:-1].replace("''", "'") if value.startswith("'") else value
    return model


def trip(index, count, prose):
    """The name of a trip's file, and its text."""
    chance = random.Random(index)
    head = corpus.front_matter(index, count, chance)
    other = (index * 31 + 17) % count
    while not is_public(other):
        other = (other + 1) % count
    link = f"[day {other:,}](/trips/{corpus.slug(other)}/)"
    body = prose.body(chance, corpus.SIZE - len(head.encode()), link)
    if index % 50 == 23:
        body += "\n{{< gallery >}}\n"
    keys = further_keys(index, chance)
    name = corpus.slug(index)
    if is_json(index):
        return f"{name}.json", json.dumps({**parsed(head), **keys, "body": body}, ensure_ascii=False, indent=2)
    return f"{name}.md", head.removesuffix("---\n") + yaml(keys) + "---\n" + body


def photo(index, trips):
    chance = random.Random(f"photo {index}")
    of = chance.randrange(trips)
    model = {"id": f"photo-{index:05d}", "title": f"Photo {index:,}", "file": f"{index % 10}.png",
             "alt": f"What stood beside the line on day {index}", "takenAt": f"2024-05-{index % 28 + 1:02d}T12:00:00Z"}
    if is_public(of):
        model["trip"] = corpus.slug(of)
    if index % 10 == 0:
        model |= {"price": 20 + index % 50, "buyURL": "https://shop.example/"}
    return model


def account(index, trips):
    """An account whose entries are of the days of their trips."""
    chance = random.Random(f"account {index}")
    entries = []
    for _ in range(ENTRIES):
        of = chance.randrange(trips)
        day = corpus.FIRST_DEPARTURE + corpus.APART * (of * 7919 % trips)
        entry = {"date": f"{day:%Y-%m-%d}", "payee": chance.choice(corpus.PROVIDERS),
                 "amount": -chance.randrange(100, 9000) / 100}
        entries.append(entry | ({"trip": corpus.slug(of)} if is_public(of) else {}))
    entries.sort(key=lambda entry: entry["date"])
    return {"name": f"Purse {index}", "currency": "EUR", "openingBalance": 5000, "owner": PEOPLE[index % len(PEOPLE)],
            "entries": entries}


@corpus.whole
def make(folder, count):
    """Writes the journal into a new folder."""
    content = f"{folder}/Content"
    for kind in ("trips", "photos", "accounts", "people", "pages"):
        os.makedirs(f"{content}/{kind}")
    prose = Prose()
    for index in range(count):
        name, text = trip(index, count, prose)
        corpus.write(f"{content}/trips/{name}", text)
    photos = [photo(index, count) for index in range(count // 5)]
    singles, listed = photos[:len(photos) // 2], photos[len(photos) // 2:]
    for model in singles:
        corpus.write(f"{content}/photos/{model['id']}.md", "---\n" + yaml(model) + "---\n")
    for start in range(0, len(listed), LIST):
        corpus.write(f"{content}/photos/list-{start // LIST:04d}.json", json.dumps(listed[start:start + LIST], indent=1))
    for level in range(10):
        with open(f"{content}/photos/{level}.png", "wb") as file:
            file.write(png(1200, 800, level * 25))
    for index in range(max(1, count // 100)):
        corpus.write(f"{content}/accounts/purse-{index:04d}.json", json.dumps(account(index, count), indent=1))
    for name in PEOPLE:
        corpus.write(f"{content}/people/{name}.md", f"---\nfirstName: {name.title()}\nlastName: Reis\n---\nTravels.\n")
    for index in range(10):
        corpus.write(f"{content}/pages/page-{index}.md", f"---\ntitle: Page {index}\n---\nAbout it.\n")
    corpus.write(f"{content}/index.md", "---\ntitle: The long way home\n---\nWelcome.\n")
    corpus.write(f"{content}/site.json", json.dumps(
        {"title": "The long way home", "pageSize": corpus.PAGE_SIZE, "currency": "EUR", "author": "ana"}))


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]))
