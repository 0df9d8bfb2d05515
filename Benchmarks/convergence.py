"""Looks whether a preview serves what a clean build makes, and how soon, after bursts of changes.

Usage: convergence.py ZOETROPE
Environment:
  CONVERGENCE_BURSTS  how many random bursts (100)
  CONVERGENCE_FILES   how many files version control checks out at once (1000)
  CONVERGENCE_SEED    repeats a run
  BENCH_FOLDER        a folder on tmpfs (/dev/shm/zoetrope-bench)

A burst is up to eight things that editors, shells and version control do. From its end on every file of
a clean build is asked for, and every one that was ever there; all must be as the build has them, within
two seconds in which the clean build of a burst runs as well. Preview's own script is taken out of its pages, and
the hashes out of the build's references to style sheets and scripts, for preview serves them without.
"""

import http.client
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

import corpus
import sites
from measure import Failure
from previewing import Session

LIMIT = 2.0
NOW = "2026-01-31T12:00:00Z"
SCRIPT = re.compile(rb'<script src="/\.zoetrope/preview\.js"[^>]*></script>\n')
NAME = re.compile(rb"(assets/[a-z-]+)\.[0-9a-z]{6,}\.(css|js|svg)")
INTEGRITY = re.compile(rb' integrity="[^"]*" crossorigin="anonymous"')


class Author:
    """Does to the trips of a site what happens to files; what it leaves is always right."""

    def __init__(self, site, seed):
        self.trips, self.chance, self.count = site / "Content" / "trips", random.Random(seed), 0

    def text(self):
        self.count += 1
        hour = self.chance.randrange(21)
        draft = "draft: true\n" if self.chance.randrange(4) == 0 else ""
        return (f"---\ntitle: Trip {self.count} of {self.chance.randrange(10)}\n"
                f"departure: 2025-05-01T{hour:02}:00:00Z\narrival: 2025-05-01T23:00:00Z\n"
                f"tags: [tag {self.chance.randrange(4)}]\n{draft}---\n"
                f"Text {self.count}, [all of them](/trips/).\n")

    def act(self):
        names = sorted(self.trips.rglob("*.md"))
        file = self.chance.choice(names)
        act = self.chance.choice(["in_place", "atomic", "backup", "add", "remove", "rename", "folder"])
        getattr(self, act)(file, len(names))

    def in_place(self, file, _):
        text = self.text()
        with open(file, "w", encoding="utf-8", buffering=1) as stream:
            stream.write(text[:20])
            stream.flush()
            stream.write(text[20:])

    def atomic(self, file, _):
        new = file.with_name(f".{file.name}.new")
        new.write_text(self.text(), encoding="utf-8")
        os.replace(new, file)

    def backup(self, file, _):
        os.replace(file, file.with_name(file.name + "~"))
        file.write_text(self.text(), encoding="utf-8")

    def add(self, *_):
        text = self.text()
        (self.trips / f"n{self.count}.md").write_text(text, encoding="utf-8")

    def remove(self, file, count):
        if count > 3:
            file.unlink()

    def rename(self, file, _):
        self.count += 1
        os.replace(file, self.trips / f"r{self.count}.md")

    def folder(self, *_):
        self.count += 1
        year = self.trips / f"y{self.count % 4}"
        if year.exists():
            os.replace(year, self.trips / f"z{self.count}")
        else:
            (year / "deep").mkdir(parents=True)
            (year / "deep" / f"d{self.count}.md").write_text(self.text(), encoding="utf-8")


