"""Seals small sites for the tests of signing in, as their description in Sources/Libraries/Sealing says.

A test holds that the bytes are those of Tests/Fixtures/Sealing, which Zoetrope has sealed.
"""

import functools
import gzip
import hashlib
import hmac
import json
import os
import pathlib
import re
import shutil
import unicodedata

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
PAGES = pathlib.Path(__file__).resolve().parent / "Pages"
ROUNDS = 600_000
LABEL = "zoetrope sealed 1 "


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


def compressed(text, kind):
    """What is sealed of a file: texts are compressed."""
    is_text = kind in ("page", "index", "application/json", "application/gpx+xml")
    return gzip.compress(text, mtime=0) if is_text or kind.startswith("text/") else text


class SealedSite:
    """A site that the program has built, in a folder, with pages that are sealed below `sealed/`."""

    def __init__(self, folder, base="/", edition=3):
        self.folder, self.base = pathlib.Path(folder), base
        self.root = self.folder / base.strip("/")
        self.salt = bytes.fromhex("000102030405060708090a0b0c0d0e0f")
        self.edition, self.rounds = edition, ROUNDS
        self.audiences, self.files, self.aliases = {}, {}, {}
        built = pathlib.Path(os.environ["SITES"]) / ("sealed-below" if base != "/" else "sealed")
        shutil.copytree(built, self.root, dirs_exist_ok=True)
        if self.root != self.folder:
            shutil.move(self.root / "_headers", self.folder)
        (self.root / "sealed").mkdir()
        self.frame = (self.root / "photos/sand/index.html").read_text(encoding="utf-8")

    # Sources

    def html(self, name, language="en-GB", direction="ltr"):
        """A page of the site with the contents of a file, whose addresses lie below the base."""
        text = (PAGES / name).read_text(encoding="utf-8")
        return self.page(re.sub(r'(?<=[" ])/(?=[a-z"])', self.base, text), language, direction)

    def page(self, main, language="en-GB", direction="ltr"):
        title = re.search("<h1[^>]*>(.*?)</h1>", main)[1]
        html = re.sub("<title>.*?</title>", f"<title>{title} – A Journal</title>", self.frame)
        html = re.sub("<html[^>]*>", f'<html lang="{language}" dir="{direction}">', html)
        return re.sub("(?s)(<main[^>]*>).*</main>", lambda found: f"{found[1]}{main}</main>", html)

    def change(self, path, change):
        """Changes a page that the program has built."""
        file = self.root / path.strip("/") / "index.html"
        file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")

    def asset(self, name):
        """The file that a file of the theme is published as."""
        stem, _, suffix = name.rpartition(".")
        (file,) = (self.root / "assets").glob(f"{stem}.????????.{suffix}")
        return file

    def audience(self, name, home, *passwords, guests=()):
        """An audience with a guest for each password, and others whose derived keys are given."""
        key = hkdf(self.salt + name.encode(), "a content key of tests")
        guests = [*guests, *(wrapping_key(password, self.salt) for password in passwords)]
        self.audiences[name] = {"key": key, "guests": guests, "home": home}

    def add(self, path, kind, text, *audiences, of=None):
        """A file for some audiences: listed by their indexes, or by the page that it belongs to."""
        text = text.encode() if isinstance(text, str) else text
        self.files[path] = {"kind": kind, "text": text, "audiences": audiences, "of": of}

    def alias(self, former, path, *audiences):
        self.aliases[former] = (path, audiences)

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
            version = file["version"] = hashlib.sha256(text).hexdigest()[:32]
            entries[path] = self.write_file(path, file["kind"], text, file["audiences"], version)
        for name, audience in self.audiences.items():
            files = {path: entries[path] for path, file in self.files.items()
                     if name in file["audiences"] and not file["of"]}
            files |= {former: {"to": path} for former, (path, audiences) in self.aliases.items()
                      if name in audiences}
            self.write_index(name, {"home": audience["home"], "files": files})

    def write_index(self, name, index):
        self.write_file("index.json", "index", json.dumps(index).encode(), [name])

    def write_file(self, path, kind, text, audiences, version=None):
        sealed_for = f"{path}\n{version}" if version else path
        file = seal(compressed(text, kind), self.salt, sealed_for, kind, self.keys(audiences))
        place = self.place(path, audiences)
        place.write_bytes(file)
        return {"kind": kind, "name": place.name} | ({"version": version} if version else {})
