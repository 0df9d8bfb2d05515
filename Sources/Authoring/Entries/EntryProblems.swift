import Diagnostics

/// Mistakes in files that `import entries` reads.
extension Problem {
  static let importAmbiguousAmounts = Problem(
    "import-ambiguous-amounts",
    "All amounts in the file look like `1.234`, which can mean more than a thousand or a little "
      + "more than one.", "Add `--decimal point` or `--decimal comma`.")
  static let importAmbiguousDates = Problem(
    "import-ambiguous-dates",
    "Dates in the file look like `03/04/2024`, and none has a number above 12 to show which part "
      + "is the day.", "Add `--dates dmy` or `--dates mdy`.")
  static let importBalance = Problem(
    "import-balance", .warning,
    "The account states a balance, but its entries and the imported ones add up to another.",
    "Compare it with the bank's balance. If the entries are right, write the new balance.")
  static let importOpeningBalance = Problem(
    "import-opening-balance",
    "The account has no entries but states a `balance`. Zoetrope can't tell whether that is the "
      + "balance before or after the imported entries.",
    "If it is the balance before them, rename the key to `openingBalance`. Otherwise remove it.")
  static let importContradiction = Problem(
    "import-contradiction", "The file writes dates or amounts in different ways.",
    "Choose one with an option. Zoetrope then skips and reports the other lines.")
  static let importCorrection = Problem(
    "import-correction", .warning,
    "A bank's file corrects or cancels an entry of an earlier one, by the bank's name for it.",
    "Change the entry in the account's file as the message says.")
  static let importEntriesUnwritten = Problem(
    "import-entries-unwritten",
    "The entries can't be added to the account's file. It would become too large, or Zoetrope "
      + "can't find a safe end of its list. Before it writes, Zoetrope reads the new file again "
      + "and checks that it contains the old entries, then the new ones.",
    "Write `entries: []` (in TOML `entries = []`) where the list should be. If the file is too "
      + "large, write the account as JSON, which has a higher limit.")
  static let importEntryLeft = Problem(
    "import-entry-left", .warning,
    "A line of the imported file was skipped. It isn't booked yet, lacks a day, amount or payee, "
      + "has more decimals than its currency, or is in a currency without a known rate.",
    "If the line isn't an entry, ignore the warning. Otherwise write the entry by hand.")
  static let importMistakenAccount = Problem(
    "import-mistaken-account", "`--account` names an account whose file contains a mistake.",
    "Fix that file first. `zoetrope check` shows its mistakes.")
  static let importMissingColumns = Problem(
    "import-missing-columns",
    "The mapping next to an account names columns that the bank's file doesn't have.",
    "Correct the mapping. Or move it away, and Zoetrope detects the columns again.")
  static let importNoAccount = Problem(
    "import-no-account",
    "`--from` names an account that isn't in the file, or a journal has no account with money.",
    "Write the account's name as in the file.")
  static let importNoColumns = Problem(
    "import-no-columns", "A bank's file has no line with column names that Zoetrope knows.",
    "Name the columns in a mapping next to the account; see "
      + "[Content](content.md#imports-of-entries). If the file has no such line at all, add one at "
      + "the top.")
  static let importNoText = Problem(
    "import-no-text",
    "The file to import isn't text. It is a picture, a spreadsheet, or UTF-16 without a byte order "
      + "mark.", "Export it as CSV, OFX or a Beancount journal.")
  static let importSeveralAccounts = Problem(
    "import-several-accounts", "The file contains entries of several accounts.",
    "Choose one with `--from`.")
  static let importSum = Problem(
    "import-sum", "With the imported entries, the account's balance would exceed 64 bits.",
    "Remove the wrong entries from the file.")
  static let importUnknownAccount = Problem(
    "import-unknown-account", "`--account` names an account that doesn't exist.",
    "Run `zoetrope list` to see all accounts, or create one with `zoetrope new account`.")
  static let importUnknownEncoding = Problem(
    "import-unknown-encoding",
    "A file to import isn't UTF-8, and its letters fit no other encoding or several ones.",
    "Save it as UTF-8, or state its encoding with `--encoding`.")
  static let importUnknownEntries = Problem(
    "import-unknown-entries",
    "The file to import isn't a CSV file with column names, an OFX file or a Beancount journal.",
    "Export it from the bank as CSV or OFX.")
}
