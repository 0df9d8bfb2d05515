"""Measures Zoetrope, Hugo and the limit side by side, and writes RESULTS.md. Benchmarks/run sets it up.

Usage: bench.py ZOETROPE HUGO LIMIT
Environment: BENCH_SIZES, BENCH_RUNS, BENCH_PARTS, BENCH_FOLDER; see Benchmarks/README.md.
"""

import os
import pathlib
import shutil
import sys

import measure
import parts
import report
import sites
from measure import Failure

ALL_PARTS = ["full", "again", "start"]
# A site of ten times as many trips is built in turn with one of so many.
SMALLER = parts.LARGEST_OF_OTHERS


def words(name, otherwise):
    return os.environ.get(name, otherwise).split()


def main():
    zoetrope, hugo, limit = (os.path.abspath(path) for path in sys.argv[1:])
    sizes = [int(size) for size in words("BENCH_SIZES", "1000 10000 100000")]
    runs = int(os.environ.get("BENCH_RUNS", "5"))
    wanted = words("BENCH_PARTS", " ".join(ALL_PARTS))
    unknown = [part for part in wanted if part not in ALL_PARTS]
    if unknown or runs < 1 or min(sizes) < 1:
        sys.exit(f"bench: BENCH_PARTS are of {', '.join(ALL_PARTS)}; runs and sizes are numbers")
    folder = pathlib.Path(os.environ.get("BENCH_FOLDER", "/dev/shm/zoetrope-bench"))
    sites.expect_memory(folder)
    measure.prepare(pathlib.Path(limit).parent)
    os.chdir(folder)
    tools = parts.Tools(zoetrope, hugo, limit, folder)
    partial = pathlib.Path(limit).parent / "RESULTS.partial.md"
    results = {"sizes": sizes, "runs": runs, "full": {}, "again": {}, "start": {}}
    for size in sizes:
        if "full" in wanted or "again" in wanted:
            site = sites.make(folder, size)
            # What a large journal takes longer is a goal.
            smaller = sites.make(folder, SMALLER) if size == 10 * SMALLER and "full" in wanted else None
            for scope in sites.SCOPES:
                if "full" in wanted:
                    results["full"][size, scope] = parts.full(tools, site, scope, runs, size, smaller)
                if "again" in wanted:
                    results["again"][size, scope] = parts.again(tools, site, scope, runs, size)
                # Whoever ends it early has what was found.
                partial.write_text(report.text(results, tools))
            for made in filter(None, (site, smaller)):
                shutil.rmtree(made)
    if "start" in wanted:
        results["start"] = parts.start(tools, runs)
    text = report.text(results, tools)
    print("\n" + text)
    target = pathlib.Path(__file__).parent / "RESULTS.md"
    is_whole = sizes == [1000, 10000, 100000] and wanted == ALL_PARTS and runs >= 5
    if is_whole:
        target.write_text(text)
    print("Written to Benchmarks/RESULTS.md" if is_whole
          else "Not written to RESULTS.md: that takes all parts and sizes, and five runs")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"bench: {failure}")
