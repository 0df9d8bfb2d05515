"""Random sites with models for everybody, for one of two audiences or both, and for nobody.

What a site is made of follows from its seed alone: how many models there are, what they relate to,
and who may see them. What models say that are kept back follows from the seed and a variant, so that
two variants differ in nothing else.
"""

import copy
import dataclasses
import json
import posixpath
import random

import links
import models
import photographs
import texts
import tracks
from models import Model, Names, Path
from voices import Open, Secret

AUDIENCES = ["family", "friends"]
EVERYBODY, NOBODY = frozenset(["everybody"]), frozenset()
KINDS = ["people", "trips", "photos", "accounts", "pages"]
# Who may see a model, and the keys by which it says so.
STATES = (
    [(EVERYBODY, {})] * 9 + [(EVERYBODY, {"visibility": "unlisted"})]
    + [(frozenset(["family"]), {"visibility": "protected", "audience": "family"})] * 4
    + [(frozenset(["friends"]), {"visibility": "protected", "audience": ["friends"]})] * 3
    + [(frozenset(AUDIENCES), {"visibility": "protected", "audience": AUDIENCES})] * 2
    + [(NOBODY, {"visibility": "private"}), (NOBODY, {"draft": True}),
       (NOBODY, {"expiryDate": "2025-06-01"}), (NOBODY, {"publishDate": "2027-06-01"}),
       (NOBODY, {"draft": True, "visibility": "protected", "audience": "family"})])
# Times of photos are by the clocks of their trip, also while that is still a draft.
LASTING = [(readers, keys) for readers, keys in STATES if readers or "visibility" in keys]
LOCALES = ["en_US", "en_GB", "de_DE", "pt_PT", "fr_FR", "ja_JP", "es_ES"]
DISCLOSURES = ["exact", "rounded", "shares", "hidden"]


def audiences(keys):
    """The audiences that some keys name."""
    named = keys["audience"]
    return {named} if isinstance(named, str) else set(named)


@dataclasses.dataclass
class Container:
    """A folder with models that take something from its own: an album or a journey."""

    place: str
    readers: frozenset
    number: int


