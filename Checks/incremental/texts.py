"""Words for texts, and the parts that a text in Markdown is made of."""

import dataclasses

WORDS = """harbour ferry timetable rain bridge ticket window coffee river station lamp hill market rope
island shore train bell corner umbrella bread garden salt tower path morning cloud stone tram door
valley boat letter suitcase platform snow light road whistle map deck meadow tunnel wind coast""".split()
# Each is one word, so that its id is the same word in small letters.
HEADINGS = "Arrival Breakfast Crossing Departure Evening Luggage Weather Return".split()
TAGS = ["rail", "rain", "Night", "islands", "food & drink", "são"]
CATEGORIES = ["North", "South", "notes"]


def sentence(random, count=7):
    words = [random.choice(WORDS) for _ in range(random.randint(3, count))]
    return " ".join(words).capitalize() + "."


def paragraph(random):
    return " ".join(sentence(random) for _ in range(random.randint(1, 4)))


def title(random):
    return " ".join(random.choice(WORDS) for _ in range(random.randint(1, 3))).capitalize()


@dataclasses.dataclass
class Part:
    """A part of a text: its sort, its words, and what it leads to or shows.

    A `link` and a `photo` lead to a model, by its number; a `picture` shows a file, by its path from
    the site's folder; all others hold what is written.
    """

    sort: str
    words: str
    target: object = None
    fragment: str = ""

    def markdown(self, way):
        """`way` tells the path to a model or a file from the text that this is a part of."""
        if self.sort == "heading":
            return f"## {self.words}"
        if self.sort == "link":
            return f"See [{self.words}]({way(self.target)}{self.fragment}) too."
        if self.sort == "photo":
            return f"![{self.words}]({way(self.target)})"
        if self.sort == "picture":
            return f"![{self.words}]({way(self.target)})"
        return self.words


def random_part(random, journal):
    """One more part for a text; links lead to what there is."""
    sort = random.choice(["text"] * 3 + ["heading"] * 3 + ["root"] * 5 + ["link"] * 3 + [
        "photo", "photo", "picture", "asset", "raw", "table", "list", "note", "quotes"])
    words = random.choice(WORDS)
    if sort in ("link", "root"):
        target = random.choice(list(journal.models.values()))
        if not journal.is_shown(target):
            return Part("text", paragraph(random))
        headings = [part.words.lower() for part in target.body if part.sort == "heading"]
        fragment = f"#{random.choice(headings)}" if headings and random.random() < 0.6 else ""
        if sort == "link":
            # A file of several models tells them apart by what stands behind `#`.
            is_item = target.form.startswith("item")
            return Part("link", words, target.number, "" if is_item else fragment)
        return Part("text", f"Or [{words}]({journal.address(target)}{fragment}), by its address.")
    if sort == "photo":
        photos = [model for model in journal.of("photos") if journal.is_shown(model)]
        return Part("photo", "", random.choice(photos).number) if photos else Part("heading", "Weather")
    if sort == "picture":
        return Part("picture", words, random.choice(journal.shared))
    if sort in ("asset", "raw") and journal.is_silent:
        return Part("heading", random.choice(HEADINGS))
    if sort == "asset":
        return Part("text", f"![{words}](/assets/mark.svg)")
    return {
        "text": Part("text", paragraph(random)),
        "heading": Part("heading", random.choice(HEADINGS)),
        "raw": Part("text", f"Some <b>{words}</b> here."),
        "table": Part("text", f"| {words} | b |\n| --- | --- |\n| {random.choice(WORDS)} | 2 |"),
        "list": Part("text", f"- {words}\n- [x] {random.choice(WORDS)}\n- <https://other.example/{words}>"),
        "quotes": Part("text", f"\"{words}\" -- it is..."),
        "note": Part("text", f"A note[^{words}].\n\n[^{words}]: {sentence(random)}"),
    }[sort]
