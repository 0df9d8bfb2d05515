"""Text as travellers write it: paragraphs with emphasis, links and code, headings, lists, a quote."""

import random

WORDS = """
the a of and to in at on by with from over under before after between while until where when that
this one two three many few first last old new small wide narrow early late slow quick warm cold wet
dry blue grey green white dark bright quiet loud empty full long short steep flat open closed train
bus boat ferry plane bicycle road street bridge river valley coast cliff beach harbour island hill
mountain pass forest field village town city station platform ticket seat window door bag map clock
timetable driver conductor captain guide friend stranger child dog cat gull market bread cheese soup
coffee tea orange fish rice salt water rain snow fog wind sun cloud storm light shadow morning noon
evening night hour minute day week spring summer autumn winter walk ride sail fly climb cross follow
leave reach wait stay sleep wake eat drink read write draw carry lose find ask answer hear see watch
remember forget begin end turn stop change miss catch pay save spend own borrow we they she he it was
were had could would never always often sometimes almost only still again together alone
""".split()
HEADINGS = ["The way there", "On board", "What we ate", "What it cost", "Weather", "The way back",
            "What we would do again", "Places to sleep", "By the water"]
SITES = ["https://example.net/timetable", "https://example.com/maps/north?zoom=7",
         "https://example.net/weather"]


class Prose:
    """Makes bodies of a given length out of a stock of sentences, which is made once."""

    def __init__(self):
        chance = random.Random("prose")
        self.sentences = [self.sentence(chance) for _ in range(3000)]

    @staticmethod
    def sentence(chance):
        words = [pick(chance, WORDS) for _ in range(6 + int(chance.random() * 14))]
        place = int(chance.random() * len(words))
        ornament = chance.random()
        if ornament < 0.12:
            words[place] = f"*{words[place]}*"
        elif ornament < 0.18:
            words[place] = f"**{words[place]}**"
        elif ornament < 0.22:
            words[place] = f"`{words[place]}`"
        elif ornament < 0.28:
            words[place] = f"[{words[place]}]({pick(chance, SITES)})"
        elif ornament < 0.32:
            words[place] = f'"{words[place]}"'
        elif ornament < 0.36:
            words[place] += " isn't"
        words[0] = words[0][0].upper() + words[0][1:]
        return " ".join(words) + pick(chance, ".....!?")

    def body(self, chance, size, link):
        """Of exactly `size` bytes, with `link` in its first paragraph."""
        blocks = [self.paragraph(chance) + f" It was much like {link}."]
        headings = list(HEADINGS)
        kind = 0
        while len("\n\n".join(blocks).encode()) < size - 500:
            if kind % 3 == 0:
                blocks.append("## " + headings.pop(int(chance.random() * len(headings))))
            blocks.append(self.block(chance, kind))
            kind += 1
        text = "\n\n".join(blocks) + "\n\n"
        missing = size - len(text.encode()) - 2
        words = []
        while missing > 0:
            word = pick(chance, WORDS)[:missing]
            words.append(word)
            missing -= len(word) + 1
        last = " ".join(words)
        return text + last + "." * (size - len((text + last).encode()) - 1) + "\n"

    def block(self, chance, kind):
        if kind == 2:
            return "\n".join(f"- {pick(chance, self.sentences)}" for _ in range(4))
        if kind == 4:
            return f"> {pick(chance, self.sentences)}\n> {pick(chance, self.sentences)}"
        if kind == 6:
            return "```\nleave 09:40 <platform 2>\nchange 11:15\n```"
        return self.paragraph(chance)

    def paragraph(self, chance):
        lines = [pick(chance, self.sentences) for _ in range(3 + int(chance.random() * 3))]
        return "\n".join(lines)


def pick(chance, choices):
    """The only call on the generator besides `choices`: what `random()` gives will never change."""
    return choices[int(chance.random() * len(choices))]
