"""Runs a program and says what it cost."""

import dataclasses
import os
import pathlib
import statistics
import subprocess


@dataclasses.dataclass
class Cost:
    """Of one run: wall and CPU time in seconds (user and system), peak memory in bytes."""

    wall: float
    cpu: float
    memory: int
    output: str = ""


class Failure(Exception):
    """A program that did not do what was to be measured."""


launcher = None


def prepare(folder):
    """Compiles launch.c, which starts each program that is measured: of a child of this process the
    system would say that it took this one's memory, which grows to hundreds of megabytes."""
    global launcher
    launcher = str(pathlib.Path(folder).resolve() / "launch")
    source = pathlib.Path(__file__).parent / "launch.c"
    subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", launcher, str(source)], check=True)


def run(arguments, folder=None, environment=None):
    """Runs a program to its end. Its output goes to a file, so that nothing waits for a reader."""
    with open("output.txt", "w+b") as output:
        reader, writer = os.pipe()
        with open(reader, encoding="ascii") as report:
            try:
                launched = subprocess.run(
                    [launcher, str(writer), *arguments], cwd=folder, env=environment,
                    stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                    pass_fds=[writer], check=False).returncode
            finally:
                os.close(writer)
            numbers = [int(number) for number in report.read().split()]
        output.seek(0)
        text = output.read().decode(errors="replace")
    status = os.waitstatus_to_exitcode(numbers[3]) if numbers else launched
    if status != 0 or not numbers:
        raise Failure(f"{' '.join(arguments)}: status {status}\n{text[-2000:]}")
    wall, cpu, memory, _ = numbers
    return Cost(wall / 1e9, cpu / 1e6, memory * 1024, text)


def median(costs):
    """Of each number by itself; the memory is the most that any run took."""
    return Cost(
        statistics.median(cost.wall for cost in costs), statistics.median(cost.cpu for cost in costs),
        max(cost.memory for cost in costs))


def spread(costs):
    """The fastest and the slowest run in seconds."""
    return min(cost.wall for cost in costs), max(cost.wall for cost in costs)
