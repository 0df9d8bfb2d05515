"""Random edits of what models state."""

import datetime
import json

import models
import pictures
import texts
import theme
from edits import edit, pick, toggle
from journal import DISCLOSURES, PLACES, rates
from models import Amount, Names, Path


@edit("title")
def title(random, journal):
    model = pick(random, journal)
    key = {"accounts": "name", "people": "lastName"}.get(model.kind, "title")
    model.keys[key] = texts.title(random)
    return model.path


@edit("date")
def date(random, journal):
    model = pick(random, journal)
    if model.kind == "trips":
        day = journal.day(random)
        model.keys.pop("actualDeparture", None)
        model.keys.update(departure=f"{day}T08:00:00Z", arrival=f"{day}T12:30:00Z")
    else:
        model.keys["date"] = journal.day(random)
    return model.path


@edit("facts of a trip")
def facts(random, journal):
    trip = pick(random, journal, "trips")
    if not trip:
        return None
    choice = random.choice(["mode", "status", "destination", "delay"])
    if choice == "mode":
        trip.keys["mode"] = random.choice(["train", "bus", "tram", "car"])
    elif choice == "status":
        toggle(trip.keys, "status", "cancelled")
    elif choice == "destination":
        trip.keys["destination"] = texts.title(random)
    else:
        toggle(trip.keys, "actualDeparture", trip.keys["departure"][:10] + "T11:00:00Z")
    return f"{choice} of {trip.path}"


@edit("clocks of a trip")
def clocks(random, journal):
    """Days, local times or instants; and places that say of which zone they are, or don't."""
    trip = pick(random, journal, "trips")
    if not trip:
        return None
    day = trip.keys["departure"][:10]
    start, end = random.choice([("", ""), ("T09:00", "T12:30"), ("", "T12:30"), ("T09:00", ""),
                                ("T09:00:00Z", "T12:30:00Z")])
    # What really happened is written like what was planned, but for what other edits make of it.
    trip.keys.pop("actualDeparture", None)
    trip.keys.update(departure=day + start, arrival=day + end)
    for key in ("origin", "destination"):
        place = trip.keys.get(key)
        name = place["name"] if isinstance(place, dict) else place
        if name and random.random() < 0.7:
            trip.keys[key] = name if random.random() < 0.4 else {"name": name, "timeZone": "Europe/Lisbon"}
    return f"{start or 'day'} to {end or 'day'} of {trip.path}"


@edit("time to come")
def to_come(random, journal):
    """Around the times that builds take for now: on both sides of them, and at them."""
    model = pick(random, journal)
    moment = random.choice(["2026-01-31T12:00:00Z", "2026-01-31T12:00:01Z", "2026-08-01T00:00:00Z",
                            "2027-12-31T23:59:59Z", "2028-01-01T00:00:00Z", "2029-05-01T10:00:00Z"])
    if model.kind == "trips" and random.random() < 0.7:
        model.keys.pop("actualDeparture", None)
        model.keys.update(departure=moment, arrival=moment)
        return f"{moment} of {model.path}"
    key = random.choice(["date", "updated", "date"])
    model.keys[key] = moment
    return f"{key} {moment} of {model.path}"


@edit("tags")
def tags(random, journal):
    model = pick(random, journal)
    if random.random() < 0.2:
        model.keys.pop("tags", None)
    else:
        # Another spelling of a tag is the same tag.
        model.keys["tags"] = random.sample([*texts.TAGS, "Rail", "night", "new"], random.randint(1, 3))
    return model.path


@edit("category")
def category(random, journal):
    model = pick(random, journal)
    model.keys["category"] = random.choice([*texts.CATEGORIES, "north", "East"])
    return model.path


@edit("slug")
def slug(random, journal):
    model = pick(random, journal)
    old = model.slug
    model.keys["slug"] = models.slug_of(random, model.number)
    if random.random() < 0.5:
        model.keys.setdefault("aliases", []).append(f"/former/{old}/")
    return f"{old} to {model.slug}"


