"""What Checks/readme/run runs: the commands of README.md, as a reader types them."""

import http.client
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

README = pathlib.Path("README.md").read_text()
WORDS, LINES, BULLET = 1000, 150, 15


def fail(text):
    sys.exit(f"test-readme: {text}")


class Home:
    """An empty home folder, with two terminals and the program on the PATH."""

    def __init__(self, folder, program):
        self.folder = pathlib.Path(folder)
        (self.folder / "bin").mkdir()
        os.symlink(program, self.folder / "bin/zoetrope")
        # No browser of whoever runs this opens.
        opener = self.folder / "bin/xdg-open"
        opener.write_text("#!/bin/sh\n")
        opener.chmod(0o755)
        pictures = self.folder / "Pictures/Iceland"
        pictures.mkdir(parents=True)
        for name in ["orange-icebergs", "mountain-sunrise"]:
            shutil.copy(f"Content/photos/{name}.jpg", pictures)
        self.environment = {
            "HOME": folder, "PATH": f"{folder}/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.place = self.folder

    def run(self, line, fails=False):
        if line.startswith("cd "):
            self.place = self.place / line[3:]
            return ""
        # The reader's own server is a folder here.
        line = line.replace("ana@ana.example:/srv/journal/", f"{self.folder}/server/")
        done = subprocess.run(
            ["bash", "-c", line], cwd=self.place, env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=600)
        said = done.stdout + done.stderr
        if (done.returncode != 0) != fails:
            fail(f"'{line}' ends with {done.returncode}:\n{said}")
        return said

    def preview(self, line):
        """Starts the preview, and returns it once a page is there."""
        log = self.folder / "preview.log"
        with log.open("w") as output:
            running = subprocess.Popen(
                ["bash", "-c", "exec " + line], cwd=self.place, env=self.environment,
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)

        def address():
            return re.search(r"http://([^/\s]+)/", log.read_text())

        within(60, address, f"'{line}' prints no address")
        address = address()[1]
        if "Lisbon" not in page(address, "/"):
            fail("the preview shows no trip")
        return running, address


def page(address, path):
    connection = http.client.HTTPConnection(address, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.read().decode()


def within(seconds, found, what):
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            fail(what)
        time.sleep(0.1)


def blocks(section, language):
    text = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", README, re.M | re.S)
    if not text:
        fail(f"README.md has no section '{section}'")
    return [block.strip().splitlines()
            for block in re.findall(rf"^```{language}\n(.*?)^```", text[1], re.M | re.S)]


def length():
    """The README's limits: what a visitor reads in a minute."""
    prose = re.sub(r"^```.*?^```", "", README, flags=re.M | re.S)
    words, lines = len(README.split()), len(README.splitlines())
    if words > WORDS or lines > LINES:
        fail(f"README.md has {words} words and {lines} lines: at most {WORDS} and {LINES}")
    intro = prose.split("\n## ")[0]
    for bullet in re.findall(r"^- (.*)$", intro, re.M):
        if len(bullet.split()) > BULLET:
            fail(f"this bullet has more than {BULLET} words: {bullet}")


def written(file, lines):
    """Replaces keys of a file, also those that a '#' puts aside."""
    text = file.read_text()
    for line in lines:
        key = line.split(":")[0]
        text, count = re.subn(rf"^#?{key}:.*$", lambda _: line, text, count=1, flags=re.M)
        if count != 1:
            fail(f"{file} has no '{key}' to change")
    file.write_text(text)


def trip(home):
    section = "Your first trip, in 60 seconds"
    begin, second, album = blocks(section, "sh")
    for line in begin[:-1]:
        home.run(line)
    running, address = home.preview(begin[-1])
    try:
        home.place = home.folder
        for line in second:
            home.run(line)
        file = home.place / re.search(r"`(Content/trips/[^`]*)`", README)[1]
        if "latitude" not in file.read_text():
            fail("the new trip has no coordinates")
        written(file, blocks(section, "yaml")[0])
        if "latitude" not in file.read_text():
            fail("the README's front matter loses the coordinates")
        path = f"/trips/{file.stem}/"
        promised = ["15 minutes delay", "1 hr, 1 min", "<svg"]
        within(20, lambda: all(word in page(address, path) for word in promised),
               f"the trip's page lacks one of {promised}")
        good = file.read_text()
        wrong = re.search(r"write `(arrival: [^`]*)`", README)[1]
        written(file, [wrong])
        said = home.run("zoetrope build", fails=True)
        expected = "\n".join(blocks(section, "text")[0])
        if expected not in said:
            fail(f"the message is another than the README's:\n{said}")
        file.write_text(good)
        for line in album:
            home.run(line)
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(timeout=30)


def publish(home):
    (home.folder / "server").mkdir()
    for line in blocks("Publish", "sh")[0]:
        home.run(line)
    site = home.folder / "server"
    for path in ["index.html", "trips/porto-to-braga/index.html", "photos/iceland/index.html"]:
        if not (site / path).exists():
            fail(f"what was published has no {path}")


def install(dist):
    section = re.search(r"^## Install\n(.*?)(?=^## )", README, re.M | re.S)[1]
    lines = re.findall(r"^\|[^|]*\| `([^`]*)`", section, re.M)
    if len(lines) != 3:
        fail("the section 'Install' has no three lines")
    for line in lines:
        name = re.search(r"[\w.-]+\.(?:whl|deb|tar\.xz)", line)[0]
        if not (dist / name).exists():
            fail(f"{dist} has no '{name}', which the README installs")
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HOME": folder, "PIPX_HOME": f"{folder}/pipx",
                       "PIPX_BIN_DIR": f"{folder}/bin"}
        line = next(line for line in lines if line.startswith("pipx"))
        for command, place in [(line, dist), (f"{folder}/bin/zoetrope doctor", folder)]:
            done = subprocess.run(["bash", "-c", command], cwd=place, env=environment, text=True,
                                  stdin=subprocess.DEVNULL, capture_output=True)
            if done.returncode != 0:
                fail(f"'{command}' ends with {done.returncode}:\n{done.stdout}{done.stderr}")


def links():
    """Every file that the README links to is there, and each version that it names is this one."""
    version = pathlib.Path("VERSION").read_text().strip()
    for named in re.findall(r"zoetrope(?:_site)?[-_ ](\d+\.\d+\.\d+)", README, re.I):
        if named != version:
            fail(f"README.md names version {named}, but this is {version}")
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)[^)]*\)", README):
        if not os.path.exists(target):
            fail(f"README.md links to '{target}', which doesn't exist")


def main(program, dist=None):
    length()
    links()
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder, program)
        home.run("zoetrope doctor")
        trip(home)
        publish(home)
    if dist:
        install(pathlib.Path(dist))
    print("test-readme: every command of the README works")


main(*sys.argv[1:])
