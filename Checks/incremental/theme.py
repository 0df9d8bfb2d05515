"""Templates, partials, words and assets of a site's own, in many versions."""

import json
import pathlib

import pictures

BUILT_IN = pathlib.Path(__file__).resolve().parent.parent.parent / "Templates"
TEMPLATES = ["page", "trip", "trip.cancelled", "trips", "photo", "photo.sold", "photos", "article", "person", "home",
             "account", "term", "taxonomy", "buy", "moved", "404", "settings"]
PARTIALS = ["trip-card", "label", "teaser", "entry", "photo", "image", "user", "article", "link",
            "tagged", "person-card", "list", "neighbors", "page-card", "contents"]
WORDS = {"departure": "Off on", "photos": "Pictures", "trips.one": "{count} way", "tags": "Marks",
         "trips.other": "{count} ways", "by": "Of", "readingTime": "{count} minutes", "home": "Start"}
POSTCARD = """{{<page}}
{{$main}}
<div style="--departure: {{departureTimeColor}}"><p>VERSION {{words.departure}} {{date}}</p>
{{> stamp}}
{{#summary}}<p>{{summary}}</p>{{/summary}}
{{#related}}<p>{{linkText}}</p>{{/related}}</div>
{{/main}}
{{/page}}
"""
STAMP = "<p>VERSION {{title}}{{#mode}}, {{mode}}{{/mode}}</p>\n"


def start(random, is_silent):
    """What a site's Templates/ holds at first: mostly little, and in a silent site nothing unused."""
    files = {"Templates/assets/mark.svg": pictures.svg(random.randint(0, 255))}
    if is_silent:
        del files["Templates/assets/mark.svg"]
    else:
        files.update(postcard())
    for name in random.sample(TEMPLATES, random.randint(0, 2)):
        files[f"Templates/{name}.html"] = template(random, name)
    for name in random.sample(PARTIALS, random.randint(0, 2)):
        files[f"Templates/components/{name}.html"] = template(random, f"components/{name}")
    if random.random() < 0.3:
        files["Templates/words/en.json"] = words(random)
    return files


def postcard():
    """A template that a trip may ask for, and a partial that it includes."""
    return {"Templates/postcard.html": POSTCARD.replace("VERSION", "v1").encode(),
            "Templates/stamp.html": STAMP.replace("VERSION", "v1").encode()}


def template(random, name):
    """The built-in template of a name, with something of one's own in it."""
    text = (BUILT_IN / f"{name}.html").read_text()
    mark = f"<b>v{random.randint(1, 10**6)}</b>"
    if name == "page":
        return text.replace("<main", f"{mark}\n<main", 1).encode()
    if "{{$main}}" in text:
        return text.replace("{{$main}}", "{{$main}}\n" + mark, 1).encode()
    return (text + mark + "\n").encode()


def words(random):
    known = json.loads((BUILT_IN / "words/en.json").read_text())
    chosen = [key for key in WORDS if key in known]
    own = {key: f"{WORDS[key]} {random.randint(1, 99)}"
           for key in random.sample(chosen, random.randint(1, 3))}
    return (json.dumps(own, indent=2) + "\n").encode()


def style(random):
    """The built-in style sheet, with a rule of one's own."""
    text = (BUILT_IN / "assets/site.css").read_text()
    return f"{text}\nb {{ order: {random.randint(1, 10**6)} }}\n".encode()
