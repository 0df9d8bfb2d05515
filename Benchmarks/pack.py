"""Packs a corpus's paths and a published tree into the one file that limit.c reads.

Usage: pack.py CORPUS TREE PACK
"""

import os
import struct
import sys

# Zoetrope's own bookkeeping is no part of the site.
MANIFEST = ".zoetrope-manifest-"


def walk(folder):
    """Each folder below one, with the names of the folders and of the files in it, itself as ""."""
    for place, names, leaves in os.walk(folder):
        names.sort()
        below = os.path.relpath(place, folder)
        yield ("" if below == "." else below), names, [n for n in sorted(leaves) if not n.startswith(MANIFEST)]


def number(value):
    return struct.pack("=Q", value)


def named(path):
    """A path with its size before it."""
    name = os.fsencode(path) + b"\0"
    return number(len(name)) + name


def file_record(tree, path):
    with open(f"{tree}/{path}", "rb") as file:
        content = file.read()
    name = os.fsencode(path) + b"\0"
    return number(len(name)) + number(len(content)) + name + content


def pack(corpus, tree, target):
    texts = [os.path.abspath(f"{corpus}/{place}/{name}")
             for place, _, names in walk(corpus) for name in names if name.endswith(".md")]
    inner, leaves, loose = [], [], []
    for place, folders, names in walk(tree):
        paths = [os.path.join(place, name) for name in names]
        if folders or not place:
            inner += [place] if place else []
            loose += paths
        else:
            leaves.append((place, paths))
    leaves.append(("", loose))
    with open(target, "wb") as out:
        counts = (len(texts), len(inner), len(leaves), sum(len(paths) for _, paths in leaves))
        out.write(b"".join(map(number, counts)))
        out.write(b"".join(map(named, texts + inner)))
        for place, paths in leaves:
            out.write(named(place) + number(len(paths)))
            for path in paths:
                out.write(file_record(tree, path))


if __name__ == "__main__":
    pack(*sys.argv[1:])
