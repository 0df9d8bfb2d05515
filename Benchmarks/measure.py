"""Runs a program and says what it cost."""

import dataclasses
import os
import statistics
import subprocess
import time


@dataclasses.dataclass
class Cost:
    """Of one run: wall and CPU time in seconds (user and system), peak memory in bytes."""

    wall: float
    cpu: float
    memory: int
    output: str = ""


class Failure(Exception):
    """A program that did not do what was to be measured."""


def run(arguments, folder=None, environment=None):
    """Runs a program to its end. Its output goes to a file, so that nothing waits for a reader."""
    with open("output.txt", "w+b") as output:
        start = time.perf_counter()
        process = subprocess.Popen(
            arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    if process.returncode != 0:
        raise Failure(f"{' '.join(arguments)}: status {process.returncode}\n{text[-2000:]}")
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, text)


def median(costs):
    """Of each number by itself; the memory is the most that any run took."""
    return Cost(
        statistics.median(cost.wall for cost in costs), statistics.median(cost.cpu for cost in costs),
        max(cost.memory for cost in costs))


def spread(costs):
    """The fastest and the slowest run in seconds."""
    return min(cost.wall for cost in costs), max(cost.wall for cost in costs)
