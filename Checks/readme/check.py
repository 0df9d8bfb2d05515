"""Runs the commands of README.md and of the manual's pages, as a reader types them.

A page of the manual needs no marks that a reader sees. These rules give its fenced blocks a meaning,
and a block without one is a failure:

- `sh` has commands. Each must succeed. `zoetrope preview` goes on running; the commands after that
  block are those of a second terminal, so they begin in the home folder.
- `text` is what the commands before it print, with the lines in this order. `…` is a line for any
  lines left out. If it contains `error[`, the last command must fail.
- Any other block is a file. The paragraph before it ends with a colon, and its last path in backticks
  is that file. The block is the whole file. But `yaml` and `json` that begin with a key, such as
  `mode: train`, set keys of the file and leave the others as they are, and Markdown without front
  matter is a new paragraph at the end.

Comments in the page's source say what the site must show at that point, drafts included:

    <!-- page /trips/porto-to-vigo/: 5 minutes delay; 2 hr, 20 min -->
    <!-- missing /trips/porto-to-vigo/: €96.00 -->

The first page of the manual begins in an empty home. The others begin in an empty site, and each ends
with a build that allows no warnings. `~/Pictures` and its folders have the pictures that the page names
in them, such as `~/Pictures/bridge.jpg` or `porto/tram.jpg`, taken on an afternoon in Porto. Other people's computers and programs of hosts are replaced by folders and by
programs that only succeed.
"""

import html
import http.client
import itertools
import os
import pathlib
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

sys.path.append("Checks/faults")
from journal import exif  # noqa: E402

README = pathlib.Path("README.md").read_text()
FIRST = "first-journal"
TASKS = [
    "trips", "maps", "photos", "prints", "accounts", "sharing", "import-export", "ci",
]
# Programs that put files on a host.
HOSTS = ["npm", "netlify"]
ADDRESS = "https://ana.example"
WORDS, LINES, BULLET = 1000, 150, 15


def fail(text):
    sys.exit(f"test-readme: {text}")


class Home:
    """An empty home folder, with two terminals and the program on the PATH."""

    def __init__(self, folder, program):
        self.folder = pathlib.Path(folder)
        (self.folder / "bin").mkdir()
        os.symlink(program, self.folder / "bin/zoetrope")
        # No browser opens, and nothing is sent to a host.
        for name in ["xdg-open", *HOSTS]:
            stub = self.folder / "bin" / name
            stub.write_text("#!/bin/sh\n")
            stub.chmod(0o755)
        self.environment = {
            "HOME": folder, "PATH": f"{folder}/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.place = self.folder
        samples = sorted(pathlib.Path("Content/photos").glob("*.jpg"))
        self.samples = enumerate(itertools.cycle(samples))

    def pictures(self, folder, names):
        """Puts pictures of the sample into a folder, under the names that a page gives them."""
        folder = self.folder / "Pictures" / folder
        folder.mkdir(parents=True, exist_ok=True)
        for name, (minute, sample) in zip(names, self.samples):
            (folder / name).write_bytes(photographed(sample.read_bytes(), minute))

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
        return running, address()[1]


def photographed(jpeg, minute):
    """A picture with what a camera writes into it: an afternoon in Porto, by Ana Lima."""
    chunk = exif(f"2025:10:04 15:{minute:02}:00", "Ana Lima", 41.15, 8.62)
    # An eXIf chunk of PNG has its length and name before the data, and a checksum after it.
    data = b"Exif\0\0" + chunk[8:-4]
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(data) + 2) + data + jpeg[2:]


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
        if "Lisbon" not in page(address, "/"):
            fail("the preview shows no trip")
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


