"""What models say: plain things in the open, and facts that nothing else has in what is kept back.

Whoever finds such a fact in a published file knows where it comes from, since it is noted with the
model that it was made for.
"""

import dataclasses
import datetime

import texts
from models import Amount

# No word of a language, of the theme or of a hash begins so often enough to be in the way.
MARK = "qz"
ZONES = ["Europe/Lisbon", "Europe/Oslo", "Asia/Tokyo", "America/Denver", "Atlantic/Reykjavik"]


@dataclasses.dataclass(frozen=True)
class Fact:
    """A text that stands for a fact, the model that it is of, and what it is there."""

    text: str
    owner: int
    what: str


@dataclasses.dataclass(frozen=True)
class Place:
    name: str
    zone: str
    latitude: float
    longitude: float

    def written(self):
        return {"name": self.name, "timeZone": self.zone, "latitude": Amount(f"{self.latitude:.5f}"),
                "longitude": Amount(f"{self.longitude:.5f}")}


class Voice:
    """Makes the words, sums, days and places of a model."""

    def __init__(self, random):
        self.random = random

    def title(self, what="title"):
        return f"{self.word(what).capitalize()} {self.word(what)}"

    def sentence(self, what="text"):
        return f"{self.word(what).capitalize()} {self.word(what)} {self.word(what)}."

    def name(self, number):
        return f"{self.word('name')}-{number}"

    def moment(self, is_rare):
        """A noon of an instant, in a year that others have or not."""
        year = self.year(is_rare)
        day = datetime.date(year, 1, 1) + datetime.timedelta(days=self.random.randint(5, 350))
        self.note_day(day, is_rare)
        return datetime.datetime.combine(day, datetime.time(12, self.random.randint(0, 59)))

    def day(self, is_rare=False):
        return str(self.moment(is_rare).date())


class Open(Voice):
    """Says what everybody may know."""

    def word(self, what=""):
        return self.random.choice(texts.WORDS)

    def amount(self):
        return Amount(f"{self.random.randint(2, 90)}.{self.random.randint(10, 99)}")

    def year(self, is_rare):
        return self.random.randint(2023, 2025)

    def note_day(self, day, is_rare):
        pass

    def place(self):
        number = self.random.randint(0, 30)
        return Place(f"{texts.WORDS[number].capitalize()}", ZONES[number % len(ZONES)],
                     36 + number * 0.73, -8 + number * 0.91)

    def position(self, what):
        place = self.place()
        return place.latitude, place.longitude

    def shade(self):
        """Grey, green and blue."""
        return (self.random.randint(0, 90), self.random.randint(90, 220), self.random.randint(90, 220))

    def tag(self):
        return self.random.choice(texts.TAGS)


class Secret(Voice):
    """Says what nobody else says, and notes all of it."""

    def __init__(self, random, owner, facts):
        super().__init__(random)
        self.owner, self.facts = owner, facts

    def note(self, text, what):
        self.facts.append(Fact(text, self.owner, what))
        return text

    def word(self, what=""):
        letters = "".join(self.random.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(8))
        return self.note(MARK + letters, what)

    def amount(self):
        digits = f"{self.random.randint(10 ** 9, 10 ** 10 - 1)}"
        self.note(digits, "amount")
        return Amount(f"{digits[:8]}.{digits[8:]}")

    def year(self, is_rare):
        # Years 1970 to 1975 stay before all of the open ones, so that nothing else has them.
        return self.random.randint(1963, 1969) if is_rare else self.random.randint(2023, 2025)

    def note_day(self, day, is_rare):
        if is_rare:
            self.note(str(day.year), "year")

    def place(self):
        """A place in the south of the Indian Ocean, where no other is."""
        latitude, longitude = self.position("coordinate")
        return Place(self.word("place").capitalize(), self.random.choice(ZONES), latitude, longitude)

    def position(self, what):
        latitude = -44 - self.random.randint(0, 499_999) / 100_000
        longitude = 62 + self.random.randint(0, 2_999_999) / 100_000
        self.note(f"{latitude:.5f}"[:-1] + " " + f"{longitude:.5f}"[:-1], what)
        return latitude, longitude

    def shade(self):
        """Magenta, which nothing else has."""
        return (self.random.randint(215, 255), self.random.randint(0, 30), self.random.randint(170, 235))

    def tag(self):
        """A tag of its own, or one of others in a spelling of its own."""
        tag = self.random.choice(texts.TAGS)
        return "".join(self.random.choice([letter.upper(), letter.lower()]) for letter in tag)