@edit("aliases")
def aliases(random, journal):
    model = pick(random, journal)
    toggle(model.keys, "aliases", [f"/also/{model.name}/", f"/also/{model.name}-2/"])
    return model.path


@edit("audience")
def audience(random, journal):
    hidden = pick(random, journal, test=lambda model: not journal.is_shown(model))
    if hidden and random.random() < 0.4:
        for key in ("draft", "publishDate", "expiryDate", "visibility", "audience"):
            hidden.keys.pop(key, None)
        return f"{hidden.path} is shown"
    model = pick(random, journal)
    model.keys.pop("audience", None)
    if model.keys.get("visibility") == "protected":
        del model.keys["visibility"]
    if journal.has_audiences and random.random() < 0.5:
        model.keys["visibility"] = "protected"
        model.keys["audience"] = random.choice(["family", "client", ["client", "family"]])
        return f"{model.path} is for {model.keys['audience']}"
    key, value = random.choice([
        ("draft", True), ("draft", True), ("publishDate", "2027-01-01"),
        ("publishDate", "2025-01-01"), ("expiryDate", "2025-06-01"), ("visibility", "unlisted"),
        ("visibility", "private")])
    toggle(model.keys, key, value)
    return f"{key} of {model.path}"


@edit("keys")
def keys(random, journal):
    """An audience has a guest more, or its keys are renewed."""
    if not journal.has_audiences:
        return None
    name = random.choice(["family", "client"])
    if random.random() < 0.5:
        journal.seal(random, guest=name)
        return f"a guest of {name}"
    journal.seal(random, name)
    return f"renewal of {name}"


@edit("summary")
def summary(random, journal):
    model = pick(random, journal)
    toggle(model.keys, "summary", texts.sentence(random))
    return model.path


@edit("updated")
def updated(random, journal):
    model = pick(random, journal)
    model.keys["updated"] = f"2025-12-{random.randint(10, 31)}"
    return model.path


@edit("image")
def image(random, journal):
    model = pick(random, journal)
    toggle(model.keys, "image", Path(random.choice(journal.shared)))
    return model.path


@edit("author")
def author(random, journal):
    model, person = pick(random, journal), pick(random, journal, "people")
    if not person:
        return None
    model.keys["author"] = Names([person.number]) if random.random() < 0.5 else [
        {"name": texts.title(random), "url": "https://author.example"}]
    return model.path


@edit("people")
def people(random, journal):
    trip, person = pick(random, journal, "trips"), pick(random, journal, "people")
    if not trip or not person:
        return None
    toggle(trip.keys, "people", Names([person.number], True))
    return trip.path


@edit("costs")
def costs(random, journal):
    account = pick(random, journal, "accounts")
    if not account:
        return None
    entries = account.keys["entries"]
    choice = random.choice(["add", "drop", "amount", "order"])
    if choice == "drop" and len(entries) > 1:
        entries.pop(random.randrange(len(entries)))
    elif choice == "amount":
        random.choice(entries)["amount"] = Amount(f"-{random.randint(1, 99)}.00")
    elif choice == "order":
        random.shuffle(entries)
    else:
        entries.append(journal.entry(random))
    return f"{choice} in {account.path}"


@edit("what is told")
def told(random, journal):
    account = pick(random, journal, "accounts")
    if not account:
        return None
    choice = random.choice(["disclosure", "tripDisclosure", "entry", "budget"])
    if choice == "entry":
        random.choice(account.keys["entries"])["disclosure"] = random.choice(DISCLOSURES)
    elif choice == "budget":
        account.keys["budget"] = Amount(f"{random.randint(50, 900)}.00")
    else:
        account.keys[choice] = random.choice(DISCLOSURES)
    return f"{choice} of {account.path}"


@edit("rates")
def new_rates(random, journal):
    journal.files["Content/rates.csv"] = rates(random)
    return "Content/rates.csv"


@edit("photo's trip")
def photos_trip(random, journal):
    photo, trip = pick(random, journal, "photos"), pick(random, journal, "trips")
    if not photo or not trip:
        return None
    photo.keys["trip"] = Names([trip.number])
    return f"{photo.path}, {photo.slug}: {trip.slug}"


