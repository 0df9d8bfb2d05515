"""Writes what was measured, each goal beside its figure."""

import datetime
import os
import pathlib
import platform
import re
import subprocess

import corpus
from measure import median, spread
from parts import LARGEST_OF_OTHERS, STARTS

NAMES = {"zoetrope": "Zoetrope", "hugo": "Hugo", "limit": "the limit",
         "smaller": f"Zoetrope, {LARGEST_OF_OTHERS:,} trips, in turn"}
SCOPES = {"pages": "Pages, tags and lists", "everything": "Everything on"}
KINDS = {"first": "first text changed after a clean build", "nothing": "nothing changed",
         "body": "one body changed", "title": "one title changed"}
MEGA = 1_000_000


def text(results, tools):
    parts = [
        "# Results\n\n" + machine(results, tools),
        "## Goals\n\n" + goals(results),
        (pathlib.Path(here()) / "reasons.md").read_text(encoding="utf-8").rstrip(),
        *(full(size, scope, found) for (size, scope), found in results["full"].items()),
        again(results["again"]),
        start(results["start"]),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def machine(results, tools):
    """Where and with what it was measured."""
    with open("/proc/meminfo", encoding="ascii") as file:
        memory = int(re.search(r"MemTotal:\s+(\d+)", file.read()).group(1)) * 1024
    with open("/proc/cpuinfo", encoding="ascii") as file:
        processor = re.search(r"model name\s*: (.*)", file.read())
    load = " ".join(f"{number:.1f}" for number in os.getloadavg())
    facts = [
        f"{datetime.date.today()}, commit {commit()}",
        f"{os.cpu_count()} × {processor.group(1) if processor else platform.machine()}, "
        f"{memory / 1e9:.0f} GB; {platform.system()} {platform.release()}; everything on tmpfs; "
        f"load averages at the end {load}",
        first([tools.zoetrope, "--version"]).join(["Zoetrope ", ""]) + ", release build by "
        + first(["swift", "--version"]),
        re.sub(r"-[0-9a-f]{40}|BuildDate=.*", "", first([tools.hugo, "version"])).strip(),
        "libcmark " + first(["pkg-config", "--modversion", "libcmark"]),
        f"trips of {corpus.SIZE:,} bytes, {len(corpus.TAGS)} tags, lists of {corpus.PAGE_SIZE}",
        *ways(results),
        "memory is the peak of the process itself, the highest of all runs; "
        "CPU is the user and system time of all threads",
    ]
    return "`make bench` writes this page. [README.md](README.md) explains what it measures.\n\n" + "\n".join(
        f"- {fact}" for fact in facts)


def ways(results):
    """How often each part ran, and what of it counts."""
    runs, found = results["runs"], []
    if results["full"]:
        found.append(
            f"from nothing: medians of {runs} rounds, after a round that doesn't count; in a round, the "
            f"programs run one after the other; above {LARGEST_OF_OTHERS:,} trips, only Zoetrope runs, and "
            f"takes turns with its own build of {LARGEST_OF_OTHERS:,} trips")
    if results["again"]:
        found.append(
            f"built before: the first text changed after a clean build is the median of {runs} runs, each "
            f"after its own clean build (above {LARGEST_OF_OTHERS:,} trips, one run); the rows after it are "
            f"medians of {runs} runs of one kind in a row, all of which count, on a site that was built and "
            "changed before")
    if results["start"]:
        found.append(
            f"starting up: medians of {runs * STARTS} runs, in turn, after one run of each that doesn't count")
    return found


def commit():
    """HEAD, and whether anything differs from it but pages of Benchmarks, of which this report is one."""
    git = ["git", "-C", here()]
    differs = first([*git, "status", "--porcelain", "--untracked-files=no", "--", ":/",
                     ":(top,exclude,glob)Benchmarks/*.md"])
    return first([*git, "rev-parse", "--short", "HEAD"]) + ("-dirty" if differs else "")


def here():
    return os.path.dirname(os.path.abspath(__file__))


def first(command):
    """The first line that a program prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout.strip().split("\n") or [""])[0]


def table(head, rows):
    """A Markdown table whose first column is text and whose others are numbers."""
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


# Each of these shows a number with so many digits more than are usual.
def seconds(value, more=0):
    return f"{value * 1000:,.{more}f} ms" if value < 1 else f"{value:.{2 + more}f} s"


def megabytes(value, more=0):
    return f"{value / MEGA:,.{more}f} MB"


def times(value, more=0):
    return f"{value:.{2 + more}f} ×"


def apart(value, other, show):
    """A number with as many digits as tell it from another, which rounding might make the same."""
    shown = (show(value, more) for more in range(7) if show(value, more) != show(other, more))
    return next(shown, show(value))


class Goal:
    """A number and what it must reach. `least` is for those that must be high."""

    def __init__(self, what, asked, value, show, least=False):
        self.what, self.asked, self.value, self.show, self.least = what, asked, value, show, least

    @property
    def row(self):
        word = "at least" if self.least else "at most"
        asked = f"{word} {self.show(self.asked)}"
        if self.value is None:
            return [self.what, asked, "not measured", ""]
        ratio = self.value / self.asked if self.least else self.asked / self.value
        distance = (f"met, {apart(ratio, 1, times)} to spare" if ratio >= 1
                    else f"**missed by {apart(1 / ratio, 1, times)}**")
        return [self.what, asked, apart(self.value, self.asked, self.show), distance]


def goals(results):
    fulls, agains, starts = results["full"], results["again"], results["start"]

    def cost(size, scope, name):
        found = fulls.get((size, scope))
        return median(found["costs"][name]) if found and found["costs"][name] else None

    def ratio(a, b, part="wall"):
        return getattr(a, part) / getattr(b, part) if a and b else None

    def rebuilt(scope, kind):
        found = agains.get((10000, scope))
        return median(found[kind]["costs"]).wall if found else None

    def started(name):
        return median(starts[name]).wall if starts else None

    rows = []
    for scope, bound in (("pages", 1.6), ("everything", 2.0)):
        ours, hugo, limit = (cost(10000, scope, name) for name in ("zoetrope", "hugo", "limit"))
        name = SCOPES[scope].lower()
        rows += [
            Goal(f"10,000 trips, {name}: Hugo's time", 12, ratio(hugo, ours), times, least=True),
            Goal(f"10,000 trips, {name}: the limit's time", bound, ratio(ours, limit), times),
            Goal(f"10,000 trips, {name}: memory", 150 * MEGA, ours and ours.memory, megabytes),
        ]
    for scope in SCOPES:
        large, middle = cost(100000, scope, "zoetrope"), cost(100000, scope, "smaller")
        name = SCOPES[scope].lower()
        rows += [
            Goal(f"100,000 trips, {name}: time of 10,000", 11.5, ratio(large, middle), times),
            Goal(f"100,000 trips, {name}: memory", 1000 * MEGA, large and large.memory, megabytes),
        ]
    for scope in SCOPES:
        name = SCOPES[scope].lower()
        rows += [
            Goal(f"10,000 trips, {name}: nothing changed", 0.1, rebuilt(scope, "nothing"), seconds),
            Goal(f"10,000 trips, {name}: one body changed", 0.35, rebuilt(scope, "body"), seconds),
        ]
    rows += [
        Goal("`zoetrope --version`", 0.015, started("version"), seconds),
        Goal("a site of five pages", 0.04, started("small"), seconds),
    ]
    extra = [only_differing(scope, agains.get((10000, scope))) for scope in SCOPES]
    return table(["what", "goal", "measured", "distance"], [goal.row for goal in rows] + extra)


def only_differing(scope, found):
    what = f"10,000 trips, {SCOPES[scope].lower()}: one title changed"
    asked = "only files that differ are written"
    if not found:
        return [what, asked, "not measured", ""]
    title = found["title"]
    count = ", ".join(f"{number:,}" for number in title["written"])
    met = title["written"] == [title["differing"]]
    return [what, asked, f"{count} written, {title['differing']:,} differ", "met" if met else "**missed**"]


def full(size, scope, found):
    """One table of full builds."""
    costs = {name: median(runs) for name, runs in found["costs"].items() if runs}
    ours = costs["zoetrope"]
    rows = []
    for name, cost in costs.items():
        low, high = spread(found["costs"][name])
        files, size_ = found["trees"][name]
        rows.append([
            NAMES[name], seconds(cost.wall), f"{seconds(low)} to {seconds(high)}",
            times(cost.wall / ours.wall), seconds(cost.cpu), times(cost.cpu / ours.cpu),
            megabytes(cost.memory), f"{files:,}", megabytes(size_)])
    return f"## {SCOPES[scope]}: {size:,} trips, from nothing\n\n" + table(
        ["", "wall", "spread", "to ours", "CPU", "to ours", "memory", "files", "in all"], rows)


def again(agains):
    if not agains:
        return ""
    rows = []
    for (size, scope), found in agains.items():
        for kind, one in found.items():
            cost, (low, high) = median(one["costs"]), spread(one["costs"])
            rows.append([
                f"{size:,} trips, {SCOPES[scope].lower()}: {KINDS[kind]}", seconds(cost.wall),
                f"{seconds(low)} to {seconds(high)}", seconds(cost.cpu), megabytes(cost.memory),
                ", ".join(f"{number:,}" for number in one["written"]), f"{one['differing']:,}"])
    return "## Built before, a new process\n\n" + table(
        ["", "wall", "spread", "CPU", "memory", "files written", "files that differ"], rows)


def start(starts):
    if not starts:
        return ""
    rows = []
    for name, costs in (("`zoetrope --version`", starts["version"]),
                        ("a site of five pages, from nothing", starts["small"])):
        cost, (low, high) = median(costs), spread(costs)
        rows.append([name, f"{cost.wall * 1000:.1f} ms", f"{low * 1000:.1f} to {high * 1000:.1f} ms",
                     f"{cost.cpu * 1000:.1f} ms", megabytes(cost.memory)])
    return "## Starting up\n\n" + table(["", "wall", "spread", "CPU", "memory"], rows)
