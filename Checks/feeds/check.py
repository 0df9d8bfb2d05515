"""What Checks/feeds/run runs: each site is built, and read as others read it."""

import collections
import datetime
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse

import feedparser
import icalendar
from lxml import etree, html as markup
from pyld import jsonld

import known
import terms

ZOETROPE = sys.argv[1]
HERE = pathlib.Path(__file__).resolve().parent
UTC = datetime.timezone.utc
ATOM = etree.RelaxNG(etree.parse(HERE / "atom.rng"))
SITEMAP = etree.XMLSchema(etree.parse(HERE / "sitemap.xsd"))
counts = collections.Counter()
failures = []


def expect(condition, message):
    counts["checks"] += 1
    if not condition:
        failures.append(message)


def equal(found, wanted, what):
    expect(found == wanted, f"{what}: found {found!r}, and not {wanted!r}"[:900])


def built(write):
    folder = tempfile.mkdtemp()
    write(folder)
    return output_of(folder)


def output_of(folder, *options):
    output = pathlib.Path(tempfile.mkdtemp(), "Output")
    result = subprocess.run(
        [ZOETROPE, "build", "--site", folder, "--output", output, "--now", "2026-01-31T12:00:00Z",
         "--quiet", *options], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"check-feeds: a site could not be built\n{result.stderr[:4000]}")
    return output


# Feeds


def instants(parsed):
    return datetime.datetime(*parsed[:6], tzinfo=UTC)


def body_of(page, address):
    """The text of a page, as its own template shows it, with the addresses that a browser sees."""
    body = page.xpath("//div[@class='body']")
    return absolute(body[0], address) if body else ""


def absolute(element, address):
    for node in element.iter():
        for name in ("href", "src"):
            if name in node.attrib:
                node.set(name, urllib.parse.urljoin(address, node.get(name)))
        if "srcset" in node.attrib:
            node.set("srcset", ", ".join(
                " ".join([urllib.parse.urljoin(address, part.split()[0])] + part.split()[1:])
                for part in node.get("srcset").split(",")))
    return shape(element)


def shape(element):
    """An element's content, whatever way it was written in."""
    text = (element.text or "") + "".join(etree.tostring(e, encoding="unicode") for e in element)
    # A browser keeps control characters, and XML has another in their place.
    return re.sub("[\x00-\x20\ufffd\ufffe\uffff]", "", text)


