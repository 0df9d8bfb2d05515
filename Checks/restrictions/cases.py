"""Models with a mistake in a key that keeps them private, and sites of many of them."""

import dataclasses
import json
import re

import formats
import mistakes

KEYS = "audience-keys.json"
WORD = re.compile("zq[a-j]{6}zq")
PAGES = {
    "trips": [("title", None), ("departure", "2024-05-01")],
    "photos": [("title", None), ("file", None)],
    "accounts": [("name", None), ("openingBalance", 5)],
    "people": [("firstName", "Ana"), ("lastName", None)],
    "pages": [("title", None), ("date", "2024-05-01")]}
EVERYWHERE = [("draft", True), ("publishDate", "2999-01-01"), ("expiryDate", "2000-01-01"),
              ("visibility", "private"), ("audience", "family")]
SETTINGS = {
    "title": "A site", "baseURL": "https://a.example", "currency": "EUR", "locale": "en_US",
    "audiences": [{"name": "family", "title": "the family"}],
    "photos": {"formats": ["jpeg"], "largest": 320, "place": "exact", "original": True}}
# Objects within a model in which a key of the whole model is at a wrong place.
INSIDE = {
    "trips": [("stays", [{"place": "Lisbon", "name": "House", "from": "2024-05-01", "to": "2024-05-02"}]),
              ("visits", [{"place": "Lisbon", "name": "Sight", "date": "2024-05-01"}])],
    "photos": [("editions", [{"name": "Large", "price": 9}])],
    "accounts": [("entries", [{"date": "2024-05-01", "payee": "A", "amount": -1}])]}
# Keys of one kind, written in a model of another.
MISPLACED = [("disclosure", "hidden", "trips"), ("disclosure", "hidden", "pages"),
             ("disclosure", "hidden", "photos"), ("tripDisclosure", "hidden", "trips"),
             ("place", "none", "trips"), ("place", "none", "pages"), ("original", False, "trips"),
             ("original", False, "pages"), ("place", "none", "accounts")]


@dataclasses.dataclass(frozen=True)
class Case:
    """A model, or an entry of an account, whose author meant to keep it private."""

    key: str
    mistake: str
    # Where it is: a kind, `entry`, `album` or `element` of one, or `stray` for a file that isn't an
    # index.
    kind: str
    form: str
    # Keys and values that the author wrote, as JSON, and within which key of the model, if in one.
    written: str
    inside: str = ""
    # The key and the value that would have kept it private.
    value: str = "null"

    def words(self):
        at = f" in '{self.inside}'" if self.inside else ""
        return f"{self.kind}, {self.form}: {self.written}{at} for {self.key}: {self.value} ({self.mistake})"

    def bare(self):
        return dataclasses.replace(self, written="{}", mistake="without it", inside="")


def case(key, value, mistake, kind, form, written, inside=""):
    return Case(key, mistake, kind, form, json.dumps(written, ensure_ascii=False), inside,
                json.dumps(value, ensure_ascii=False))


def subjects():
    """Keys with values that keep something private, the kinds that have them, and their forms."""
    for kind in PAGES:
        for key, value in EVERYWHERE:
            yield key, value, kind, formats.FORMS + (["tables"] if kind == "accounts" else [])
    for key, value in EVERYWHERE:
        yield key, value, "album", ["yaml", "toml", "json"]
        yield key, value, "element", ["yaml", "toml", "json", "tables"]
    for kind, forms in (("photos", formats.FORMS), ("element", ["yaml", "toml", "json", "tables"])):
        yield "place", "none", kind, forms
        yield "original", False, kind, forms
    yield "original", False, "album", ["yaml", "toml", "json"]
    for form in [formats.FORMS + ["tables"]]:
        yield "disclosure", "hidden", "accounts", form
        yield "disclosure", "hidden", "entry", form
        yield "categoryDisclosure", {"Gifts": "hidden"}, "accounts", form
        yield "tripDisclosure", "hidden", "accounts", form


def right():
    return [case(key, value, "none", kind, form, {key: value})
            for key, value, kind, forms in subjects() for form in forms]


