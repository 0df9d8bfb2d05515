"""Makes random sites with models that are kept back, builds each with two variants of their facts, and
looks that what is published for everybody tells none of them, and is the same for both.

Usage: check.py ZOETROPE COUNT. SEED=17 begins at another site than the first; KEEP=FOLDER leaves the
sites there.
"""

import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
# Models and how they are written, and trees, are those of the checks of edits.
sys.path[1:1] = [str(HERE.parent / "incremental"), str(HERE.parent / "restrictions")]

import crawl  # noqa: E402
import opening  # noqa: E402
import sites  # noqa: E402
import slips  # noqa: E402
import trees  # noqa: E402

NOW = "2026-01-31T12:00:00Z"
MOST = 12
# Sites that are looked at with nothing kept back.
LOOKS = 16
# Mistakes in keys that keep a model of a site private, each tried by itself.
SLIPS = 3


def main():
    program, count, first = sys.argv[1], int(sys.argv[2]), int(os.environ.get("SEED", "0"))
    seals = opening.seals(program)
    if not seals:
        print("check-sealed: the program seals nothing; only what is published for everybody is "
              "looked at")
    figures = {"models": 0, "kept back": 0, "facts": 0, "files": 0, "sealed files": 0,
               "mistakes": 0}
    failed, begun = [], time.monotonic()
    if "SEED" not in os.environ:
        look(program)
    for seed in range(first, first + count):
        found = check(program, seed, seals, figures)
        if found:
            failed.append(seed)
            print(f"site {seed}: {len(found)} leaks (SEED={seed} SITES=1 repeats it)")
            for line in found[:MOST]:
                print("   ", line)
            sys.stdout.flush()
    told = ", ".join(f"{number} {name}" for name, number in figures.items())
    print(f"check-sealed: {count} sites in {time.monotonic() - begun:.0f} s: {told}")
    if not figures["kept back"]:
        sys.exit("check-sealed: no model was private")
    if failed:
        sys.exit(f"check-sealed: {len(failed)} sites leak: {', '.join(map(str, failed))}")


def look(program):
    """Looks whether facts are found where they are shown; a look that finds none would prove nothing."""
    found, made = set(), set()
    for seed in range(LOOKS):
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary) / "site"
            site = sites.Site(seed, "one", shows_all=True)
            write(folder, site)
            result = build(program, folder)
            if result:
                sys.exit(f"check-sealed: site {seed} is not built when it shows all:\n{result}")
            known = crawl.Facts(site.facts)
            made |= {(site.models[fact.owner].kind, fact.what) for fact in site.facts}
            for path, data in trees.read(folder / "Output").items():
                if data is not None:
                    found |= {(site.models[fact.owner].kind, fact.what)
                              for fact, _ in known.found(path, data)}
                    if path.endswith(crawl.PICTURES) and crawl.photographs.shows_secret(data):
                        found.add(("photos", "pixels"))
    never = {(kind, what) for kind, what in made - found if what not in crawl.NEVER_PUBLISHED}
    if ("photos", "pixels") not in found or never:
        sys.exit(f"check-sealed: no look finds what is shown: {sorted(never)}")


def check(program, seed, seals, figures):
    """Returns what is wrong with one site, in words."""
    kept = os.environ.get("KEEP")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(kept or temporary) / f"site-{seed}"
        outputs, found = [], []
        for variant in ("one", "two"):
            site = sites.Site(seed, variant)
            write(folder / variant, site)
            if seals:
                opening.write_keys(folder / variant)
            result = build(program, folder / variant)
            if result:
                return [f"the variant {variant} is not built:\n{result}"]
            tree = trees.read(folder / variant / "Output")
            plain = {path: data for path, data in tree.items() if not path.startswith("sealed/")}
            found += crawl.leaks(site, plain)
            if seals:
                found += opening.mistakes(site, tree, figures)
            outputs.append(plain)
            figures["models"] += len(site.models)
            figures["kept back"] += sum(not site.is_open(number) for number in site.models)
            figures["facts"] += len(site.facts)
            figures["files"] += len(plain)
        found += differences(*outputs)
        for number in range(SLIPS):
            found += slipped(program, seed, number, folder / "mistake", seals, figures)
    return found


def slipped(program, seed, number, folder, seals, figures):
    """What is wrong where a key that keeps a model private has a mistake: nothing may be published."""
    site, chance = sites.Site(seed, "one"), random.Random(f"mistake {seed} {number}")
    keys = [(model, model.keys) for model in site.models.values() if slips.restricting(model.keys)]
    keys += [(model, entry) for model in site.of("accounts")
             for entry in [model.keys, *model.keys["entries"]] if entry.get("disclosure") == "hidden"]
    if not keys:
        return
    model, keys = chance.choice(keys)
    key = chance.choice(slips.restricting(keys) or ["disclosure"])
    words, wrong = slips.slip(chance, key, keys.pop(key))
    keys.update(wrong)
    write(folder, site)
    if seals:
        opening.write_keys(folder)
    figures["mistakes"] += 1
    if build(program, folder) is None:
        yield f"{words} in {model.path}, and the site is published"
    elif (folder / "Output").exists():
        yield f"{words} in {model.path}: the build fails, and publishes all the same"


def write(folder, site):
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in site.rendered().items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def build(program, folder):
    """Returns what a build that fails says."""
    result = subprocess.run(
        [program, "build", "--site", folder, "--now", NOW, "--jobs", "2"],
        capture_output=True, text=True, errors="replace", timeout=300,
        env={"PATH": os.environ["PATH"], "LANG": "C", "TZ": "UTC"})
    (folder / "said.txt").write_text(result.stdout + result.stderr)
    errors = re.findall(r"^\S*.*error\[.*(?:\n .*)*", result.stderr, re.MULTILINE)
    return None if result.returncode == 0 else "\n".join(errors[:6]) or result.stderr[-2000:]


def differences(one, two):
    """What depends on facts that are kept back."""
    for line in trees.differences(outside(two), outside(one)):
        yield "with other facts " + line.replace("should be ", "was ")


def outside(tree):
    """The files without what the manifest says of sealed ones, and of itself as a whole."""
    name = trees.manifest(tree)
    title, _, *lines = tree[name].splitlines()
    lines = [title, *(line for line in lines if b" sealed/" not in line)]
    return {**{path: text for path, text in tree.items() if path != name}, "manifest": b"\n".join(lines)}


if __name__ == "__main__":
    main()
