"""Which pictures there are, and the way of each from its scene to its file."""

import argparse
import sys
import time
from pathlib import Path

import coast
import desert
import film
import green
import ice
import mountains
import night
import portraits
import storm

LIMIT = 292_000

# Name: the file below Content/, the scene, height by width.
LANDSCAPES = {
    "misery-ridge": (desert.misery_ridge, 2 / 3),
    "grand-teton-sunset": (mountains.grand_teton_sunset, 2 / 3),
    "orange-icebergs": (ice.orange_icebergs, 2 / 3),
    "grand-teton-sunrise": (mountains.grand_teton_sunrise, 2 / 3),
    "milky-tail": (night.milky_tail, 2 / 3),
    "white-sands": (desert.white_sands_national_monument, 2 / 3),
    "stonehenge-storm": (storm.stonehenge_storm, 2 / 3),
    "mountain-sunrise": (mountains.mountain_sunrise, 2 / 3),
    "colours-of-middle-earth": (green.colours_of_middle_earth, 2 / 3),
    "coast": (coast.coast, 9 / 16),
}
FOLDERS = {"coast": ""}
PORTRAITS = {"ana": portraits.hat, "tom": portraits.bicycle}

# Pixels computed for each pixel of the picture, along both sides; stars are points already.
FINER = {"milky-tail": 1.0}


def landscape(name, width):
    scene, shape = LANDSCAPES[name]
    height = round(width * shape)
    finer = FINER.get(name, 1.3)
    light, look = scene(round(width * finer), round(height * finer))
    picture = film.develop(film.glare(light, 0.10, 0.03), **look)
    if finer != 1:
        picture = film.reduce(picture, width, height)
    return film.jpeg(picture, seed=1, limit=LIMIT)


def main(root):
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--width", type=int, default=1600, help="pixels across (1600)")
    options.add_argument(
        "--content", type=Path, default=root / "Content", help="where the files go"
    )
    options.add_argument(
        "names", nargs="*", metavar="NAME", help="pictures to make; all without one"
    )
    given = options.parse_args()
    known = [*LANDSCAPES, *PORTRAITS]
    for name in given.names:
        if name not in known:
            sys.exit(f"render-photographs: there is no '{name}'; there are {', '.join(known)}")
    for name in given.names or known:
        start = time.monotonic()
        if name in LANDSCAPES:
            path = given.content / FOLDERS.get(name, "photos") / f"{name}.jpg"
            data = landscape(name, given.width)
        else:
            path = given.content / "people" / f"{name}.jpg"
            data = film.jpeg(PORTRAITS[name](480), seed=3, limit=60_000, grain=0.006)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        print(f"{path}: {len(data):,} bytes, {time.monotonic() - start:.1f} s", flush=True)