@edit("photo's price")
def price(random, journal):
    photo = pick(random, journal, "photos")
    if not photo:
        return None
    if random.random() < 0.4:
        toggle(photo.keys, random.choice(["sold", "sold", "bought"]), True)
    elif "price" in photo.keys and random.random() < 0.5:
        del photo.keys["price"]
        photo.keys.pop("buyURL", None)
    else:
        photo.keys.update(price=Amount("12.00"), buyURL="https://shop.example/other")
    return photo.path


@edit("photo's editions")
def editions(random, journal):
    photo = pick(random, journal, "photos")
    if not photo:
        return None
    sold = random.choice([0, 1, 2, 2])
    edition = {"name": texts.title(random), "size": "A3", "price": Amount(f"{random.randint(5, 90)}.00"),
               "count": 2, "sold": sold}
    if random.random() < 0.3:
        edition["buyURL"] = random.choice(["ana@ana.example", "https://shop.example/large"])
    toggle(photo.keys, "editions", [edition, {"name": "Card"}][:random.randint(1, 2)])
    return f"{photo.path}, {sold} sold"


@edit("own template")
def template_key(random, journal):
    trip = pick(random, journal, "trips")
    if not trip:
        return None
    toggle(trip.keys, "template", "postcard")
    journal.theme = {**theme.postcard(), **journal.theme}
    return trip.path


ALBUM = "Content/photos/north"


@edit("album")
def album(random, journal):
    """A folder of photos becomes an album, is another one, or none; it gains and loses pictures."""
    index, names = f"{ALBUM}/index.md", [f"{ALBUM}/Coast {number}.png" for number in range(1, 5)]
    there = [name for name in names if name in journal.files]
    choice = random.choice(["index", "index", "picture", "picture", "tables", "tables", "less", "none"])
    if choice == "none":
        journal.files.pop(index, None)
    elif choice == "less" and there:
        del journal.files[random.choice(there)]
    elif choice == "picture":
        journal.files[random.choice(names)] = pictures.random_png(random)
    elif choice == "tables" and there:
        # Tables of TOML, whose keys stand behind their headers; a price has pages of its own.
        tables = "".join(
            f'[[photos]]\nfile = "{name.rsplit("/", 1)[1]}"\nslug = "{"abcd"[place]}-of-tables"\n'
            f'title = "{texts.title(random)}"\nprice = {random.randint(5, 7)}\n'
            f'buyURL = "https://shop.example/{random.randint(1, 3)}"\n'
            for place, name in enumerate(there))
        journal.files[index] = f'+++\ntitle = "The north"\n{tables}+++\n\nBy tables.\n'.encode()
    else:
        keys = [f"title: {texts.title(random)}", f"order: {random.choice(['taken', 'name', 'written'])}"]
        trips = journal.of("trips")
        if trips and random.random() < 0.4:
            keys.append(f"trip: {random.choice(trips).slug}")
        if random.random() < 0.3:
            keys.append(random.choice(
                ["draft: true", "visibility: unlisted", "expiryDate: 2025-12-01", "tags: [sea]"]
                + ["visibility: protected\naudience: family"] * (2 * journal.has_audiences)))
        if there and random.random() < 0.6:
            # A name twice would be a mistake.
            name, *others = (path.rsplit("/", 1)[1] for path in random.sample(there, len(there)))
            more = random.choice(["", ", draft: true", ", visibility: private"])
            keys.append(f"photos: [{name}, {{file: {others[0]}, title: {texts.title(random)}, "
                        f"slug: shown{more}}}]"
                        if others and random.random() < 0.5 else f"photos: [{name}]")
            if random.random() < 0.3:
                # A hidden photo's picture, as a cover, is not shown.
                keys.append(f"image: {random.choice(there).rsplit('/', 1)[1]}")
        lines = "\n".join(keys)
        journal.files[index] = f"---\n{lines}\n---\n\n{texts.sentence(random)}\n".encode()
    return f"{choice} in {ALBUM}"


JOURNEY = "Content/trips/north"


