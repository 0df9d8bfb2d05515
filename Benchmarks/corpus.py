"""The corpus: a journal of trips as one author might write it, the same bytes wherever it is made.

Usage: corpus.py FOLDER COUNT

Writes FOLDER/Content for Zoetrope, and FOLDER/content for Hugo: the same files, but for the year of the
departure, which Hugo needs in the front matter to make an archive of it.
Each trip is 3.3 KB of Markdown with YAML front matter: both ends' names and zones, three tags out of
150 of which some are far more common than others, and for three in four when it really left.
"""

import datetime
import functools
import os
import random
import shutil
import sys
import zoneinfo

from prose import Prose

SIZE = 3300
PAGE_SIZE = 50
ADDRESS = "https://example.org/"
FIRST_DEPARTURE = datetime.datetime(2009, 3, 1, 5, 0, tzinfo=datetime.timezone.utc)
APART = datetime.timedelta(minutes=53)

ZONES = {
    "Europe/Lisbon": ["Lisbon", "Porto", "Faro", "Coimbra", "Évora", "Braga", "Sintra", "Tavira"],
    "Asia/Tokyo": ["Tokyo", "Kyoto", "Osaka", "Nara", "Kobe", "Nagoya", "Sendai", "Hakone"],
}
PLACES = [(name, zone) for zone, names in ZONES.items() for name in names]
CLOCKS = {zone: zoneinfo.ZoneInfo(zone) for zone in ZONES}
MODES = ["train", "bus", "watercraft", "aircraft", "car", "bicycle", "walking"]
FLAVORS = ["", " & back", " by night", ' the "slow" way', ""]
PROVIDERS = ["Comboios & Filhos", "Blue Line", "Norte Express", "Hikari", "O'Neill Ferries"]
ADJECTIVES = ["slow", "high", "coastal", "night", "winter", "long", "quiet", "old", "green", "cheap",
              "crowded", "early", "lonely", "famous", "hidden"]
NOUNS = ["trains", "passes", "harbours", "markets", "islands", "villages", "bridges", "rivers",
         "stations", "roads"]
TAGS = [f"{adjective} {noun}" for adjective in ADJECTIVES for noun in NOUNS]
# By Zipf's law: the second tag is half as common as the first, the third a third.
WEIGHTS = [1 / (rank + 1) for rank in range(len(TAGS))]
CUMULATIVE = [sum(WEIGHTS[:rank + 1]) for rank in range(len(TAGS))]


def ends(index):
    """The origin and the destination of a trip, which differ; a third of all change the zone."""
    origin = PLACES[index * 5 % len(PLACES)]
    others = [place for place in PLACES
              if place != origin and (index % 3 == 0) == (place[1] != origin[1])]
    return origin, others[index // 16 % len(others)]


def slug(index):
    names = [name.lower().replace("é", "e") for name, _ in ends(index)]
    return f"{names[0]}-to-{names[1]}-{index:06d}"


def title(index):
    """With characters that HTML must escape in some."""
    origin, destination = ends(index)
    return f"{origin[0]} to {destination[0]}{FLAVORS[index % len(FLAVORS)]}, day {index:,}"


def tags(chance):
    """Three different ones, the common ones more often."""
    chosen = []
    while len(chosen) < 3:
        [tag] = chance.choices(TAGS, cum_weights=CUMULATIVE)
        if tag not in chosen:
            chosen.append(tag)
    return chosen


def minutes_late(chance):
    """None where nobody noted when it left; negative where it left early."""
    kind = chance.random()
    if kind < 0.25:
        return None
    if kind < 0.5:
        return 0
    return int(1 + chance.random() * 90) if kind < 0.85 else -int(1 + chance.random() * 10)


def front_matter(index, count, chance):
    origin, destination = ends(index)
    # The order of the names is not the order of the days.
    departure = FIRST_DEPARTURE + APART * (index * 7919 % count)
    departure += datetime.timedelta(seconds=int(chance.random() * 50) * 60)
    hours = 11 + chance.random() * 18 if origin[1] != destination[1] else 0.5 + chance.random() * 5
    arrival = departure + datetime.timedelta(minutes=int(hours * 60))
    lines = [
        "---",
        "title: '" + title(index).replace("'", "''") + "'",
        f"departure: {written(departure, origin)}",
        f"arrival: {written(arrival, destination)}",
    ]
    late = minutes_late(chance)
    if late is not None:
        actual = departure + datetime.timedelta(minutes=late, seconds=int(chance.random() * 60))
        lines.append(f"actualDeparture: {written(actual, origin)}")
    for key, place in (("origin", origin), ("destination", destination)):
        lines += [f"{key}:", f"  name: {place[0]}", f"  timeZone: {place[1]}"]
    lines += [
        f"mode: {MODES[index % len(MODES)]}",
        f"provider: {PROVIDERS[index % len(PROVIDERS)]}",
        "tags: [" + ", ".join(tags(chance)) + "]",
        "---",
    ]
    return "\n".join(lines) + "\n"


def written(instant, place):
    return instant.astimezone(CLOCKS[place[1]]).isoformat()


def trip(index, count, prose):
    chance = random.Random(index)
    head = front_matter(index, count, chance)
    other = (index * 31 + 17) % count
    link = f"[day {other:,}](/trips/{slug(other)}/)"
    return head + "\n" + prose.body(chance, SIZE - len(head.encode()) - 1, link)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def whole(make):
    """Makes what a function writes into a folder under another name, so that it is there only once it is
    whole."""
    @functools.wraps(make)
    def made(folder, count):
        unfinished = folder + ".unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        make(unfinished, count)
        shutil.rmtree(folder, ignore_errors=True)
        os.rename(unfinished, folder)
    return made


@whole
def make(folder, count):
    """Writes the corpus into a new folder."""
    trips, hugo = f"{folder}/Content/trips", f"{folder}/content/trips"
    os.makedirs(trips)
    os.makedirs(hugo)
    prose = Prose()
    for index in range(count):
        text = trip(index, count, prose)
        write(f"{trips}/{slug(index)}.md", text)
        year = text.split("\ndeparture: ")[1][:4]
        write(f"{hugo}/{slug(index)}.md", text.replace("\n---\n", f"\nyears: ['{year}']\n---\n", 1))
    write(f"{folder}/Content/site.json",
          f'{{"title": "The long way", "pageSize": {PAGE_SIZE}, '
          '"description": "A journal of many trips."}\n')


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]))
