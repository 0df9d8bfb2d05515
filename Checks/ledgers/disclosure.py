"""Builds sites with amounts that are kept back, and again with other such amounts: the published
bytes, and exports, must be the same. Whoever has them then knows nothing of what was kept back.
"""

import copy
import datetime
import json
import pathlib
import random
import subprocess
import sys
import tempfile

RANK = ["exact", "rounded", "shares", "hidden"]
CATEGORIES = ["Food", "Trains", "Gifts", None]


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    changed = 0
    for seed in range(count):
        chance = random.Random(seed)
        accounts = [ledger(chance, number) for number in range(chance.randint(2, 4))]
        transfers(chance, accounts)
        other = [perturbed(chance, copy.deepcopy(account)) for account in accounts]
        mirror(other)
        changed += sum(
            one["amount"] != two["amount"] for a, b in zip(accounts, other)
            for one, two in zip(a["entries"], b["entries"]))
        with tempfile.TemporaryDirectory() as folder:
            compare(program, pathlib.Path(folder), accounts, other, seed)
    if not changed:
        fail("no amount was changed")
    print(f"check-ledgers: {count} sites are the same with {changed} other amounts")


def fail(*words):
    sys.exit("check-ledgers: " + " ".join(str(word) for word in words))


def ledger(chance, number):
    account = {
        "name": f"Ledger {number}", "owner": chance.choice(["ana", "tom"]), "overdraft": True,
        "openingBalance": chance.randint(0, 90_000_000), "entries": [],
        "disclosure": chance.choice(RANK), "visibility": chance.choice(["public"] * 3 + ["private"]),
        "categoryDisclosure": {
            category: chance.choice(RANK) for category in ("Food", "Trains", "Gifts")
            if chance.random() < 0.3}}
    if chance.random() < 0.5:
        account["tripDisclosure"] = chance.choice(RANK)
    if chance.random() < 0.3:
        account["budget"] = {"Food": 99_000_000, "Trains": 88_000_000}
    if chance.random() < 0.3:
        account["sharedBy"] = ["ana", "tom"]
    for _ in range(chance.choice([3, 12, 60, 260])):
        entry = {"date": day(chance), "payee": f"Payee {chance.randint(1, 9)}",
                 "amount": chance.choice([-1, -1, -1, 1]) * amount(chance)}
        category = chance.choice(CATEGORIES)
        if category:
            entry["category"] = category
        if chance.random() < 0.4:
            entry["trip"] = chance.choice(["east", "west"])
        if chance.random() < 0.2:
            entry["disclosure"] = chance.choice(RANK)
        if chance.random() < 0.1:
            entry["planned"] = True
        if chance.random() < 0.2:
            entry["sharedBy"] = {"ana": 2, "tom": 1}
        account["entries"].append(entry)
    # A category that no entry has is a mistake.
    known = {entry.get("category") for entry in account["entries"]}
    account["categoryDisclosure"] = {
        key: value for key, value in account["categoryDisclosure"].items() if key in known}
    return account


def transfers(chance, accounts):
    for _ in range(3):
        one, two = chance.sample(range(len(accounts)), 2)
        value, date = amount(chance), day(chance)
        level = max((level_of(account, {}) for account in (accounts[one], accounts[two])),
                    key=RANK.index)
        key = chance.random()
        for account, sign, end in ((accounts[one], -1, two), (accounts[two], 1, one)):
            account["entries"].append({
                "date": date, "payee": "Moved", "amount": sign * value, "disclosure": level,
                "transfer": f"ledger-{end}", "key": key})


def amount(chance):
    """An amount so great that a change of little changes no share."""
    return chance.randint(10_000_000, 99_999_999)


def day(chance):
    return str(datetime.date(2024, 1, 1) + datetime.timedelta(days=chance.randint(0, 365)))


def own_level(account, entry):
    levels = [entry.get("disclosure", "exact"),
              account["categoryDisclosure"].get(entry.get("category"), "exact")]
    return max(levels, key=RANK.index)


def level_of(account, entry):
    return max(own_level(account, entry), account["disclosure"], key=RANK.index)


def rounded(value):
    """The amount in whole units of two decimals, as the program rounds it."""
    units, step = abs(value) * 100, 100
    while units // step >= 100:
        step *= 10
    quotient, rest = divmod(units, step)
    if rest > step // 2 or (rest == step // 2 and quotient % 2):
        quotient += 1
    return quotient * step


