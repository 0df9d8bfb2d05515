"""Writes a journal's files as editors do: only those that changed, in one way or another."""

import os

import pictures


def sync(random, site, old, new):
    """Brings the files of a site from one state to another; tells what was done."""
    done = []
    # A rename keeps the inode and the times of a file, as `mv` does.
    gone = {path: text for path, text in old.items() if path not in new}
    for path, text in new.items():
        if old.get(path) == text:
            continue
        file = os.path.join(site, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        source = next((other for other, bytes in gone.items() if bytes == text), None)
        if source is not None and path not in old:
            os.rename(os.path.join(site, source), file)
            del gone[source]
            done.append(f"{source} -> {path}")
        else:
            write(random, file, text)
            done.append(path)
    for path in gone:
        os.unlink(os.path.join(site, path))
        remove_if_empty(os.path.dirname(os.path.join(site, path)), site)
        done.append(f"- {path}")
    return done


def write(random, file, text):
    """In place, as shells do, or by another file, as editors do; at times with an old date."""
    if random.random() < 0.5 or not os.path.exists(file):
        with open(file, "r+b" if os.path.exists(file) else "wb") as opened:
            opened.write(text)
            opened.truncate()
    else:
        old = os.stat(file)
        half = file + "~"
        with open(half, "wb") as opened:
            opened.write(text)
        if random.random() < 0.3:
            os.utime(half, ns=(old.st_atime_ns, old.st_mtime_ns))
        os.rename(half, file)
    if file.endswith("-keys.json"):
        os.chmod(file, 0o600)
    if random.random() < 0.1:
        os.utime(file, (1, 1_600_000_000))


def remove_if_empty(folder, site):
    while folder != site and not os.listdir(folder):
        os.rmdir(folder)
        folder = os.path.dirname(folder)


def same_size(random, site, files):
    """Changes a file in place and sets its time back: only its change time tells."""
    path = random.choice([path for path in files if path.endswith((".md", ".md", ".png", ".css"))])
    text = files[path]
    if path.endswith(".png"):
        changed = pictures.random_png(random)
    else:
        at = max(text.rfind(b"e"), 0)
        changed = text[:at] + (b"a" if text[at:at + 1] != b"a" else b"o") + text[at + 1:]
    file = os.path.join(site, path)
    status = os.stat(file)
    with open(file, "r+b") as opened:
        opened.write(changed)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    return path, changed


def touch(random, site, files):
    """New times and the same bytes; at times also another inode."""
    for path in random.sample(sorted(files), min(5, len(files))):
        file = os.path.join(site, path)
        if random.random() < 0.5:
            text = bytes_of(file)
            os.unlink(file)
            with open(file, "wb") as opened:
                opened.write(text)
        os.utime(file, (random.randint(1, 2_000_000_000), random.randint(1, 2_000_000_000)))


def bytes_of(file):
    with open(file, "rb") as opened:
        return opened.read()
