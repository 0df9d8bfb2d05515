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
    room = b"Comment\0" + b" " * (600 - len(body))
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"tEXt", room) + chunk(b"IEND", b"")


def random_png(random):
    return png(random.randint(8, 60), random.randint(8, 60), random.randint(0, 255))


def svg(shade):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
            f'<rect width="9" height="9" fill="#0000{shade:02x}"/></svg>\n').encode()
