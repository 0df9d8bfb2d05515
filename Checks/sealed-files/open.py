"""Opens recorded sealed files by nothing but their description, and looks that nothing else opens.

It is written after the comments of Box, Padding, SealedFile and PublishedKeys in Sources/Libraries/Sealing, and
shares no line with them.
"""

import hmac
import json
import pathlib
import sys
import unicodedata

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

FEWEST_ROUNDS = 600_000
SLOT = 80


class Refused(Exception):
    """Bytes that are not what was sealed for this reader and place."""


def prefixed(*parts):
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def hkdf(key, salt, info, count):
    return HKDF(SHA256(), count, salt, info.encode()).derive(key)


def open_box(secret, label, context, box):
    if len(box) < 48:
        raise Refused("a box that is too short")
    data = prefixed(label.encode(), *context)
    salt, sealed = box[:32], box[32:]
    derived = hkdf(hkdf(secret, b"", label + " encryption", 32), salt, label + " box", 44)
    try:
        message = AESGCM(derived[:32]).decrypt(derived[32:], sealed, data)
    except InvalidTag as error:
        raise Refused("a wrong tag") from error
    mac = hkdf(secret, b"", label + " mac", 32)
    if not hmac.compare_digest(hmac.digest(mac, data + prefixed(message), "sha256"), salt):
        raise Refused("a salt of another message")
    return message


def opened(secrets, label, context, boxes):
    """The first message that one of the secrets opens."""
    for secret in secrets:
        for box in boxes:
            try:
                return open_box(secret, label, context, box)
            except Refused:
                pass
    raise Refused("no key fits")


def padded_size(count):
    size = 4096
    while size < count:
        size += (1 << (size.bit_length() - 1)) // 8
    return size


def open_file(keys, site, path, kind, file):
    if len(file) < 8 or file[:6] != b"sealed" or file[6] != 1:
        raise Refused("no sealed file")
    slots = file[7]
    head, box = file[: 8 + SLOT * slots], file[8 + SLOT * slots :]
    if slots == 0 or slots % 4 or len(head) < 8 + SLOT * slots:
        raise Refused("a wrong number of slots")
    context = [site, path.encode(), kind.encode()]
    boxes = [head[start : start + SLOT] for start in range(8, len(head), SLOT)]
    file_key = opened(keys, "zoetrope sealed 1 file key", context, boxes)
    padded = open_box(file_key, "zoetrope sealed 1 file", context + [head], box)
    count = int.from_bytes(padded[:8], "big")
    text, rest = padded[8 : 8 + count], padded[8 + count :]
    if len(text) != count or len(padded) != padded_size(8 + count) or any(rest):
        raise Refused("a wrong padding")
    return text


def content_keys(published, password):
    if published["version"] != 1 or published["rounds"] < FEWEST_ROUNDS:
        raise Refused("keys that are easier to guess")
    salt, rounds = bytes.fromhex(published["salt"]), published["rounds"]
    text = unicodedata.normalize("NFC", password).encode()
    wrapping = PBKDF2HMAC(SHA256(), 32, salt, rounds).derive(text)
    context = [salt, rounds.to_bytes(8, "big"), published["edition"].to_bytes(8, "big")]
    keys = []
    for wrap in published["wraps"]:
        try:
            keys.append(
                open_box(wrapping, "zoetrope sealed 1 content key", context, bytes.fromhex(wrap))
            )
        except Refused:
            pass
    return keys


def is_refused(*arguments):
    try:
        open_file(*arguments)
    except Refused:
        return True
    return False


def damaged(file):
    """The file with each byte changed, cut off at each length, longer, and with slots exchanged."""
    for index, byte in enumerate(file):
        yield file[:index] + bytes([byte ^ 1 << index % 8]) + file[index + 1 :]
    for count in range(len(file)):
        yield file[:count]
    yield file + b"\0"
    yield file[:8] + file[88:168] + file[8:88] + file[168:]


def main():
    folder = pathlib.Path(sys.argv[1])
    published = json.loads((folder / "published.json").read_text())
    files = json.loads((folder / "files.json").read_text())
    site = bytes.fromhex(published["salt"])
    assert published["wraps"] == sorted(published["wraps"]) and len(published["wraps"]) % 8 == 0
    passwords = sorted({password for file in files for password in file["passwords"]})
    keys = {password: content_keys(published, password) for password in passwords}
    assert content_keys(published, "tram lemon violet anchors") == []
    opens = refusals = 0
    for file in files:
        path, kind = file["path"], file["kind"]
        sealed = (folder / file["file"]).read_bytes()
        for password in passwords:
            arguments = keys[password], site, path, kind, sealed
            if password not in file["passwords"]:
                assert is_refused(*arguments), (file["file"], password)
                refusals += 1
                continue
            assert open_file(*arguments).hex() == file["text"], (file["file"], password)
            opens += 1
        key = keys[file["passwords"][0]]
        assert is_refused(key, bytes(16), path, kind, sealed)
        assert is_refused(key, site, path + "/", kind, sealed)
        assert is_refused(key, site, path, kind + "s", sealed)
        for other in damaged(sealed):
            assert is_refused(key, site, path, kind, other), file["file"]
            refusals += 1
    assert opens == 9 and refusals > 30_000, (opens, refusals)
    print(f"check-sealing: {opens} files opened, {refusals} refused")


if __name__ == "__main__":
    main()
