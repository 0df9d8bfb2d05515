"""Folders as they are on disk."""

import os


def tree(folder):
    """The bytes of all files below a folder, by their paths; of none where there is none."""
    files = {}
    for path, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(path, name)
            with open(file, "rb") as opened:
                files[os.path.relpath(file, folder)] = opened.read()
    return files


def marks(folder):
    """What the system says of everything below a folder, so that whatever touches it shows."""
    found = {}
    for path, folders, names in os.walk(folder):
        for name in [".", *folders, *names]:
            one = os.path.join(path, name)
            told = os.lstat(one)
            found[one] = (told.st_ino, told.st_mode, told.st_size, told.st_mtime_ns, told.st_ctime_ns)
    return found


def difference(found, wanted):
    """Some of the paths whose files are not the same."""
    names = sorted(path for path in {*found, *wanted} if found.get(path) != wanted.get(path))
    return ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")
