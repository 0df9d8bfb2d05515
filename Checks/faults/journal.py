"""A small site with something of everything, and what is edited in it."""

import os
import struct
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, *metadata):
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(width + 1) * height, 9)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(metadata)
            + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def exif(time, creator, latitude, longitude):
    """What a camera writes: when, by whom and where a photo was taken (Exif 2.32)."""
    def text(words):
        return 2, words.encode() + b"\0"

    def degrees(value):
        return 5, struct.pack(">6I", int(value), 1, int(value % 1 * 60), 1, 0, 1)

    def directory(tags, start):
        """A directory of TIFF, with the values that don't fit into it behind it."""
        entries, values = b"", b""
        place = start + 2 + 12 * len(tags) + 4
        for tag, (kind, value) in sorted(tags.items()):
            count = len(value) // {2: 1, 4: 4, 5: 8}[kind]
            if len(value) > 4:
                entries += struct.pack(">HHII", tag, kind, count, place + len(values))
                values += value + b"\0" * (len(value) % 2)
            else:
                entries += struct.pack(">HHI", tag, kind, count) + value.ljust(4, b"\0")
        return struct.pack(">H", len(tags)) + entries + bytes(4) + values

    def number(value):
        return 4, struct.pack(">I", value)

    camera = {0x9003: text(time), 0x9011: text("+01:00")}
    place = {1: text("N"), 2: degrees(latitude), 3: text("W"), 4: degrees(longitude)}
    main = {0x013B: text(creator), 0x8298: text(f"(c) {creator}"), 0x8769: number(0),
            0x8825: number(0)}
    first = 8 + len(directory(main, 8))
    main[0x8769] = number(first)
    main[0x8825] = number(first + len(directory(camera, first)))
    return chunk(b"eXIf", b"MM\0*" + struct.pack(">I", 8) + directory(main, 8)
                 + directory(camera, first) + directory(place, main_offset(main)))


def main_offset(main):
    return struct.unpack(">I", main[0x8825][1])[0]


TRIP = """---
origin: Lisbon
destination: Faro
departure: 2026-05-01T09:00:00Z
arrival: 2026-05-01T12:15:00Z
image: {image}
tags: [rail, south]
people: [ana]
track: {track}
---
{body}
"""

GPX = """<gpx version="1.1" creator="test"><trk><trkseg>{points}</trkseg></trk></gpx>
"""


def track(first, last):
    """A way of a point each minute."""
    return GPX.format(points="".join(
        f'<trkpt lat="{38 + minute / 100}" lon="{-9 + minute / 100}"><ele>{minute}</ele>'
        f"<time>2026-05-01T10:{minute:02}:00Z</time></trkpt>" for minute in range(first, last)))


FILES = {
    "Content/site.json": """{ "title": "Journal", "baseURL": "https://ana.example",
  "author": "ana", "timeZone": "Europe/Lisbon",
  "photos": { "creator": "Ana", "copyright": "Ana", "place": "exact" } }
""",
    "Content/rates.csv": "date,from,to,rate\n2026-04-30,EUR,USD,1.1\n",
    "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\nAt noon.\n",
    "Content/photos/pier.png": png(700, 500, exif("2026:05:01 12:00:00", "Cem", 38.7, 9.2)),
    "Content/photos/islands/index.md": "---\ntitle: Islands\n---\nSome.\n",
    "Content/photos/islands/one.png": png(400, 300, exif("2026:05:03 12:00:00", "Cem", 38.8, 9.3)),
    "Content/pages/drawing.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>\n',
    "Content/trips/way.gpx": track(0, 30),
    "Content/trips/faro/way.gpx": track(20, 50),
    "Content/index.md": "---\ntitle: Home\n---\nWelcome. ![The map](map.png)\n",
    "Content/map.png": png(7, 5),
    "Content/_redirects": "/old /new 301\n",
    "Content/trips/index.md": "---\ntitle: All trips\n---\nEvery one.\n",
    "Content/trips/lisbon.md": TRIP.format(
        image="lisbon.png", track="way.gpx", body="To [Ana](../people/ana.md). ![The sea](/trips/faro/beach.png)"),
    "Content/trips/lisbon.png": png(40, 30),
    "Content/trips/faro/index.md": TRIP.format(
        image="beach.png", track="way.gpx", body="![The beach](beach.png)\n\nSee [the plan](plan.txt)."),
    "Content/trips/faro/beach.png": png(20, 10),
    "Content/trips/faro/plan.txt": "Take the early train.\n",
    "Content/photos/shop.json": """[
  { "id": "pli", "title": "Misery Ridge", "file": "pli.png", "alt": "A wall of rock",
    "price": 25.99, "buyURL": "https://shop.example/pli" },
  { "id": "jyg", "title": "Grand Teton Sunset", "file": "jyg.png", "alt": "A lake" }
]
""",
    "Content/photos/pli.png": png(12, 9),
    "Content/photos/jyg.png": png(9, 12),
    "Content/accounts/travel.json": """{ "name": "Travel", "owner": "ana", "openingBalance": 100,
  "entries": [{ "date": "2026-05-01", "payee": "Rail", "amount": -25.5, "trip": "lisbon" }] }
""",
    "Content/people/ana.md":
        "---\nfirstName: Ana\nlastName: Sá\nbirthdate: 1985-02-03\n---\nWrites.\n",
    "Content/pages/about.md":
        "---\ntitle: About\naliases: [/me/]\n---\n# Why\n\n![A square](drawing.svg) Because, with <a href=\"/trips/\">trips</a>.\n",
    "Content/pages/secret.md": "---\ntitle: Secret\ndraft: true\n---\nNothing.\n",
    "Templates/components/own.html": "<p>Mine</p>\n",
    "Templates/words/en.json": '{ "trips": "Journeys" }\n',
    "Templates/assets/own.css": "body { background: url(paper.png) }\n",
    "Templates/assets/paper.png": png(4, 4),
}

# Besides, for builds with a key file: what is for few, and circles in a file of their own.
SEALED = {
    "Content/site.json": FILES["Content/site.json"].replace(
        '"photos"', """"hidden": "hidden.json",
  "audiences": [{ "name": "family", "title": "the family" }], "photos\""""),
    "hidden.json": '[{ "latitude": 38.05, "longitude": -8.95, "radius": 300 }]\n',
    "Content/pages/family.md": "---\ntitle: Family\naudience: family\n---\nFor few. ![Us](us.png)\n",
    "Content/pages/us.png": png(380, 300, exif("2026:05:02 11:00:00", "Bea", 38.6, 9.1)),
}

SEALED_EDITS = {
    "Content/pages/family.md": "---\ntitle: Family\naudience: family\n---\nMore. ![Us](us.png)\n",
}

EDITS = {
    "Content/pages/about.md": "---\ntitle: About me\n---\n# Why\n\nBecause it is so.\n",
    "Content/trips/lisbon.png": png(50, 30),
    "Content/trips/new.md": TRIP.format(
        image="lisbon.png", track="way.gpx", body="A new one."),
    "Content/trips/faro/way.gpx": track(10, 55),
    "Content/photos/pier.png": png(720, 500, exif("2026:05:01 13:00:00", "Cem", 38.7, 9.2)),
}


def write(site, files):
    for path, text in files.items():
        file = os.path.join(site, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "wb") as opened:
            opened.write(text if isinstance(text, bytes) else text.encode())
