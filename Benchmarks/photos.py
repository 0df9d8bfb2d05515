"""Measures the sizes of photographs beside Hugo and vipsthumbnail. Benchmarks/run sets it up.

Usage: photos.py ZOETROPE HUGO LIMIT, of which LIMIT says where launch.c is compiled.
Environment: BENCH_RUNS (3), BENCH_PARTS ("sizes ladder again memory"), BENCH_FOLDER (on tmpfs),
BENCH_PHOTOS (a folder of photographs to tile; without it pictures of noise), BENCH_COUNT (1000).
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import measure
import photo_files
import report
import sites

ALL_PARTS = ["sizes", "ladder", "again", "memory"]
NOW = ["--now", "2026-06-01T12:00:00Z"]
WIDTHS = [320, 640, 960]
QUALITY = 75
RUNS = int(os.environ.get("BENCH_RUNS", "3"))
# Quick builds vary more.
MORE_RUNS = 5 * RUNS
BEGIN, END = "<!-- make bench-photos -->", "<!-- end of make bench-photos -->"


class Tools:
    def __init__(self, zoetrope, hugo):
        self.zoetrope, self.hugo = zoetrope, hugo

    def build(self, site):
        return measure.run([self.zoetrope, "build", "--quiet", *NOW], site)


def forget(folder, *names):
    for name in names:
        shutil.rmtree(folder / name, ignore_errors=True)


def clean(site):
    forget(site, "Output", ".Output.zoetrope", ".zoetrope", "public", "resources")


def zoetrope_site(folder, photos, settings, as_models):
    """A site of photographs: each with a page of its own, or all in the text of one page."""
    forget(folder.parent, folder.name)
    (folder / "Content" / "photos").mkdir(parents=True)
    (folder / "Content" / "pages").mkdir()
    (folder / "Content" / "site.json").write_text(settings)
    text = "A text of *some* words.\n"
    for photo in photos:
        os.link(photo, folder / "Content" / "photos" / photo.name)
        if as_models:
            (folder / "Content" / "photos" / f"{photo.stem}.md").write_text(
                f"---\ntitle: Photo {photo.stem}\nfile: {photo.name}\nalt: A photo\n---\n")
        else:
            text += f"\n![A photo](../photos/{photo.name})\n\nA text.\n"
    (folder / "Content" / "pages" / "about.md").write_text(f"---\ntitle: About\n---\n{text}")
    return folder


def hugo_site(folder, photos):
    """A page that shows each photograph by `srcset`, as Hugo's manual resizes pictures."""
    forget(folder.parent, folder.name)
    (folder / "assets" / "photos").mkdir(parents=True)
    (folder / "layouts").mkdir()
    for photo in photos:
        os.link(photo, folder / "assets" / "photos" / photo.name)
    (folder / "hugo.toml").write_text(
        'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    sizes = ", ".join(
        '{{ (.Resize "%dx jpg q%d").RelPermalink }} %dw' % (width, QUALITY, width) for width in WIDTHS)
    (folder / "layouts" / "index.html").write_text(
        '<!doctype html><title>Photos</title>{{ range resources.Match "photos/*" }}'
        f'<img srcset="{sizes}" alt="A photo">{{{{ end }}}}\n')
    return folder


def thumbnails(folder, photos, processes):
    """The command that makes the same sizes by vipsthumbnail; JPEG as Zoetrope writes it."""
    out = folder / "thumbnails"
    options = f"[Q={QUALITY},optimize_coding,interlace,strip]"
    names = " ".join(str(photo) for photo in photos)
    lines = []
    for width in WIDTHS:
        made = f"-s {width}x -o '{out}/%s-{width}.jpg{options}'"
        lines.append(
            f"vipsthumbnail {names} {made}" if processes == 1 else
            f"printf '%s\\n' {names} | VIPS_CONCURRENCY=1 xargs -P{processes} -n1 "
            f"-I@ vipsthumbnail @ {made}")
    return out, ["sh", "-ec", "\n".join(lines)]


def widths(folder):
    """How many JPEG of each width there are below a folder, by their headers."""
    found = {}
    for path in folder.rglob("*.jpg"):
        width = int(subprocess.run(["vipsheader", "-f", "width", path], capture_output=True, text=True,
                                   check=True).stdout)
        found[width] = found.get(width, 0) + 1
    return found


