import Diagnostics

/// Mistakes in files that `import entries` reads.
extension Problem {
  static let importAmbiguousAmounts = Problem(
    "import-ambiguous-amounts",
    "All amounts in the file look like `1.234`. Zoetrope can't tell whether the separator marks "
      + "thousands or decimals.", "Add `--decimal point` or `--decimal comma`.")
  static let importAmbiguousDates = Problem(
    "import-ambiguous-dates",
    "Dates in the file look like `03/04/2024`. No date contains a number above 12, which would "
      + "show which part is the day.", "Add `--dates dmy` or `--dates mdy`.")
  static let importBalance = Problem(
    "import-balance", .warning,
    "The account states a balance, but the existing entries and the imported entries add up to a "
      + "different amount.",
    "Compare the account with the bank's balance. If the entries are right, write the new balance.")
  static let importOpeningBalance = Problem(
    "import-opening-balance",
    "The account has no entries but states a `balance`. Zoetrope can't know whether this is the "
      + "balance before or after the imported entries.",
    "If it is the balance before the entries, rename the key to `openingBalance`. Otherwise remove "
      + "the key.")
  static let importContradiction = Problem(
    "import-contradiction", "The file contains dates or amounts in more than one format.",
    "Choose one format with an option. Zoetrope then skips the lines that use another format, and "
      + "reports them.")
  static let importCorrection = Problem(
    "import-correction", .warning,
    "The bank's file corrects or cancels an earlier entry, which it identifies by the bank's own "
      + "reference.", "Change or remove the entry in the account's file as the message says.")
  static let importEntriesUnwritten = Problem(
    "import-entries-unwritten",
    "Zoetrope can't add the entries to the account's file. Either the file would become too large, "
      + "or Zoetrope can't find the end of the list of entries. Before Zoetrope saves a change, it "
      + "checks that the new file contains the old entries followed by the new ones.",
    "Write `entries: []` (in TOML, `entries = []`) where the list should be. If the file is too "
      + "large, write the account as JSON, which has a higher limit.")
  static let importEntryLeft = Problem(
    "import-entry-left", .warning,
    "Zoetrope skipped a line in the imported file. The bank may not have booked the entry yet, or "
      + "the line may lack a date, an amount or a payee. The amount may also have more decimals "
      + "than its currency, or there may be no known exchange rate.",
    "If the line isn't an entry, ignore the warning. Otherwise add the entry by hand.")
  static let importMistakenAccount = Problem(
    "import-mistaken-account", "`--account` names an account whose file contains a mistake.",
    "Fix that file first. `zoetrope check` shows its mistakes.")
  static let importMissingColumns = Problem(
    "import-missing-columns",
    "The mapping file next to the account names columns that the bank's file doesn't have.",
    "Correct the mapping file, or move it elsewhere so that Zoetrope detects the columns again.")
  static let importNoAccount = Problem(
    "import-no-account",
    "`--from` names an account that isn't in the file, or the file is a journal with no posting to "
      + "an account under `Assets` or `Liabilities`.",
    "Write the account's name as it appears in the file.")
  static let importNoColumns = Problem(
    "import-no-columns",
    "The bank's file has no header line with column names that Zoetrope knows.",
    "Name the columns in a mapping file next to the account. See "
      + "[Content](content.md#imports-of-entries). If the file has no header line, add one at the "
      + "top.")
  static let importNoText = Problem(
    "import-no-text",
    "The file that you want to import isn't text. It may be a picture or a spreadsheet, or it may "
      + "be in UTF-16 without a byte order mark.",
    "Export the data as CSV, OFX or a Beancount journal.")
  static let importSeveralAccounts = Problem(
    "import-several-accounts", "The file contains entries from several accounts.",
    "Choose one with `--from`.")
  static let importSum = Problem(
    "import-sum", "After the import, the account's balance would no longer fit in 64 bits.",
    "Remove the entries with wrong amounts from the file.")
  static let importUnknownAccount = Problem(
    "import-unknown-account", "`--account` names an account that doesn't exist.",
    "Run `zoetrope list` to see all accounts, or create one with `zoetrope new account`.")
  static let importUnknownEncoding = Problem(
    "import-unknown-encoding",
    "The file that you want to import isn't UTF-8, and Zoetrope can't detect its encoding. Its "
      + "contents match several encodings, or none.",
    "Save the file as UTF-8, or name its encoding with `--encoding`.")
  static let importUnknownEntries = Problem(
    "import-unknown-entries",
    "The file isn't a CSV file with column names, an OFX file or a Beancount journal.",
    "Export the entries from your bank as CSV or OFX.")
}
