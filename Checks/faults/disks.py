"""What Checks/faults/run-on-disks runs: builds on file systems that are mounted for them."""

import contextlib
import fcntl
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

import journal
from trees import difference, tree

PROGRAM = os.path.abspath(sys.argv[1])
EDITS = int(os.environ.get("CHECK_EDITS", "40"))
CUTS = int(os.environ.get("CHECK_CUTS", "16"))
NOW = ["--now", "2026-06-01T12:00:00Z"]
# ext4.h: EXT4_IOC_SHUTDOWN, and that the journal is not flushed.
SHUTDOWN, AT_ONCE = 0x8004587D, b"\x02\x00\x00\x00"
ABOUT = "Content/pages/about.md"


class Disk:
    """An ext4 file system in a file."""

    def __init__(self, room, *options):
        self.image = os.path.join(room, "image")
        self.folder = os.path.join(room, "disk")
        os.mkdir(self.folder)
        with open(self.image, "wb") as file:
            file.truncate(96 << 20)
        subprocess.run(["mkfs.ext4", "-q", "-F", *options, self.image], check=True,
                       stderr=subprocess.DEVNULL)
        self.mount()

    def mount(self):
        subprocess.run(["mount", "-o", "loop", self.image, self.folder], check=True)

    def unmount(self):
        subprocess.run(["umount", self.folder], check=True)

    def cut(self):
        """What is not on the disk by now never will be."""
        folder = os.open(self.folder, os.O_RDONLY)
        fcntl.ioctl(folder, SHUTDOWN, AT_ONCE)
        os.close(folder)

    def restart(self):
        self.unmount()
        self.mount()


@contextlib.contextmanager
def disk(*options):
    with tempfile.TemporaryDirectory(prefix="check-disks-") as room:
        made = Disk(room, *options)
        try:
            yield made
        finally:
            subprocess.run(["umount", "-l", made.folder], stderr=subprocess.DEVNULL, check=False)


def begin(site, *arguments):
    return subprocess.Popen(
        [PROGRAM, *arguments, *NOW], cwd=site, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env={"PATH": os.environ["PATH"], "LANG": "C"})


def build(site):
    run = begin(site, "build")
    told, said = run.communicate(timeout=60)
    if run.returncode != 0:
        sys.exit(f"check-disks: a build ended with {run.returncode}:\n{told}{said}")


def begun(folder):
    site = os.path.join(folder, "site")
    journal.write(site, journal.FILES)
    build(site)
    return site


def edit(site, text):
    """In place, so that nothing but its bytes and its times tell of it."""
    with open(os.path.join(site, ABOUT), "r+b") as file:
        file.write(f"---\ntitle: About\n---\n{text}\n".encode())
        file.truncate()


def wait_for(part):
    """Waits for a moment in the next second that is so far in it."""
    now = time.time()
    time.sleep(int(now) + 1 + part - now)


def page(site):
    with open(os.path.join(site, "Output/about/index.html"), encoding="utf-8") as file:
        return file.read()


# MARK: - Seconds

def seconds_of_builds():
    """Two edits in the second of a build, of which the second comes after it."""
    stale = 0
    with disk("-I", "128") as made:
        site = begun(made.folder)
        if os.stat(os.path.join(site, ABOUT)).st_ctime_ns % 10**9:
            sys.exit("check-disks: this file system has finer times than seconds")
        for number in range(EDITS):
            # Into the same second where a build takes less than one.
            wait_for(0.02)
            edit(site, f"before {number:03}")
            build(site)
            edit(site, f"behind {number:03}")
            build(site)
            stale += f"behind {number:03}" not in page(site)
    return stale


def seconds_of_previews(*options):
    """The same in a preview, whose page is looked at until it shows the last edit."""
    stale = 0
    with disk("-I", "128") as made:
        site = begun(made.folder)
        preview = begin(site, "preview", "--port", "0", *options)
        try:
            address = re.search(r"http://\S+/", preview.stdout.readline()).group()
            for number in range(EDITS):
                wait_for(0.02)
                edit(site, f"before {number:03}")
                shows(address, f"before {number:03}", 0.6)
                edit(site, f"behind {number:03}")
                stale += not shows(address, f"behind {number:03}", 5)
        finally:
            preview.kill()
            preview.communicate()
    return stale


def shows(address, text, patience):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        with urllib.request.urlopen(address + "about/") as answer:
            if text in answer.read().decode():
                return True
        time.sleep(0.02)
    return False


# MARK: - Current

def cuts(is_done):
    """How often the published site was neither the old nor the new one, and how often the old one.

    The current fails when a build is done, or somewhere in it.
    """
    broken = old_ones = 0
    with disk() as made:
        site = begun(made.folder)
        for number in range(CUTS):
            subprocess.run(["sync", "-f", made.folder], check=True)
            before = tree(os.path.join(site, "Output"))
            edit(site, f"after cut {number}")
            subprocess.run(["sync", "-f", made.folder], check=True)
            after = expected(site)
            run = begin(site, "build")
            if is_done:
                run.wait()
            else:
                time.sleep(random.uniform(0, 0.4))
            made.cut()
            run.kill()
            run.communicate()
            made.restart()
            found = tree(os.path.join(site, "Output"))
            if found not in (before, after):
                broken += 1
                print(f"check-disks: {difference(found, after)} is neither old nor new")
            old_ones += found == before
            build(site)
            if tree(os.path.join(site, "Output")) != after:
                broken += 1
                print("check-disks: the next build doesn't fix it")
    return broken, old_ones


def expected(site):
    """What a clean build makes of the same sources."""
    with tempfile.TemporaryDirectory() as room:
        for name in ["Content", "Templates"]:
            shutil.copytree(os.path.join(site, name), os.path.join(room, name))
        build(room)
        return tree(os.path.join(room, "Output"))


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    wrong = False
    for name, stale in [("builds", seconds_of_builds()), ("previews", seconds_of_previews()),
                        ("previews that poll", seconds_of_previews("--poll"))]:
        print(f"check-disks: whole seconds, {name}: {stale} of {EDITS} edits stay unseen", flush=True)
        wrong = wrong or stale
    for name, is_done in [("when a build is done", True), ("in a build", False)]:
        broken, old_ones = cuts(is_done)
        print(f"check-disks: the current fails {name}: {broken} of {CUTS} sites are broken, "
              f"{old_ones} old", flush=True)
        wrong = wrong or broken or is_done and old_ones
    if wrong:
        sys.exit("check-disks: some of that is wrong")


if __name__ == "__main__":
    main()
