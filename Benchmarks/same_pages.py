"""Proves that two trees are the same site: the same pages with the same facts in the same order.

Usage: same_pages.py OURS THEIRS CONTENT

Of every trip: title, date, both ends' places, times and instants, duration, delay, tags, neighbours, the
text of its body, its table of contents, and what of it is said to search engines and chats. Of every page of a list, a year or a tag: how many there
are in all, the members in their order with the facts on their cards, and the pages beside it. Of the page of all tags: each with its
count. Of calendars: events with both ends; of feeds: entries in their order; of the sitemap: every
trip. Prints what differs and fails; markup, addresses of assets and the words of the interface may
differ.
"""

import datetime
import html
import json
import os
import re
import sys
import zoneinfo

SHOWN = 20
# What can't be empty on both sides, or nothing would have been compared.
MUST_HOLD = ("title", "times", "text", "tags", "structured data", "sharing", "members", "facts", "terms", "events", "entries", "trips")
# What hosts are told of headers, what the filter of a list finds on its other pages, and the sums of
# all trips.
OURS_ALONE = ("_headers", "filter.json", "logbook/index.html")


def part(pattern, page):
    """What the first group of a pattern holds, as its reader sees it; None where there is none."""
    found = re.search(pattern, page, re.DOTALL)
    return plain(found.group(1)) if found else None


def plain(markup):
    """The text of some markup, in which quotes and spaces of any kind are the same."""
    text = html.unescape(re.sub(r"<[^>]*>", " ", markup))
    text = re.sub(r"[“”„«»]", '"', text).replace("’", "'").replace("‘", "'").replace("\u202f", " ")
    # Where markup ends beside a full stop, its place is no space.
    return re.sub(r" (?=[.,;:!?'\"])", "", " ".join(text.split()))


def section(page, opening, closing):
    """The markup between two pieces of markup; empty where the first is missing."""
    start = page.find(opening)
    end = page.find(closing, start)
    return page[start:end] if start >= 0 and end >= 0 else ""


def links(markup):
    return [(href, plain(text))
            for href, text in re.findall(r'<a href="([^"#]*)"[^>]*>(.*?)</a>', markup, re.DOTALL)]


def instants(markup):
    return [(html.unescape(instant), plain(text))
            for instant, text in re.findall(r'<time datetime="([^"]*)">(.*?)</time>', markup)]


def neighbors(page):
    """The links to the newer and the older page; by address alone, since lists name theirs freely."""
    nav = section(page, '<nav class="neighbors"', "</nav>")
    return {kind: links(section(nav, f'<li class="{kind}">', "</li>")) for kind in ("newer", "older")}


def trip(page):
    ticket = section(page, '<div class="ticket">', '<div class="story">')
    contents = section(page, '<nav class="contents"', '<div class="body">')
    # Photos, costs and related trips follow it.
    body = section(page, '<div class="body">', "</article>").split("<section>")[0]
    return {
        "title": part(r'<h1 class="header-text[^"]*">(.*?)</h1>', page),
        "times": instants(ticket),
        "places": [plain(name) for name in re.findall(r'<dd class="place">(.*?)</dd>', ticket)],
        "arrival's day": part(r'<span class="next-day">(.*?)</span>', ticket),
        "duration": part(r'<div class="between"><dt>[^<]*</dt><dd>(.*?)</dd>', ticket),
        "delay": part(r'<span class="delay">(.*?)</span>', ticket),
        "early": part(r'<span class="early">(.*?)</span>', ticket),
        "mode": part(r"<div><dt>By</dt><dd>(.*?)</dd>", ticket),
        "operator": part(r"<div><dt>Operator</dt><dd>(.*?)</dd>", page),
        "tags": sorted(links(section(page, '<ul class="tags">', "</ul>"))),
        "neighbours": neighbors(page),
        "contents": re.findall(r'href="[^"]*(#[^"]*)"', contents),
        "text": plain(body),
        "links in the text": [href for href, _ in links(body)],
        **structured(page),
        "sharing": sharing(page),
    }


def structured(page):
    """What search engines are told of a trip, and the way to it."""
    graph = json.loads(section(page, '<script type="application/ld+json">', "</script>").partition(">")[2]
                       or '{"@graph": []}')["@graph"]
    nodes = {node["@type"]: node for node in graph}
    trip, way = nodes.get("Trip", {}), nodes.get("BreadcrumbList", {"itemListElement": []})
    return {
        "structured data": trip and {
            **{key: trip.get(key) for key in ("@id", "name", "url", "tripOrigin", "provider")},
            **{key: instant(trip[key]) for key in ("departureTime", "arrivalTime") if key in trip},
            "page": {key: trip.get("mainEntityOfPage", {}).get(key) for key in ("@id", "keywords")},
        },
        "way": [(step["name"], step["item"]) for step in way["itemListElement"]],
    }


def sharing(page):
    """The names of the metadata that chats read, and what they say but for the description."""
    found = re.findall(r'<meta (?:property|name)="((?:og|article|twitter):[^"]*)" content="([^"]*)"', page)
    # Hugo's templates know no date of a change.
    return sorted((name, "" if name == "og:description" else html.unescape(content))
                  for name, content in found if name != "article:modified_time")


