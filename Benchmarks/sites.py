"""The sites that are measured, in a folder that lies in memory."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

import corpus

HERE = pathlib.Path(__file__).parent
# Pages, tags and lists alone need no address; feeds, the sitemap and canonical links come with one.
SCOPES = {"pages": [], "everything": ["--base-url", corpus.ADDRESS.rstrip("/")]}


def expect_memory(folder):
    """Makes the folder empty; a disk's speed would be measured on anything but tmpfs."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    kind = subprocess.run(["stat", "--file-system", "--format=%T", str(folder)],
                          capture_output=True, text=True, check=False).stdout.strip()
    if kind != "tmpfs":
        sys.exit(f"bench: {folder} is on {kind or 'no file system known'}, not tmpfs: "
                 "name a folder on tmpfs by BENCH_FOLDER")


def make(folder, size):
    """A corpus, with Hugo's templates and settings beside it."""
    site = folder / f"site-{size}"
    corpus.make(str(site), size)
    for name in ("config", "layouts", "content"):
        shutil.copytree(HERE / "hugo" / name, site / name, dirs_exist_ok=True)
    # Hugo publishes the same style sheet and script.
    shutil.copytree(HERE.parent / "Templates" / "assets", site / "static" / "assets",
                    ignore=shutil.ignore_patterns("minions.svg"))
    return site


def small(folder, pages):
    """A site of a few pages, as it is on its author's first day."""
    site = folder / "small"
    (site / "Content" / "pages").mkdir(parents=True)
    for number in range(pages):
        (site / "Content" / "pages" / f"page-{number}.md").write_text(
            f"---\ntitle: Page {number}\n---\n\nA text of *some* words.\n")
    return site


def digests(tree):
    """Every file of a published tree with what it holds, but for Zoetrope's own bookkeeping."""
    found = {}
    for place, _, names in os.walk(tree):
        for name in names:
            path = os.path.join(place, name)
            if not name.startswith(".zoetrope-"):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, tree)] = hashlib.sha256(file.read()).digest()
    return found


def size(tree):
    """How many files there are, and their bytes."""
    sizes = [os.path.getsize(os.path.join(place, name))
             for place, _, names in os.walk(tree) for name in names]
    return len(sizes), sum(sizes)