def all_of(chance, samples):
    """Every mistake of every key, each in some of the kinds and forms that have the key."""
    by_key = {}
    for key, value, kind, forms in subjects():
        by_key.setdefault(key, []).extend((value, kind, form) for form in forms)
    found = []
    for key, places in by_key.items():
        def some(count=samples):
            return chance.sample(places, min(count, len(places)))
        for mistake, name in mistakes.misspelt(key):
            found += [case(key, value, mistake, kind, form, {name: value})
                      for value, kind, form in some()]
        for mistake, empty in mistakes.EMPTY:
            found += [case(key, value, mistake, kind, form, {key: empty})
                      for value, kind, form in places
                      # TOML has no null, and a map without a category hides none.
                      if not (form in ("tables", "toml") and empty is None)
                      and not (isinstance(value, dict) and empty == {})]
        for outer in ("extra", "meta", "params", "custom"):
            found += [case(key, value, "in an unknown object", kind, form, {outer: {key: value}})
                      for value, kind, form in some(samples * 3)]
        for value, kind, form in places:
            if key in dict(EVERYWHERE):
                found += [case(key, value, "in an object of the model", kind, form, {key: value}, inside)
                          for inside, _ in INSIDE.get(kind, [])]
    for key, value, kind in MISPLACED:
        found += [case(key, value, "key of another kind", kind, form, {key: value})
                  for form in formats.FORMS]
    for key, value in mistakes.OTHERS:
        for kind in [*PAGES, "album", "element"]:
            forms = formats.FORMS if kind in PAGES else ["yaml", "toml", "json"]
            found += [case("draft", True, "word of another program", kind, form, {key: value})
                      for form in chance.sample(forms, min(samples, len(forms)))
                      # TOML has no null.
                      if not (form == "toml" and value is None)]
    for key, value in EVERYWHERE:
        found += [case(key, value, name, "stray", form, {key: value})
                  for name in mistakes.INDEXES for form in ("yaml", "toml", "json")]
    chance.shuffle(found)
    return found


def harmless(chance):
    return [case("draft", True, "harmless", kind, form, {key: value})
            for key, value in mistakes.HARMLESS for kind in PAGES
            for form in chance.sample(formats.FORMS, 2)]


