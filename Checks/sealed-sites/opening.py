"""Makes keys for a site, and opens what was sealed by them with nothing but a password.

The sealed files themselves are opened by Checks/sealed-files/open.py, and their names are found as
Tests/Browser/Sealed/sealing.py finds them; neither shares a line with Zoetrope.
"""

import functools
import gzip
import importlib.util
import json
import pathlib
import re
import subprocess

import crawl

ROOT = pathlib.Path(__file__).resolve().parents[2]
PASSWORDS = {"family": "tram lemon violet anchor", "friends": "harbour crisp eleven maps"}
# The same keys for all sites, since deriving one takes a while.
SALT, ROUNDS = bytes(range(16)), 600_000
KEYS = {name: bytes([number + 1]) * 32 for number, name in enumerate(PASSWORDS)}
LISTED = re.compile(rb'<script type="application/json" data-sealed>(.*?)</script>', re.DOTALL)


@functools.cache
def module(path):
    """A script of another folder, whose name may be that of a function here."""
    place = ROOT / path
    spec = importlib.util.spec_from_file_location("sealed_" + place.stem, place)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def opener():
    return module("Checks/sealed-files/open.py")


def sealer():
    return module("Tests/Browser/Sealed/sealing.py")


def seals(program):
    """Whether the program seals at all."""
    shown = subprocess.run([program, "help", "preview"], capture_output=True).stdout
    return b"--sealed" in shown


def write_keys(folder):
    """Writes a key file, as Sources/Libraries/Sealing/KeyFile describes it, where a site's keys are looked for."""
    path = folder / "audience-keys.json"
    path.write_text(json.dumps({
        "note": "", "version": 1, "edition": 1, "salt": SALT.hex(), "rounds": ROUNDS, "audiences": [
            {"name": name, "key": KEYS[name].hex(), "guests": [
                {"name": "Ada", "key": sealer().wrapping_key(password, SALT, ROUNDS).hex()}]}
            for name, password in PASSWORDS.items()]}))
    path.chmod(0o600)


@functools.cache
def signed_in(published, password):
    """The content keys that a password opens."""
    return opener().content_keys(json.loads(published), password)


class Reader:
    """A visitor of an audience, with a published tree and a password."""

    def __init__(self, name, tree, has_any=True):
        """`has_any` tells whether anything is for the audience; without, it has no index."""
        self.name, self.tree, self.names = name, tree, {name}
        self.mistakes, self.used, self.opened = [], {}, {}
        keys = tree.get("sealed/keys.json")
        if keys is None:
            self.keys = []
            self.mistakes.append("there is no sealed/keys.json")
            return
        self.keys = signed_in(keys, PASSWORDS[name])
        self.salt = bytes.fromhex(json.loads(keys)["salt"])
        if self.keys != [KEYS[name]]:
            self.mistakes.append(f"the password of {name} opens {len(self.keys)} keys")
        elif has_any:
            self.read_index()

    def read_index(self):
        name = sealer().name_of("index.json", self.salt, self.keys[:1])
        index = self.open("index.json", {"kind": "index", "name": name})
        if index is None:
            return
        self.index = json.loads(index)
        self.read(self.index["files"])

    def read(self, files):
        """Opens files, and those that pages among them name."""
        for path, entry in files.items():
            if "to" in entry:
                self.opened["alias " + path] = entry["to"].encode()
            elif path not in self.opened:
                text = self.open(path, entry)
                self.opened[path] = text or b""
                if text and entry["kind"] == "page":
                    for listed in LISTED.findall(text):
                        self.read(json.loads(listed))

    def open(self, path, entry):
        place = path + "\n" + entry["version"] if "version" in entry else path
        self.used[entry["name"]] = (place, entry["kind"])
        file = self.tree.get("sealed/" + entry["name"])
        if file is None:
            self.mistakes.append(f"{self.name}: {path} is sealed as {entry['name']}, which is not there")
            return None
        try:
            text = opener().open_file(self.keys, self.salt, place, entry["kind"], file)
        except opener().Refused as fault:
            self.mistakes.append(f"{self.name}: {path} does not open: {fault}")
            return None
        if text[:2] == b"\x1f\x8b" and entry["kind"] != "application/gzip":
            text = gzip.decompress(text)
        return text


class Joint(Reader):
    """A visitor of both audiences, who has one name in them; and so has lists of what is for either."""

    def __init__(self, tree):
        self.name, self.tree, self.names = "both", tree, set(PASSWORDS)
        self.mistakes, self.used, self.opened = [], {}, {}
        self.salt = SALT
        # Its index is sealed for those alone who have all keys.
        self.keys = [sealer().of_readers(KEYS.values(), "audience", SALT), *KEYS.values()]
        self.read_index()


def mistakes(site, tree, figures):
    """What is wrong with the sealed files of a tree, in words."""
    readers = {
        name: Reader(name, tree, any(name in some for some in site.readers.values()))
        for name in PASSWORDS}
    if all(any(name in some for some in site.readers.values()) for name in PASSWORDS):
        readers["both"] = Joint(tree)
    used = {"keys.json"}
    for name, reader in readers.items():
        yield from reader.mistakes
        used |= reader.used.keys()
        figures["sealed files"] += len(reader.used)
        shown = {"open/" + readable(path): data for path, data in reader.opened.items()}
        yield from (f"{name} reads: {line}" for line in crawl.leaks(
            site, shown, for_readers=frozenset(reader.names)))
        found = crawl.owners(site, shown)
        for number in site.models:
            told = any(name in site.readers[number] and site.is_told(number, name) for name in reader.names)
            if told and number not in found:
                yield f"{name} finds nothing of {site.name_of(number)}"
        if name == "both":
            continue
        for other, (place, kind) in readers["family" if name == "friends" else "friends"].used.items():
            if other not in reader.used and other in {key[7:] for key in tree} and reader.keys:
                if not opener().is_refused(reader.keys, reader.salt, place, kind, tree["sealed/" + other]):
                    yield f"{name} opens {place!r}, which is for others"
    for path in tree:
        if path.startswith("sealed/") and path != "sealed/" and path[7:] not in used:
            yield f"{path} opens for nobody"


def readable(path):
    """A path as a published file has it, whose end tells what it is."""
    return path.lstrip("/") + "index.html" if path.endswith("/") else path.lstrip("/")
