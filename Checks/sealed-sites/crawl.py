"""Looks for facts that are kept back in every published file: in its name, its bytes and its pixels."""

import collections
import html
import re
import urllib.parse

import photographs
from voices import MARK

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif")
TEXTS = (".html", ".json", ".xml", ".ics", ".gpx", ".svg", ".txt", ".csv", ".webmanifest", ".css", ".js",
         "_redirects", "_headers", "_sealed")
# What no page tells of any model: cameras' notes, and names in tracks.
NEVER_PUBLISHED = {"EXIF", "EXIF comment", "EXIF coordinate", "track"}


class Facts:
    """Facts by which they are found: words, digits of sums, years and coordinates."""

    def __init__(self, facts):
        self.words = collections.defaultdict(set)
        self.digits = collections.defaultdict(set)
        self.years = collections.defaultdict(set)
        self.coordinates = collections.defaultdict(set)
        for fact in facts:
            if fact.what == "amount":
                self.digits[fact.text].add(fact)
            elif fact.what == "year":
                self.years[fact.text].add(fact)
            elif fact.what.endswith("coordinate"):
                for number in fact.text.split():
                    self.coordinates[number.lstrip("-")].add(fact)
            else:
                # A part of a word tells enough of it.
                self.words[fact.text[:8]].add(fact)

    def found(self, path, data):
        """Facts in a file with their surroundings."""
        texts = views(path, data)
        for text in texts:
            yield from self.words_in(text)
        if path.endswith(TEXTS):
            for text in texts:
                yield from self.numbers_in(text)

    def words_in(self, text):
        for match in re.finditer(MARK + "[a-z]{6}", text, re.IGNORECASE):
            for fact in self.words.get(match.group().lower(), ()):
                yield fact, around(text, match)

    def numbers_in(self, text):
        # Figures of a drawing are no sums.
        plain = re.sub(r'\b(?:d|points|viewBox|transform)="[^"]*"', "", text)
        bare = re.sub(r"(?<=\d)[.,'’\u00a0\u202f](?=\d)", "", plain)
        for match in re.finditer(r"\d{8,}", bare):
            run = match.group()
            for start in range(len(run) - 7):
                for fact in self.whole.get(run[start:start + 8], ()):
                    yield fact, around(bare, match)
        # Neither in the digits of a hash nor of a sum; in dates of calendars, months follow.
        for match in re.finditer(r"(?<![\w.,])19[67]\d(?:(?!\w|[.,]\d)|(?=[01]\d[0-3]\d(?:T|\b)))", plain):
            for fact in self.years.get(match.group(), ()):
                yield fact, around(plain, match)
        for match in re.finditer(r"\d{2}[.,]\d{4}", plain):
            for fact in self.coordinates.get(match.group().replace(",", "."), ()):
                # One of both alone may be that of another place.
                beside = around(plain, match).replace(",", ".")
                if all(number.lstrip("-") in beside for number in fact.text.split()):
                    yield fact, around(plain, match)

    @property
    def whole(self):
        """Sums by the digits of their whole units, since decimals may be left out."""
        if not hasattr(self, "_whole"):
            self._whole = collections.defaultdict(set)
            for digits, facts in self.digits.items():
                self._whole[digits[:8]] |= facts
        return self._whole


def around(text, match):
    return text[max(0, match.start() - 80):match.end() + 60].replace("\n", " ")


def views(path, data):
    """A file's name and text as it is, and as its readers decode it."""
    text = data.decode("utf-8", errors="replace")
    seen = {path, text}
    if path.endswith(TEXTS):
        unfolded = re.sub(r"\r?\n[ \t]", "", text)
        for one in (text, unfolded):
            entities = html.unescape(one)
            seen.update([one, entities, urllib.parse.unquote(entities)])
        seen.add(re.sub(r"\\u([0-9a-fA-F]{4})", lambda match: chr(int(match.group(1), 16)), text))
        seen.add(re.sub(r"<[^>]*>", "", text))
    else:
        seen.add(data.decode("utf-16-be", errors="ignore"))
    return seen


def leaks(site, tree, for_readers=frozenset()):
    """What a tree tells of models that are kept back, in words: from everybody, or from a reader of some
    audience. A tree for everybody has no sealed file."""
    # A reader's years have others between them, in charts.
    facts = Facts(
        fact for fact in site.facts
        if not site.readers[fact.owner] & for_readers and (not for_readers or fact.what != "year"))
    told = {}
    for path, data in sorted(tree.items()):
        if data is None:
            continue
        for fact, context in facts.found(path, data):
            told.setdefault((path, fact), context)
        if not for_readers and path.lower().endswith(PICTURES) and photographs.shows_secret(data):
            told.setdefault((path, None), "magenta")
        if not for_readers and path.endswith((".svg", ".html", ".css")):
            for color in re.findall(rb"#(?:[def][0-9a-f][01][0-9a-f][a-e][0-9a-f])\b", data):
                told.setdefault((path, None), f"the colour {color.decode()}")
    for (path, fact), context in told.items():
        if fact is None:
            yield f"{path} shows pixels of a picture that is kept back: {context}"
        else:
            yield (f"{path} tells {fact.text!r}, {fact.what} of {site.name_of(fact.owner)}:\n"
                   f"      …{context}…")


def owners(site, tree):
    """The models of which a tree tells something."""
    facts = Facts(site.facts)
    return {fact.owner for path, data in tree.items() for fact, _ in facts.found(path, data)}
