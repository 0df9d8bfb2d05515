"""Compares what pages say of random ledgers with what Beancount and hledger make of the export."""

import collections
import csv
import datetime
import decimal
import html
import io
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from beancount import loader
from beancount.core import data, realization

Decimal = decimal.Decimal
CATEGORIES = ["Food", "Trains & trams", "Nächte", "旅館", "Museums: old", "trains-trams"]
DIGITS = {"USD": 2, "EUR": 2, "JPY": 0, "KWD": 3, "GBP": 2}
PER_SITE = 20


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    for number in range(0, count, PER_SITE):
        chance = random.Random(number)
        with tempfile.TemporaryDirectory() as folder:
            check(program, pathlib.Path(folder), chance, min(PER_SITE, count - number), number)
    print(f"check-ledgers: {count} ledgers agree with Beancount and hledger")


def fail(*words):
    sys.exit("check-ledgers: " + " ".join(str(word) for word in words))


def check(program, site, chance, count, seed):
    slugs = write(site, chance, count)
    run([program, "build", "--site", site])
    pages = {slug: Page(site / "Output/accounts" / slug) for slug in slugs}
    for options in ([], ["--all"]):
        text = run([program, "export", "entries", "--site", site, "--format", "beancount", *options])
        compare_beancount(text, pages, seed)
        text = run([program, "export", "entries", "--site", site, "--format", "hledger", *options])
        compare_hledger(text, pages, site, seed)
    rows = list(csv.DictReader(io.StringIO(run(
        [program, "export", "entries", "--site", site]), newline="")))
    for slug, page in pages.items():
        own = [row for row in rows if row["account"] == slug and row["planned"] != "true"]
        if Decimal(own[-1]["balance"]) != page.balance:
            fail(seed, slug, "CSV ends with", own[-1]["balance"], "and the page shows", page.balance)


def write(site, chance, count):
    for name in ("accounts", "trips", "people"):
        (site / "Content" / name).mkdir(parents=True)
    save(site / "Content/site.json", {
        "title": 'A "title" \\ of a site', "currency": "USD", "locale": "en_US",
        "baseURL": "https://ledgers.example", "timeZone": "UTC"})
    save(site / "Content/people/ana.json", {"firstName": "Ana", "lastName": "Lima"})
    for trip in ("east", "west"):
        save(site / f"Content/trips/{trip}.json", {
            "title": trip, "departure": "2024-03-01", "arrival": "2024-03-20"})
    lines = ["date,from,to,rate"]
    for code, rate in (("EUR", 1.08), ("JPY", 0.0066), ("KWD", 3.25), ("GBP", 1.27)):
        for month in range(1, 13):
            lines.append(f"2024-{month:02}-01,{code},USD,{rate * chance.uniform(0.9, 1.1):.6f}")
    (site / "Content/rates.csv").write_text("\n".join(lines) + "\n")
    slugs = [f"ledger-{number}" for number in range(count)]
    accounts = [ledger(chance, f"Ledger {number} – \"{number}\"") for number in range(count)]
    # Money that moves between accounts of two currencies and of one.
    for _ in range(count):
        one, other = chance.sample(range(count), 2) if count > 1 else (0, 0)
        if one != other:
            transfer(chance, accounts, slugs, one, other)
    for slug, account in zip(slugs, accounts):
        chance.shuffle(account["entries"])
        assertions(chance, account)
        save(site / f"Content/accounts/{slug}.json", account)
    return slugs


def ledger(chance, name):
    currency = chance.choice(["USD", "USD", "EUR", "JPY", "KWD"])
    account = {"name": name, "currency": currency, "owner": "ana", "overdraft": True,
               "openingBalance": number(chance, currency), "entries": []}
    for _ in range(chance.randint(3, 150)):
        entry = {"date": day(chance), "payee": chance.choice([
            "Shop", 'A "quoted" name', "Semi;colon | bar", "(code) x", "日本", "* star", "back\\slash"]),
            "amount": number(chance, currency)}
        if chance.random() < 0.8:
            entry["category"] = chance.choice(CATEGORIES)
        if chance.random() < 0.2:
            entry["trip"] = chance.choice(["east", "west"])
        if chance.random() < 0.2:
            entry["tags"] = chance.sample(["a b", "Straße", "x:y", "1"], 2)
        if chance.random() < 0.1:
            entry["planned"] = True
        if chance.random() < 0.2:
            entry["note"] = "What; it | \"was\""
        if currency == "USD" and chance.random() < 0.3:
            entry["currency"] = chance.choice(["EUR", "JPY", "KWD", "GBP"])
            entry["amount"] = number(chance, entry["currency"])
            if chance.random() < 0.3:
                sign = -1 if entry["amount"] < 0 else 1
                entry["charged"] = sign * abs(number(chance, "USD")) if entry["amount"] else 0
            elif chance.random() < 0.3:
                entry["rate"] = round(chance.uniform(0.5, 2), 5)
        account["entries"].append(entry)
    # One entry that is not planned at the end, so that CSV ends with the balance.
    account["entries"].append({"date": "2024-12-31", "payee": "Last", "amount": -1,
                               "category": "Food"})
    return account


def transfer(chance, accounts, slugs, one, other):
    first, second = accounts[one], accounts[other]
    date = datetime.date(2024, chance.randint(1, 12), chance.randint(1, 20))
    later = str(date + datetime.timedelta(days=chance.randint(0, 7)))
    amount = abs(number(chance, "JPY")) + 1
    mirror = amount if first["currency"] == second["currency"] else amount * 3
    first["entries"].append({"date": str(date), "payee": "Moved", "amount": -amount,
                             "transfer": slugs[other]})
    second["entries"].append({"date": later, "payee": "Moved", "amount": mirror,
                              "transfer": slugs[one]})