def sizes(tools, folder, photos):
    """Rounds of all four, one after the other, each from nothing."""
    ours = zoetrope_site(folder / "ours", photos,
                         '{"photos": {"formats": ["jpeg"], "largest": 960}}', False)
    theirs = hugo_site(folder / "theirs", photos)
    cache = folder / "hugo-cache"
    cores = os.cpu_count()

    def hugo():
        forget(folder, cache.name)
        return measure.run([tools.hugo, "--quiet", "--cacheDir", str(cache)], theirs)

    def vips(processes):
        out, command = thumbnails(folder, photos, processes)
        forget(folder, out.name)
        out.mkdir()
        return measure.run(command, folder)

    runners = {
        "Zoetrope, the whole build": (lambda: tools.build(ours), ours / "Output"),
        "Hugo, the whole build": (hugo, theirs / "public"),
        "`vipsthumbnail`, its own threads, once for each width": (
            lambda: vips(1), folder / "thumbnails"),
        f"`vipsthumbnail`, {cores} processes (`xargs -P{cores}`)": (
            lambda: vips(cores), folder / "thumbnails"),
    }
    costs = {name: [] for name in runners}
    for number in range(RUNS + 1):
        for name, (run, made) in runners.items():
            clean(ours)
            clean(theirs)
            cost = run()
            expected = {width: len(photos) for width in WIDTHS}
            if widths(made) != expected:
                raise measure.Failure(f"{name}: not the sizes that were asked for: {widths(made)}")
            # The first round warms up.
            if number:
                costs[name].append(cost)
            print(f"{name}: {cost.wall:.2f} s, {cost.cpu:.2f} s", flush=True)
    return {name: (measure.median(found), measure.spread(found)) for name, found in costs.items()}


def ladder(tools, folder, photos):
    """Processor time of a first build with defaults, for each photograph."""
    site = zoetrope_site(folder / "ladder", photos, "{}", True)
    costs = []
    for _ in range(RUNS):
        clean(site)
        costs.append(tools.build(site))
        print(f"the ladder: {costs[-1].cpu / len(photos):.2f} s a photograph", flush=True)
    return measure.median(costs)


def again(tools, folder, photos):
    """Second builds, of a site with photographs and of the same without them, in turn."""
    found = {}
    pair = {"with": zoetrope_site(folder / "with", photos, "{}", True),
            "without": zoetrope_site(folder / "without", [], "{}", True)}
    for site in pair.values():
        tools.build(site)
        tools.build(site)
    for number in range(MORE_RUNS):
        for name, site in pair.items():
            # What changed just before a build is looked at once more by the next.
            for _ in range(2):
                tools.build(site)
                time.sleep(0.05)
            found.setdefault(("nothing", name), []).append(tools.build(site))
        for name, site in pair.items():
            about = site / "Content" / "pages" / "about.md"
            about.write_text(f"---\ntitle: About\n---\nThe text of run {number}.\n")
            found.setdefault(("a text", name), []).append(tools.build(site))
    return {key: measure.median(costs) for key, costs in found.items()}


def memory(tools, folder, count):
    """A first build of many photographs of 6 megapixels, and one in which nothing has changed."""
    small = photo_files.make(folder / "small", 12, 3_000, 2_000)
    many = photo_files.different(small, folder / "many", count)
    total = sum(photo.stat().st_size for photo in many)
    site = zoetrope_site(folder / "thousand", many, "{}", True)
    first, second = tools.build(site), tools.build(site)
    for name in ("small", "many", "thousand"):
        forget(folder, name)
    return count, total, first, second


