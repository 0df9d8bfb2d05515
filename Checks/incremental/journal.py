"""A journal in memory: what an author wrote, as the values that random edits change."""

import copy
import json
import posixpath

import models
import pictures
import texts
import theme
from models import Amount, Model, Names, Path

KEYS = "audience-keys.json"
DISCLOSURES = ["exact", "rounded", "shares", "hidden"]
KINDS = ["trips", "photos", "accounts", "people", "pages"]
PLACES = [("Lisbon", "Europe/Lisbon"), ("Porto", "Europe/Lisbon"), ("Oslo", "Europe/Oslo"),
          ("Auckland", "Pacific/Auckland"), ("Hlemmur", "Atlantic/Reykjavik")]


class Journal:
    """Models, settings, texts of lists, other files, and the theme of a site."""

    def __init__(self, random):
        self.models = {}
        self.next = 1
        # A build that has nothing to say goes another way when nothing has changed.
        self.is_silent = random.random() < 0.6
        # Other files of the site, by their paths: images, files beside content.
        self.files = {f"Content/{name}.png": pictures.random_png(random) for name in ("coast", "hill")}
        self.files["Content/notes-0.txt"] = b"Notes."
        self.files["Content/rates.csv"] = rates(random)
        self.files["Content/marks/badge.png"] = pictures.png(60, 60, 90)
        self.files["Content/marks/badge.svg"] = pictures.svg(90)
        if random.random() < 0.5:
            # An album, with those photos in it that lie in the same folder.
            self.files["Content/photos/north/index.md"] = b"---\ntitle: The north\n---\n"
            for number in (1, 2):
                self.files[f"Content/photos/north/Coast {number}.png"] = pictures.random_png(random)
        if random.random() < 0.5:
            # A journey, whose parts are the trips that lie in the same folder.
            self.files["Content/trips/north/index.md"] = (
                b"---\ntitle: Northwards\ndeparture: 2024-05-01\n---\n")
        self.settings = {"title": "A journal", "baseURL": "https://journal.example",
                         "pageSize": random.randint(2, 5)}
        if random.random() < 0.5:
            self.settings["audiences"] = [
                {"name": name, "title": f"the {name}"} for name in ("family", "client")]
            self.seal(random, "family", "client")
        self.indexes = {}
        self.theme = {}
        # Mistakes in keys that keep something private, with how they are put right.
        self.slips = []
        for kind, count in [("people", 3), ("trips", 6), ("photos", 5), ("accounts", 2), ("pages", 3)]:
            for _ in range(random.randint(max(1, count - 2), count + 1)):
                self.add(random, kind)
        if random.random() < 0.7:
            self.settings["author"] = self.of("people")[0].number
        for kind in ["", *KINDS]:
            if random.random() < 0.4:
                self.indexes[kind] = [texts.title(random), [texts.random_part(random, self)]]
        for model in list(self.models.values()):
            for _ in range(random.randint(0, 6)):
                model.body.append(texts.random_part(random, self))
        self.theme = theme.start(random, self.is_silent)

    @property
    def has_audiences(self):
        return KEYS in self.files

    def seal(self, random, *renewed, guest=None):
        """Writes the key file anew, with other keys for some audiences and with one guest more."""
        key = lambda: random.randbytes(32).hex()
        keys = json.loads(self.files.get(KEYS, b"null")) or {
            "note": "", "version": 1, "edition": 0, "salt": random.randbytes(16).hex(),
            "rounds": 600_000, "audiences": [
                {"name": name, "key": "", "guests": [{"name": "Ada", "key": key()}]} for name in renewed]}
        keys["edition"] += 1
        for audience in keys["audiences"]:
            if audience["name"] in renewed:
                audience["key"] = key()
            if audience["name"] == guest:
                audience["guests"].append({"name": f"guest {keys['edition']}", "key": key()})
        self.files[KEYS] = json.dumps(keys).encode()

    # What there is

    def of(self, kind):
        return [model for model in self.models.values() if model.kind == kind]

    @property
    def shared(self):
        """Images that belong to no model."""
        return [path for path in self.files if path.count("/") == 1 and path.endswith(".png")]

    @property
    def photographs(self):
        """Images but for the icon, which is square."""
        return [path for path in self.files if path.endswith(".png") and "/marks/" not in path]

    def is_shown(self, model):
        keys = model.keys
        return not (keys.get("draft") or keys.get("visibility") in ("private", "protected")
                    or "publishDate" in keys or "expiryDate" in keys)

    def address(self, model):
        return f"/{model.slug}/" if model.kind == "pages" else f"/{model.kind}/{model.slug}/"

    def way(self, folder, target):
        """How a text in a folder names a model, by its number, or a file, by its path."""
        if isinstance(target, str):
            return posixpath.relpath(target, folder)
        model = self.models.get(target)
        if model is None:
            return f"gone-{target}.md"
        item = f"#{model.slug}" if model.form.startswith("item") else ""
        return posixpath.relpath(model.path, folder) + item

    def texts_to(self, number):
        """Parts of texts that lead to a model by its file, with the models that hold them."""
        return [(model, part) for model in self.models.values() for part in model.body
                if part.target == number]

    # Writing

    def rendered(self):
        """Every file of the site, by its path from the site's folder."""
        found = {**self.theme, **self.files, **models.Writer(self).files()}
        settings = dict(self.settings)
        if "author" in settings:
            settings["author"] = self.models[settings["author"]].slug
        found["Content/site.json"] = (json.dumps(settings, indent=2) + "\n").encode()
        for kind, (title, body) in self.indexes.items():
            folder = posixpath.join("Content", kind)
            text = "".join(part.markdown(lambda to: self.way(folder, to)) + "\n\n" for part in body)
            path = posixpath.join(folder, "index.md")
            found[path] = f"---\ntitle: {title}\n---\n\n{text}".encode()
        return found

    def copy(self):
        return copy.deepcopy(self)

    # Making

    def add(self, random, kind, form=None):
        """A new model of a kind, without a text."""
        number, self.next = self.next, self.next + 1
        name = models.slug_of(random, number)
        form = form or random.choice(["yaml", "yaml", "toml", "tables", "json", "folder", "object"])
        if kind == "photos" and form != "folder" and random.random() < 0.5:
            form = "item of photos"
        place = "" if form.startswith("item") else random.choice(["", "", "", "north"])
        model = Model(number, kind, name, form, {}, [], place)
        getattr(self, f"fill_{kind}")(random, model)
        self.fill(random, model)
        self.models[number] = model
        return model

    def fill(self, random, model):
        """Keys that every kind has."""
        keys = model.keys
        chance = random.random
        if chance() < 0.6:
            keys["tags"] = random.sample(texts.TAGS, random.randint(1, 3))
        if chance() < 0.3:
            keys["category"] = random.choice(texts.CATEGORIES)
        if chance() < 0.4:
            keys["summary"] = texts.sentence(random)
        if chance() < 0.3 or model.kind == "pages":
            keys["date"] = self.day(random)
        if chance() < 0.2:
            keys["image"] = Path(random.choice(self.shared))
        if chance() < 0.15:
            keys["aliases"] = [f"/old/{model.name}/"]
        people = self.of("people")
        if chance() < 0.2 and people and model.kind != "people":
            keys["author"] = Names([random.choice(people).number])
        if chance() < 0.15:
            keys.update(random.choice([
                {"draft": True}, {"publishDate": "2027-05-01"}, {"expiryDate": "2025-12-01"},
                {"visibility": "unlisted"}, {"visibility": "private"}]))

    def day(self, random):
        return f"202{random.randint(3, 5)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"

    def fill_trips(self, random, trip):
        (start, zone), (end, _) = random.sample(PLACES, 2)
        day = self.day(random)
        trip.keys.update(
            departure=f"{day}T08:{random.randint(10, 59)}:00Z", arrival=f"{day}T12:30:00Z",
            origin={"name": start, "timeZone": zone}, destination=end,
            mode=random.choice(["train", "bus", "watercraft"]))
        if random.random() < 0.5:
            trip.keys["title"] = texts.title(random)
        if random.random() < 0.5:
            trip.keys["actualDeparture"] = f"{day}T09:{random.randint(10, 59)}:00Z"
        if random.random() < 0.2:
            trip.keys["status"] = "cancelled"
        people = self.of("people")
        count = random.randint(0, min(2, len(people)))
        if count:
            trip.keys["people"] = Names([p.number for p in random.sample(people, count)], True)

    def fill_photos(self, random, photo):
        path = posixpath.join(photo.folder, photo.name + ".png")
        self.files[path] = pictures.random_png(random)
        photo.keys.update(title=texts.title(random), file=Path(path))
        trips = self.of("trips")
        if trips and random.random() < 0.6:
            photo.keys["trip"] = Names([random.choice(trips).number])
        if random.random() < 0.4:
            photo.keys.update(price=Amount(f"{random.randint(5, 90)}.50"),
                              buyURL="https://shop.example/buy")

    def fill_accounts(self, random, account):
        account.keys.update(name=texts.title(random), openingBalance=Amount("100.00"), entries=[
            self.entry(random) for _ in range(random.randint(1, 4))])
        people = self.of("people")
        if people and random.random() < 0.5:
            account.keys["owner"] = Names([random.choice(people).number])
        for key in ("disclosure", "tripDisclosure"):
            if random.random() < 0.3:
                account.keys[key] = random.choice(DISCLOSURES)
        if random.random() < 0.3:
            account.keys["categoryDisclosure"] = {"Food": random.choice(DISCLOSURES)}
        if random.random() < 0.3:
            account.keys["budget"] = {"Food": Amount("90.00"), "Trains": Amount("60.00")}

    def entry(self, random):
        entry = {"date": self.day(random), "payee": texts.title(random),
                 "amount": Amount(f"-{random.randint(1, 40)}.{random.randint(10, 99)}")}
        trips = self.of("trips")
        if trips and random.random() < 0.7:
            entry["trip"] = Names([random.choice(trips).number])
        people = self.of("people")
        if len(people) > 1 and random.random() < 0.3:
            some = random.sample(people, 2)
            entry["paidBy"] = Names([some[0].number])
            entry["sharedBy"] = Names([person.number for person in some], True)
        if random.random() < 0.6:
            entry["category"] = random.choice(["Food", "Trains", "Museums"])
        if random.random() < 0.2:
            entry["currency"] = random.choice(["EUR", "JPY"])
            if entry["currency"] == "JPY":
                entry["amount"] = Amount("-500")
        if random.random() < 0.1:
            entry["disclosure"] = random.choice(DISCLOSURES)
        if random.random() < 0.1:
            entry["planned"] = True
        return entry

    def fill_people(self, random, person):
        person.keys.update(firstName=random.choice(["Ana", "Tom", "Ida", "Björn"]),
                           lastName=texts.title(random).split()[0])
        if random.random() < 0.3:
            person.keys["birthdate"] = "1970-01-01"
        if random.random() < 0.4:
            path = posixpath.join(person.folder, person.name + "-portrait.png")
            self.files[path] = pictures.random_png(random)
            person.keys["imageName"] = Path(path)

    def fill_pages(self, random, page):
        page.keys["title"] = texts.title(random)


def rates(random):
    """Exchange rates of the currencies of entries, from the first day of all on."""
    return (f"date,from,to,rate\n2000-01-01,EUR,USD,{random.randint(90, 130) / 100}\n"
            f"2000-01-01,USD,JPY,{random.randint(90, 160)}\n").encode()