def perturbed(chance, account):
    """Changes all amounts that are kept back in a way that leaves what is told as it is."""
    trips = account.get("tripDisclosure")
    lumps = {}
    for entry in account["entries"]:
        if "transfer" in entry:
            continue
        level, own = level_of(account, entry), own_level(account, entry)
        public = account["visibility"] == "public"
        shown = level if public else "hidden"
        told = max(own, trips, key=RANK.index) if trips in ("exact", "rounded") else "hidden"
        in_lump = ("trip" in entry and told in ("exact", "rounded")
                   and not (public and RANK.index(level) <= RANK.index(told)))
        if in_lump:
            key = (entry["trip"], entry.get("planned"), shown, told)
            lumps.setdefault(key, []).append(entry)
        elif shown == "rounded":
            near(chance, entry)
        elif shown == "shares":
            if account["disclosure"] != "shares":
                entry["amount"] += chance.choice([-1, 1])
        elif shown == "hidden":
            entry["amount"] = (1 if entry["amount"] > 0 else -1) * amount(chance)
    for (_, planned, shown, told), entries in lumps.items():
        if shown == "shares":
            continue
        if told == "rounded" or shown == "rounded":
            for entry in entries:
                if told == "rounded":
                    near(chance, entry)
        elif shown == "hidden":
            for one, two in zip(entries[::2], entries[1::2]):
                shift = chance.randint(-4_000, 4_000)
                one["amount"] += shift
                two["amount"] -= shift
    return account


def near(chance, entry):
    value = entry["amount"]
    for _ in range(50):
        other = value + chance.randint(-400_000, 400_000)
        if other * value > 0 and rounded(other) == rounded(value):
            entry["amount"] = other
            return


def mirror(accounts):
    """Gives both sides of a transfer of which nothing is told another amount."""
    sides = {}
    for account in accounts:
        for entry in account["entries"]:
            if "key" in entry:
                sides.setdefault(entry["key"], []).append(entry)
    for key, (one, two) in sides.items():
        if one["disclosure"] == "hidden":
            value = random.Random(key).randint(10_000_000, 99_999_999)
            one["amount"], two["amount"] = -value, value


def compare(program, folder, accounts, other, seed):
    outputs = []
    for name, ledgers in (("one", accounts), ("two", other)):
        site = folder / name
        write(site, ledgers)
        run([program, "build", "--site", site, "--now", "2025-06-01T00:00:00Z"])
        files = {str(path.relative_to(site / "Output")): path.read_bytes()
                 for path in sorted((site / "Output").rglob("*"))
                 # The manifest has the digests of the others, which are compared themselves.
                 if path.is_file() and not path.name.startswith(".zoetrope-manifest-")}
        for form in ("csv", "beancount", "hledger"):
            files[form] = run([program, "export", "entries", "--site", site, "--format", form])
        outputs.append(files)
    one, two = outputs
    if one.keys() != two.keys():
        fail(f"site {seed} has other files:", sorted(one.keys() ^ two.keys()))
    for name in one:
        if one[name] != two[name]:
            at = next(i for i, (a, b) in enumerate(zip(one[name], two[name])) if a != b)
            fail(f"site {seed}: {name} shows a hidden amount:",
                 one[name][max(0, at - 300):at + 60].decode(errors="replace"), "… and …",
                 two[name][max(0, at - 60):at + 60].decode(errors="replace"))


def write(site, ledgers):
    for name in ("accounts", "trips", "people"):
        (site / "Content" / name).mkdir(parents=True)
    save(site / "Content/site.json", {
        "title": "Site", "currency": "USD", "locale": "en_US", "baseURL": "https://kept.example",
        "timeZone": "UTC"})
    for person in ("ana", "tom"):
        save(site / f"Content/people/{person}.json",
             {"firstName": person.capitalize(), "lastName": "Lima"})
    for trip in ("east", "west"):
        save(site / f"Content/trips/{trip}.json", {
            "title": trip, "departure": "2024-03-01", "arrival": "2024-03-20",
            "budget": 500_000_000})
    for number, account in enumerate(ledgers):
        account = copy.deepcopy(account)
        for entry in account["entries"]:
            entry.pop("key", None)
        save(site / f"Content/accounts/ledger-{number}.json", account)


def save(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False))


def run(command):
    result = subprocess.run(command, capture_output=True)
    if result.returncode != 0:
        fail(*command, "ended with", result.returncode, result.stderr.decode())
    return result.stdout


if __name__ == "__main__":
    main()