def check_feed(output, place, wanted=None):
    """A feed in both forms; `wanted` is the titles, and by them the days, of its entries."""
    atom = (output / place / "feed.xml").read_bytes()
    tree = etree.fromstring(atom)
    expect(ATOM.validate(tree), f"{place}feed.xml is not Atom: {ATOM.error_log.last_error}")
    feed = feedparser.parse(atom, sanitize_html=False, resolve_relative_uris=False)
    equal(feed.bozo, 0, f"{place}feed.xml: bozo, {feed.get('bozo_exception')}")
    data = json.loads((output / place / "feed.json").read_text())
    equal(data["version"], "https://jsonfeed.org/version/1.1", "the version of JSON Feed")
    for name in ("title", "home_page_url", "feed_url", "items", "authors"):
        expect(name in data, f"{place}feed.json has no {name}")
    address = known.BASE + urllib.parse.quote(place)
    equal(data["feed_url"], address + "feed.json", "the JSON Feed's own address")
    own = [link.href for link in feed.feed.links if link.rel == "self"]
    equal(own, [address + "feed.xml"], "the Atom feed's own address")
    equal(len(data["items"]), len(feed.entries), f"{place}: items and entries")
    ids = [entry.id for entry in feed.entries]
    equal(len(set(ids)), len(ids), f"{place}: ids, each once")
    equal(ids, [item["id"] for item in data["items"]], f"{place}: ids of both forms")
    equal(instants(feed.feed.updated_parsed), max(instants(e.updated_parsed) for e in feed.entries),
          f"{place}: when the feed changed")
    elements = tree.findall("{http://www.w3.org/2005/Atom}entry")
    for entry, element, item in zip(feed.entries, elements, data["items"]):
        counts["entries"] += 1
        title = element.findtext("{http://www.w3.org/2005/Atom}title")
        content = element.findtext("{http://www.w3.org/2005/Atom}content") or ""
        equal(no_controls(item["title"]), title, "the titles of both forms")
        equal(no_controls(item["content_html"]), content, "the contents of both forms")
        equal(item["url"], entry.link, "the addresses of both forms")
        for name, day in (("date_published", entry.published_parsed),
                          ("date_modified", entry.updated_parsed)):
            equal(datetime.datetime.fromisoformat(item[name].replace("Z", "+00:00")).astimezone(UTC),
                  instants(day), f"{name} of both forms")
        if not entry.link.startswith(known.BASE):
            failures.append(f"{entry.link} is not below the base")
            continue
        path = urllib.parse.unquote(entry.link[len(known.BASE):])
        page = markup.fromstring((output / path / "index.html").read_text())
        text = markup.fragment_fromstring(content, create_parent="div")
        shown = shape(text)
        body = body_of(page, entry.link)
        expect(shown == body or "/photos/" in entry.link and shown.endswith(body),
               f"{entry.link}: the entry is not what the page shows:\n{shown[:600]}\n{body[:600]}")
        for node in text.iter():
            for name in ("href", "src"):
                if name in node.attrib:
                    counts["links in content"] += 1
                    expect(re.match("https?:", node.get(name)), f"{entry.link}: {node.get(name)}")
    if wanted is not None:
        equal([entry.link[len(known.BASE):] for entry in feed.entries], [w[0] for w in wanted],
              f"{place}: the entries and their order")
        for entry, (_, published, updated) in zip(feed.entries, wanted):
            equal(instants(entry.published_parsed), published.replace(microsecond=0), entry.id)
            equal(instants(entry.updated_parsed), updated.replace(microsecond=0), entry.id)
    counts["feeds"] += 1
    return feed


def no_controls(text):
    """What XML has in place of characters that it knows none of."""
    return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)


# Calendars


def check_calendar(path):
    data = path.read_bytes()
    for line in data.split(b"\r\n"):
        expect(len(line) <= 75 and b"\n" not in line and b"\r" not in line,
               f"{path}: the line {line[:90]!r}")
        line.decode()
    calendar = icalendar.Calendar.from_ical(data)
    components = sum(line.startswith(b"BEGIN:") for line in data.split(b"\r\n"))
    equal(len(list(calendar.walk())), components, f"{path}: the components")
    zones = {zone["TZID"] for zone in calendar.walk("VTIMEZONE")}
    # Whoever knows no zone by name takes it from the file.
    clocks = {zone["TZID"]: zone.to_tz() for zone in calendar.walk("VTIMEZONE")}
    events = {}
    for event in calendar.walk("VEVENT"):
        counts["events"] += 1
        for name in ("DTSTART", "DTEND"):
            if name not in event:
                continue
            zone = event[name].params.get("TZID")
            expect(zone is None or zone in zones, f"{path}: {zone} is not in the file")
            if zone in clocks:
                there = event[name].dt.replace(tzinfo=None)
                equal(there.replace(tzinfo=clocks[zone]).astimezone(UTC), event[name].dt.astimezone(UTC),
                      f"{path}: {event['UID']} by the zone of the file")
        equal(event["DTSTAMP"].dt.tzinfo is not None, True, "DTSTAMP in UTC")
        expect(event["UID"] not in events, f"{path}: {event['UID']} twice")
        events[event["UID"]] = event
    counts["calendars"] += 1
    return events


