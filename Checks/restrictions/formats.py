"""Front matter in every format, and pictures that know where they were taken."""

import json
import re
import struct
import zlib

PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
FORMS = ["yaml", "toml", "json", "object", "array"]


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(shade, latitude, width):
    """A PNG of a shade that knows where it was taken (TIFF 6.0 §2, Exif 2.32 §4.6.6)."""
    head = struct.pack(">IIBBBBB", width, 8, 8, 2, 0, 0, 0)
    rows = zlib.compress((b"\0" + bytes(shade) * width) * 8)
    place = struct.pack(">II", round(latitude * 1_000_000), 1_000_000) + struct.pack(">IIII", 0, 1, 0, 1)
    east = struct.pack(">IIIIII", 20, 1, 0, 1, 0, 1)
    # The main directory has 18 bytes at 8, that of the place 54 at 26; values are behind it.
    main = struct.pack(">HHHIII", 1, 0x8825, 4, 1, 26, 0)
    entries = (struct.pack(">HHI4s", 1, 2, 2, b"N") + struct.pack(">HHII", 2, 5, 3, 80)
               + struct.pack(">HHI4s", 3, 2, 2, b"E") + struct.pack(">HHII", 4, 5, 3, 104))
    tiff = b"MM\0*\0\0\0\x08" + main + struct.pack(">H", 4) + entries + b"\0" * 4 + place + east
    known = chunk(b"eXIf", tiff)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + known + chunk(b"IDAT", rows)
            + chunk(b"IEND", b""))


def text(value):
    return json.dumps(value, ensure_ascii=False)


def toml(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name(key)} = {toml(one)}" for key, one in value.items()) + " }"
    return '""' if value is None else text(value)


def name(key):
    """A key as an author types it: in quotes only where it must be."""
    return key if PLAIN.fullmatch(key) else text(key)


def front_matter(form, keys, body):
    if form == "yaml":
        lines = [f"{name(key)}: {'' if value is None else text(value)}" for key, value in keys]
        return "\n".join(["---", *lines, "---", "", body, ""])
    if form == "toml":
        return "\n".join(["+++", *(f"{name(key)} = {toml(value)}" for key, value in keys), "+++", "",
                          body, ""])
    if form == "tables":
        return "\n".join(["+++", *tables(keys), "+++", "", body, ""])
    if form == "json":
        return "{\n" + ",\n".join(f"  {text(key)}: {text(value)}" for key, value in keys) + "\n}\n\n" + body + "\n"
    return line([*keys, ("body", body)]) + "\n"


def line(keys):
    """An object of JSON in one line, also with a key twice."""
    return "{" + ", ".join(f"{text(key)}: {text(value)}" for key, value in keys) + "}"


def tables(keys):
    """TOML in which each object is a table behind the plain keys."""
    plain, behind = [], []
    for key, value in keys:
        objects = value if isinstance(value, list) else [value]
        if not objects or not all(isinstance(one, dict) for one in objects):
            plain.append(f"{name(key)} = {toml(value)}")
            continue
        for one in objects:
            behind.append(f"[[{name(key)}]]" if isinstance(value, list) else f"[{name(key)}]")
            behind += [f"{name(part)} = {toml(inner)}" for part, inner in one.items()]
    return plain + behind
