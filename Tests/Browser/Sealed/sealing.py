"""Seals small sites for the tests of signing in, as their description in Sources/Sealing says.

A test holds that the bytes are those of Tests/Fixtures/Sealing, which Zoetrope has sealed.
"""

import functools
import hmac
import json
import pathlib
import re
import shutil
import unicodedata

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
FIXTURES = REPOSITORY / "Tests/Fixtures/SignIn"
ASSETS = REPOSITORY / "Templates/assets"
ROUNDS = 600_000
LABEL = "zoetrope sealed 1 "

# As the host of a site with sealed pages sends it: the theme's policy, and pictures from memory.
POLICY = """/*
  Content-Security-Policy: default-src 'self'; script-src 'self'; img-src 'self' blob:; \
media-src 'self' blob:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; \
base-uri 'none'; form-action 'self'; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
"""


def prefixed(*parts):
    parts = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def hkdf(secret, info, count=32, salt=b""):
    info = info.encode() if isinstance(info, str) else info
    return HKDF(SHA256(), count, salt, info).derive(secret)


def mac(key, message):
    return hmac.digest(key, message, "sha256")


def seal_box(secret, label, context, message, salt=None):
    """A box; with a salt that is given, one that only a check of the salt tells from it."""
    label = LABEL + label
    data = prefixed(label, *context)
    salt = salt or mac(hkdf(secret, label + " mac"), data + prefixed(message))
    key = hkdf(hkdf(secret, label + " encryption"), label + " box", 44, salt)
    return salt + AESGCM(key[:32]).encrypt(key[32:], message, data)


def padded(text):
    size = 4096
    while size < 8 + len(text):
        size += (1 << (size.bit_length() - 1)) // 8
    return len(text).to_bytes(8, "big") + text + bytes(size - 8 - len(text))


def of_readers(keys, purpose, *parts, count=32):
    """Bytes that only all content keys together give."""
    return hkdf(b"".join(sorted(set(keys))), prefixed(LABEL + "readers " + purpose, *parts), count)


def seal(text, site, path, kind, keys, salt=None):
    context = [site, path.encode(), kind.encode()]
    keys = sorted(set(keys))
    file_key = of_readers(keys, "file key", *context)
    count = (len(keys) + 3) // 4 * 4
    slots = [seal_box(key, "file key", context, file_key) for key in keys]
    if count > len(keys):
        empty = of_readers(keys, "empty slots", *context, count=(count - len(keys)) * 80)
        slots += [empty[at : at + 80] for at in range(0, len(empty), 80)]
    head = b"sealed\x01" + bytes([count]) + b"".join(sorted(slots))
    return head + seal_box(file_key, "file", [*context, head], padded(text), salt)


def salt_of(file):
    start = 8 + 80 * file[7]
    return file[start : start + 32].hex()


def name_of(path, site, keys):
    return mac(of_readers(keys, "names", site), prefixed(site, path))[:16].hex()


@functools.cache
def wrapping_key(password, salt, rounds=ROUNDS):
    text = unicodedata.normalize("NFC", password).encode()
    return PBKDF2HMAC(SHA256(), 32, salt, rounds).derive(text)


def published(salt, edition, wraps, rounds=ROUNDS):
    """What is published of (wrapping key, content key) pairs, and of others that open for nobody."""
    context = [salt, rounds.to_bytes(8, "big"), edition.to_bytes(8, "big")]
    boxes = [seal_box(guest, "content key", context, key) for guest, key in wraps]
    filled = -len(boxes) % 8
    if filled:
        secrets = sorted([key for _, key in dict((k, (g, k)) for g, k in wraps).values()]
                         + [guest for guest, _ in wraps])
        info = prefixed(LABEL + "empty wraps", *context)
        # One after the other, since HKDF has an end: 255 blocks.
        empty = hkdf(b"".join(secrets), info, filled * 80)
        boxes += [empty[at : at + 80] for at in range(0, len(empty), 80)]
    return {
        "version": 1, "edition": edition, "salt": salt.hex(), "rounds": rounds,
        "wraps": [box.hex() for box in sorted(boxes)],
    }


class SealedSite:
    """A site in a folder: what is public as plain files, what is sealed below `sealed/`."""

    def __init__(self, folder, base="/", edition=3):
        self.folder, self.base = pathlib.Path(folder), base
        self.root = self.folder / base.strip("/")
        self.salt = bytes.fromhex("000102030405060708090a0b0c0d0e0f")
        self.edition, self.rounds = edition, ROUNDS
        self.audiences, self.files = {}, {}
        (self.root / "sealed").mkdir(parents=True)
        (self.root / "assets").mkdir()
        (self.folder / "_headers").write_text(POLICY)
        for asset in [*ASSETS.iterdir(), *FIXTURES.glob("*.js"), *FIXTURES.glob("*.css")]:
            shutil.copy(asset, self.root / "assets")

    # Sources

    def html(self, fixture):
        """A page of the fixtures, whose addresses lie below the site's base."""
        text = (FIXTURES / "Pages" / fixture).read_text(encoding="utf-8")
        return re.sub(r'(?<=[" ])/(?=[a-z"])', self.base, text)

    def publish(self, path, fixture, change=lambda html: html):
        file = self.root / path.strip("/") / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(change(self.html(fixture)), encoding="utf-8")

    def audience(self, name, home, *passwords, guests=()):
        """An audience with a guest for each password, and others whose derived keys are given."""
        key = hkdf(self.salt + name.encode(), "a content key of tests")
        guests = [*guests, *(wrapping_key(password, self.salt) for password in passwords)]
        self.audiences[name] = {"key": key, "guests": guests, "home": home}

    def add(self, path, kind, text, *audiences, of=None):
        """A file for some audiences: listed by their indexes, or by the page that it belongs to."""
        text = text.encode() if isinstance(text, str) else text
        self.files[path] = {"kind": kind, "text": text, "audiences": audiences, "of": of}

    # Output

    def keys(self, audiences):
        return [self.audiences[name]["key"] for name in audiences]

    def place(self, path, audiences):
        return self.root / "sealed" / name_of(path, self.salt, self.keys(audiences))

    def place_of(self, path):
        return self.place(path, self.files[path]["audiences"])

    def write(self):
        """Writes keys, files and indexes; pages last, since they list what belongs to them."""
        wraps = [(guest, audience["key"]) for audience in self.audiences.values()
                 for guest in audience["guests"]]
        keys = published(self.salt, self.edition, wraps, self.rounds)
        (self.root / "sealed/keys.json").write_text(json.dumps(keys))
        entries = {}
        for path, file in sorted(self.files.items(), key=lambda item: item[1]["kind"] == "page"):
            text = file["text"]
            own = {other: entries[other] for other, entry in self.files.items() if entry["of"] == path}
            if own:
                listed = f'<script type="application/json" data-sealed>{json.dumps(own)}</script>'
                text = text.replace(b"</body>", listed.encode() + b"</body>")
            entries[path] = self.write_file(path, file["kind"], text, file["audiences"])
        for name, audience in self.audiences.items():
            files = {path: entries[path] for path, file in self.files.items()
                     if name in file["audiences"] and not file["of"]}
            index = {"title": name, "home": audience["home"], "files": files}
            self.write_file("index.json", "index", json.dumps(index).encode(), [name])

    def write_file(self, path, kind, text, audiences):
        keys = self.keys(audiences)
        file = seal(text, self.salt, path, kind, keys)
        place = self.place(path, audiences)
        place.write_bytes(file)
        return {"kind": kind, "name": place.name, "salt": salt_of(file)}