class Site:
    """A site as it is written, with the facts of what is kept back and who may see them."""

    def __init__(self, seed, variant, shows_all=False):
        """With `shows_all` nothing is kept back, and all the same is said."""
        self.shows_all = shows_all
        self.chance = random.Random(f"structure {seed}")
        self.secrets = random.Random(f"secrets {seed} {variant}")
        self.plain = Open(self.chance)
        self.models, self.files, self.facts = {}, {}, []
        # Pictures that are photos by their place alone, which texts name by themselves; and others
        # in the folders of models, to whom they belong whoever names them.
        self.listed, self.owned = [], []
        self.readers, self.voices, self.containers = {}, {}, {"trips": [], "photos": []}
        # Audiences that a model, and what is in it, may be for.
        self.allowed = {}
        self.next = 1
        self.indexes = {}
        self.make()

    # What others ask

    def of(self, kind):
        return [model for model in self.models.values() if model.kind == kind]

    def is_open(self, number):
        return self.readers[number] == EVERYBODY

    def is_told(self, number, reader):
        """Whether a reader who may see a model finds it; a journey needs a leg that is told."""
        containers = {container.number: container for container in self.containers["trips"]}
        if number not in containers:
            return True
        return any(model.place == containers[number].place and reader in self.readers[model.number]
                   for model in self.of("trips"))

    def name_of(self, number):
        """What reports call a model."""
        readers = ", ".join(sorted(self.readers[number])) or "nobody"
        return f"{self.models[number].path} (for {readers})"

    def way(self, folder, target):
        if isinstance(target, str):
            return posixpath.relpath(target, folder)
        model = self.models[target]
        item = f"#{model.slug}" if model.form.startswith("item") else ""
        return posixpath.relpath(model.path, folder) + item

    def address(self, model):
        return f"/{model.slug}/" if model.kind == "pages" else f"/{model.kind}/{model.slug}/"

    # Making

    def flip(self, likelihood):
        return self.chance.random() < likelihood

    def make(self):
        chance = self.chance
        for kind in ("trips", "photos"):
            for _ in range(chance.randint(1, 2)):
                self.add_container(kind)
        for kind, most in (("people", 5), ("trips", 8), ("photos", 6), ("accounts", 4), ("pages", 5)):
            for _ in range(chance.randint(most // 2, most)):
                self.add(kind)
        self.files["Content/shared.jpg"] = self.picture(self.plain)
        self.files["Content/rates.csv"] = b"date,from,to,rate\n1960-01-01,EUR,USD,1.25\n"
        for number in self.models:
            self.relate(number)
        self.transfer()
        for number, model in self.models.items():
            for _ in range(chance.randint(0, 5)):
                model.body.append(links.part(self, number))
        for kind in ["", *KINDS]:
            if self.flip(0.6):
                self.indexes[kind] = [links.part(self, None) for _ in range(chance.randint(1, 4))]
        self.settings = self.make_settings()

    def begin(self, kind, form, place="", container=None):
        """A model with who may see it, and nothing else."""
        number, self.next = self.next, self.next + 1
        states = STATES if kind != "trips" else LASTING
        # What is in a container is for some of its audiences, also while that is a draft.
        allowed = self.allowed[container.number] if container else set(AUDIENCES)
        readers, keys = self.chance.choice([
            (readers, keys) for readers, keys in states
            if "audience" not in keys or allowed & audiences(keys)])
        self.allowed[number] = allowed & audiences(keys) if "audience" in keys else allowed
        if container:
            outer = container.readers
            readers = outer if readers == EVERYBODY else (
                readers if outer == EVERYBODY else readers & outer)
        voice = self.plain if readers == EVERYBODY else Secret(self.secrets, number, self.facts)
        model = Model(
            number, kind, voice.name(number), form, {} if self.shows_all else dict(keys), [], place)
        self.models[number], self.readers[number], self.voices[number] = model, readers, voice
        return model, voice

    def add_container(self, kind):
        outer = self.chance.choice([None, None, *self.containers[kind]]) if kind == "photos" else None
        form = "folder"
        model, voice = self.begin(kind, form, outer.place if outer else "", outer)
        place = posixpath.join(model.place, model.name)
        container = Container(place, self.readers[model.number], model.number)
        model.keys["title"] = voice.title()
        if kind == "trips":
            self.fill_journey(model, voice)
        else:
            self.fill_album(model, voice, place)
        self.fill(model, voice)
        self.containers[kind].append(container)
        if kind == "trips":
            # An index with nothing beside it is no journey.
            for _ in range(self.chance.randint(1, 3)):
                self.add("trips", container)

    def add(self, kind, container=None):
        form = self.chance.choice(["yaml", "yaml", "toml", "json", "object", "folder"])
        place = container.place if container else ""
        if kind == "photos" and not container and self.flip(0.4):
            container = self.chance.choice(self.containers["photos"])
            form, place = self.chance.choice(["yaml", "json", "object"]), container.place
        elif kind in ("photos", "people", "pages") and self.flip(0.3):
            # One file has models for everybody and for few.
            form = "item of several"
        if container and kind == "trips":
            form = "yaml"
        model, voice = self.begin(kind, form, place, container)
        getattr(self, f"fill_{kind}")(model, voice)
        self.fill(model, voice)
        return model

    def fill(self, model, voice):
        keys = model.keys
        if self.flip(0.6):
            keys["tags"] = [voice.tag() if self.flip(0.6) else voice.word("tag")
                            for _ in range(self.chance.randint(1, 3))]
            keys["tags"] = list({tag.casefold(): tag for tag in keys["tags"]}.values())
        if self.flip(0.4):
            keys["category"] = (
                self.chance.choice(texts.CATEGORIES) if self.flip(0.5) else voice.word("category"))
        if self.flip(0.5):
            keys["summary"] = voice.sentence("summary")
        if self.flip(0.3) or model.kind == "pages":
            keys["date"] = voice.day(self.flip(0.3))
        if self.flip(0.2):
            keys["updated"] = voice.day(False)
        if self.flip(0.2):
            keys["aliases"] = [f"/old/{voice.word('alias')}-{model.number}/"]
        if self.flip(0.2):
            keys["slug"] = f"{voice.word('slug')}-{model.number}"
        if model.form == "folder" and self.flip(0.5) and "photos" not in keys:
            path = posixpath.join(model.folder, f"{voice.word('file')}-{len(self.files)}.jpg")
            if not (model.kind == "photos" and "file" not in keys):
                self.files[path] = self.picture(voice)
                self.owned.append(path)
                keys["image"] = Path(path)
        elif self.flip(0.2):
            keys["image"] = Path(self.chance.choice(["Content/shared.jpg", *self.owned]))

    def fill_trips(self, trip, voice):
        start = voice.moment(self.flip(0.4))
        origin, destination, between = voice.place(), voice.place(), voice.place()
        keys = trip.keys
        legs = self.flip(0.3)
        ends = [start, links.later(start, 5), links.later(start, 9), links.later(start, 30)]
        if legs:
            keys["legs"] = [
                {**links.leg(ends[0], ends[1], origin, between), "seat": voice.word("seat")},
                {**links.leg(ends[2], ends[3], between, destination), "number": voice.word("number"),
                 "note": voice.sentence("note")}]
        else:
            keys.update(links.leg(ends[0], ends[3], origin, destination))
            if self.flip(0.5):
                keys["actualDeparture"] = links.text(links.later(start, voice.random.randint(0, 40) / 60))
                keys["actualArrival"] = links.text(links.later(ends[3], voice.random.randint(0, 40) / 60))
            if self.flip(0.3):
                keys["stops"] = [{"place": between.written()}, voice.word("stop").capitalize()]
            if self.flip(0.4):
                keys.update(provider=voice.word("provider"), seat=voice.word("seat"),
                            gate=voice.word("gate"), number=voice.word("number"))
        keys["mode"] = voice.random.choice(["train", "bus", "watercraft", "car"])
        if self.flip(0.7):
            keys["title"] = voice.title()
        if self.flip(0.4) and not legs:
            keys["note"] = voice.sentence("note")
        if self.flip(0.4):
            keys["stays"] = [{"place": between.written(), "name": voice.word("house"),
                              "from": str(start.date()), "to": str(links.later(start, 26).date()),
                              "note": voice.sentence("note")}]
        if self.flip(0.3):
            keys["visits"] = [{"place": destination.written(), "name": voice.word("sight"),
                               "date": str(links.later(start, 26).date())}]
        if self.flip(0.4) and not legs:
            path = posixpath.join(trip.folder, f"{voice.word('file')}-{len(self.files)}.gpx")
            self.files[path] = tracks.gpx(voice, start, origin)
            keys["track"] = Path(path)
            if self.flip(0.6):
                keys["download"] = True
        if self.flip(0.4):
            keys["budget"] = voice.amount() if self.flip(0.5) else {
                "Food": voice.amount(), "Trains": voice.amount()}

    def fill_journey(self, journey, voice):
        if self.flip(0.4):
            day = voice.moment(False)
            journey.keys["visits"] = [
                {"place": voice.place().written(), "name": voice.word("sight"), "date": str(day.date())}]
        if self.flip(0.4):
            journey.keys["budget"] = voice.amount()

    def fill_photos(self, photo, voice):
        if self.flip(0.1) and photo.form != "folder":
            # Hosts that pages load from stand in the policy for browsers.
            photo.keys["url"] = f"https://{voice.word('host')}.example/{voice.word('url')}.jpg"
            self.fill_photo(photo.keys, voice)
            return
        path = posixpath.join(photo.folder, f"{voice.word('file')}-{len(self.files)}.jpg")
        self.files[path] = self.picture(voice, "coordinate")
        keys = photo.keys
        keys["file"] = Path(path)
        self.fill_photo(keys, voice)
        if self.flip(0.15):
            keys["camera"] = voice.word("camera")

    def fill_photo(self, keys, voice):
        keys["title"] = voice.title()
        if self.flip(0.6):
            keys["alt"] = voice.sentence("alt")
        if self.flip(0.3):
            keys["takenAt"] = links.text(voice.moment(self.flip(0.4)))
        if self.flip(0.3):
            keys["place"] = self.chance.choice(["exact", "city"])
        if self.flip(0.3):
            keys.update(price=voice.amount(), buyURL=f"https://shop.example/{voice.word('shop')}")
        elif self.flip(0.3):
            keys["editions"] = [
                {"name": voice.word("edition"), "size": "30 × 40 cm", "paper": voice.word("paper"),
                 "price": voice.amount(), "count": 9, "sold": self.chance.randint(0, 9)}
                for _ in range(self.chance.randint(1, 2))]

    def fill_album(self, album, voice, place):
        listed = []
        for _ in range(self.chance.randint(1, 3)):
            name = f"{voice.word('file')}-{len(self.files)}.jpg"
            path = posixpath.join("Content/photos", place, name)
            self.files[path] = self.picture(voice)
            self.listed.append(path)
            if self.flip(0.5):
                one = {"file": name}
                self.fill_photo(one, voice)
                listed.append(one)
            elif self.flip(0.2):
                listed.append(name)
        if listed:
            album.keys["photos"] = listed
        if self.flip(0.3):
            album.keys["order"] = self.chance.choice(["taken", "name", "written"])
        if self.flip(0.2):
            album.keys["original"] = True

    def picture(self, voice, what="EXIF coordinate"):
        latitude, longitude = voice.position(what)
        facts = {
            "description": voice.word("EXIF"), "camera": voice.word("EXIF"),
            "comment": voice.word("EXIF comment"), "taken": voice.moment(self.flip(0.3)),
            "offset": self.chance.choice([None, None, "+01:00"]),
            "latitude": latitude, "longitude": longitude}
        size = self.chance.choice([(200, 150), (360, 240), (360, 240), (240, 420), (700, 500)])
        return photographs.jpeg(voice.random, voice.shade(), size, facts)

    def fill_people(self, person, voice):
        person.keys.update(firstName=voice.word("name").capitalize(),
                           lastName=voice.word("name").capitalize())
        if self.flip(0.3):
            person.keys["birthdate"] = voice.day(True)
        if self.flip(0.3):
            person.keys["salutation"] = voice.word("salutation")
        if self.flip(0.4):
            path = posixpath.join(person.folder, f"{voice.word('file')}-{len(self.files)}.jpg")
            self.files[path] = self.picture(voice)
            person.keys["imageName"] = Path(path)

    def fill_pages(self, page, voice):
        page.keys["title"] = voice.title()

    def fill_accounts(self, account, voice):
        keys = account.keys
        keys.update(name=voice.title(), openingBalance=voice.amount(), overdraft=True,
                    entries=[self.entry(account, voice) for _ in range(self.chance.randint(1, 9))])
        for key in ("disclosure", "tripDisclosure"):
            if self.flip(0.3):
                disclosure = self.chance.choice(DISCLOSURES)
                # A private account tells costs of trips where its author says so.
                if key != "tripDisclosure" or keys.get("visibility") != "private":
                    keys[key] = disclosure
        if self.flip(0.3):
            keys["budget"] = voice.amount()
        known = sorted({entry["category"] for entry in keys["entries"] if "category" in entry})
        if known and self.flip(0.3):
            keys["categoryDisclosure"] = {known[0]: self.chance.choice(DISCLOSURES)}
        if self.flip(0.5):
            keys["download"] = True

    def entry(self, account, voice):
        entry = {"date": voice.day(self.flip(0.3)), "payee": voice.title("payee"),
                 "amount": models.Amount("-" + voice.amount())}
        if self.flip(0.6):
            entry["category"] = self.chance.choice(["Food", "Trains"]) if self.flip(0.7) else (
                voice.word("category"))
        if self.flip(0.3):
            entry["note"] = voice.sentence("note")
        if self.flip(0.3):
            entry["tags"] = [voice.word("tag")]
        if self.flip(0.2):
            entry["currency"] = "EUR"
        if self.flip(0.15):
            entry["planned"] = True
        if self.flip(0.2):
            path = posixpath.join(account.folder, f"{voice.word('file')}-{len(self.files)}.txt")
            self.files[path] = voice.sentence("receipt").encode()
            entry["receipt"] = {"file": posixpath.basename(path), "public": True}
        return entry

    # Relations, which lead from everything to everything

    def one(self, kind):
        return self.chance.choice(self.of(kind)).number

    def relate(self, number):
        model = self.models[number]
        keys, chance = model.keys, self.chance
        people = self.of("people")
        if model.kind != "people" and self.flip(0.3):
            keys["author"] = Names([self.one("people")], True)
        if model.kind == "trips" and self.flip(0.5):
            some = chance.sample(people, min(len(people), chance.randint(1, 3)))
            keys["people"] = Names([person.number for person in some], True)
        if model.kind == "photos" and self.flip(0.6):
            keys["trip"] = Names([self.one("trips")])
        if model.kind == "accounts":
            if self.flip(0.6):
                keys["owner"] = Names([self.one("people")])
            for entry in keys["entries"]:
                if self.flip(0.6):
                    entry["trip"] = Names([self.one("trips")])
                if self.flip(0.4) and len(people) > 1:
                    some = chance.sample(people, 2)
                    entry["paidBy"] = Names([some[0].number])
                    entry["sharedBy"] = Names([person.number for person in some], True)

    def transfer(self):
        """The same sum in two accounts, of which one may be kept back."""
        accounts = self.of("accounts")
        for _ in range(self.chance.randint(0, 2)):
            if len(accounts) < 2:
                return
            one, two = self.chance.sample(accounts, 2)
            day, sum_ = self.plain.day(), self.plain.amount()
            for account, other, sign in ((one, two, "-"), (two, one, "")):
                voice = self.voices[account.number]
                account.keys["entries"].append({
                    "date": day, "payee": voice.title("payee"), "amount": models.Amount(sign + sum_),
                    "transfer": Names([other.number]), "disclosure": "hidden"})

    # Writing

    def make_settings(self):
        chance = self.chance
        settings = {
            "title": "A site", "locale": chance.choice(LOCALES), "timeZone": chance.choice(["UTC", "Europe/Berlin"]),
            "currency": "USD", "baseURL": chance.choice(["https://a.example", "https://a.example/journal"]),
            "pageSize": chance.choice([2, 3, 20]), "contact": "me@a.example",
            "navigation": [{"name": kind, "url": f"/{kind}/"} for kind in ("trips", "photos")],
            "audiences": [{"name": name, "title": f"the {name}", "hint": "As ever."} for name in AUDIENCES],
            "photos": {"place": chance.choice(["exact", "city", "none"]), "camera": self.flip(0.5) or self.shows_all,
                       "original": self.flip(0.3), "renditions": self.flip(0.8), "largest": 400,
                       "purchase": chance.choice(["vertical", "in-place"])},
            "license": {"name": "CC BY 4.0", "url": "https://licence.example"}}
        if self.flip(0.4):
            settings["unsafeHTML"] = True
        if self.flip(0.3):
            settings["redirects"] = [{"from": "/once/", "to": "/trips/"}]
        if self.flip(0.5):
            settings["switches"] = ["dark", "minion"]
        if self.flip(0.6):
            settings["author"] = self.one("people")
        if self.flip(0.3):
            settings["photos"]["watermark"] = "© A"
        if self.flip(0.3):
            settings["settleIn"] = "EUR"
        return settings

    def rendered(self):
        """Every file of the site, by its path from the site's folder."""
        found = {**self.files, **models.Writer(self).files()}
        settings = copy.deepcopy(self.settings)
        if "author" in settings:
            settings["author"] = self.models[settings["author"]].slug
        found["Content/site.json"] = (json.dumps(settings, indent=2) + "\n").encode()
        for kind, body in self.indexes.items():
            folder = posixpath.join("Content", kind) if kind else "Content"
            text = "".join(part.markdown(lambda to: self.way(folder, to)) + "\n\n" for part in body)
            found[posixpath.join(folder, "index.md")] = f"---\ntitle: Hello\n---\n\n{text}".encode()
        return found