def text(results, photos):
    """The section of PHOTOGRAPHS.md."""
    total = sum(photo.stat().st_size for photo in photos) / 1e6
    kind = "tiled photographs of cameras" if os.environ.get("BENCH_PHOTOS") else "pictures of noise"
    parts = [
        f"Measured with `make bench-photos` at {report.commit()}, on {os.cpu_count()} cores, with "
        f"{len(photos)} {kind} of 24 megapixels: {total:.0f} MB of JPEG files, all in memory (tmpfs). Times "
        f"are medians of {RUNS} rounds, after a round that doesn't count."]
    if "sizes" in results:
        rows, found = [], results["sizes"]
        (ours, _), (hugo, _), *others = found.values()
        fastest = min((cost for cost, _ in others), key=lambda cost: cost.wall)
        for name, (cost, (least, most)) in found.items():
            rows.append([name, f"{cost.wall:.2f}", f"{least:.2f} to {most:.2f}", f"{cost.cpu:.2f}",
                         report.megabytes(cost.memory)])
        parts.append(
            f"JPEG files {', '.join(map(str, WIDTHS[:-1]))} and {WIDTHS[-1]} pixels wide, with quality "
            f"{QUALITY}. The programs take turns, and each starts from nothing:\n\n"
            + report.table(["what", "wall, s", "least and most", "processor time, s", "peak memory"], rows)
            + f"\n\n{goal(hugo.wall / ours.wall, 5, 'times as fast as Hugo', least=True)}; "
            f"{goal(ours.wall / fastest.wall, 1.15, 'times the time of the faster `vipsthumbnail`')}.")
    if "ladder" in results:
        cost = results["ladder"]
        parts.append(
            "The default ladder, with the card and the page: "
            f"{goal(cost.cpu / len(photos), 1.3, 's of processor time a photograph')} (wall "
            f"{cost.wall:.1f} s in all, peak memory {report.megabytes(cost.memory)}).")
    if "again" in results:
        found = results["again"]
        walls = {key: cost.wall * 1_000 for key, cost in found.items()}
        parts.append(
            "A second build with nothing changed: "
            f"{goal(walls['nothing', 'with'], 60, 'ms')}, without photographs "
            f"{walls['nothing', 'without']:.0f} ms. One changed text: {walls['a text', 'with']:.0f} ms "
            f"with photographs, {walls['a text', 'without']:.0f} ms without (medians of {MORE_RUNS}).")
    if "memory" in results:
        count, total, first, second = results["memory"]
        parts.append(
            f"{count:,} photographs of 6 megapixels ({total / 1e9:.2f} GB), each with a page: first build "
            f"{first.wall:.0f} s, peak memory **{report.megabytes(first.memory)}**; nothing changed "
            f"{second.wall * 1_000:.0f} ms, {report.megabytes(second.memory)}.")
    return "\n\n".join(parts)


def goal(value, asked, what, least=False):
    met = value >= asked if least else value <= asked
    number = f"{value:.0f}" if value >= 10 else f"{value:.2f}"
    word = "at least" if least else "at most"
    return f"**{number}** {what} (goal: {word} {asked}{'' if met else ', **missed**'})"


def main():
    zoetrope, hugo, limit = (os.path.abspath(path) for path in sys.argv[1:])
    wanted = os.environ.get("BENCH_PARTS", " ".join(ALL_PARTS)).split()
    unknown = [part for part in wanted if part not in ALL_PARTS]
    if unknown or RUNS < 1:
        sys.exit(f"bench: BENCH_PARTS are of {', '.join(ALL_PARTS)}; runs are a number")
    for tool in ("vips", "vipsthumbnail", "vipsheader"):
        if not shutil.which(tool):
            sys.exit(f"bench: {tool} not found: Scripts/setup libvips-tools installs it")
    folder = pathlib.Path(os.environ.get("BENCH_FOLDER", "/dev/shm/zoetrope-bench-photos"))
    sites.expect_memory(folder)
    measure.prepare(pathlib.Path(limit).parent)
    os.chdir(folder)
    tools = Tools(zoetrope, hugo)
    photos = photo_files.make(folder / "photos", 12, 6_000, 4_000)
    results = {}
    if "sizes" in wanted:
        results["sizes"] = sizes(tools, folder, photos)
    if "ladder" in wanted:
        results["ladder"] = ladder(tools, folder, photos)
    if "again" in wanted:
        results["again"] = again(tools, folder, photos)
    if "memory" in wanted:
        results["memory"] = memory(tools, folder, int(os.environ.get("BENCH_COUNT", "1000")))
    section = text(results, photos)
    print("\n" + section)
    shutil.rmtree(folder, ignore_errors=True)
    target = pathlib.Path(__file__).parent / "PHOTOGRAPHS.md"
    is_whole = set(wanted) == set(ALL_PARTS) and RUNS >= 3 and "BENCH_COUNT" not in os.environ
    if is_whole:
        page = target.read_text()
        pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.S)
        target.write_text(pattern.sub(lambda _: f"{BEGIN}\n\n{section}\n\n{END}", page))
    print("Written to Benchmarks/PHOTOGRAPHS.md" if is_whole
          else "Not written to PHOTOGRAPHS.md: that takes all parts, three runs and 1,000 photographs")


if __name__ == "__main__":
    try:
        main()
    except measure.Failure as failure:
        sys.exit(f"bench: {failure}")
