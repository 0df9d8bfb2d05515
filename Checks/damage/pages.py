"""What a browser would make of a published page, as far as values could change it."""

import html.parser
import os
import re

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
# Neither is a character of HTML (HTML Living Standard, "Preprocessing the input stream").
CONTROLS = re.compile(
    "[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef]|[%s]" % "".join(
        chr(plane << 16 | low) for plane in range(17) for low in (0xFFFE, 0xFFFF)))
RUNNING = re.compile(r"^\s*(javascript|data|vbscript)\s*:", re.IGNORECASE)


class Structure(html.parser.HTMLParser):
    """Elements and the names of their attributes, in order, and what is wrong with them."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements = []
        self.open = []
        self.faults = []
        self.feed(text)
        self.close()
        if self.open:
            self.faults.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, tuple(name for name, _ in attributes)))
        for name, value in attributes:
            if name.startswith("on"):
                self.faults.append(f"an attribute {name}")
            if name in ("href", "src", "action", "formaction") and RUNNING.match(value or ""):
                if not (tag == "link" and value == "data:,"):
                    self.faults.append(f"{name}={value!r}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        self.elements.append("/" + tag)
        if tag in VOID:
            return
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.faults.append(f"</{tag}> inside {self.open[-3:]}")


def pages(folder):
    """The text of each page by its path."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".html"):
                path = os.path.join(place, name)
                with open(path, encoding="utf-8", newline="") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def faults(folder):
    """What is wrong with the pages below a folder."""
    result = []
    for path, text in pages(folder).items():
        result += [f"{path}: {fault}" for fault in Structure(text).faults]
        control = CONTROLS.search(text)
        if control:
            result.append(f"{path}: U+{ord(control.group()):04X} at {control.start()}")
    return result
