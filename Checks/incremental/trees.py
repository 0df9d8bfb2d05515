"""Folders of files, as they are on disk."""

import os
import shutil


def manifest(names):
    """The name of the manifest among those at the top of a published folder, or None."""
    return next((name for name in names if name.startswith(".zoetrope-manifest-")), None)


def read(folder):
    """Every file below a folder: its bytes, by its path; and every folder, as None."""
    found = {}
    for place, folders, names in os.walk(folder):
        for name in folders:
            found[os.path.relpath(os.path.join(place, name), folder) + "/"] = None
        for name in names:
            path = os.path.join(place, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def marks(folder):
    """The inode and the time of every file below a folder."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            status = os.lstat(path)
            found[os.path.relpath(path, folder)] = (status.st_ino, status.st_mtime_ns)
    return found


def listed(tree):
    """The paths in a published tree's manifest."""
    lines = tree.get(manifest(tree), b"").decode(errors="replace").splitlines()[2:]
    return {line.split(" ", 2)[2] for line in lines if line.count(" ") >= 2}


def differences(one, other):
    """What differs between two trees, in words."""
    found = []
    for path in sorted(one.keys() | other.keys()):
        if path not in one:
            found.append(f"{path} is missing")
        elif path not in other:
            found.append(f"{path} should not be there")
        elif one[path] != other[path]:
            found.append(f"{path} differs{first_difference(one[path], other[path])}")
    return found


def first_difference(one, other):
    if one is None or other is None:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    return f" at byte {at}:\n    is        {one[start:at + 80]!r}\n    should be {other[start:at + 80]!r}"


def copy(source, target, without=()):
    """A copy with the same times; links stay links."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True, ignore=lambda place, names: [
        name for name in names if place == str(source) and name in without])


def remove(path):
    """Whatever is there."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.unlink(path)