def texts(path, name):
    """Every text of a name, read by the rules of RFC 5545 3.3.11: icalendar 6.1 takes an escaped
    backslash before an `n` for a line end."""
    lines = path.read_bytes().decode().replace("\r\n ", "").split("\r\n")
    values = [line[len(name) + 1:] for line in lines if line.startswith(name + ":")]
    return [re.sub(r"\\(.)", lambda m: "\n" if m[1] in "nN" else m[1], v) for v in values]


def check_events(output):
    facts = known.expected()
    all_events = check_calendar(output / "trips/trips.ics")
    equal(len(all_events), len(facts), "the events of all trips")
    for slug, (start, end, _, updated) in facts.items():
        events = check_calendar(output / "trips" / slug / "trip.ics")
        equal(len(events), 1, f"the events of {slug}")
        uid = "tag:example.org,2005:sub/trips/lasting%20name" if slug == "plain" else (
            f"{known.BASE}trips/{slug}/")
        equal(list(events), [uid], f"the id of {slug}")
        for event in (events.get(uid), all_events.get(uid)):
            if event is None:
                failures.append(f"{slug} has no event")
                continue
            equal(event["DTSTART"].dt.astimezone(UTC), start.astimezone(UTC), f"{slug} departs")
            if start == end:
                expect("DTEND" not in event, f"{slug} takes no time and has an end")
            else:
                equal(event["DTEND"].dt.astimezone(UTC), end.astimezone(UTC), f"{slug} arrives")
            equal(event["DTSTAMP"].dt, updated.astimezone(UTC), f"{slug} changed")
            equal(str(event["SUMMARY"]), f"Trip {slug}", "the summary")
            equal(str(event["STATUS"]), "CANCELLED" if slug == "plain" else "CONFIRMED", "the status")
            equal(str(event["URL"]), f"{known.BASE}trips/{slug}/", "the address")
            equal([str(tag) for tag in event["CATEGORIES"].cats], ["rail", "Zürich"], "the tags")


# Search engines


def check_sitemap(output, name="sitemap.xml"):
    tree = etree.parse(output / name)
    expect(SITEMAP.validate(tree), f"{name}: {SITEMAP.error_log.last_error}")
    counts["sitemaps"] += 1
    return [(url.findtext("{*}loc"), url.findtext("{*}lastmod")) for url in tree.getroot()]


def check_pages(output, pages):
    """The sitemap names every page that may be found, and no other."""
    wanted = set()
    for path in output.rglob("*.html"):
        tree = markup.fromstring(path.read_text())
        canonical = tree.xpath("//link[@rel='canonical']/@href")
        hidden = tree.xpath("//meta[@name='robots' and contains(@content, 'noindex')]")
        if not hidden:
            equal(len(canonical), 1, f"{path}: canonical links")
            wanted.update(canonical)
            shared = tree.xpath("//meta[@property='og:url']/@content")
            equal(shared, canonical, f"{path}: the address for those who share it")
            for name in ("og:title", "og:type", "og:site_name"):
                equal(len(tree.xpath(f"//meta[@property='{name}']")), 1, f"{path}: {name}")
            for image in tree.xpath("//meta[@property='og:image']/@content"):
                expect(image.startswith("https://"), f"{path}: {image}")
            check_data(path, tree)
    equal({page for page, _ in pages} ^ wanted, set(), "pages that only the sitemap or the site knows")


def check_data(path, tree):
    """JSON-LD, expanded by a context that knows what it knows and nothing else."""
    for text in tree.xpath("//script[@type='application/ld+json']/text()"):
        data = json.loads(text)
        equal(data.pop("@context"), "https://schema.org", "the context")
        expanded = jsonld.expand({"@context": terms.CONTEXT} | data)
        counts["documents of JSON-LD"] += 1
        graph = data["@graph"]
        equal(len(expanded), len(graph), f"{path}: nodes")
        for found, wanted in zip(expanded, graph):
            compare(found, wanted, path)