@edit("journey")
def journey(random, journal):
    """A folder of trips becomes a journey, is another one, or none; a trip comes into it or leaves."""
    index, trips = f"{JOURNEY}/index.md", journal.of("trips")
    choice = random.choice(["index", "index", "index", "in", "in", "out", "none"])
    inside = [trip for trip in trips if trip.place == "north"]
    if choice == "none":
        journal.files.pop(index, None)
    elif choice in ("in", "out"):
        trip = random.choice(trips if choice == "in" else inside) if inside or choice == "in" and trips else None
        if not trip:
            return None
        trip.place = "north" if choice == "in" else ""
    else:
        keys = [f"title: {texts.title(random)}"]
        # Without a leg of its own it needs a trip that is there.
        if not inside or random.random() < 0.5:
            keys.append(f"departure: {journal.day(random)}")
        keys += random.sample(
            ["draft: true", "visibility: unlisted", "expiryDate: 2025-12-01", "tags: [sea]", "category: north",
             f"stays: [{{place: Oslo, from: {journal.day(random)}}}]", f"summary: {json.dumps(texts.sentence(random))}"],
            random.randint(0, 2))
        if journal.has_audiences and random.random() < 0.3 \
                and not any(key.startswith("visibility") for key in keys):
            keys.append("visibility: protected\naudience: [family, client]")
        lines = "\n".join(keys)
        journal.files[index] = f"---\n{lines}\n---\n\n{texts.sentence(random)}\n".encode()
    return f"{choice} in {JOURNEY}"


@edit("voyage")
def voyage(random, journal):
    """A trip of several legs, some of them to come, with a stay: in tables of TOML or in YAML."""
    path = "Content/trips/voyage.md"
    if random.random() < 0.2:
        return f"without {path}" if journal.files.pop(path, None) else None
    places = random.sample([name for name, _ in PLACES], random.randint(3, min(4, len(PLACES))))
    start = datetime.date.fromisoformat(journal.day(random))
    day = lambda number: (start + datetime.timedelta(number)).isoformat()
    legs = []
    for number, (origin, destination) in enumerate(zip(places, places[1:])):
        leg = {"origin": origin, "destination": destination, "mode": random.choice(["train", "bus"]),
               "departure": f"{day(number)}T08:{random.randint(10, 59)}:00Z",
               "arrival": f"{day(number)}T12:30:00Z"}
        for key, value in [("number", f"ZO {random.randint(1, 9)}"), ("status", "cancelled"),
                           ("actualArrival", f"{day(number)}T13:{random.randint(10, 59)}:00Z")]:
            # A leg that nobody took has not arrived.
            if random.random() < 0.2 and leg.get("status") is None:
                leg[key] = value
        legs.append(leg)
    keys = {"title": texts.title(random), "tags": ["sea"], "legs": legs}
    if random.random() < 0.5:
        keys["stays"] = [{"place": places[1], "from": day(0), "to": day(1)}]
    text = models.front_matter(random.choice(["tables", "tables", "yaml"]), keys)
    journal.files[path] = f"{text}\n{texts.sentence(random)}\n".encode()
    return path


@edit("drawing")
def drawing(random, journal):
    """A page shows a drawing, which gets another size or colour, notes that are left out, or a script,
    with which nothing is published."""
    page, path = "Content/pages/plan.md", "Content/pages/plan.svg"
    choice = random.choice(["none", "size", "size", "notes", "script"])
    if choice == "none":
        if page not in journal.files:
            return None
        del journal.files[page], journal.files[path]
        return f"without {page}"
    extra = {"notes": f"<metadata>{texts.sentence(random)}</metadata>", "script": "<script>1</script>"}
    journal.files[path] = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{random.randint(1, 3) * 40}" height="30">'
        f'{extra.get(choice, "")}<rect width="9" height="9" fill="#{random.randint(0, 9)}00"/></svg>').encode()
    shown = random.choice(["image: plan.svg\n---\n", "---\n![Plan](plan.svg)\n", "---\n[Plan](plan.svg)\n"])
    journal.files[page] = f"---\ntitle: {texts.title(random)}\n{shown}".encode()
    return f"{choice} of {path}"
