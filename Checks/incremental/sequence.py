"""A random journal, built again after each of some random edits, beside clean builds of the same."""

import collections
import os
import random
import time

import building
import comparison
import disk
import edits
import edits_of_facts
import edits_of_restrictions
import edits_of_sites
import edits_of_texts
import tampering
import trees
import twins
from journal import KEYS, Journal

assert edits_of_facts and edits_of_sites and edits_of_texts and edits_of_restrictions  # They list their edits when they are read.
OPTIONS = [["--drafts"], ["--future"], ["--expired"], ["--base-url", "https://elsewhere.example/at"],
           ["--now", "2028-01-01T00:00:00Z"], ["--now", "2025-02-01T00:00:00Z"],
           ["--now", "2026-01-31T12:00:01Z"], ["--now", "2026-07-31T23:59:59Z"], ["--strict"]]
# What comes, goes and changes its place is what others depend on most.
MOST = ["add", "add", "keys", "remove", "slug", "heading", "audience", "audience", "date", "tags", "title"]
COMMANDS = ["check", "list", "golden", "redirects"]


class Sequence:
    """All of it in one folder: the site in `here`, where it is built again, its copy in `there`."""

    def __init__(self, program, seed, folder, steps=None, keep=None):
        self.program, self.seed, self.folder = program, seed, folder
        self.only, self.keep = steps, keep
        self.twins = twins.Twins(program, folder)
        self.here, self.site = self.twins.here, self.twins.site
        self.random = random.Random(f"{seed}")
        self.journal = Journal(self.random)
        self.good = self.journal.copy()
        self.past = []
        self.files = {}
        self.mend = None
        self.caches = []
        self.counts = collections.Counter()
        self.log = []

    def run(self):
        """Every step; at least five of them change something."""
        self.sync()
        self.log.append("0: a new journal")
        self.build([])
        for step in range(1, 6 + self.random.randint(0, 5)):
            # Each step has numbers of its own, so that it does the same when others are left out.
            self.random = random.Random(f"{self.seed} {step}")
            if self.only is None or step in self.only:
                self.step(step)
        self.count_made()

    def count_made(self):
        """Without any edit, a build makes next to nothing: only pages of which it has to warn again.

        One that finds nothing to do says the same, though it knows it from the last build alone.
        """
        self.settle()
        again = self.program.run(self.here)
        result = self.program.run(self.here, ["--verbose"])
        wanted = building.without_log(result)
        comparison.expect_same_result(again, wanted)
        self.counts["builds of nothing new that warned"] += "warning[" in again.said
        made = building.pages_made(result.said)
        if result.code == 0:
            self.counts["builds of nothing new"] += 1
            self.counts["builds that made few pages"] += made < min(10, result.summary["pages"])

    # Steps

    def step(self, step):
        if self.keep:
            trees.copy(self.here, os.path.join(self.keep, f"{self.seed}-{step}-before"))
        if self.random.random() < 0.3:
            self.settle()
        dice, done = self.random.random(), []
        tampers_output = False
        if self.mend:
            # What was wrong is put right, and nothing else is changed.
            done.append(("mended", ""))
            self.mend()
            self.mend = None
        elif dice < 0.56:
            done += [self.edit() for _ in range(self.random.choice([1, 1, 1, 2, 3]))]
            self.sync()
        elif dice < 0.62:
            done.append(self.turn_back())
        elif dice < 0.72:
            done.append(self.on_disk())
        elif dice < 0.82:
            done.append(self.tamper_with_cache())
        elif dice < 0.92:
            tampers_output = True
        else:
            done.append(self.in_between())
        options = self.random.choice(OPTIONS) if self.random.random() < 0.08 else []
        if tampers_output:
            kind = self.random.choice(list(tampering.OUTPUTS))
            self.mend = tampering.OUTPUTS[kind](self.random, self.twins.output)
            done.append((kind, ""))
            if self.random.random() < 0.5:
                done.append(self.edit())
                self.sync()
        if options:
            done.append(("options", " ".join(options)))
        for kind, _ in done:
            self.counts[kind] += 1
        words = [f"{kind}: {what}" if what else kind for kind, what in done]
        self.log.append(f"{step}: {'; '.join(words)}")
        if self.keep:
            trees.copy(self.here, os.path.join(self.keep, f"{self.seed}-{step}-after"))
        self.build(options, tampers_output)

    def settle(self):
        """Builds until all that is known of files is older than the ticks of their clock."""
        for _ in range(2):
            time.sleep(0.03)
            self.program.run(self.here)

    def edit(self):
        while True:
            kind = self.random.choice([*edits.EDITS, *MOST])
            what = edits.EDITS[kind](self.random, self.journal)
            if what is not None:
                return kind, what

    def sync(self):
        new = self.journal.rendered()
        disk.sync(self.random, self.site, self.files, new)
        self.files = new

    def turn_back(self):
        """All or a part of what was, as a version control brings it back."""
        old = self.random.choice(self.past).copy()
        part = self.random.choice(["all", "settings", "theme", "texts"])
        if part == "all":
            # Keys that are older than what is published are refused, which a clean build can't know.
            keys = self.journal.files.get(KEYS)
            self.journal = old
            if keys:
                self.journal.files[KEYS] = keys
        elif part == "texts":
            for number, model in self.journal.models.items():
                if number in old.models:
                    model.body = old.models[number].body
        elif part == "theme":
            self.journal.theme = old.theme
        elif old.settings.get("author", 0) in [0, *self.journal.models]:
            self.journal.settings = old.settings
        self.sync()
        return "turned back", part

    def on_disk(self):
        """What changes files, and not what a journal says."""
        dice = self.random.random()
        if dice < 0.3:
            return "nothing", ""
        if dice < 0.5:
            disk.touch(self.random, self.site, self.files)
            return "touched", ""
        path, text = disk.same_size(self.random, self.site, self.files)
        self.files = {**self.files, path: text}
        return "same size and time", path

    def tamper_with_cache(self):
        kind = self.random.choice(list(tampering.CACHES))
        tampering.CACHES[kind](self.random, self.site, self.caches)
        if self.random.random() < 0.4:
            self.edit()
            self.sync()
        return kind, ""

    def in_between(self):
        """Another run of the program first, or one during which something is written."""
        kind = self.random.choice(["other output", "other command", "other options", "written during",
                                   "moved", "killed", "no room"])
        if kind == "other output":
            self.program.run(self.here, ["--output", "site/Other"])
            trees.remove(os.path.join(self.site, ".Other.zoetrope"))
            trees.remove(os.path.join(self.site, "Other"))
        elif kind == "other command":
            command = self.random.choice(COMMANDS)
            argument = ["nothing"] if command == "golden" else []
            self.program.run(self.here, argument, command=command)
            kind += " " + command
        elif kind == "other options":
            self.program.run(self.here, self.random.choice(OPTIONS))
        elif kind == "written during":
            return self.write_during()
        elif kind == "killed":
            self.edit()
            self.sync()
            process = self.program.start(self.here)
            time.sleep(self.random.random() * 0.1)
            process.kill()
            process.communicate()
        elif kind == "no room":
            self.edit()
            self.sync()
            room = self.random.choice([200, 3000, 10_000, 40_000])
            self.program.start(self.here, room=room).communicate()
        else:
            os.rename(self.here, self.here + "-moved")
            os.rename(self.here + "-moved", self.here)
            trees.copy(self.site, self.site + "-copied")
            trees.remove(self.site)
            os.rename(self.site + "-copied", self.site)
        what = ""
        if self.random.random() < 0.5:
            what = ": ".join(self.edit())
            self.sync()
        return kind, what

    def write_during(self):
        done = [self.edit()]
        self.sync()
        process = self.program.start(self.here)
        time.sleep(self.random.random() * 0.12)
        done.append(self.edit())
        self.sync()
        process.communicate()
        return "written during a build", "; ".join(": ".join(one) for one in done)

    # Building

    def build(self, options, is_output_tampered_with=False):
        """Builds beside a clean build, and keeps what is good, or plans how the rest gets better."""
        jobs = self.random.choice([1, 2, 2, 4])
        if self.random.random() < 0.6:
            # A file that was written this shortly ago could be written again without a trace.
            time.sleep(0.03)
        build = self.twins.build_without_cache if is_output_tampered_with else self.twins.build
        found = build(options, jobs)
        self.counts["files kept"] += found.kept
        self.counts["files published"] += found.published
        tampering.clear(self.site)
        cache = os.path.join(self.site, ".zoetrope")
        if os.path.isdir(cache):
            self.caches.append(os.path.join(self.folder, f"cache-{len(self.caches)}"))
            trees.copy(cache, self.caches[-1])
        if found.code == 0:
            self.good = self.journal.copy()
            self.past.append(self.good)
            self.mend = None
            return
        self.counts["builds with errors"] += 1
        tampering_is_mended, good = self.mend, self.good

        def mend():
            if tampering_is_mended:
                tampering_is_mended()
            # An author puts a key right more often than he takes it out.
            if self.random.random() > 0.6 or not edits_of_restrictions.put_right(self.journal):
                self.journal = good.copy()
            self.sync()
        self.mend = mend
