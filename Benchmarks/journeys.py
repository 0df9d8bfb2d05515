"""The corpus of trips as travellers write it: a third has legs, a tenth has a track of 5,000 points.

Usage: journeys.py FOLDER COUNT

Writes FOLDER/Content with COUNT trips of corpus.py. A third goes by two flights with a change, whose
airports the gazetteer knows, so that it has a map, too; a tenth is a walk with a GPX track with heights
and times, of some 460 KB each. The bytes are the same wherever it is made.
"""

import datetime
import math
import os
import random
import re
import sys

import corpus
from prose import Prose

POINTS = 5_000
AIRPORTS = ["LIS", "NRT", "FRA", "JFK", "SYD", "EZE", "CPT", "KEF", "DEL", "SFO", "HEL", "SIN"]
HOUR = datetime.timedelta(hours=1)


def has_legs(index):
    return index % 3 == 1


def has_track(index):
    return index % 10 == 2 and not has_legs(index)


def with_legs(text, index):
    """The trip by two flights in place of its own keys; times are those of Greenwich."""
    departure = datetime.datetime.fromisoformat(re.search(r"(?m)^departure: (.*)$", text)[1])
    departure = departure.astimezone(datetime.timezone.utc)
    start = index // 3
    stops = [AIRPORTS[(start + number * (1 + start // 12 % 3)) % len(AIRPORTS)] for number in range(3)]
    head, body = text.removeprefix("---\n").split("\n---\n", 1)
    kept = [line for line in head.split("\n") if line.startswith(("title:", "tags:"))]
    legs = [
        "- {origin: %s, destination: %s, departure: %s, arrival: %s, mode: aircraft, number: ZO %d}" % (
            origin, destination, at.isoformat(), (at + 8 * HOUR).isoformat(), 100 + index % 900)
        for origin, destination, at in zip(stops, stops[1:], [departure, departure + 10 * HOUR])]
    return "\n".join(["---", *kept, "legs:", *legs, "---", body])


def with_track(text, name):
    return text.replace("\n---\n", f"\ntrack: {name}\n---\n", 1)


def track(index, text):
    """A walk that winds about, a point each five seconds."""
    chance = random.Random(f"track {index}")
    moment = datetime.datetime.fromisoformat(re.search(r"(?m)^departure: (.*)$", text)[1])
    moment = moment.astimezone(datetime.timezone.utc)
    latitude, longitude = chance.uniform(-60, 65), chance.uniform(-170, 170)
    height, heading = chance.uniform(0, 1500), chance.uniform(0, 2 * math.pi)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<gpx version="1.1" creator="corpus" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>']
    for _ in range(POINTS):
        heading += chance.uniform(-0.3, 0.3)
        latitude += 0.00006 * math.cos(heading)
        longitude += 0.00006 * math.sin(heading) / math.cos(math.radians(latitude))
        height += chance.uniform(-1, 1)
        moment += datetime.timedelta(seconds=5)
        lines.append(f'<trkpt lat="{latitude:.6f}" lon="{longitude:.6f}"><ele>{height:.1f}</ele>'
                     f"<time>{moment:%Y-%m-%dT%H:%M:%SZ}</time></trkpt>")
    return "\n".join(lines + ["</trkseg></trk></gpx>", ""])


@corpus.whole
def make(folder, count):
    """Writes the corpus into a new folder."""
    trips = f"{folder}/Content/trips"
    os.makedirs(trips)
    prose = Prose()
    for index in range(count):
        text, name = corpus.trip(index, count, prose), corpus.slug(index)
        if has_legs(index):
            text = with_legs(text, index)
        elif has_track(index):
            corpus.write(f"{trips}/{name}.gpx", track(index, text))
            text = with_track(text, f"{name}.gpx")
        corpus.write(f"{trips}/{name}.md", text)
    corpus.write(f"{folder}/Content/site.json",
                 f'{{"title": "The long way", "pageSize": {corpus.PAGE_SIZE}}}\n')


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]))
