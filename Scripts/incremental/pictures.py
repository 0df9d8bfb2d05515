"""Small images, made of nothing but numbers."""

import struct
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, shade):
    """A PNG that is of the same size in bytes whatever it measures and shows."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes([0] + [shade] * width) * height, 9)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", rows)
    room = b"Comment\0" + b" " * (2000 - len(body))
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"tEXt", room) + chunk(b"IEND", b"")


def random_png(random):
    # One in four is shown in several sizes, of which the smallest is 320 pixels wide.
    side = (321, 700) if random.random() < 0.25 else (8, 60)
    return png(random.randint(*side), random.randint(*side), random.randint(0, 255))


def svg(shade):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
            f'<rect width="9" height="9" fill="#0000{shade:02x}"/></svg>\n').encode()
