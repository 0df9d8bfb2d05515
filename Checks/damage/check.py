"""Builds damaged sites and sites of hostile values; see Checks/damage/run."""

import argparse
import collections
import concurrent.futures
import fnmatch
import os
import random
import shutil
import subprocess
import tempfile
import time

import damages
import imports
import pages
import values

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NOW = "2026-01-31T12:00:00Z"
# Far more than any of these takes, with sanitizers, too.
PATIENCE = 60
# What nobody should ever read, whatever a site holds.
NEVER = ["Fatal error", "AddressSanitizer", "ThreadSanitizer", "runtime error:", "internal error", "Thread 0 crashed"]

# The program's signal handlers have stacks of their own, with which those of AddressSanitizer clash.
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "LANG": "C", "TZ": "UTC", "ASAN_OPTIONS": "detect_leaks=0:use_sigaltstack=0"}


def files(folder):
    """Paths of all files that a site is made of, as bytes."""
    found = []
    for part in (b"Content", b"Templates"):
        for place, _, names in os.walk(os.path.join(os.fsencode(folder), part)):
            found += [os.path.join(place, name) for name in names]
    return sorted(found)


def originals(program, folder):
    """Sites to damage: the goldens and the sample, some with all templates of the theme."""
    sites = []
    goldens = os.path.join(ROOT, "Tests", "Golden")
    for name in sorted(os.listdir(goldens)) + [""]:
        source = os.path.join(goldens, name) if name else ROOT
        site = os.path.join(folder, name or "sample")
        for part in ("Content", "Templates"):
            if os.path.isdir(os.path.join(source, part)):
                shutil.copytree(os.path.join(source, part), os.path.join(site, part), symlinks=True)
        if os.path.isdir(os.path.join(site, "Content")):
            sites.append(site)
    for name in ("facts", "markdown", "states"):
        site = os.path.join(folder, name + "-theme")
        shutil.copytree(os.path.join(folder, name, "Content"), os.path.join(site, "Content"))
        subprocess.run([program, "theme", "export", "--site", site], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
        sites.append(site)
    return sites


def run(program, site):
    """Exit code of a build and what was said."""
    return ended(program, "build", "--site", site, "--output", site + "/Output", "--now", NOW, "--jobs", "2")


def ended(*arguments):
    """Exit code and what was said; code `None` for a program that did not end."""
    try:
        done = subprocess.run(
            arguments, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, env=ENVIRONMENT)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace")


def complaint(site, code, said):
    """What is wrong with the way in which a build ended."""
    published = os.path.isdir(os.path.join(site, "Output"))
    if code is None:
        return f"did not end in {PATIENCE} s"
    if code not in (0, 1):
        return f"ended with {code}"
    for never in NEVER:
        if never in said:
            return f"said '{never}'"
    if code == 1 and "error[" not in said:
        return "failed without an error"
    if code == 1 and published:
        return "published in spite of an error"
    if code == 0 and not published:
        return "published nothing"
    return None


def one_damage(program, sources, folder, seed):
    chance = random.Random(seed)
    source = chance.choice(sources)
    site = tempfile.mkdtemp(dir=folder)
    try:
        shutil.copytree(source, site, symlinks=True, dirs_exist_ok=True)
        paths = files(site)
        others = [open(path, "rb").read() for path in chance.sample(paths, min(4, len(paths)))]
        for path in chance.sample(paths, min(len(paths), chance.choice([1, 1, 2, 5]))):
            if not os.path.isfile(path) or os.path.islink(path):
                continue
            if chance.randrange(8) == 0:
                damages.misplace(path, os.fsencode(site), chance)
            else:
                with open(path, "rb") as file:
                    data = file.read()
                with open(path, "wb") as file:
                    file.write(damages.damaged(data, others, chance))
        code, said = run(program, site)
        wrong = complaint(site, code, said)
        return code, wrong and f"seed {seed}, {os.path.basename(source)}: {wrong}\n{said[-600:]}"
    finally:
        shutil.rmtree(site, ignore_errors=True)


def one_value(program, folder, seed):
    chance = random.Random(seed)
    text = "x" + "".join(chance.sample(values.HOSTILE, chance.choice([1, 1, 2, 4])))
    found = []
    said = ""
    for value in (text, "x benign"):
        site = tempfile.mkdtemp(dir=folder)
        try:
            values.site(site, value, "https://ana.example/shop")
            code, said = run(program, site)
            wrong = complaint(site, code, said)
            if wrong or code:
                return code, wrong and f"seed {seed}, values {text!r}: {wrong}\n{said[-600:]}"
            wrong = pages.faults(site + "/Output")
            if wrong:
                return code, f"seed {seed}, values {text!r}: {wrong[:4]}"
            found.append(sorted(
                len(pages.Structure(page).elements) for page in pages.pages(site + "/Output").values()))
        finally:
            shutil.rmtree(site, ignore_errors=True)
    if found[0] != found[1]:
        return 0, f"seed {seed}, values {text!r}: other elements than with a benign text"
    return 0, None


def one_import(program, folder, seed, names="*"):
    """Takes over a damaged file: what is written must be new, load, and be known the next time."""
    chance = random.Random(seed)
    kinds = [kind for kind in (imports.ENTRIES, imports.SAMPLES) if fnmatch.filter(kind, names)]
    samples = chance.choice(kinds)
    is_entries = samples is imports.ENTRIES
    name = chance.choice(sorted(fnmatch.filter(samples, names)))
    others = [text.encode() for text in samples.values()]
    site = tempfile.mkdtemp(dir=folder)
    source = tempfile.mkdtemp(dir=folder)
    account, text = chance.choice(imports.ACCOUNTS)
    try:
        for path, content in (
                ("site.json", '{"currency": "EUR"}'), ("trips/field.md", "---\ntitle: Field\ndeparture: 2024-06-14\n---\n"),
                ("rates.csv", "date,from,to,rate\n2024-01-01,USD,EUR,0.9\n"), ("accounts/" + account, text)):
            os.makedirs(os.path.dirname(f"{site}/Content/{path}"), exist_ok=True)
            with open(f"{site}/Content/{path}", "w", encoding="utf-8") as file:
                file.write(content)
        path = os.path.join(source, name)
        with open(path, "wb") as file:
            data = samples[name].encode()
            file.write(data if chance.randrange(20) == 0 else damages.damaged(data, others, chance))
        command = [program, "import", "entries" if is_entries else "trips", path, "--site", site]
        if is_entries:
            command += ["--account", "fund"] + chance.choice([[], ["--notes"], ["--dates", "dmy"], ["--decimal", "point"]])
        trees = [imports.tree(site)]
        wrong = None
        for options in ([], ["--write"], ["--write"]):
            code, said = ended(*command, *options)
            trees.append(imports.tree(site))
            wrong = (
                f"did not end in {PATIENCE} s" if code is None else f"ended with {code}" if code not in (0, 1)
                else "failed without an error" if code == 1 and "error[" not in said
                else next((f"said '{never}'" for never in NEVER if never in said), None))
            if wrong:
                break
        if not wrong:
            checked, complaints = ended(program, "check", "--site", site, "--now", NOW)
            own = f"{site}/Content/accounts/{account}" if is_entries else None
            with open(f"{site}/Content/accounts/{account}", encoding="utf-8") as file:
                now = file.read()
            if trees[1] != trees[0]:
                wrong = "wrote without --write"
            elif any(trees[2].get(path) != content for path, content in trees[0].items() if path != own):
                wrong = "changed what was there"
            elif not imports.continues(now, text):
                wrong = "changed what was in the account"
            elif trees[3] != trees[2]:
                wrong = "took over the same twice"
            elif checked != 0:
                wrong, said = "wrote what does not load", complaints
        if wrong:
            kept = os.path.join(tempfile.gettempdir(), f"damage-{seed}-{name}")
            shutil.copy(path, kept)
            wrong = f"seed {seed}, {kept}: {wrong}\n{said[-600:]}"
        return code, wrong
    finally:
        shutil.rmtree(site, ignore_errors=True)
        shutil.rmtree(source, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["values", "imports", "damages"])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--files", default="*", help="the samples of imports to damage, such as '*.ofx'")
    options = parser.parse_args()
    if not fnmatch.filter([*imports.ENTRIES, *imports.SAMPLES], options.files):
        parser.error(f"no sample is called '{options.files}'")
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    codes = collections.Counter()
    wrong = []
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        sources = originals(options.program, folder)
        end = time.monotonic() + options.seconds

        def work(first):
            seed = first
            while time.monotonic() < end:
                kind = {0: "values", 1: "imports", 2: "imports"}.get(seed % 7, "damages")
                if options.only:
                    kind = options.only
                code, complaint_ = (
                    one_value(options.program, folder, seed) if kind == "values"
                    else one_import(options.program, folder, seed, options.files) if kind == "imports"
                    else one_damage(options.program, sources, folder, seed))
                codes[kind, code] += 1
                if complaint_:
                    wrong.append(complaint_)
                    print(complaint_, flush=True)
                seed += options.jobs

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as threads:
            for task in [threads.submit(work, options.seed + job) for job in range(options.jobs)]:
                task.result()
    counts = ", ".join(f"{count} {kind} ended with {code}" for (kind, code), count in sorted(codes.items(), key=str))
    print(f"check-damage: {counts}")
    print(f"{sum(codes.values()) - len(wrong)} passed, {len(wrong)} failed")
    raise SystemExit(1 if wrong or not codes else 0)


if __name__ == "__main__":
    main()
