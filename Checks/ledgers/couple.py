#!/usr/bin/env python3
"""Makes a site of a couple's year: three currencies, two trips, a home, and 600 entries.

Usage: couple.py FOLDER [--locale LOCALE]
"""

import argparse
import datetime
import json
import pathlib
import random

SHOPS = {
    "Food": ["Bakery", "Market", "Supermarket", "Noodle bar", "Café by the river", "Canteen"],
    "Trains": ["Railway", "Underground", "Tram"],
    "Nights": ["Hotel by the station", "Guest house", "Cabin"],
    "Culture": ["Museum", "Temple", "Cinema", "Concert hall"],
    "Home": ["Rent", "Electricity", "Hardware shop"],
}
WEIGHTS = {"Food": 10, "Trains": 5, "Nights": 3, "Culture": 3, "Home": 4}
PRICES = {"Food": (300, 4200), "Trains": (180, 9000), "Nights": (5200, 16000),
          "Culture": (600, 4800), "Home": (900, 21000)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--locale", default="en_GB")
    parser.add_argument("--seed", type=int, default=26)
    arguments = parser.parse_args()
    make(arguments.folder, arguments.locale, random.Random(arguments.seed))


def make(folder, locale, chance):
    content = folder / "Content"
    for name in ("trips", "accounts", "people"):
        (content / name).mkdir(parents=True, exist_ok=True)
    write(content / "site.json", {
        "title": "Two and a ledger", "baseURL": "https://two.example", "locale": locale,
        "timeZone": "Europe/Berlin", "currency": "EUR", "author": "ana", "settleIn": "EUR"})
    for slug, first, last in (("ana", "Ana", "Lima"), ("tom", "Tom", "Reed")):
        write(content / "people" / f"{slug}.json", {"firstName": first, "lastName": last})
    write(content / "trips" / "japan.json", {
        "title": "Three weeks in Japan", "departure": "2024-03-02", "arrival": "2024-03-22",
        "origin": {"name": "Berlin"}, "destination": {"name": "Tokyo"}, "people": ["ana", "tom"],
        "budget": {"Food": 900, "Trains": 700, "Nights": 1800, "Culture": 300}})
    write(content / "trips" / "alps.json", {
        "title": "Over the Alps by train", "departure": "2024-08-10", "arrival": "2024-08-19",
        "origin": {"name": "Berlin"}, "destination": {"name": "Zurich"},
        "people": ["ana", "tom"], "budget": 1500})
    rates(content / "rates.csv", chance)
    ledgers(content / "accounts", chance)


def rates(path, chance):
    lines, yen, franc = ["date,from,to,rate"], 160.0, 0.955
    day = datetime.date(2023, 12, 1)
    while day.year < 2025:
        yen += chance.uniform(-0.8, 0.8)
        franc += chance.uniform(-0.003, 0.003)
        lines.append(f"{day},EUR,JPY,{yen:.2f}")
        lines.append(f"{day},CHF,EUR,{1 / franc:.4f}")
        day += datetime.timedelta(days=7)
    path.write_text("\n".join(lines) + "\n")


def ledgers(folder, chance):
    joint = [{"date": "2024-01-01", "payee": "Ana", "amount": 9000, "note": "For the year"},
             {"date": "2024-01-01", "payee": "Tom", "amount": 9000, "note": "For the year"}]
    card, yen = [], []
    day = datetime.date(2024, 1, 2)
    while len(joint) + len(card) + len(yen) < 594:
        trip = ("japan" if datetime.date(2024, 3, 2) <= day <= datetime.date(2024, 3, 22)
                else "alps" if datetime.date(2024, 8, 10) <= day <= datetime.date(2024, 8, 19)
                else None)
        for _ in range(chance.choice((3, 4, 5)) if trip else chance.choice((1, 1, 2))):
            category = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
            if trip and category == "Home":
                category = "Nights"
            if not trip and category == "Nights":
                category = "Food"
            low, high = PRICES[category]
            cents = int(low + (high - low) * chance.random() ** 3)
            entry = {"date": str(day), "payee": chance.choice(SHOPS[category]),
                     "amount": -cents / 100, "category": category}
            if trip:
                entry["trip"] = trip
            if trip == "japan" and chance.random() < 0.6:
                entry["amount"] = -round(cents * 1.6)
                yen.append(entry)
            elif trip == "alps" and chance.random() < 0.5:
                card.append(dict(entry, currency="CHF", sharedBy=["ana", "tom"]))
            elif chance.random() < 0.25:
                card.append(dict(entry, paidBy="tom", sharedBy={"ana": 1, "tom": 1}))
            else:
                joint.append(entry)
        day += datetime.timedelta(days=1)
        if day.year > 2024:
            day = datetime.date(2024, 1, 2)
    joint.append({"date": "2024-02-27", "payee": "Changed at the airport", "amount": -1500,
                  "transfer": "yen-purse"})
    yen.append({"date": "2024-02-27", "payee": "Changed at the airport", "amount": 238500,
                "transfer": "joint", })
    joint.append({"date": "2024-12-20", "payee": "Skiing, deposit", "amount": -240,
                  "category": "Nights", "planned": True})
    write(folder / "joint.json", {
        "name": "Joint account", "owner": "ana", "openingBalance": 1250.4, "entries": joint,
        "budget": {"Food": 7000, "Home": 4000, "Culture": 1200},
        "body": "What we spend together, to the last cent."})
    write(folder / "card.json", {
        "name": "Ana's card", "owner": "ana", "openingBalance": 8000, "entries": card})
    write(folder / "yen-purse.json", {
        "name": "Yen purse", "owner": "tom", "currency": "JPY", "openingBalance": 40000,
        "entries": yen, "sharedBy": ["ana", "tom"], "overdraft": True})


def write(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
