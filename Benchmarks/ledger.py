"""A site of one account with many entries.

Usage: ledger.py FOLDER COUNT

Writes FOLDER/Content with an account of COUNT entries over ten years, in seven categories and to 300
payees; a fifth are costs of one of a hundred trips. The bytes are the same wherever it is made.
"""

import datetime
import json
import os
import random
import sys

import corpus

TRIPS = 100
DAYS = 3_650
CATEGORIES = ["Food", "Trains", "Nights", "Culture", "Home", "Gifts", "Fun"]


def entry(index, count, chance):
    day = datetime.date(2015, 1, 1) + datetime.timedelta(days=index * DAYS // count)
    found = {"date": day.isoformat(), "payee": f"Payee {chance.randint(1, 300)}",
             "amount": -chance.randint(100, 99_999) / 100, "category": chance.choice(CATEGORIES)}
    if index % 5 == 0:
        # The trip whose turn it is at the time.
        found["trip"] = f"trip-{index * TRIPS // count}"
    return found


@corpus.whole
def make(folder, count):
    """Writes the site into a new folder."""
    content = f"{folder}/Content"
    os.makedirs(f"{content}/accounts")
    os.makedirs(f"{content}/trips")
    for index in range(TRIPS):
        start = datetime.date(2015, 1, 1) + datetime.timedelta(days=index * DAYS // TRIPS)
        corpus.write(f"{content}/trips/trip-{index}.json", json.dumps(
            {"title": f"Trip {index}", "departure": start.isoformat(),
             "arrival": (start + datetime.timedelta(days=DAYS // TRIPS)).isoformat()}))
    chance = random.Random(count)
    corpus.write(f"{content}/accounts/fund.json", json.dumps(
        {"name": "Fund", "currency": "EUR", "overdraft": True,
         "entries": [entry(index, count, chance) for index in range(count)]}))
    corpus.write(f"{content}/site.json", json.dumps({"title": "The long way", "timeZone": "UTC"}))


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]))