class Site:
    """Cases as the files of one site, each with a word of its own that must not be published."""

    def __init__(self, cases):
        self.cases = cases
        # Path and lines of each case: all of a file, or a line of a list.
        self.places = {}
        self.found = {}
        self.lists = {}
        for number, one in enumerate(cases):
            self.add(number, one)

    def files(self):
        found = {**self.found, "Content/site.json": json.dumps(SETTINGS).encode(), KEYS: keys()}
        found["Content/trips/journey-of-all.md"] = b"---\ntitle: All\ndeparture: 2024-05-01\n---\n"
        for path, lines in self.lists.items():
            found[path] = ("[\n" + ",\n".join(lines) + "\n]\n").encode()
        return found

    def without(self, errors):
        """Cases at whose place there is no error."""
        files, lines = set(), set()
        for error in errors:
            files.add(error.get("file"))
            lines.add((error.get("file"), error.get("line")))
        return [one for number, one in enumerate(self.cases)
                if not ((self.places[number] in lines) if self.places[number][1]
                        else (self.places[number][0] in files))]

    def published(self, output):
        """Cases whose word, place or picture is in a published file that is not sealed."""
        text, names, trips = [], set(), set()
        for path in sorted(output.rglob("*")):
            inner = path.relative_to(output)
            if path.is_file() and inner.parts[0] != "sealed":
                names.add(path.name)
                text.append(str(inner))
                if path.suffix in (".html", ".json", ".xml", ".txt", ".ics", ".csv"):
                    text.append(path.read_text(errors="replace"))
                    if inner.parts[0] == "trips":
                        trips |= set(WORD.findall(text[-1]))
        whole = "\n".join(text)
        words = set(WORD.findall(whole))
        places = set(re.findall(r"10[.,]\d{4}", whole))
        found = []
        for number, one in enumerate(self.cases):
            if one.key == "place" and one.kind in ("photos", "element"):
                is_told = degrees(number) in {place.replace(",", ".") for place in places}
            elif one.key == "original" and one.kind in ("photos", "element", "album"):
                is_told = f"{word(number)}.png" in names
            elif one.key == "tripDisclosure":
                is_told = word(number) in trips
            else:
                is_told = word(number) in words
            found += [one] if is_told else []
        return found

    # Writing

    def add(self, number, one):
        secret, name = word(number), f"case-{number}"
        written = list(json.loads(one.written).items())
        if one.kind in ("album", "element"):
            return self.add_album(number, one, written)
        if one.kind == "stray":
            return self.add_stray(number, one, written)
        kind = "accounts" if one.kind == "entry" else one.kind
        about_entries = one.kind == "entry" or one.key in (
            "disclosure", "categoryDisclosure", "tripDisclosure") and kind == "accounts"
        said = name if about_entries or one.key in ("place", "original") and kind == "photos" else secret
        pairs = [(key, value if value is not None else (f"{self.picture(number)}" if key == "file" else said))
                 for key, value in PAGES[kind]]
        if about_entries:
            entry = {"date": "2024-05-01", "payee": secret, "amount": -1, "category": "Gifts"}
            other = {"date": "2024-05-02", "payee": "Other", "amount": -1, "category": "Food"}
            if one.kind == "entry":
                entry.update(written)
                written = []
            if one.key == "tripDisclosure":
                entry.update(trip="journey-of-all")
            pairs.append(("entries", [entry, other]))
        if one.inside:
            inside, objects = next(pair for pair in INSIDE[kind] if pair[0] == one.inside)
            pairs = [pair for pair in pairs if pair[0] != inside]
            pairs.append((inside, [{**objects[0], **dict(written)}]))
            written = []
        pairs[1:1] = written
        body = "" if said == name else secret
        if one.form == "array":
            path = f"Content/{kind}/list.json"
            lines = self.lists.setdefault(path, [])
            lines.append(formats.line([("slug", said), *pairs, ("body", body)]))
            self.places[number] = (path, len(lines) + 1)
            return
        path = f"Content/{kind}/{said}.{'json' if one.form == 'object' else 'md'}"
        self.found[path] = formats.front_matter(one.form, pairs, body).encode()
        self.places[number] = (path, None)

    def picture(self, number, folder=""):
        # Of a picture that is narrower than the smallest size, the file itself is shown.
        width = 330 if self.cases[number].key == "original" else 8
        name = f"{word(number)}.png"
        self.found[f"Content/photos/{folder}{name}"] = formats.png(
            (number % 251, number // 251 % 251, 7), float(degrees(number)), width)
        return name

    def add_album(self, number, one, written):
        """An album with a picture that is listed, of which the key is the picture's or the album's."""
        secret, about_picture = word(number), one.key in ("place", "original")
        folder = f"album-{number}" if about_picture or one.kind == "element" else secret
        picture = {"file": self.picture(number, f"{folder}/"), "slug": f"picture-{number}",
                   "title": "A picture" if about_picture else secret}
        pairs = [("title", "An album" if folder != secret else secret)]
        if one.kind == "element":
            picture.update(written)
        else:
            pairs += written
        pairs.append(("photos", [picture]))
        path = f"Content/photos/{folder}/index.md"
        self.found[path] = formats.front_matter(one.form, pairs, "Text.").encode()
        self.places[number] = (path, None)


    def add_stray(self, number, one, written):
        """A trip in a folder with a file that its author takes for the folder's index."""
        trip = [("title", word(number)), ("departure", "2024-05-01")]
        folder = f"Content/trips/stray-{number}"
        self.found[f"{folder}/{word(number)}.md"] = formats.front_matter("yaml", trip, "").encode()
        path = f"{folder}/{one.mistake}"
        self.found[path] = formats.front_matter(one.form, [("title", "All"), *written], "").encode()
        self.places[number] = (path, None)


def word(number):
    digits = "".join("abcdefghij"[int(digit)] for digit in f"{number:06}")
    return f"zq{digits}zq"


def degrees(number):
    return f"10.{number % 9000 + 1000:04}"


def keys():
    return json.dumps({
        "note": "", "version": 1, "edition": 1, "salt": "00" * 16, "rounds": 600_000, "audiences": [
            {"name": "family", "key": "01" * 32, "guests": [{"name": "Ada", "key": "02" * 32}]}]}).encode()