def check_offers(output):
    """What is for sale is a product, with prices to the digit and no end of a purchase."""
    for slug, wanted in known.OFFERS.items():
        page = output / "photos" / slug / "index.html"
        (text,) = markup.fromstring(page.read_text()).xpath("//script[@type='application/ld+json']/text()")
        data = json.loads(text, parse_float=str, parse_int=str)
        products = [node for node in data["@graph"] if node["@type"] == "Product"]
        if wanted is None:
            equal(products, [], f"products of {slug}")
            continue
        equal(len(products), 1, f"products of {slug}")
        offers = products[0]["offers"] if len(wanted) > 1 else [products[0]["offers"]]
        found = [(offer.get("name"), offer["price"], offer["priceCurrency"],
                  offer["availability"].removeprefix("https://schema.org/"),
                  int(offer["inventoryLevel"]["value"]) if "inventoryLevel" in offer else None)
                 for offer in offers]
        equal(found, wanted, f"offers of {slug}")
        for offer in offers:
            way = offer.get("url", known.BASE + f"photos/{slug}/")
            expect((output / way.removeprefix(known.BASE) / "index.html").is_file(), f"{way} is nowhere")
    for path in output.rglob("*"):
        if path.suffix in {".xml", ".json", ".html"} and path.parent.name != "bought":
            expect("/bought/" not in path.read_text(), f"{path} names the end of a purchase")


def compare(found, wanted, path):
    kind = wanted["@type"]
    equal(found.get("@type"), [terms.SCHEMA + kind], f"{path}: a type")
    names = {name for name in wanted if not name.startswith("@")}
    lost = {terms.SCHEMA + name for name in names} ^ {n for n in found if not n.startswith("@")}
    expect(not lost, f"{path}: {kind} loses {lost}")
    strange = names - terms.PROPERTIES.get(kind, set())
    expect(not strange, f"{path}: schema.org's {kind} has no {strange}")
    for name in names:
        counts["properties"] += 1
        values = wanted[name] if isinstance(wanted[name], list) else [wanted[name]]
        made = found.get(terms.SCHEMA + name, [])
        equal(len(made), len(values), f"{path}: values of {name}")
        for inner, value in zip(made, values):
            expect(value not in (None, "", []), f"{path}: {name} is empty")
            if isinstance(value, dict):
                compare(inner, value, path)
            else:
                equal(inner.get("@value", inner.get("@id")), value, f"{path}: {name}")


# Everything


def check_base(output):
    """Nothing leads outside the base."""
    origin = re.compile(r"https?:\\?/\\?/example\.org(?!/sub[/\"'<&\s])[^\s\"'<]*")
    rooted = re.compile(r"""(?:href|src|srcset|content|action)=["'](/(?!sub/|/)[^"']*)|url\(["']?(/(?!sub/)[^)]*)""")
    for path in output.rglob("*"):
        if path.suffix not in {".html", ".xml", ".json", ".ics", ".css", ".js", ".txt"}:
            continue
        text = path.read_text()
        if path.suffix == ".ics":
            text = text.replace("\n ", "")
        counts["files"] += 1
        found = origin.findall(text) + origin.findall(html.unescape(text))
        found += [a or b for a, b in rooted.findall(text)]
        expect(not found, f"{path}: {found[:3]}")


def check_hidden(output):
    for path in output.rglob("*"):
        if path.suffix in {".xml", ".json", ".ics", ".txt"}:
            expect(known.TOKEN not in path.read_text(), f"{path} names what is hidden")
            expect(known.TOKEN not in str(path) , f"{path} is of what is hidden")