def assertions(chance, account):
    """States balances where they can be told without rates."""
    if any("currency" in entry for entry in account["entries"]):
        return
    days = sorted({entry["date"] for entry in account["entries"]})
    unit = Decimal(1).scaleb(-DIGITS[account["currency"]])
    account["balances"] = []
    for date in chance.sample(days, min(3, len(days))):
        sum_ = Decimal(str(account["openingBalance"])) + sum(
            Decimal(str(entry["amount"])) for entry in account["entries"]
            if entry["date"] <= date and not entry.get("planned"))
        account["balances"].append({"date": date, "balance": str(sum_.quantize(unit))})


def number(chance, currency):
    digits = DIGITS[currency]
    units = chance.choice([chance.randint(-9_999, 2_000), chance.randint(-9_999_999, 999_999)])
    return units if digits == 0 else round(units / 10 ** digits, digits)


def day(chance):
    return str(datetime.date(2024, 1, 1) + datetime.timedelta(days=chance.randint(0, 365)))


def save(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False))


def run(command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        fail(*command, "ended with", result.returncode, result.stderr, result.stdout)
    return result.stdout


class Page:
    """Numbers of an account's page: balance, and what was spent by category and month."""

    def __init__(self, folder):
        text = (folder / "index.html").read_text()
        self.balance = amount(re.search(r'class="balance">Your balance is ([^<]*)<', text)[1])
        self.categories = self.table(text, "By category")
        self.months = self.table(text, "By month")

    @staticmethod
    def table(text, title):
        found = re.search(rf"<h2>{title}</h2>(.*?)</section>", text, re.S)
        if not found:
            return None
        rows = re.findall(
            r'<th scope="row">(.*?)</th>\s*<td data-label="Spent">(.*?)</td>', found[1], re.S)
        return {html.unescape(re.sub("<.*?>", "", name)): amount(value) for name, value in rows}


def amount(text):
    text = html.unescape(re.sub("<.*?>", "", text)).strip()
    sign = -1 if "-" in text else 1
    return sign * Decimal(re.sub(r"[^0-9.]", "", text))


def compare(kind, seed, slug, page, balance, categories, months):
    if balance != page.balance:
        fail(kind, seed, slug, "has a balance of", balance, "and the page shows", page.balance)
    for name, own, other in (("category", page.categories, categories),
                             ("month", page.months, months)):
        if own is None:
            continue
        own = {key: value for key, value in own.items() if value}
        other = {key: value for key, value in other.items() if value}
        if own != other:
            fail(kind, seed, slug, "sums by", name, other, "and the page shows", own)


def compare_beancount(text, pages, seed):
    entries, errors, _ = loader.load_string(text)
    if errors:
        fail("Beancount", seed, errors[:3])
    root = realization.realize(entries)
    for slug, page in pages.items():
        name = "Assets:" + slug.capitalize()
        balance = realization.get(root, name).balance
        units = sum((position.units.number for position in balance), Decimal(0))
        categories, months = collections.Counter(), collections.Counter()
        for entry in entries:
            if not isinstance(entry, data.Transaction) or len(entry.postings) != 2:
                continue
            asset, other = entry.postings
            if asset.account != name or not other.account.startswith("Expenses:"):
                continue
            categories[entry.meta.get("category", "Uncategorized")] -= asset.units.number
            months[f"{entry.date:%b} {entry.date.year}"] -= asset.units.number
        compare("Beancount", seed, slug, page, units, categories, months)


def compare_hledger(text, pages, site, seed):
    journal = site / "export.journal"
    journal.write_text(text)
    run(["hledger", "-f", journal, "check"])
    names = "|".join("Assets:" + slug.capitalize() for slug in pages)
    rows = csv.DictReader(io.StringIO(run(
        ["hledger", "-f", journal, "bal", f"^({names})$", "-O", "csv", "--no-total", "-E",
         "--layout=bare"])))
    balances = {}
    for row in rows:
        balances.setdefault(row["account"].removeprefix("Assets:").lower(), Decimal(row["balance"]))
    printed = csv.DictReader(io.StringIO(run(["hledger", "-f", journal, "print", "-O", "csv"])))
    sums = {slug: (collections.Counter(), collections.Counter()) for slug in pages}
    pairs = collections.defaultdict(list)
    for row in printed:
        pairs[row["txnidx"]].append(row)
    for asset, other in (pair for pair in pairs.values() if len(pair) == 2):
        slug = asset["account"].removeprefix("Assets:").lower()
        if slug not in sums or not other["account"].startswith("Expenses:"):
            continue
        tag = re.search(r"category: ?([^\n]*)", asset["comment"])
        value = Decimal(asset["amount"].replace(",", ""))
        sums[slug][0][tag[1].strip() if tag else "Uncategorized"] -= value
        date = datetime.date.fromisoformat(asset["date"])
        sums[slug][1][f"{date:%b} {date.year}"] -= value
    for slug, page in pages.items():
        categories, months = sums[slug]
        # A colon would begin another tag, and is a blank there.
        plain = {re.sub("[;|:,]", " ", name): value
                 for name, value in (page.categories or {}).items()}
        if page.categories is not None:
            page = Plain(page, plain)
        compare("hledger", seed, slug, page, balances.get(slug, Decimal(0)),
                {re.sub(" +", " ", k): v for k, v in categories.items()}, months)


class Plain:
    """A page whose categories are spelt as hledger has them."""

    def __init__(self, page, categories):
        self.balance, self.months = page.balance, page.months
        self.categories = {re.sub(" +", " ", k): v for k, v in categories.items()}


if __name__ == "__main__":
    main()
