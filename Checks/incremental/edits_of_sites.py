"""Random edits of settings, templates, words and assets, and edits that break a site."""

import pictures
import texts
import theme
from edits import edit, pick, toggle
from models import Names

# Each breaks a journal in a way of its own.
MISTAKES = [
    lambda random, journal: journal.theme.update({"Templates/trip.html": b"{{#nobody}}"}),
    lambda random, journal: journal.theme.update({"Templates/components/label.html": b"{{labl}}"}),
    lambda random, journal: journal.theme.update({"Templates/words/en.json": b"{"}),
    lambda random, journal: journal.files.update({"Content/trips/broken.md": b"---\ntitle: [\n---\n"}),
    lambda random, journal: journal.files.update({"Content/pages/broken.json": b"[{}]"}),
    lambda random, journal: journal.settings.update(pageSize=0),
    lambda random, journal: journal.settings.update(accent="#ff0"),
    lambda random, journal: journal.settings.update(icon="marks/none.png"),
    lambda random, journal: pick(random, journal).keys.update(published=False),
    lambda random, journal: pick(random, journal).body.append(
        texts.Part("text", "[nowhere](nowhere.md) and ![none](none.png)")),
    lambda random, journal: pick(random, journal).keys.update(author=Names([9999])),
    lambda random, journal: pick(random, journal).keys.update(aliases=["/trips/"]),
    lambda random, journal: pick(random, journal, test=lambda m: m.kind != "photos").keys.update(
        image="missing.png"),
    lambda random, journal: journal.theme.update({"Templates/assets/own.css": b"@import 'none.css';"}),
]


@edit("mistake")
def mistake(random, journal):
    number = random.randrange(len(MISTAKES))
    MISTAKES[number](random, journal)
    return f"number {number}"


@edit("settings")
def settings(random, journal):
    key, value = random.choice([
        ("title", texts.title(random)), ("description", texts.sentence(random)),
        ("pageSize", random.randint(1, 6)), ("currency", random.choice(["EUR", "JPY"])),
        ("timeZone", random.choice(["Asia/Tokyo", "Europe/Lisbon"])),
        ("locale", random.choice(["de_DE", "en_GB", "he_IL"])),
        ("baseURL", random.choice(["https://journal.example/sub", "https://other.example"])),
        ("baseURL", None), ("unsafeHTML", random.random() < 0.5),
        ("markdown", random.choice([{"tables": False}, {"typography": False, "footnotes": False}])),
        ("navigation", [{"name": "Ways", "url": "/trips/"},
                        {"name": texts.title(random), "url": random.choice(["/photos/", "/tags/"])}]),
        ("switches", random.choice([["dark"], ["minion"], ["dark", "minion"], ["minion", "dark"]])),
        ("icon", random.choice(["marks/badge.png", "marks/badge.svg", ["marks/badge.svg", "marks/badge.png"]])),
        ("themeColor", random.choice(["#123", {"light": "#ffffff", "dark": "#000"}])),
        ("accent", random.choice(["#1b3fa8", "#702", {"light": "#060", "dark": "#8f8"}])),
        ("font", random.choice(["serif", "system", "mono"])),
        ("license", {"name": "CC BY 4.0", "url": random.choice(["/trips/", "https://cc.example/"])}),
        ("photos", random.choice([
            {"renditions": False}, {"original": True},
            {"formats": random.sample(["avif", "webp", "jpeg"], random.randint(1, 3))},
            {"largest": random.randint(320, 700)},
            {"creator": texts.title(random), "copyright": "© Ana"}, {"camera": True},
            {"camera": True}, {"watermark": random.choice(["© Ana", "© Bo & Co"])},
            {"watermark": "© Ana", "purchase": "in-place"}, {"purchase": "in-place"},
            {"contact": "ana@ana.example", "editions": [{"name": "Large", "price": 90, "count": 3}]}])),
        ("contact", random.choice(["ana@ana.example", "/photos/"])),
        ("redirects", [{"from": f"/before/{random.randint(1, 9)}/", "to": "/trips/"}])])
    if value is None:
        journal.settings.pop(key, None)
    elif key in journal.settings and key not in ("title", "baseURL", "pageSize") \
            and random.random() < 0.3:
        del journal.settings[key]
    else:
        journal.settings[key] = value
    return key


@edit("icon")
def icon(random, journal):
    size = random.choice([16, 48, 60])
    journal.files["Content/marks/badge.png"] = pictures.png(size, size, random.randint(0, 255))
    return f"{size} pixels"


@edit("author of the site")
def author(random, journal):
    person = pick(random, journal, "people", journal.is_shown)
    if not person:
        return None
    toggle(journal.settings, "author", person.number)
    return person.slug


@edit("template")
def template(random, journal):
    return change(random, journal, random.choice(theme.TEMPLATES))


@edit("partial")
def partial(random, journal):
    return change(random, journal, "components/" + random.choice(theme.PARTIALS))


def change(random, journal, name):
    """Adds, changes or takes away a template of the site's own, mostly one that is there."""
    own = [path for path in journal.theme if path.endswith(".html")
           and ("components/" in path) == ("components/" in name)]
    path = random.choice(own) if own and random.random() < 0.5 else f"Templates/{name}.html"
    text = journal.theme.get(path)
    if text is None:
        journal.theme[path] = theme.template(random, name)
        return f"new {path}"
    if path in ("Templates/postcard.html", "Templates/stamp.html") or random.random() < 0.7:
        journal.theme[path] = text + random.choice([
            b"{{! nothing to see }}\n", f"<!-- {random.random()} -->\n".encode()])
        if b"v1" in text:
            journal.theme[path] = text.replace(b"v1", f"v1{random.randint(1, 99)}".encode(), 1)
        return path
    del journal.theme[path]
    return f"without {path}"


@edit("words")
def words(random, journal):
    path = f"Templates/words/{random.choice(['en', 'en', 'de'])}.json"
    if path in journal.theme and random.random() < 0.3:
        del journal.theme[path]
        return f"without {path}"
    journal.theme[path] = theme.words(random)
    return path


@edit("style sheet")
def style(random, journal):
    path = "Templates/assets/site.css"
    if path in journal.theme and random.random() < 0.3:
        del journal.theme[path]
        return f"without {path}"
    journal.theme[path] = theme.style(random)
    return path


@edit("asset")
def asset(random, journal):
    path = random.choice(["Templates/assets/mark.svg", "Templates/assets/lone.svg",
                          "Templates/assets/lone.svg", "Templates/assets/minions.svg"])
    if not path.endswith("mark.svg") and path in journal.theme and random.random() < 0.4:
        del journal.theme[path]
        return f"without {path}"
    journal.theme[path] = pictures.svg(random.randint(0, 255))
    return path


@edit("asset in a text")
def asset_in_text(random, journal):
    model = pick(random, journal)
    model.body.append(texts.Part("text", "![It](/assets/lone.svg)"))
    return model.path
