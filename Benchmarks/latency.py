"""Measures what an author waits for: from the save of a file to the event in the browser.

Usage: latency.py ZOETROPE
Environment:
  PREVIEW_TRIPS         how many trips the site has (10000)
  PREVIEW_EDITS         how many edits of each kind (40)
  PREVIEW_PAUSE         seconds from one event to the next edit (0.5)
  PREVIEW_MEMORY_EDITS  how many edits the memory is measured over (300; 10000 for the whole)
  BENCH_FOLDER          a folder on tmpfs (/dev/shm/zoetrope-bench)

The kinds of edit are mixed. Each is awaited by a client of the stream of events that has the page open,
and then the page is read and must show it; of a changed tag the tag's page is open as well, and the later
of the two counts.
"""

import os
import pathlib
import random
import re
import shutil
import statistics
import sys
import time

import corpus
import file_events
import sites
from measure import Failure
from previewing import Session, save

KINDS = ["body", "title", "tag", "partial", "CSS"]
GOAL = 0.050
TEMPLATES = pathlib.Path(__file__).resolve().parent.parent / "Templates"
PARTIAL = pathlib.Path("Templates/components/header-text.html")
SHEET = pathlib.Path("Templates/assets/site.css")
# So rare that each has one page alone.
RARE = corpus.TAGS[-15:]


class Author:
    """Edits a site, and says how long each edit took to arrive.

    The site does not grow with the edits: a line takes the place of that of an edit before, and of tags
    that edits bring there are so many and no more.
    """

    NEW_TAGS = 100

    def __init__(self, session, site, trips):
        self.session, self.site = session, site
        self.chance = random.Random(1)
        self.trips, self.count = trips, 0

    def edit(self, kind):
        self.count += 1
        return getattr(self, kind.lower())(f"edit {self.count}")

    def trip(self):
        """A trip's page and file; another each time."""
        slug = corpus.slug(self.chance.randrange(self.trips))
        return f"/trips/{slug}/", self.site / "Content" / "trips" / f"{slug}.md"

    def body(self, mark):
        path, file = self.trip()
        text = re.sub(r"\nIt is edit \d+\.\n\Z", "", file.read_text())
        return self.shown(path, file, f"{text}\nIt is {mark}.\n", f"It is {mark}.")

    def title(self, mark):
        path, file = self.trip()
        text = self.with_line(file, "title", f"A title of {mark}")
        return self.shown(path, file, text, f">A title of {mark}</h1>")

    def tag(self, mark):
        path, file = self.trip()
        own = next(line for line in file.read_text().splitlines() if line.startswith("tags: "))
        tag = self.chance.choice([tag for tag in RARE if tag not in own])
        new = f"edit-{self.count % self.NEW_TAGS}"
        # What it has must change, or nobody is told.
        new = f"{new}-again" if new in own else new
        terms = self.session.open(f"/tags/{tag.replace(' ', '-')}/")
        text = self.with_line(file, "tags", f"[{tag}, quiet rivers, {new}]")
        took = self.shown(path, file, text, f"/tags/{new}/", besides=terms)
        self.expect_listed(terms.path, path.split("/")[2])
        return took

    def partial(self, mark):
        path, _ = self.trip()
        text = (TEMPLATES / PARTIAL.relative_to("Templates")).read_text()
        text = text.replace("<h1 ", f'<h1 title="{mark}" ')
        return self.shown(path, self.site / PARTIAL, text, f'title="{mark}"')

    def css(self, mark):
        path, _ = self.trip()
        text = (TEMPLATES / SHEET.relative_to("Templates")).read_text() + f"/* {mark} */\n"
        page = self.session.open(path)
        start = save(self.site / SHEET, text, self.count)
        took = page.moment_of('"styles":true') - start
        page.close()
        self.expect("/assets/site.css", f"/* {mark} */")
        return took

    @staticmethod
    def with_line(file, key, value):
        return "\n".join(
            f"{key}: {value}" if line.startswith(f"{key}: ") else line
            for line in file.read_text().splitlines()) + "\n"

    def shown(self, path, file, text, mark, besides=None):
        pages = [self.session.open(path)] + ([besides] if besides else [])
        start = save(file, text, self.count)
        took = max(page.moment_of('"act":"main"', '"act":"reload"') for page in pages) - start
        for page in pages:
            page.close()
        self.expect(path, mark)
        return took

    def expect(self, path, mark):
        if mark not in self.session.get(path):
            raise Failure(f"{path} was reported, but doesn't show '{mark}'")

    def expect_listed(self, path, slug):
        """On any page of a list: after thousands of edits a rare tag has more than one."""
        page, text = 1, self.session.get(path)
        while slug not in text:
            page += 1
            if f"{path}page/{page}/" not in text:
                raise Failure(f"{path} was reported, but none of its pages shows '{slug}'")
            text = self.session.get(f"{path}page/{page}/")


def row(name, times):
    times = sorted(times)
    p95 = times[max(0, -(-95 * len(times) // 100) - 1)]
    values = [statistics.median(times), p95, times[-1]]
    print(f"| {name} | {len(times)} | " + " | ".join(f"{value * 1000:.1f} ms" for value in values)
          + " |", flush=True)
    return p95


def measure_latency(author, folder, edits, pause):
    print("| what | edits | median | 95th percentile | slowest |\n|---|---|---|---|---|")
    row("the machine's own file event", file_events.delays(folder, edits * len(KINDS), 0.01))
    kinds = KINDS * edits
    random.Random(2).shuffle(kinds)
    times = {kind: [] for kind in KINDS}
    for kind in kinds:
        time.sleep(pause)
        times[kind].append(author.edit(kind))
    for kind in KINDS:
        row(kind, times[kind])
    return row("all", [took for kind in KINDS for took in times[kind]])


def measure_memory(author, edits):
    """Whether what is resident stays level from the second quarter to the last."""
    samples = []
    for number in range(edits):
        author.edit(KINDS[number % len(KINDS)])
        samples.append(author.session.memory)
    quarter = edits // 4
    early = statistics.median(samples[quarter:2 * quarter])
    late = statistics.median(samples[-quarter:])
    print(f"\nMemory over {edits} edits: {early / 1e6:.0f} MB in the second quarter, "
          f"{late / 1e6:.0f} MB in the last, {max(samples) / 1e6:.0f} MB at most")
    return late <= 1.1 * early


def main():
    zoetrope = os.path.abspath(sys.argv[1])
    trips = int(os.environ.get("PREVIEW_TRIPS", "10000"))
    edits = int(os.environ.get("PREVIEW_EDITS", "40"))
    pause = float(os.environ.get("PREVIEW_PAUSE", "0.5"))
    memory_edits = int(os.environ.get("PREVIEW_MEMORY_EDITS", "300"))
    folder = pathlib.Path(os.environ.get("BENCH_FOLDER", "/dev/shm/zoetrope-bench"))
    sites.expect_memory(folder)
    site = folder / "preview"
    corpus.make(str(site), trips)
    for part in (PARTIAL, SHEET):
        (site / part).parent.mkdir(parents=True)
        shutil.copyfile(TEMPLATES.parent / part, site / part)
    session = Session(zoetrope, site)
    try:
        author = Author(session, site, trips)
        p95 = measure_latency(author, folder, edits, pause)
        is_level = measure_memory(author, memory_edits) if memory_edits >= 8 else True
    finally:
        session.close()
        shutil.rmtree(folder)
    if p95 > GOAL or not is_level:
        sys.exit("latency: the goal is 50 ms at the 95th percentile, and level memory")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"latency: {failure}")
