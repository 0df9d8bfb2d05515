"""Prints the examples of a specification of Markdown's family as JSON: its text is the argument."""

import json
import re
import sys

FENCE = "`" * 32


def examples(lines):
    """Yields each example, of the section that the heading before it begins."""
    section = ""
    parts = None
    for line in lines:
        if parts is None:
            heading = re.match(r"#+ (.*)", line)
            if line.startswith(FENCE + " example"):
                parts = [[], []]
                side = 0
            elif heading:
                section = heading[1].strip()
        elif line == FENCE:
            markdown, html = ("".join(f"{line}\n" for line in part) for part in parts)
            yield {"section": section, "markdown": markdown, "html": html}
            parts = None
        elif line == "." and side == 0:
            side = 1
        else:
            # So the specification shows tabs.
            parts[side].append(line.replace("→", "\t"))


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        found = list(examples(file.read().split("\n")))
    if len(found) < 600:
        sys.exit(f"{len(found)} examples are too few")
    json.dump(found, sys.stdout, ensure_ascii=False)
