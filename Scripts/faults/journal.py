"""A small site with something of everything, and what is edited in it."""

import os
import struct
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height):
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(width + 1) * height, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


TRIP = """---
origin: Lisbon
destination: Faro
departure: 2026-05-01T09:00:00Z
arrival: 2026-05-01T12:15:00Z
image: {image}
tags: [rail, south]
people: [ana]
---
{body}
"""

FILES = {
    "Content/site.json": """{ "title": "Journal", "baseURL": "https://ana.example",
  "author": "ana", "timeZone": "Europe/Lisbon" }
""",
    "Content/index.md": "---\ntitle: Home\n---\nWelcome. ![The map](map.png)\n",
    "Content/map.png": png(7, 5),
    "Content/_redirects": "/old /new 301\n",
    "Content/trips/index.md": "---\ntitle: All trips\n---\nEvery one.\n",
    "Content/trips/lisbon.md": TRIP.format(
        image="lisbon.png", body="To [Ana](../people/ana.md). ![The sea](/trips/faro/beach.png)"),
    "Content/trips/lisbon.png": png(40, 30),
    "Content/trips/faro/index.md": TRIP.format(
        image="beach.png", body="![The beach](beach.png)\n\nSee [the plan](plan.txt)."),
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
        "---\ntitle: About\naliases: [/me/]\n---\n# Why\n\nBecause, with <a href=\"/trips/\">trips</a>.\n",
    "Content/pages/secret.md": "---\ntitle: Secret\ndraft: true\n---\nNothing.\n",
    "Templates/components/own.html": "<p>Mine</p>\n",
    "Templates/words/en.json": '{ "trips": "Journeys" }\n',
    "Templates/assets/own.css": "body { background: url(paper.png) }\n",
    "Templates/assets/paper.png": png(4, 4),
}

EDITS = {
    "Content/pages/about.md": "---\ntitle: About me\n---\n# Why\n\nBecause it is so.\n",
    "Content/trips/lisbon.png": png(50, 30),
    "Content/trips/new.md": TRIP.format(image="lisbon.png", body="A new one."),
}


def write(site, files):
    for path, text in files.items():
        file = os.path.join(site, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "wb") as opened:
            opened.write(text if isinstance(text, bytes) else text.encode())
