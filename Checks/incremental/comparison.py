"""Compares what two builds of the same sources published and said."""

import os
import re

import trees

FACTS = ["pages", "images", "other files", "sealed"]


class Difference(Exception):
    """An incremental build that is not what a clean one is."""


def expect_equal(found, wanted, what):
    if found != wanted:
        raise Difference(f"{what}:\n  is        {found!r}\n  should be {wanted!r}")


def told_always(said):
    """What is said without changed files of the output, where the site has mistakes of its own.

    Those are looked for until the first mistake is found, and which that is depends on threads.
    """
    if not re.search(r"error\[(?!publish-)|^error: ", said, re.MULTILINE):
        return said
    said = re.sub(r"^.*error\[publish-changed-file\].*\n(   .*\n)*", "", said, flags=re.MULTILINE)
    return re.sub(r"^\d+ errors?\b", "errors", said, flags=re.MULTILINE)


def expect_same_words(found, wanted):
    found, wanted = told_always(found), told_always(wanted)
    if found == wanted:
        return
    is_lines, should_lines = found.splitlines(), wanted.splitlines()
    more = [line for line in is_lines if line not in should_lines]
    less = [line for line in should_lines if line not in is_lines]
    raise Difference("what is said differs:\n" + "\n".join(
        [f"  too much: {line}" for line in more] + [f"  missing:  {line}" for line in less]
        or [f"  the order, or how often:\n{found}\n-----\n{wanted}"]))


def expect_same_result(found, wanted):
    """But for what was written, which is different by design."""
    expect_same_words(found.said, wanted.said)
    expect_equal(found.code, wanted.code, "the exit code")
    if found.code not in (0, 1):
        raise Difference(f"the exit code is {found.code}:\n{found.said}")
    for key in FACTS:
        expect_equal(found.summary.get(key), wanted.summary.get(key), key)


def expect_same_tree(found, wanted):
    different = trees.differences(found, wanted)
    if different:
        rest = [f"… and {len(different) - 8} more"] if len(different) > 8 else []
        raise Difference("\n".join(["the published trees differ:", *different[:8], *rest]))


class Before:
    """A published folder as it is before a build."""

    def __init__(self, output):
        self.tree, self.marks = trees.read(output), trees.marks(output)
        ours = trees.listed(self.tree) | {trees.manifest(self.tree)}
        self.foreign = {path: text for path, text in self.tree.items()
                        if text is not None and path not in ours}

    def with_foreign(self, tree):
        """A clean build's tree with the files that Zoetrope did not write, which it keeps."""
        whole = {**tree, **self.foreign}
        for path in self.foreign:
            while path := os.path.dirname(path):
                whole[path + "/"] = None
        return whole

    def expect_least_written(self, output, summary):
        """Only files that truly differ are written; all others keep inode and time."""
        after, marks = trees.read(output), trees.marks(output)
        ours, earlier = trees.listed(after), trees.listed(self.tree)
        same = {path for path in ours & earlier if self.tree.get(path) == after.get(path)}
        touched = sorted(path for path in same if marks.get(path) != self.marks.get(path))
        if touched:
            raise Difference(f"these files did not change, and were written again: {touched[:9]}")
        if summary:
            told = {key: summary[key] for key in ("written", "unchanged", "removed")}
            expect_equal(told, {"written": len(ours - same), "unchanged": len(same),
                                "removed": len(earlier - ours)}, "what the summary tells")
        return len(same), len(ours)
