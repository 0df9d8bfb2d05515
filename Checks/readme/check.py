"""Runs the commands of README.md and of the manual's pages, as a reader types them.

In a page of the manual, every fenced block means something. A reader sees no marks for it:

- `sh` has commands, and each must succeed. `zoetrope preview` goes on running. The commands after
  that block are typed in a second terminal, so they begin in the home folder.
- `text` is what the commands before it print, in this order. A line `…` stands for lines left out.
  If the text contains `error[`, the last command must fail.
- Every other block is a file. The paragraph before it ends with a colon, and its last path in
  backticks names the file. The block is the whole file, with two exceptions. `yaml` and `json` that
  begin with a key, such as `mode: train`, set keys and leave the rest of the file as it is. Markdown
  without front matter becomes a new paragraph at the end of the file.

Comments say what the site must show at that point, with drafts and future pages:

    <!-- page /trips/porto-to-vigo/: 5 minutes delay; 2 hr, 20 min -->
    <!-- missing /trips/porto-to-vigo/: €96.00 -->

The first page begins in an empty home, the others in an empty site. Each ends with a build that allows
no warnings. `~/Pictures` has the pictures that the page names, such as `~/Pictures/bridge.jpg` or, for
`~/Pictures/Porto`, `porto/tram.jpg`: they were taken on an afternoon in Porto. The reader's own server
is a folder here, and commands of other hosts do nothing.
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
    "trips", "maps", "photos", "prints", "accounts", "sharing", "import-export", "theming", "hosts", "ci",
]
# Programs that put files on a host.
HOSTS = ["npm", "netlify", "wrangler", "ssh"]
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


def with_key(text, key, value):
    """A file of front matter or JSON with another value for a key, also one that a '#' puts aside."""
    if key.startswith('"'):
        line = re.compile(rf"^  {key}.*\n", re.M)
        if not line.search(text):
            fail(f"there is no {key} to change")
        return line.sub(lambda _: f"  {key}{value.rstrip().rstrip(',')},\n", text)
    old = re.compile(rf"^#?{key}.*\n(?:(?: |- ).*\n)*", re.M)
    if not old.search(text):
        old = re.compile(r"(?<=\n)(?=---\n)")
    return old.sub(lambda _: key + value, text, count=1)


def written(file, block):
    """Sets the keys of a block in a file."""
    for key, value in re.findall(r'^("?\w+"?:)(.*\n(?:(?: |- ).*\n)*)', block, re.M):
        file.write_text(with_key(file.read_text(), key, value))


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
        written(file, "\n".join(blocks(section, "yaml")[0]) + "\n")
        if "latitude" not in file.read_text():
            fail("the README's front matter loses the coordinates")
        path = f"/trips/{file.stem}/"
        promised = ["15 minutes delay", "1 hr, 1 min", "<svg"]
        within(20, lambda: all(word in page(address, path) for word in promised),
               f"the trip's page lacks one of {promised}")
        good = file.read_text()
        wrong = re.search(r"write `(arrival: [^`]*)`", README)[1]
        written(file, wrong + "\n")
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

    def __init__(self, name: str, home: Home):
        self.file = pathlib.Path(f"Documentation/{name}.md")
        self.text = self.file.read_text()
        self.home = home
        self.said = ""  # what the last commands printed
        self.site = None  # the site built from the files so far
        self.running = None  # the preview

    def fail(self, text):
        fail(f"{self.file}: {text}")

    def run(self):
        self.check_links()
        self.copy_pictures()
        parts = list(self.PARTS.finditer(self.text))
        try:
            for part, following in itertools.zip_longest(parts, parts[1:]):
                if part["claim"]:
                    self.look(part["path"], part["words"].split("; "), part["claim"] == "page")
                elif part["language"] == "text":
                    self.read(part["block"])
                elif part["language"] == "sh":
                    output = following and following["language"] == "text" and following["block"]
                    self.type(part["block"], fails="error[" in (output or ""))
                else:
                    before = self.text[:part.start()].rstrip().rsplit("\n\n", 1)[-1]
                    self.write(self.named(before), part["language"], part["block"])
            self.build("--strict")
        finally:
            if self.running:
                self.running.send_signal(signal.SIGINT)
                self.running.wait(timeout=30)

    def copy_pictures(self):
        for folder in ["", *sorted(set(re.findall(r"~/Pictures/([\w-]+)(?=[/\s])", self.text)))]:
            place = rf"\b{folder}" if folder else "~/Pictures"
            names = re.findall(rf"{place}/([\w-]+\.jpg)", self.text, re.I)
            self.home.pictures(folder, sorted(set(names)))

    def type(self, block: str, fails: bool):
        lines = block.replace("\\\n", "").splitlines()
        preview = lines.pop() if lines[-1].startswith("zoetrope preview") else None
        self.said = "".join(self.home.run(line, fails and line is lines[-1]) for line in lines)
        if preview:
            self.running, _ = self.home.preview(preview)
            self.home.place = self.home.folder
        self.site = None

    def read(self, block: str):
        """Fails unless the last commands printed these lines."""
        place = 0
        for lines in re.split(r"^ *…\n", block, flags=re.M):
            lines = lines.strip("\n")
            found = self.said.find(lines, place)
            if found < 0:
                self.fail(f"the commands don't print\n{lines}\nbut\n{self.said}")
            place = found + len(lines)

    def named(self, paragraph: str) -> pathlib.Path:
        paths = re.findall(r"`([^`\s]+\.\w+)`", paragraph)
        if not paths or not paragraph.endswith(":"):
            self.fail(f"no file is named in this paragraph before a block: {paragraph}")
        return self.home.place / paths[-1]

    def write(self, file: pathlib.Path, language: str, block: str):
        if language in ["yaml", "json"] and re.match(r'"?\w+"?:', block):
            written(file, block)
        elif file.suffix == ".md" and not re.match(r"---|\+\+\+|{", block):
            file.write_text(f"{file.read_text()}\n{block}")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block)
        self.site = None

    def build(self, *options: str) -> pathlib.Path:
        output = self.home.folder / "look"
        shutil.rmtree(output, ignore_errors=True)
        site = self.home.folder / "journal"
        self.home.run(" ".join(["zoetrope build --quiet --site", str(site), "--output", str(output),
                                "--base-url https://ana.example", *options]))
        return output

    def look(self, path: str, words: list[str], shown: bool):
        """Fails unless a page shows all these words, or none of them."""
        self.site = self.site or self.build("--drafts", "--future")
        file = self.site / path.strip("/") / ("" if "." in path else "index.html")
        if not file.exists():
            self.fail(f"there is no page {path}")
        source = html.unescape(file.read_text())
        text = " ".join(re.sub(r"<[^>]+>", "", source).split())
        for word in words:
            if (word in text or word in source) != shown:
                self.fail(f"{path} {'lacks' if shown else 'shows'} '{word}'")

    def check_links(self):
        """Every file and heading that the page links to exists."""
        prose = re.sub(r"^```.*?^```$", "", self.text, flags=re.M | re.S)
        for path, heading in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", prose):
            target = self.file.parent / path if path else self.file
            if not target.exists():
                self.fail(f"links to '{path}', which doesn't exist")
            if heading and heading not in headings(target.read_text()):
                self.fail(f"links to '{path}#{heading}', which doesn't exist")


def headings(text: str) -> set[str]:
    """The ids that GitHub gives to headings."""
    titles = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def manual(program):
    for name in [FIRST, *TASKS]:
        with tempfile.TemporaryDirectory() as folder:
            home = Home(folder, program)
            if name != FIRST:
                home.place = home.folder / "journal"
                (home.place / "Content").mkdir(parents=True)
            Page(name, home).run()
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
