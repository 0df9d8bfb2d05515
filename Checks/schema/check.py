"""What Checks/schema/run runs, with jsonschema and PyYAML at hand."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

import jsonschema
import yaml

ZOETROPE = sys.argv[1]
ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = {"trips": "trip", "photos": "photo", "accounts": "account", "people": "person",
         "pages": "page"}


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2's core schema (§10.3.2), which Zoetrope and editors go by: dates and `yes` are text."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
]:
    CoreLoader.add_implicit_resolver(
        "tag:yaml.org,2002:" + tag, re.compile(f"^(?:{pattern})$"), first)


def plain(value):
    """TOML's dates as the texts that they are to Zoetrope."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    if isinstance(value, list):
        return [plain(element) for element in value]
    return value.isoformat() if hasattr(value, "isoformat") else value


def front_matter(text):
    """The data at the start of a Markdown file."""
    for fence, read in [("---", lambda part: yaml.load(part, CoreLoader)), ("+++", tomllib.loads)]:
        if text.startswith(fence + "\n"):
            return plain(read(text.split("\n" + fence + "\n", 1)[0][len(fence) + 1:]) or {})
    if text.startswith("{"):
        return json.JSONDecoder().raw_decode(text)[0]
    return {}


class Schemas:
    def __init__(self, folder):
        self.validators = {}
        for path in sorted(folder.rglob("*.json")):
            schema = json.loads(path.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            name = path.relative_to(folder).with_suffix("").as_posix()
            self.validators[name] = jsonschema.Draft202012Validator(schema)

    def mistakes(self, path, text):
        """What is wrong with a file of content, by its path below Content/."""
        is_json = path.endswith(".json")
        parts = path.split("/")
        if path == "site.json":
            name = "site"
        elif parts[-1].startswith("index.") and len(parts) <= 2:
            name = "index"
        else:
            name = NAMES[parts[0]]
        name = name if is_json else "front-matter/" + name
        value = json.loads(text) if is_json else front_matter(text)
        return [error.message for error in self.validators[name].iter_errors(value)]


def run(*arguments):
    return subprocess.run([ZOETROPE, *arguments], capture_output=True, text=True)


def made(*arguments):
    result = run(*arguments)
    if result.returncode != 0:
        sys.exit(f"check-schema: zoetrope {' '.join(arguments)} failed\n{result.stderr}")


# Warnings about what a right model may be without.
TOLD_OF_RIGHT_ONES = {
    "site-no-base-url", "content-distant-photo", "content-photo-without-alt", "content-price-without-payment"}


def check_row(row, is_right, schemas):
    """A row of the table through both; the disagreements."""
    text = row["text"] if "text" in row else json.dumps(row["model"])
    with tempfile.TemporaryDirectory() as site:
        file = pathlib.Path(site, "Content", row["path"])
        file.parent.mkdir(parents=True)
        file.write_text(text)
        said = run("check", "--site", site).stderr
    found = set(re.findall(r"(?:error|warning)\[([a-z-]+)\]", said)) - TOLD_OF_RIGHT_ONES
    mistakes = schemas.mistakes(row["path"], text)
    if is_right:
        return [said] * bool(found) + mistakes
    disagreements = []
    if row["id"] not in found:
        disagreements.append(f"zoetrope check doesn't report {row['id']}, but {sorted(found)}")
    if not mistakes:
        disagreements.append("the schema takes it")
    return disagreements


def check_site(site, schemas):
    """Every model of a site through the schemas."""
    content = site / "Content"
    paths = sorted([*content.rglob("*.md"), *content.rglob("*.json")])
    for path in paths:
        below = path.relative_to(content).as_posix()
        for mistake in schemas.mistakes(below, path.read_text()):
            yield f"{path}: {mistake}"
    print(f"check-schema: {len(paths)} models of {site.name} pass")


def main():
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder, "a new site")
        made("init", str(site))
        for kind in NAMES.values():
            made("new", kind, "First: \"Last\"", "--site", str(site))
        schemas = Schemas(site / ".zoetrope/schema")
        table = json.loads((ROOT / "Tests/Fixtures/Schema/models.json").read_text())
        for side in ("right", "wrong"):
            for row in table[side]:
                for said in check_row(row, side == "right", schemas):
                    failures.append(f"{row['what']} ({row['path']}): {said}")
        print(f"check-schema: {len(table['right'])} right and {len(table['wrong'])} wrong models")
        failures += check_site(site, schemas)
    if (ROOT / "Content").is_dir():
        failures += check_site(ROOT, schemas)
    if failures:
        sys.exit("\n".join(["check-schema: the readers and the schemas disagree", *failures]))


main()
