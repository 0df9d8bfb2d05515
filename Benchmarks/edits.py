"""What the build after an edit costs, on the corpus of trips, on a journal of real people's shape, on
trips with legs and tracks, and on an account with ten times as many entries.

Usage: edits.py PROGRAM COUNT [RUNS [CORPUS…]]

Makes the sites with COUNT trips on tmpfs, builds them from nothing, and then makes one edit after the
other, each followed by a build, RUNS times (5). Prints a table in Markdown: medians of wall time and of
processor time, and the number of files that were written. CORPUS is of trips, journal, journeys and
ledger.
"""

import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import time

import corpus
import journal
import journeys
import ledger

NOW = "2026-06-01T12:00:00Z"
FOLDER = os.environ.get("BENCH_FOLDER", "/dev/shm/zoetrope-edits")


def build(program, site, *options):
    """Wall and processor time in milliseconds, and the numbers of the summary."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(
        [program, "build", "--site", site, "--base-url", "https://journal.example", "--now", NOW, *options],
        capture_output=True, text=True)
    wall = (time.perf_counter() - start) * 1000
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"edits: the build failed:\n{done.stderr[-2000:]}")
    cpu = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000
    lines = (done.stdout + done.stderr).splitlines()
    place = max(index for index, line in enumerate(lines) if line.startswith("pages "))
    names = re.split(r"\s{2,}", lines[place].strip())
    return wall, cpu, dict(zip(names, map(int, lines[place + 1].split())))


def changed(path, pattern, make):
    """Changes the first match in a file, each time to something else."""
    def edit(number):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        new = re.sub(pattern, lambda match: make(match, number), text, count=1)
        if new == text:
            sys.exit(f"edits: nothing in {path} is like {pattern}")
        corpus.write(path, new)
    return edit


def in_json(path, change):
    def edit(number):
        with open(path, encoding="utf-8") as file:
            model = json.load(file)
        change(model, number)
        corpus.write(path, json.dumps(model, ensure_ascii=False))
    return edit


def edits(site, count, kind):
    content = f"{site}/Content"
    if kind == "ledger":
        return [("nothing", lambda number: None), *ledger_edits(f"{content}/accounts/fund.json")]
    trip = f"{content}/trips/{corpus.slug(4)}.md"
    found = [
        ("nothing", lambda number: None),
        ("one body", changed(trip, r"\Z", lambda _, number: f"Word {number}.\n")),
        ("one title", changed(trip, r"(?m)^title: .*$", lambda _, number: f"title: Day {number} of it")),
    ]
    if kind == "journeys":
        flights = f"{content}/trips/{corpus.slug(1)}.md"
        walk = f"{content}/trips/{corpus.slug(2)}.gpx"
        found += [
            ("one leg's number", changed(flights, r"number: ZO \d+", lambda _, number: f"number: ZO {number + 1}")),
            ("one point of a track", changed(walk, r"<ele>[^<]*", lambda _, number: f"<ele>{number + 5000}")),
        ]
    if kind == "journal":
        model = f"{content}/trips/{corpus.slug(7)}.json"
        photo = f"{content}/photos/photo-00000.md"
        found += [
            ("body of a JSON model", in_json(model, lambda model, number: model.update(body=f"Text {number}."))),
            ("item of an array", in_json(
                f"{content}/photos/list-0000.json", lambda models, number: models[3].update(title=f"Item {number}"))),
            ("one account entry", in_json(
                f"{content}/accounts/purse-0000.json",
                lambda model, number: model["entries"][5].update(amount=-1 - number))),
            ("one price", changed(photo, r"(?m)^price: .*$", lambda _, number: f"price: {30 + number}")),
        ]
    found += [
        ("one tag (the shape)", changed(trip, r"(?m)^tags: .*$", lambda _, number: f"tags: [edit-{number}]")),
        ("a new trip (the shape)", lambda number: shutil.copy(trip, f"{content}/trips/new-{number}.md")),
    ]
    return found


def ledger_edits(path):
    def one_amount(model, number):
        entries = model["entries"]
        entries[len(entries) // 2]["amount"] = -1 - number

    def one_more(model, number):
        model["entries"].append(
            {"date": "2024-12-31", "payee": f"Payee {number}", "amount": -1.5, "category": "Food"})

    return [("one amount", in_json(path, one_amount)), ("one more entry", in_json(path, one_more))]


def measure(program, kind, make, count, runs):
    site = f"{FOLDER}/{kind}-{count}"
    make(site, count)
    full = []
    for _ in range(max(1, runs // 2)):
        for name in ("Output", ".zoetrope"):
            shutil.rmtree(f"{site}/{name}", ignore_errors=True)
        full.append(build(program, site))
    # The first build after that reads every published file, since marks of their times were young.
    build(program, site)
    row = lambda name, times: print(
        f"| {kind}, {count:,} | {name} | {statistics.median(t[0] for t in times):.0f} | "
        f"{statistics.median(t[1] for t in times):.0f} | {times[-1][2]['written']:,} |", flush=True)
    row("from nothing", full)
    for name, edit in edits(site, count, kind):
        times = []
        for number in range(runs):
            edit(number)
            time.sleep(0.05)
            times.append(build(program, site))
        row(name, times)
    shutil.rmtree(site, ignore_errors=True)


# How each site is made, and how many times COUNT it has of what it is named after.
CORPORA = {
    "trips": (corpus.make, 1), "journal": (journal.make, 1), "journeys": (journeys.make, 1),
    "ledger": (ledger.make, 10),
}


if __name__ == "__main__":
    program, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    os.makedirs(FOLDER, exist_ok=True)
    print("| corpus | edit | wall ms | processor ms | written |\n|---|---|---:|---:|---:|")
    for kind in sys.argv[4:] or CORPORA:
        make, times = CORPORA[kind]
        measure(program, kind, make, count * times, runs)
