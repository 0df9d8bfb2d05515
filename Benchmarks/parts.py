"""What is measured: full builds, builds of a site that was built before, and starting up."""

import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pack
import sites
from measure import Cost, Failure, run

NOW = "2026-01-01T00:00:00Z"
HERE = pathlib.Path(__file__).parent


@dataclasses.dataclass
class Tools:
    zoetrope: str
    hugo: str
    limit: str
    folder: pathlib.Path

    @property
    def output(self):
        """Where Zoetrope publishes; its stage and lock lie beside it."""
        return self.folder / "zoetrope" / "Output"

    def build(self, site, scope=()):
        return run([self.zoetrope, "build", "--site", str(site), "--output", str(self.output),
                    "--now", NOW, *scope])

    def build_by_hugo(self, site, scope, output):
        # Everything else is Hugo's default; its cache lies in memory, too, and starts empty.
        environment = dict(os.environ, HUGO_CACHEDIR=str(self.folder / "hugo-cache"))
        return run([self.hugo, "--source", str(site), "--destination", str(output),
                    "--environment", scope], environment=environment)

    def forget(self, site):
        """What a former build left: outputs, stages, locks and caches."""
        for path in (self.output.parent, site / ".zoetrope", self.folder / "hugo",
                     self.folder / "hugo-cache", self.folder / "limit", site / "resources",
                     site / ".hugo_build.lock"):
            if path.is_file():
                path.unlink()
            else:
                shutil.rmtree(path, ignore_errors=True)
        self.output.parent.mkdir()


def tell(text):
    print(text, flush=True)


def written(cost):
    """How many files Zoetrope says that it wrote: the table at the end of its output."""
    names, numbers = cost.output.rstrip("\n").split("\n")[-2:]
    columns = dict(zip(re.split(r" {2,}", names.strip()), numbers.split()))
    if "written" not in columns:
        raise Failure(f"no table with 'written':\n{cost.output[-2000:]}")
    return int(columns["written"])


# Sites past this are Zoetrope's alone: the goals for them are not about Hugo, which took 339 s and 7.2 GB
# for 100,000 trips (one run; 2 × Intel Xeon, commit 32ddd1b). What begins with a clean build is done once.
LARGEST_OF_OTHERS = 10_000
# Starting up takes so short that it is done more often than the rest.
STARTS = 4


def full(tools, site, scope, runs, size, smaller=None):
    """Builds from nothing by all three in turn; the first round warms up and is not counted. Past
    `LARGEST_OF_OTHERS` Zoetrope builds in turn with `smaller`, a site of so many trips, if there is one."""
    tell(f"full build, {scope}, {site.name}")
    pack_path, hugo_output = tools.folder / "pack", tools.folder / "hugo"
    limit_output = tools.folder / "limit"
    costs = {"zoetrope": [], "hugo": [], "limit": [], "smaller": []}
    trees = {}
    for round_ in range(runs + 1):
        tools.forget(site)
        zoetrope = tools.build(site, sites.SCOPES[scope])
        if round_ == 0:
            trees["zoetrope"] = sites.size(tools.output)
        if size > LARGEST_OF_OTHERS:
            built = {"zoetrope": zoetrope}
            if smaller:
                tools.forget(smaller)
                built["smaller"] = tools.build(smaller, sites.SCOPES[scope])
                if round_ == 0:
                    trees["smaller"] = sites.size(tools.output)
            if round_ > 0:
                note(costs, built)
            continue
        if round_ == 0:
            pack.pack(site / "Content", tools.output, pack_path)
        hugo = tools.build_by_hugo(site, scope, hugo_output)
        if round_ == 0:
            trees["hugo"] = sites.size(hugo_output)
            same_pages(tools.output, hugo_output, site)
        limit_output.mkdir()
        limit = run([tools.limit, str(pack_path), str(limit_output)])
        if round_ == 0:
            trees["limit"] = sites.size(limit_output)
            if sites.digests(limit_output) != sites.digests(tools.output):
                raise Failure("the limit's tree is not Zoetrope's")
            continue
        note(costs, {"zoetrope": zoetrope, "hugo": hugo, "limit": limit})
    tools.forget(site)
    pack_path.unlink(missing_ok=True)
    return {"costs": costs, "trees": trees}


def note(costs, round_):
    """Adds what each took in a round."""
    for name, cost in round_.items():
        costs[name].append(Cost(cost.wall, cost.cpu, cost.memory))
    tell("  " + ", ".join(f"{name} {cost.wall:.3f} s" for name, cost in round_.items()))


def same_pages(ours, theirs, site):
    check = subprocess.run(
        [sys.executable, str(HERE / "same_pages.py"), str(ours), str(theirs), str(site / "Content")],
        capture_output=True, text=True, check=False)
    if check.returncode != 0:
        raise Failure(f"Zoetrope and Hugo did not make the same site:\n{check.stdout}{check.stderr}")
    tell(f"  {check.stdout.strip()}")


def again(tools, site, scope, runs, size):
    """Builds of a site that was built before, each by a new process: the first body changed after a
    clean build, which makes a mirror of the published tree; then nothing changed, one body, one title,
    each several times in a row. Says of each how many files were written, and how many truly differ."""
    tell(f"building again, {scope}, {site.name}")
    options = sites.SCOPES[scope]
    trips = sorted((site / "Content" / "trips").iterdir())
    trip = trips[len(trips) // 2]
    original = trip.read_text(encoding="utf-8")
    found = {}
    for kind in ("first", "nothing", "body", "title"):
        costs, counts = [], set()
        for number in range(1 if kind == "first" and size > LARGEST_OF_OTHERS else runs):
            if kind == "first":
                trip.write_text(original, encoding="utf-8")
                tools.forget(site)
                tools.build(site, options)
            changed = edited(original, kind, number)
            if changed is not None:
                trip.write_text(changed, encoding="utf-8")
            before = sites.digests(tools.output) if number == 0 else None
            cost = tools.build(site, options)
            if before is not None:
                after = sites.digests(tools.output)
                differing = sum(before.get(path) != after.get(path) for path in before | after)
            counts.add(written(cost))
            costs.append(Cost(cost.wall, cost.cpu, cost.memory))
        found[kind] = {"costs": costs, "written": sorted(counts), "differing": differing}
        trip.write_text(original, encoding="utf-8")
        tools.build(site, options)
        tell(f"  {kind}: " + ", ".join(f"{cost.wall:.3f}" for cost in costs) + " s")
    tools.forget(site)
    return found


def edited(text, kind, number):
    """Another text for each number; none where nothing is to change."""
    if kind in ("first", "body"):
        return text + f"\nOne more line, {kind} {number}.\n"
    if kind == "title":
        return re.sub(r"(?m)^title: '", f"title: 'Number {number}: ", text, count=1)
    return None


def start(tools, runs):
    """The shortest runs there are, in turn; the first of each is not counted."""
    tell("starting up")
    site = sites.small(tools.folder, 5)
    version, small = [], []
    for _ in range(runs * STARTS + 1):
        tools.forget(site)
        version.append(run([tools.zoetrope, "--version"]))
        small.append(tools.build(site))
    return {"version": version[1:], "small": small[1:]}
