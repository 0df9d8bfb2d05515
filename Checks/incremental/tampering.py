"""What else happens to a site between two builds: to its cache, to its output, by other commands."""

import os
import shutil

import trees

CACHES, OUTPUTS = {}, {}


def listed(table, kind):
    def add(function):
        table[kind] = function
        return function
    return add


# The cache. Each is told the folder of the site and of caches that were kept from earlier.


NAMES = ["cache", "last"]


def cache_files(site):
    folder = os.path.join(site, ".zoetrope")
    if not os.path.isdir(folder):
        return []
    names = [name for name in sorted(os.listdir(folder)) if name != ".gitignore"]
    return [os.path.join(folder, name) for name in names]


def a_cache_file(random, site):
    files = [path for path in cache_files(site) if os.path.isfile(path)]
    return random.choice(files) if files else None


@listed(CACHES, "cache deleted")
def deleted(random, site, kept):
    trees.remove(os.path.join(site, ".zoetrope"))


@listed(CACHES, "cache cut off")
def cut(random, site, kept):
    path = a_cache_file(random, site)
    if path:
        os.truncate(path, random.randint(0, os.path.getsize(path)))


@listed(CACHES, "cache too long")
def too_long(random, site, kept):
    path = a_cache_file(random, site)
    if path:
        with open(path, "ab") as file:
            file.write(random.randbytes(random.randint(1, 100)))


@listed(CACHES, "cache damaged")
def damaged(random, site, kept):
    path = a_cache_file(random, site)
    if path:
        with open(path, "r+b") as file:
            text = bytearray(file.read())
            for _ in range(random.randint(1, 8)):
                if text:
                    text[random.randrange(len(text))] ^= 1 << random.randrange(8)
            file.seek(0)
            file.write(text)


@listed(CACHES, "cache of noise")
def noise(random, site, kept):
    path = os.path.join(site, ".zoetrope", random.choice(NAMES))
    trees.remove(path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(random.randbytes(random.randint(0, 5000)))


@listed(CACHES, "cache of another time or site")
def another(random, site, kept):
    """It is whole and was right once."""
    if kept:
        trees.copy(random.choice(kept), os.path.join(site, ".zoetrope"))


@listed(CACHES, "cache is a folder")
def folder(random, site, kept):
    for path in cache_files(site) or [os.path.join(site, ".zoetrope", "cache")]:
        trees.remove(path)
        os.makedirs(os.path.join(path, "in the way"))


@listed(CACHES, "cache's folder is a file")
def file(random, site, kept):
    trees.remove(os.path.join(site, ".zoetrope"))
    with open(os.path.join(site, ".zoetrope"), "w", encoding="utf-8") as opened:
        opened.write("in the way")


@listed(CACHES, "cache is a pipe")
def pipe(random, site, kept):
    """Who opens it waits for somebody to write."""
    path = os.path.join(site, ".zoetrope", random.choice(NAMES))
    trees.remove(path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.mkfifo(path)


@listed(CACHES, "cache unreadable")
def unreadable(random, site, kept):
    """A link to nothing, since to root every file can be read."""
    path = os.path.join(site, ".zoetrope", random.choice(NAMES))
    trees.remove(path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.symlink("nowhere/at all", path)


def clear(site):
    """Takes away what stands in the way of a cache; a whole one stays."""
    folder = os.path.join(site, ".zoetrope")
    paths = cache_files(site)
    if not os.path.isdir(folder) or any(not os.path.isfile(path) for path in paths):
        trees.remove(folder)


# The output. Each gives what makes it good again, if a build may refuse it.


def a_published_file(random, output):
    paths = sorted(trees.listed(trees.read(output)))
    return os.path.join(output, random.choice(paths)) if paths else None


@listed(OUTPUTS, "published file deleted")
def published_deleted(random, output):
    path = a_published_file(random, output)
    if path:
        os.unlink(path)


@listed(OUTPUTS, "published file edited")
def published_edited(random, output):
    path = a_published_file(random, output)
    if not path:
        return None
    with open(path, "rb") as file:
        old = file.read()
    with open(path, "ab") as file:
        file.write(b"x")

    def mend():
        with open(path, "wb") as file:
            file.write(old)
    return mend


@listed(OUTPUTS, "published file replaced by the same")
def published_replaced(random, output):
    path = a_published_file(random, output)
    if path:
        shutil.copyfile(path, path + "~")
        os.rename(path + "~", path)


@listed(OUTPUTS, "foreign file")
def foreign(random, output):
    if os.path.isdir(output):
        folders = [""] + [name for name in sorted(os.listdir(output))
                          if os.path.isdir(os.path.join(output, name))]
        path = os.path.join(output, random.choice(folders), f"foreign-{random.randint(1, 9)}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write("not ours")


@listed(OUTPUTS, "workshop deleted")
def workshop(random, output):
    """What Zoetrope keeps beside the output."""
    trees.remove(os.path.join(os.path.dirname(output), f".{os.path.basename(output)}.zoetrope"))


@listed(OUTPUTS, "output deleted")
def output_deleted(random, output):
    trees.remove(output)


@listed(OUTPUTS, "manifest deleted")
def manifest(random, output):
    """Then nobody knows whose the files are."""
    path = manifest_of(output)
    if not path:
        return None
    os.unlink(path)
    return lambda: begin_anew(output)


@listed(OUTPUTS, "manifest damaged")
def manifest_damaged(random, output):
    path = manifest_of(output)
    if not path:
        return None
    with open(path, "r+b") as file:
        text = bytearray(file.read())
        text[random.randrange(len(text))] ^= 1
        file.seek(0)
        file.write(text)
    return lambda: begin_anew(output)


def manifest_of(output):
    """The path of the manifest in a folder, or None."""
    name = trees.manifest(os.listdir(output)) if os.path.isdir(output) else None
    return name and os.path.join(output, name)


def begin_anew(output):
    """Nobody knows any more whose the files in either place were."""
    trees.remove(output)
    workshop(None, output)
