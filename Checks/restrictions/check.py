"""Makes sites of models with mistakes in keys that keep them private, and counts what gets through.

Usage: check.py ZOETROPE.
"""

import collections
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]

import cases  # noqa: E402
import settings  # noqa: E402

NOW = "2026-01-31T12:00:00Z"
# Most models of one site: all their mistakes are read in one run.
MOST = 1200
SHOWN = 60


def main():
    program = sys.argv[1]
    chance = random.Random(os.environ.get("SEED", "1"))
    samples = int(os.environ.get("SAMPLES", "2"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(os.environ.get("KEEP") or temporary)
        prove(program, folder)
        tried = cases.all_of(chance, samples)
        published = []
        for start in range(0, len(tried), MOST):
            published += leaks(program, folder / f"site-{start // MOST}", tried[start:start + MOST])
        count, circles = settings.check(program, folder / "settings", build, write)
        refused = harmless(program, folder / "harmless", chance)
    report(published)
    for line in circles[:SHOWN]:
        print(f"published: {line}")
    lost = len(published) + len(circles)
    print(f"check-restrictions: {len(tried) + count} tried, {lost} published; "
          f"{len(refused)} harmless values refused")
    if lost or refused:
        sys.exit(1)


def report(published):
    kinds = collections.Counter((case.key, case.mistake) for case in published)
    shown = set()
    for case in published:
        if (case.key, case.mistake) in shown or len(shown) == SHOWN:
            continue
        shown.add((case.key, case.mistake))
        count = kinds[case.key, case.mistake]
        print(f"published: {case.words()}" + (f", and {count - 1} more of this kind" if count > 1 else ""))


def prove(program, folder):
    """Looks that models with the right keys are private, and that without them they are found."""
    right = cases.right()
    wrong = leaks(program, folder / "right", right)
    if wrong:
        sys.exit("check-restrictions: published with the right key: "
                 + "; ".join(case.words() for case in wrong))
    bare = [case.bare() for case in right]
    found = leaks(program, folder / "bare", bare)
    missed = set(bare) - set(found)
    if missed:
        sys.exit("check-restrictions: no look finds what is shown: "
                 + "; ".join(sorted(case.words() for case in missed)))


def leaks(program, folder, some):
    """Cases of which something is published: those without an error are built by themselves."""
    site = cases.Site(some)
    write(folder, site.files())
    code, errors = build(program, folder)
    if code == 1 and (folder / "Output").exists():
        sys.exit(f"check-restrictions: {folder} has errors, and is published")
    left = site.without(errors) if code else some
    if code and not errors:
        sys.exit(f"check-restrictions: {folder} fails without an error")
    if code and left:
        site = cases.Site(left)
        rest = folder.with_name(folder.name + "-rest")
        write(rest, site.files())
        code, errors = build(program, rest)
        if code:
            sys.exit("check-restrictions: models without an error have one in a site of their own: "
                     + "; ".join(f"{error['file']}: {error['message']}" for error in errors[:5]))
        folder = rest
    return site.published(folder / "Output") if left else []


def harmless(program, folder, chance):
    """Cases that hide nothing, and that have an error nevertheless."""
    some = cases.harmless(chance)
    site = cases.Site(some)
    write(folder, site.files())
    code, errors = build(program, folder)
    refused = [case for case in some if case not in site.without(errors)] if code else []
    for case in refused:
        print(f"refused: {case.words()}")
    return refused


def write(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        if path == cases.KEYS:
            place.chmod(0o600)


def build(program, folder):
    """The exit code of a build, and its errors."""
    result = subprocess.run(
        [program, "build", "--now", NOW, "--jobs", "2", "--diagnostics", "json"], cwd=folder,
        capture_output=True, text=True, errors="replace", timeout=600,
        env={"PATH": os.environ["PATH"], "LANG": "C", "TZ": "UTC"})
    if result.returncode not in (0, 1):
        sys.exit(f"check-restrictions: exit {result.returncode} in {folder}:\n{result.stderr[-2000:]}")
    said = json.loads(result.stdout or "[]")
    return result.returncode, [one for one in said if one["severity"] == "error"]


if __name__ == "__main__":
    main()
