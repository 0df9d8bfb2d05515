"""Small images, made of nothing but numbers."""

import struct
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def exif(taken, offset, iso):
    """What a camera would write (TIFF 6.0 §2, Exif 2.32 §4.6); without an offset, none is known."""
    texts = {0x9003: taken, 0x9011: offset} if offset else {0x9003: taken}
    entries, values, start = b"", b"", 26 + 2 + 12 * (len(texts) + 1) + 4
    for tag, text in [(0x8827, None), *texts.items()]:
        if text is None:
            entries += struct.pack(">HHIHH", tag, 3, 1, iso, 0)
            continue
        data = text.encode() + b"\0"
        entries += struct.pack(">HHII", tag, 2, len(data), start + len(values))
        values += data
    main = struct.pack(">HHHIII", 1, 0x8769, 4, 1, 26, 0)
    return b"MM\0*\0\0\0\x08" + main + struct.pack(">H", len(texts) + 1) + entries + b"\0" * 4 + values


def png(width, height, shade, facts=None):
    """A PNG that is of the same size in bytes whatever it measures, shows and knows."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes([0] + [shade] * width) * height, 9)
    known = chunk(b"eXIf", exif(*facts)) if facts else b""
    body = chunk(b"IHDR", head) + known + chunk(b"IDAT", rows)
    room = b"Comment\0" + b" " * (2000 - len(body))
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"tEXt", room) + chunk(b"IEND", b"")


def random_png(random):
    # One in four is shown in several sizes, of which the smallest is 320 pixels wide.
    side = (321, 700) if random.random() < 0.25 else (8, 60)
    return png(random.randint(*side), random.randint(*side), random.randint(0, 255),
               random_facts(random))


def random_facts(random):
    """When a picture was taken, in a zone that is known or not, and how; half know nothing."""
    if random.random() < 0.5:
        return None
    day = f"2026:0{random.randint(1, 6)}:{random.randint(10, 28)}"
    offset = random.choice([None, None, "+01:00", "-07:00"])
    return f"{day} {random.randint(10, 20)}:30:00", offset, random.choice([100, 200, 400])


def svg(shade):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
            f'<rect width="9" height="9" fill="#0000{shade:02x}"/></svg>\n').encode()