class Judge:
    """Compares what is served with what a clean build makes."""

    def __init__(self, zoetrope, session, site, output):
        self.zoetrope, self.site, self.output = zoetrope, site, output
        self.known = set()
        self.connection = http.client.HTTPConnection("127.0.0.1", session.port, timeout=60)

    def clean(self):
        """Every file of a build that knows nothing of any before, by its path."""
        for folder in (self.output, self.output.with_name(f".{self.output.name}.zoetrope"),
                       self.site / ".zoetrope"):
            shutil.rmtree(folder, ignore_errors=True)
        run = subprocess.run(
            [self.zoetrope, "build", "--site", self.site, "--output", self.output, "--drafts",
             "--now", NOW, "--quiet"], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise Failure(run.stdout + run.stderr)
        files = {}
        for path in self.output.rglob("*"):
            if path.is_file() and not path.name.startswith(".zoetrope-"):
                name = str(path.relative_to(self.output)).encode()
                text = INTEGRITY.sub(b"", NAME.sub(rb"\1.\2", path.read_bytes()))
                files[NAME.sub(rb"\1.\2", name).decode()] = text
        return files

    def served(self, path):
        """`None` for what is not there."""
        self.connection.request("GET", "/" + path)
        response = self.connection.getresponse()
        body = response.read()
        return SCRIPT.sub(b"", body) if response.status == 200 else None

    def converges(self, start, wanted=None):
        """How long it took from `start` until everything was seen to be right, file by file; then all
        is asked for once more, for nothing may have changed back."""
        wanted = wanted or self.clean()
        self.known |= set(wanted)
        # What says that there is nothing is asked for by no name of its own.
        paths = sorted(self.known - {"404.html"})
        for path in paths:
            while self.served(path) != wanted.get(path):
                if time.perf_counter() - start > LIMIT:
                    raise Failure(f"after {LIMIT:.0f} s {path} is not what a build makes")
                time.sleep(0.01)
        took = time.perf_counter() - start
        if took > LIMIT:
            raise Failure(f"it took {took:.2f} s to see that all files are right")
        for path in paths:
            if self.served(path) != wanted.get(path):
                raise Failure(f"{path} no longer matches the build")
        return took


def bursts(judge, author, count):
    times = []
    for number in range(count):
        for _ in range(author.chance.randint(1, 8)):
            author.act()
        try:
            times.append(judge.converges(time.perf_counter()))
        except Failure as failure:
            raise Failure(f"burst {number + 1}: {failure}") from failure
    print(f"{count} bursts: all served as a clean build makes them, the slowest within "
          f"{max(times):.2f} s, half within {sorted(times)[count // 2]:.2f} s", flush=True)


def git(site, *arguments):
    subprocess.run(["git", "-C", site, "-c", "user.name=a", "-c", "user.email=a@b.c", *arguments],
                   check=True, capture_output=True)


def checkouts(zoetrope, folder, files):
    site = folder / "checkout"
    corpus.make(str(site), files)
    git(site, "init", "--initial-branch=first")
    git(site, "add", "Content")
    git(site, "commit", "--message=first")
    git(site, "checkout", "-b", "second")
    for trip in (site / "Content" / "trips").iterdir():
        trip.write_text(trip.read_text() + "\nAnd back again.\n")
    git(site, "commit", "--all", "--message=second")
    session = Session(zoetrope, site)
    try:
        judge = Judge(zoetrope, session, site, folder / "clean")
        wanted = {}
        for branch in ("first", "second"):
            git(site, "checkout", branch)
            wanted[branch] = judge.clean()
        for branch in ("first", "second", "first"):
            git(site, "checkout", branch)
            took = judge.converges(time.perf_counter(), wanted[branch])
            print(f"{files} files checked out: all {len(wanted[branch])} served within {took:.2f} s",
                  flush=True)
    finally:
        session.close()


def main():
    zoetrope = os.path.abspath(sys.argv[1])
    count = int(os.environ.get("CONVERGENCE_BURSTS", "100"))
    files = int(os.environ.get("CONVERGENCE_FILES", "1000"))
    seed = int(os.environ.get("CONVERGENCE_SEED", random.randrange(1 << 32)))
    folder = pathlib.Path(os.environ.get("BENCH_FOLDER", "/dev/shm/zoetrope-bench"))
    sites.expect_memory(folder)
    print(f"seed {seed}", flush=True)
    site = folder / "bursts"
    corpus.make(str(site), 20)
    session = Session(zoetrope, site)
    try:
        bursts(Judge(zoetrope, session, site, folder / "clean"), Author(site, seed), count)
        session.close()
        checkouts(zoetrope, folder, files)
    finally:
        session.close()
        shutil.rmtree(folder)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"convergence: {failure}")
