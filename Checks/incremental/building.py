"""Runs builds, and takes apart what they say."""

import dataclasses
import os
import re
import resource
import signal
import subprocess

NOW = "2026-01-31T12:00:00Z"
# Far more than any build of these takes: one that takes this long never ends.
PATIENCE = 60


@dataclasses.dataclass
class Result:
    """How a build ended, what it said, and its own summary."""

    code: int
    said: str
    summary: dict
    # How many published files stayed as they were, of how many.
    kept: int = 0
    published: int = 0


class Program:
    """An executable, and how often it ran."""

    def __init__(self, path):
        self.path = path
        self.builds = 0

    def arguments(self, options, jobs, command="build"):
        now = [] if "--now" in options else ["--now", NOW]
        return [self.path, command, "--site", "site", "--jobs", str(jobs), *now, *options]

    def start(self, folder, options=(), jobs=2, command="build", room=None):
        """Begins a run in the folder above a site; `room` is how large a file may become."""
        self.builds += 1

        def limit():
            # Without this signal, writing more fails as it does on a full disk.
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        return subprocess.Popen(
            self.arguments(options, jobs, command), cwd=folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
            env={"PATH": os.environ["PATH"], "LANG": "C", "TZ": "UTC"},
            preexec_fn=limit if room else None, restore_signals=not room)

    def run(self, folder, options=(), jobs=2, command="build"):
        with self.start(folder, options, jobs, command) as process:
            try:
                told, said = process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                told, said = process.communicate()
                return Result(-1, f"did not end in {PATIENCE} s\n{said}", {})
        return Result(process.returncode, *parts(told + said))


def parts(text):
    """What was said without the summary, which tells milliseconds; and the summary's numbers."""
    said, summary = [], {}
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("pages ") and line.endswith("milliseconds"):
            numbers = [int(number) for number in re.findall(r"\d+", next(lines, ""))]
            # The column of sealed files is there where there are some.
            summary = dict(zip(re.split(" {2,}", line), numbers))
        else:
            said.append(line)
    return "\n".join(said), summary


def pages_made(said):
    """How many pages a verbose build made; it names no more than ten."""
    return len(re.findall(r"^[0-9.]+ ms +/", said.partition("slowest pages\n")[2], re.MULTILINE))


def without_log(result):
    """What a verbose build would have said if it had not been asked how long it took."""
    lines = [line for line in result.said.splitlines()
             if line != "slowest pages" and not re.match(r" *[0-9.]+ ms ", line)]
    return dataclasses.replace(result, said="\n".join(lines))
