"""What Checks/faults/run runs: a build for each system call, which fails in it."""

import collections
import concurrent.futures
import dataclasses
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

import journal
from trees import difference, marks, tree

PROGRAM = os.path.abspath(sys.argv[1])
NOW = "2026-06-01T12:00:00Z"
ARGUMENTS = ["build", "--jobs", "1", "--now", NOW]
# What a build reads by, then what it writes by. Not `mmap` and its like: they give memory.
CALLS = ["openat", "read", "pread64", "newfstatat", "fstat", "statx", "getdents64", "readlink",
         "getcwd", "lseek", "close", "write", "mkdirat", "linkat", "unlinkat", "renameat2",
         "fchmod", "syncfs", "fsync", "flock"]
# Not that there is no such file: it would be true of a file that was removed.
ERRORS = ["EIO", "EMFILE", "EACCES", "ENOMEM", "ESTALE", "EINTR"]
# With "site", calls on files of the site alone, and not on those of libraries and of the system.
FILES = os.environ.get("CHECK_FILES", "all")
# Far more than any build of these takes.
PATIENCE = 60
# The calls that fail.
CHOSEN = os.environ.get("CHECK_CALLS", "").split() or CALLS
# How long to go on, with faults in a random order; without it, until each has been tried.
SECONDS = float(os.environ.get("CHECK_SECONDS", "inf"))
# On tmpfs where there is one: nothing here has to last.
ROOM = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@dataclasses.dataclass(frozen=True)
class Fault:
    """That a call fails which is the so manieth of its name in its thread."""

    scene: str
    call: str
    number: int
    error: str

    def __str__(self):
        return f"{self.scene} {self.call} {self.number} {self.error}"


@dataclasses.dataclass
class Scene:
    """What a build finds when it begins, and what it must come to."""

    folder: str
    before: dict
    after: dict
    said: str
    # Whether a build precedes in each copy, whose files are others than the original's.
    settles: bool

    def copy(self, site):
        copied(os.path.join(self.folder, "site"), site)
        if self.settles:
            # The clock of the file system goes on, so that the next build believes its times.
            time.sleep(0.05)
            made(site)
            time.sleep(0.05)


def build(site, wrapper=()):
    """The exit code of a build, and what it said besides its table."""
    try:
        run = subprocess.run(
            [*wrapper, PROGRAM, *ARGUMENTS], cwd=site, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=PATIENCE, text=True, errors="replace",
            env={"PATH": os.environ["PATH"], "LANG": "C", "TZ": "UTC"})
    except subprocess.TimeoutExpired:
        return None, f"did not end in {PATIENCE} s"
    # A library of libvips' own says on standard error that it can't read what the system has.
    said = re.sub(r"^libnuma: Warning: .*\n", "", run.stdout + run.stderr, flags=re.M)
    return run.returncode, re.sub(r"^pages .*\n.*\n", "", said, flags=re.M)


def keys(site):
    """Makes the keys of the sealed pages."""
    subprocess.run([PROGRAM, "audience", "add", "family", "--generate", "words"], cwd=site,
                   stdin=subprocess.DEVNULL, capture_output=True, check=True)


def published(site):
    return tree(os.path.join(site, "Output"))


def copied(source, target):
    """A copy whose files are linked as the original's are, and have their times."""
    subprocess.run(["cp", "-a", source, target], check=True)


def made(site):
    code, said = build(site)
    if code != 0:
        sys.exit(f"check-faults: the site itself has mistakes ({code}):\n{said}")
    return said


def scenes(room):
    """A first build, one after edits, one of files that are others with the same bytes, and one of
    files that have not changed since."""
    found = {}
    for name in ["first", "edited", "same", "unchanged"]:
        folder = os.path.join(room, name)
        os.mkdir(folder)
        site = os.path.join(folder, "site")
        journal.write(site, {**journal.FILES, **journal.SEALED})
        keys(site)
        if name != "first":
            made(site)
            # The clock of the file system goes on, so that the second build believes its times.
            time.sleep(0.05)
            journal.write(site, {"Content/pages/about.md": "---\ntitle: A\n---\nShort.\n"})
            made(site)
        if name == "edited":
            journal.write(site, {**journal.EDITS, **journal.SEALED_EDITS})
        time.sleep(0.05)
        before = published(site)
        result = os.path.join(folder, "result")
        copied(site, result)
        said = made(result)
        fresh = os.path.join(folder, "fresh")
        copied(site, fresh)
        for one in ["Output", ".Output.zoetrope", ".zoetrope"]:
            shutil.rmtree(os.path.join(fresh, one), ignore_errors=True)
        made(fresh)
        if published(fresh) != published(result):
            sys.exit(f"check-faults: without a fault: {difference(published(result), published(fresh))}")
        found[name] = Scene(folder, before, published(result), said, name == "unchanged")
    return found