def check_known():
    output = built(known.write_known)
    facts = known.expected()
    day = known.moment
    others = [("photos/view/", day("2014-01-01T10:00:00Z"), day("2014-01-01T10:00:00Z")),
              ("photos/editions/", day("2014-01-02T10:00:00Z"), day("2014-01-02T10:00:00Z")),
              ("photos/gone/", day("2014-01-03T10:00:00Z"), day("2014-01-03T10:00:00Z")),
              ("about/", day("2013-01-01"), day("2013-01-01"))]
    entries = [(f"trips/{slug}/", fact[2], fact[3]) for slug, fact in facts.items()] + others
    entries.sort(key=lambda entry: -entry[1].timestamp())
    check_feed(output, "", entries[:20])
    check_tags(output, facts, others)
    check_events(output)
    pages = check_sitemap(output)
    days = dict(pages)
    for slug, fact in facts.items():
        equal(day(days[f"{known.BASE}trips/{slug}/"]), fact[3].replace(microsecond=0), f"lastmod of {slug}")
    check_pages(output, pages)
    check_offers(output)
    check_base(output)
    check_hidden(output)
    equal((output / "robots.txt").read_text(),
          f"User-agent: *\nDisallow:\n\nSitemap: {known.BASE}sitemap.xml\n", "robots.txt")


def check_tags(output, facts, others):
    """Each tag has a feed of its own."""
    for term, members in [("rail", others[:1]), ("zürich", [])]:
        entries = [(f"trips/{slug}/", fact[2], fact[3]) for slug, fact in facts.items()] + members
        entries.sort(key=lambda entry: -entry[1].timestamp())
        check_feed(output, f"tags/{term}/", entries[:20])


def check_hostile():
    output = built(known.write_hostile)
    feed = check_feed(output, "")
    equal(len(feed.entries), 7, "hostile entries")
    for path in output.glob("tags/*/feed.xml"):
        check_feed(output, str(path.parent.relative_to(output)) + "/")
    events = check_calendar(output / "trips/trips.ics")
    equal(len(events), 4, "hostile events")
    titles = [known.HOSTILE, known.LONG, "\u202e" + known.HOSTILE, known.HOSTILE * 60]
    shown = texts(output / "trips/trips.ics", "SUMMARY")
    equal(sorted(shown), sorted(re.sub("[\x00-\x08\x0b-\x1f\x7f]", "\ufffd", t) for t in titles),
          "hostile titles, as calendars read them")
    for path in output.rglob("*.ics"):
        check_calendar(path)
    check_pages(output, check_sitemap(output))
    check_base(output)


def check_large():
    output = built(known.write_large)
    parts = check_sitemap(output)
    equal(parts, [(f"{known.BASE}sitemap-{n}.xml", None) for n in (1, 2)], "the index of sitemaps")
    pages = [page for n in (1, 2) for page in check_sitemap(output, f"sitemap-{n}.xml")]
    # Home, the settings, the pages of the other lists, and those of the list of people.
    people = {f"{known.BASE}people/p{n}/" for n in range(50_100)}
    equal(len(pages), len({page for page, _ in pages}), "pages of the sitemaps, each once")
    expect(people <= {page for page, _ in pages}, "a person is missing from the sitemaps")


def check_unbased():
    """Without a base address: calendars and robots.txt, and nothing that needs an address."""
    folder = tempfile.mkdtemp()
    known.write_known(folder)
    settings = pathlib.Path(folder, "Content/site.json")
    data = json.loads(settings.read_text())
    del data["baseURL"]
    settings.write_text(json.dumps(data))
    output = output_of(folder)
    found = {path.name for path in output.rglob("*") if path.suffix in {".xml", ".json"}}
    equal(found - {"manifest.json", "filter.json"}, set(), "feeds and sitemaps without a base address")
    equal((output / "robots.txt").read_text(), "User-agent: *\nDisallow:\n", "robots.txt")
    equal(len(check_calendar(output / "trips/trips.ics")), len(known.TRIPS), "events")


def main():
    started = time.monotonic()
    for check in (check_known, check_hostile, check_unbased, check_large):
        check()
    said = ", ".join(f"{count:,} {name}" for name, count in sorted(counts.items()))
    print(f"check-feeds: {said}; {time.monotonic() - started:.1f} s")
    if failures:
        sys.exit("\n".join([f"check-feeds: {len(failures)} failures", *failures[:40]]))


main()