class Page:
    """A page of the manual: commands, files and claims, in order."""

    PARTS = re.compile(
        r"^```(?P<language>[\w-]*)\n(?P<block>.*?)^```$"
        r"|^<!-- (?P<claim>page|missing) (?P<path>\S+): (?P<words>.*?) -->$", re.M | re.S)

    def __init__(self, name):
        self.name = f"Documentation/{name}.md"
        self.text = pathlib.Path(self.name).read_text()

    def parts(self):
        """Each block or claim, with the paragraph before it."""
        for part in self.PARTS.finditer(self.text):
            yield part, self.text[:part.start()].rstrip().rsplit("\n\n", 1)[-1]

    def run(self, home):
        for folder in ["", *set(re.findall(r"~/Pictures/([\w-]+)(?=[/\s])", self.text))]:
            place = rf"\b{folder}" if folder else "~/Pictures"
            names = re.findall(rf"{place}/([\w-]+\.jpg)", self.text, re.I)
            home.pictures(folder, sorted(set(names)))
        said, running, look = "", None, None
        parts = list(self.parts())
        try:
            for index, (part, before) in enumerate(parts):
                if part["claim"]:
                    look = look or self.build(home, "--drafts", "--future")
                    self.claim(look, part)
                elif part["language"] == "text":
                    self.printed(said, part["block"])
                elif part["language"] == "sh":
                    following = parts[index + 1][0] if index + 1 < len(parts) else {"block": ""}
                    fails = following["block"] and "error[" in following["block"]
                    lines = part["block"].strip().splitlines()
                    last = lines.pop() if lines[-1].startswith("zoetrope preview") else None
                    said = "".join(
                        home.run(line, bool(fails) and line == lines[-1]) for line in lines)
                    if last:
                        running, _ = home.preview(last)
                        home.place = home.folder
                    look = None
                else:
                    self.write(home, before, part["language"], part["block"])
                    look = None
            self.build(home, "--strict")
        finally:
            if running:
                running.send_signal(signal.SIGINT)
                running.wait(timeout=30)

    def fail(self, text):
        fail(f"{self.name}: {text}")

    def build(self, home, *options):
        folder = home.folder / "look"
        if folder.exists():
            shutil.rmtree(folder)
        home.run(" ".join(
            ["zoetrope build --quiet --site", str(home.folder / "journal"), "--base-url", ADDRESS,
             "--output", str(folder), *options]))
        return folder

    def claim(self, site, part):
        file = site / part["path"].strip("/") / ("" if "." in part["path"] else "index.html")
        if not file.exists():
            self.fail(f"there is no page {part['path']}")
        source = html.unescape(file.read_text())
        shown = " ".join(re.sub(r"<[^>]+>", "", source).split()) + source
        for words in part["words"].split("; "):
            if (words in shown) != (part["claim"] == "page"):
                self.fail(f"{part['path']}: not as claimed of '{words}'")

    def printed(self, said, block):
        place = 0
        for lines in re.split(r"^ *…\n", block, flags=re.M):
            found = said.find(lines.strip("\n"), place)
            if found < 0:
                self.fail(f"the commands don't print\n{lines}\nbut\n{said}")
            place = found + len(lines.strip("\n"))

    def write(self, home, before, language, block):
        paths = re.findall(r"`([^`\s]+\.\w+)`", before)
        if not before.endswith(":") or not paths:
            self.fail(f"no file is named before this block:\n{block}")
        file = home.place / paths[-1]
        if language in ["yaml", "json"] and re.match(r'"?\w+"?:', block):
            file.write_text(with_keys(file.read_text(), block))
        elif file.suffix == ".md" and not re.match(r"---|\+\+\+|{", block):
            file.write_text(f"{file.read_text()}\n{block}")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block)


def with_keys(text, block):
    """A text of front matter or JSON in which the keys of a block have the block's values."""
    for value in re.findall(r"^\S.*\n(?:(?: |- ).*\n)*", block, re.M):
        key = re.match(r'"?\w+"?:', value)[0]
        if key.startswith('"'):
            value = f"  {value.strip().rstrip(',')},\n"
            text, count = re.subn(rf"^  {key}.*\n", lambda _: value, text, flags=re.M)
            if count != 1:
                fail(f"there is no {key} to change")
            continue
        old = re.compile(rf"^#?{key}.*\n(?:(?: |- ).*\n)*", re.M)
        text, count = old.subn(lambda _: value, text, count=1)
        if count == 0:
            text = re.sub(r"^---\n(.*?)^---\n", lambda front: f"---\n{front[1]}{value}---\n", text,
                          count=1, flags=re.M | re.S)
    return text


def manual(program):
    for name in [FIRST, *TASKS]:
        with tempfile.TemporaryDirectory() as folder:
            home = Home(folder, program)
            if name != FIRST:
                home.place = home.folder / "journal"
                (home.place / "Content").mkdir(parents=True)
            Page(name).run(home)
        print(f"test-readme: every example of Documentation/{name}.md works")


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
        home.pictures("Iceland", ["icebergs.jpg", "sunrise.jpg"])
        home.run("zoetrope doctor")
        trip(home)
        publish(home)
    if dist:
        install(pathlib.Path(dist))
    print("test-readme: every command of the README works")
    manual(program)


main(*sys.argv[1:])
