"""Parts of texts, with links to models and files in each form that a text may have; and times."""

import datetime
import posixpath


class Part:
    """A part of a text, written once it is known where each model lies."""

    def __init__(self, write):
        self.markdown = write


def text(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def later(moment, hours):
    return moment + datetime.timedelta(hours=hours)


def leg(start, end, origin, destination):
    return {"departure": text(start), "arrival": text(end), "origin": origin.written(),
            "destination": destination.written()}


def part(site, number):
    """A part of a model's text, or of that of a list."""
    chance = site.chance
    voice = site.plain if number is None else site.voices[number]
    sort = chance.choice(["text", "text", "heading", "table"] + ["link"] * 8 + ["image"] * 3 + ["file"] * 2)
    if sort == "link":
        return link(site, voice)
    if sort == "image":
        return image(site, voice)
    if sort == "file":
        return file(site, number, voice)
    words = {"text": voice.sentence(), "heading": f"## {voice.word('heading')}",
             "table": f"| {voice.word()} | b |\n| --- | --- |\n| {voice.word()} | 2 |"}[sort]
    return Part(lambda way: words)


def link(site, voice):
    """A link to any model, by its file or its address."""
    chance = site.chance
    target = chance.choice(list(site.models.values()))
    words, title = voice.word(), voice.word()
    picture = chance.choice(site.listed)
    photo = chance.choice(site.of("photos"))
    form = chance.choice(["file", "file", "title", "reference", "empty", "code", "address", "address",
                          "bare", "viewer", "picture", "place", "raw"])
    heading = None
    if form == "place" and not target.form.startswith("item"):
        # A number, since two headings of one name have other ids.
        heading = f"{site.voices[target.number].word('heading')}{len(target.body)}"
        target.body.append(Part(lambda way: f"## {heading}"))
    elif form == "place":
        form = "file"

    def write(way):
        path = way(target.number)
        return {
            "file": f"See [{words}]({path}) too.",
            "title": f'See [{words}]({path} "{title}") too.',
            "reference": f"See [{words}][{words}-r].\n\n[{words}-r]: {path}",
            "empty": f"See []({path}) too.",
            "code": f"- [`{words}`](<{path}>)",
            "address": f"Or [{words}]({site.address(target)}), by its address.",
            "bare": f"Or [{words}]({site.address(target).rstrip('/')}), by half its address.",
            "viewer": f"Or [{words}](/photos/#photo-{photo.slug}).",
            "raw": f'Or <a href="{path}">{words}</a>, <a href="{site.address(target)}">{words}</a>.',
            "picture": f"Or [{words}]({way(picture)}).",
            "place": f"Or [{words}]({path}#{heading}).",
        }[form]
    return Part(write)


def image(site, voice):
    """A picture of the site's, a photo by its file, by itself or in a row."""
    chance = site.chance
    photos = [model for model in site.of("photos") if "file" in model.keys or "url" in model.keys]
    target = chance.choice(photos)
    words = voice.word()
    picture = chance.choice(site.listed)
    owned = chance.choice([*site.owned, "Content/shared.jpg"])
    form = chance.choice(
        ["photo", "photo", "wide", "row", "line", "shared", "caption", "listed", "owned", "raw",
         "distant"])
    caption = voice.title("caption") if form == "caption" else ""
    host = voice.word("host") if form == "distant" else ""

    def write(way):
        path, shared = way(target.number), way("Content/shared.jpg")
        return {
            "photo": f"![]({path})",
            "wide": f"![{words}]({path}#wide)",
            "row": f"![{words}]({shared}) ![]({path})",
            "line": f"A line with ![{words}]({path}) in it.",
            "shared": f"![{words}]({shared})",
            "owned": f"![{words}]({way(owned)})",
            "raw": f'<img src="{way(owned)}" alt="{words}">',
            "listed": f"![]({way(picture)})",
            "distant": f"![{words}](https://{host}.example/a.jpg)",
            "caption": f'![{words}]({path} "{caption}")',
        }[form]
    return Part(write)


def file(site, number, voice):
    """A file beside the text, which nothing else names."""
    folder = "Content" if number is None else site.models[number].folder
    if number is not None and site.models[number].kind == "photos":
        words = voice.sentence()
        return Part(lambda way: words)
    chance = site.chance
    path = posixpath.join(folder, f"{voice.word('file')}-{len(site.files)}")
    form = chance.choice(["notes", "picture", "drawing"])
    words = voice.word()
    if form == "notes":
        path += ".txt"
        site.files[path] = voice.sentence("file").encode()
        return Part(lambda way: f"Read [{words}]({way(path)}).")
    if form == "picture":
        path += ".jpg"
        site.files[path] = site.picture(voice)
        return Part(lambda way: f"![{words}]({way(path)})")
    path += ".svg"
    color = "#%02x%02x%02x" % voice.shade()
    site.files[path] = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">'
        f'<rect width="90" height="90" fill="{color}"/><text>{voice.word("drawing")}</text></svg>\n').encode()
    return Part(lambda way: f"![{words}]({way(path)})")
