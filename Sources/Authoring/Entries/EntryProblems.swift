import Diagnostics

/// Mistakes in files that `import entries` reads.
extension Problem {
  static let importAmbiguousAmounts = Problem(
    "import-ambiguous-amounts",
    "All amounts of a file are such as `1.234`: a thousand and more, or one and a part.",
    "Add `--decimal point` or `--decimal comma`.")
  static let importAmbiguousDates = Problem(
    "import-ambiguous-dates",
    "Dates of a file are such as `03/04/2024`, and none has a number above 12 that would tell the "
      + "day from the month.", "Add `--dates dmy` or `--dates mdy`.")
  static let importBalance = Problem(
    "import-balance", .warning,
    "The account states a balance to which it doesn't come with the imported entries.",
    "Compare it with the bank's: if the entries are right, write the new balance.")
  static let importOpeningBalance = Problem(
    "import-opening-balance",
    "An account without entries states a `balance`, which with the imported ones would be that "
      + "after them.",
    "Write `openingBalance` in its place if it was the one before them, or take it out.")
  static let importContradiction = Problem(
    "import-contradiction", "Lines of a file write dates or amounts in different ways.",
    "State the right way; lines that are written otherwise are left then, and told.")
  static let importCorrection = Problem(
    "import-correction", .warning,
    "A bank's file corrects or cancels an entry of an earlier one, by the bank's name for it.",
    "Change the entry in the account's file as the message says.")
  static let importEntriesUnwritten = Problem(
    "import-entries-unwritten",
    "The account's file can't take the entries: it would become too large, or is written in a way "
      + "in which its list has no end that is certain. What would be written is read again first, "
      + "and must hold the old entries and then the new ones.",
    "Write `entries: []` (in TOML `entries = []`) where the list is to be, or keep the account as "
      + "JSON, which may be larger.")
  static let importEntryLeft = Problem(
    "import-entry-left", .warning,
    "A line of an imported file is no entry: it isn't booked yet, has no day, no amount or no "
      + "payee, an amount with more decimals than its currency has, or one in a currency of which "
      + "no rate is known.", "Nothing is to be done where it is none; else write the entry by hand."
  )
  static let importMistakenAccount = Problem(
    "import-mistaken-account", "`--account` names an account whose file has a mistake.",
    "Mend the file first; `zoetrope check` shows its mistakes.")
  static let importMissingColumns = Problem(
    "import-missing-columns",
    "The mapping beside an account names columns that the bank's file doesn't have.",
    "Mend the mapping; or move it away, and the columns are found anew.")
  static let importNoAccount = Problem(
    "import-no-account",
    "`--from` names no account of the file, or a journal has none that holds money.",
    "Name an account as the file does.")
  static let importNoColumns = Problem(
    "import-no-columns", "A bank's file has no line with names of columns that are known.",
    "Name them in a mapping beside the account; [content](content.md#imports-of-entries) says how. "
      + "A file without such a line gets one as its first.")
  static let importNoText = Problem(
    "import-no-text",
    "A file to import is no text: a picture, a spreadsheet, or UTF-16 without its mark.",
    "Export it in one of the forms that are read.")
  static let importSeveralAccounts = Problem(
    "import-several-accounts", "A file has entries of several accounts, and none is named.",
    "Name the one in the file with `--from`.")
  static let importSum = Problem(
    "import-sum", "With the imported entries, the account's balance would be beyond 64 bits.",
    "Take out of the file what is wrong.")
  static let importUnknownAccount = Problem(
    "import-unknown-account", "`--account` states the slug of no account of the site.",
    "See the accounts with `zoetrope list`; `zoetrope new account` begins one.")
  static let importUnknownEncoding = Problem(
    "import-unknown-encoding",
    "A file to import isn't UTF-8, and its letters fit no other encoding or several ones.",
    "Save it as UTF-8, or state its encoding with `--encoding`.")
  static let importUnknownEntries = Problem(
    "import-unknown-entries",
    "A file to import is no CSV with named columns, no OFX and no journal of Beancount.",
    "Export it from the bank as CSV or OFX.")
}