def listing(page):
    # Lists of several kinds, such as those of a tag, have a class of their own.
    opening = re.search('<ul class="(?:mixed-)?cards', page)
    cards = section(page, opening.group() if opening else '<ul class="cards', "</main>")
    cards = cards.split('<nav class="neighbors"')[0]
    return {
        "count": part(r'<p class="count">(.*?)</p>', page),
        "members": links("".join(re.findall(r'<p class="card-title">.*?</p>', cards, re.DOTALL))),
        "facts": [(instants(line), [plain(fact) for fact in re.findall(r"<span>(.*?)</span>", line)])
                  for line in re.findall(r'<p class="trip-facts">.*?</p>', cards, re.DOTALL)],
        "neighbours": {kind: [href for href, _ in found]
                       for kind, found in neighbors(page).items()},
    }


def terms(page):
    """Each tag with its count."""
    main = section(page, '<main id="main"', "</main>")
    return {"terms": sorted(
        (href, re.sub(r"\D", "", plain(after.split("</li>")[0])))
        for href, after in re.findall(r'<a href="(/tags/[^"]+)"[^>]*>.*?</a>(.*?</li>)', main, re.DOTALL))}


def instant(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def moment(name, value):
    """The instant of a calendar's date. Of the two hours that have one name when clocks are turned back
    the second: Zoetrope writes that in UTC, since a calendar can't tell it by the place's clock, where
    Hugo's templates write either by that."""
    if value.endswith("Z"):
        zone, value = "UTC", value[:-1]
    else:
        zone = name.partition("TZID=")[2]
    local = datetime.datetime.strptime(value, "%Y%m%dT%H%M%S")
    return local.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=1).timestamp()


def calendar(text):
    """Each event with its title and both ends."""
    lines = re.sub(r"\r?\n[ \t]", "", text).replace("\r", "").split("\n")
    events, event = [], None
    for line in lines:
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            event = {}
        elif event is not None and name == "SUMMARY":
            event[name] = re.sub(r"\\(.)", r"\1", value)
        elif event is not None and name.split(";")[0] in ("DTSTART", "DTEND"):
            event[name.split(";")[0]] = moment(name, value)
        if line == "END:VEVENT":
            events.append(event)
            event = None
    return {"events": events}


def atom(text):
    return {"entries": [
        (part(r"<title>(.*?)</title>", entry),
         html.unescape(re.search(r'<link rel="alternate"[^>]*href="([^"]*)"', entry).group(1)),
         instant(html.unescape(re.search(r"<published>(.*?)</published>", entry).group(1))))
        for entry in text.split("<entry>")[1:]]}


def json_feed(text):
    return {"entries": [(item["title"], item["url"], instant(item["date_published"]), item["tags"])
                        for item in json.loads(text)["items"]]}


def sitemap(text):
    return {"trips": sorted(re.findall(r"<loc>([^<]*/trips/[^/<]*-\d+/)</loc>", text))}


READERS = {"trips.ics": calendar, "feed.xml": atom, "feed.json": json_feed,
           "sitemap.xml": sitemap}


def reader(path):
    """What reads the facts of a file; None for those of which there is nothing to compare."""
    parts = path.split("/")
    if not path.endswith(".html"):
        return READERS.get(parts[-1])
    if path == "tags/index.html":
        return terms
    if parts[0] == "tags" or path == "trips/index.html" or re.match(r"trips/(page|\d+)/", path):
        return listing
    return trip if parts[0] == "trips" else None


def pages(tree):
    found = set()
    for place, _, names in os.walk(tree):
        found.update(os.path.relpath(os.path.join(place, name), tree)
                     for name in names if not name.startswith(".zoetrope-"))
    # Their names may tell what they hold.
    return {path for path in found if not path.startswith("assets/")}


def read(tree, path):
    with open(f"{tree}/{path}", encoding="utf-8") as file:
        return file.read()


def differences(ours, theirs, content):
    our_pages, their_pages = pages(ours), pages(theirs)
    for path in sorted(our_pages ^ their_pages):
        if path in our_pages and (path in OURS_ALONE or path.split("/")[-1] in OURS_ALONE):
            continue
        yield f"{path}: only in {ours if path in our_pages else theirs}"
    for name in sorted(os.listdir(f"{content}/trips")):
        if name.endswith(".md") and f"trips/{name[:-3]}/index.html" not in our_pages:
            yield f"trips/{name}: has no page"
    for path in sorted(our_pages & their_pages):
        facts = reader(path)
        if facts is None:
            continue
        a, b = facts(read(ours, path)), facts(read(theirs, path))
        for name in a:
            if a[name] != b[name]:
                yield f"{path}: {name}\n  {str(a[name])[:400]}\n  {str(b[name])[:400]}"
            elif not a[name] and name in MUST_HOLD:
                yield f"{path}: {name} is in neither, so nothing was compared"


def main():
    ours, theirs, content = sys.argv[1:]
    found = list(differences(ours, theirs, content))
    print("\n".join(found[:SHOWN]), end="\n" if found else "")
    if found:
        sys.exit(f"same_pages: {len(found)} differences")
    compared = [path for path in pages(ours) if reader(path)]
    print(f"{len(compared)} pages hold the same facts in both")


if __name__ == "__main__":
    main()