def faults(found):
    """Each call of each scene with the errors that it is to fail with."""
    if "CHECK_FAULT" in os.environ:
        scene, call, number, error = os.environ["CHECK_FAULT"].split()
        yield Fault(scene, call, int(number), error)
        return
    turn = 0
    for name, scene in found.items():
        for call, numbers in sorted(calls(scene).items()):
            for number in numbers:
                every = os.environ.get("CHECK_ERRORS") == "all"
                for error in ERRORS if every else [ERRORS[turn % len(ERRORS)]]:
                    yield Fault(name, call, number, error)
                turn += 1


def calls(scene):
    """The numbers of each call that a thread makes once the system has loaded the program."""
    with tempfile.TemporaryDirectory(dir=scene.folder) as room:
        site = os.path.join(room, "site")
        scene.copy(site)
        trace = os.path.join(room, "trace")
        build(site, [
            "strace", "-f", "-y", "-qq", "-o", trace, "-e", "trace=" + ",".join("?" + one for one in CALLS)])
        with open(trace, errors="replace") as lines:
            told = [found.groups() for found in map(re.compile(r"(\d+) +(\w+)(\(.*)").match, lines)
                    if found]
    # The program reads its arguments before anything of the site; libvips is loaded later.
    begun = next((place for place, (_, _, text) in enumerate(told) if "/proc/self/maps" in text),
                 len(told))
    loaded = max((place for place, (_, call, text) in enumerate(told[:begun])
                  if call == "openat" and ".so" in text), default=-1) + 1
    counted, numbers = collections.Counter(), collections.defaultdict(set)
    for place, (thread, call, text) in enumerate(told):
        counted[thread, call] += 1
        if place >= loaded and (FILES != "site" or site in text or '"./' in text):
            numbers[call].add(counted[thread, call])
    return {call: sorted(found) for call, found in numbers.items() if call in CHOSEN}


def judge(fault, scene):
    """What is wrong with a build with a fault, or with the one after it; and how the first ended."""
    with tempfile.TemporaryDirectory(dir=scene.folder) as room:
        site = os.path.join(room, "site")
        scene.copy(site)
        before = marks(site)
        code, said = build(site, [
            "strace", "-f", "-qq", "-o", os.path.join(room, "trace"), "--seccomp-bpf", "-e",
            f"trace={fault.call}", "-e",
            f"inject={fault.call}:error={fault.error}:when={fault.number}"])
        wrong = verdict(fault.call, code, said, published(site), scene)
        # A build that touched nothing can't make the next one wrong.
        if code not in (0, None) and marks(site) == before:
            return fault, code, wrong, said
        # The loader of the system has its own faults, and what was not begun leaves nothing.
        again, said_again = build(site)
        if again != 0:
            wrong.append(f"the next build ends with {again}: {said_again}")
        elif published(site) != scene.after:
            wrong.append(f"the next build is wrong: {difference(published(site), scene.after)}")
        elif said_again != scene.said:
            wrong.append(f"the next build says: {said_again}")
        return fault, code, wrong, said


def verdict(call, code, said, found, scene):
    if code == 0:
        if found != scene.after:
            return [f"it ends well, but {difference(found, scene.after)} is wrong"]
        # What can't be said is no reason to fail.
        heard = scene.said.startswith(said) if call == "write" else said == scene.said
        return [] if heard else [f"it ends well and says: {said}"]
    if code is None or code < 0:
        return [f"it ends with {code}"]
    # What was told after the site was published would be told too late.
    if found not in (scene.before, scene.after):
        return [f"it fails, and {difference(found, scene.before)} is not as before"]
    return [] if said.strip() or call == "write" else [f"it ends with {code} and says nothing"]


def tried(chosen, found):
    """The outcome of each fault, as they come, until the time is up."""
    end = time.monotonic() + SECONDS

    def outcome(fault):
        return judge(fault, found[fault.scene]) if time.monotonic() < end else None

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from filter(None, pool.map(outcome, chosen))


def main():
    start = time.monotonic()
    ends, failures = collections.Counter(), []
    with tempfile.TemporaryDirectory(prefix="check-faults-", dir=ROOM) as room:
        found = scenes(room)
        chosen = list(faults(found))
        if SECONDS < float("inf"):
            random.Random(os.environ.get("CHECK_SEED", "1")).shuffle(chosen)
        for fault, code, wrong, said in tried(chosen, found):
            ends[code] += 1
            if "CHECK_FAULT" in os.environ:
                print(f"exit code {code}\n{said}")
            if wrong:
                failures.append(fault)
                print(f"{fault}: " + "; ".join(one.splitlines()[0] for one in wrong), flush=True)
            if ends.total() % 500 == 0:
                print(f"check-faults: {ends.total()} of {len(chosen)} "
                      f"after {time.monotonic() - start:.0f} s", flush=True)
    told = ", ".join(f"{count} with {code}" for code, count in sorted(ends.items(), key=str))
    print(f"check-faults: {ends.total()} of {len(chosen)} faults in {time.monotonic() - start:.0f} s, "
          f"whose builds ended: {told}")
    if failures:
        sys.exit(f"check-faults: {len(failures)} of them are wrong, or made the next build so")


if __name__ == "__main__":
    main()
