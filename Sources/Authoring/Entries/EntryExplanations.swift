package import Diagnostics

extension Explanation {
  /// Explanations of what `import entries` tells.
  package static let importedEntries: [Explanation] = [
    .init(
      "import-ambiguous-amounts",
      cause: "All amounts of a file are such as `1.234`: a thousand and more, or one and a part.",
      remedy: "Add `--decimal point` or `--decimal comma`."),
    .init(
      "import-ambiguous-dates",
      cause:
        "Dates of a file are such as `03/04/2024`, and none has a number above 12 that would tell the day "
        + "from the month.",
      remedy: "Add `--dates dmy` or `--dates mdy`."),
    .init(
      "import-balance", .warning,
      cause: "The account states a balance to which it doesn't come with the imported entries.",
      remedy: "Compare it with the bank's: if the entries are right, write the new balance."),
    .init(
      "import-opening-balance",
      cause:
        "An account without entries states a `balance`, which with the imported ones would be that after "
        + "them.",
      remedy: "Write `openingBalance` in its place if it was the one before them, or take it out."),
    .init(
      "import-contradiction",
      cause: "Lines of a file write dates or amounts in different ways.",
      remedy: "State the right way; lines that are written otherwise are left then, and told."),
    .init(
      "import-entries-unwritten",
      cause: """
        The account's file can't take the entries: it would become too large, or is written in a way \
        in which its list has no end that is certain. What would be written is read again first, and \
        must hold the old entries and then the new ones.
        """,
      remedy: """
        Write `entries: []` (in TOML `entries = []`) where the list is to be, or keep the account as \
        JSON, which may be larger.
        """),
    .init(
      "import-entry-left", .warning,
      cause: """
        A line of an imported file is no entry: it isn't booked yet, has no day, no amount or no \
        payee, an amount with more decimals than its currency has, or one in a currency of which no \
        rate is known.
        """,
      remedy: "Nothing is to be done where it is none; else write the entry by hand."),
    .init(
      "import-mistaken-account", cause: "`--account` names an account whose file has a mistake.",
      remedy: "Mend the file first; `zoetrope check` shows its mistakes."),
    .init(
      "import-missing-columns",
      cause: "The mapping beside an account names columns that the bank's file doesn't have.",
      remedy: "Mend the mapping; or move it away, and the columns are found anew."),
    .init(
      "import-no-account",
      cause: "`--from` names no account of the file, or a journal has none that holds money.",
      remedy: "Name an account as the file does."),
    .init(
      "import-no-columns",
      cause: "A bank's file has no line with names of columns that are known.",
      remedy: """
        Name them in a mapping beside the account; [content](content.md#imports-of-entries) says how. A file \
        without such a line gets one as its first.
        """),
    .init(
      "import-no-text",
      cause: "A file to import is no text: a picture, a spreadsheet, or UTF-16 without its mark.",
      remedy: "Export it in one of the forms that are read."),
    .init(
      "import-several-accounts",
      cause: "A file has entries of several accounts, and none is named.",
      remedy: "Name the one in the file with `--from`."),
    .init(
      "import-sum",
      cause: "With the imported entries, the account's balance would be beyond 64 bits.",
      remedy: "Take out of the file what is wrong."),
    .init(
      "import-unknown-account", cause: "`--account` states the slug of no account of the site.",
      remedy:
        "See the accounts with `zoetrope list`; `zoetrope new account` begins one."),
    .init(
      "import-unknown-entries",
      cause: "A file to import is no CSV with named columns, no OFX and no journal of Beancount.",
      remedy: "Export it from the bank as CSV or OFX."),
  ]
}
