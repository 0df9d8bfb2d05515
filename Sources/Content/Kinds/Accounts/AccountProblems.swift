package import Diagnostics

/// Mistakes in accounts, entries and exchange rates.
extension Problem {
  static let contentWrongBalance = Problem(
    "content-wrong-balance",
    "An account states a balance that doesn't match its opening balance and entries. The message "
      + "lists the entries since the last correct balance.",
    "Correct the wrong or missing entry, or write the balance from the message.")
  static let contentOverdrawnAccount = Problem(
    "content-overdrawn-account", .warning,
    "An account spent more than it had. Often, `openingBalance` or an entry is missing, or a minus "
      + "is wrong. One warning gives the number of such accounts.",
    "Correct the amounts. If the account may be overdrawn, write `overdraft: true`, or write its "
      + "`balance` with a minus.")
  static let contentOverdrawnBy = Problem(
    "content-overdrawn-by", .warning, "An account with `overdraft: false` falls below 0.",
    "Correct the amounts or days, or remove `overdraft: false`.")
  package static let contentNoRate = Problem(
    "content-no-rate",
    "An entry's currency differs from its account's, and there is no exchange rate for its day or "
      + "an earlier one. Zoetrope also uses a rate in the opposite direction, but never combines "
      + "two rates.",
    "Add a line to `Content/rates.csv`. Or add `charged`, the amount the account was charged, or "
      + "`rate` to the entry.")
  static let contentNeedlessRate = Problem(
    "content-needless-rate",
    "`rate` or `charged` is in an entry that needs no conversion, or an entry has both.",
    "Write the amount's `currency`, or remove the key.")
  static let contentWrongCharge = Problem(
    "content-wrong-charge",
    "`charged` is positive and the amount is negative, or the other way round.",
    "Write a minus in both, or in neither.")
  static let contentWrongRates = Problem(
    "content-wrong-rates",
    "A file of exchange rates can't be read, contradicts itself, or isn't the only one.",
    "Write `Content/rates.csv` with the columns `date,from,to,rate` and one rate per day and pair. "
      + "Or use the European Central Bank's table.")
  static let contentTransfer = Problem(
    "content-transfer",
    "An entry moves money to or from another account, but that account has no matching entry "
      + "within a week.",
    "Write both sides of the transfer: the same amount with opposite signs, each with `transfer`.")
  static let contentTransferTold = Problem(
    "content-transfer-told",
    "One side of a transfer is hidden, but the other side shows the same amount.",
    "Write the same `disclosure` in both entries.")
  static let contentShares = Problem(
    "content-shares",
    "`sharedBy` names a person twice, contains an invalid slug, or its parts add up to 0. Or it "
      + "isn't known who paid.", "Name each person once, with a part above 0, and say who paid.")
  static let contentWrongBudget = Problem(
    "content-wrong-budget",
    "A budget is empty or negative, or its categories add up to more than its total.",
    "Write one amount, or amounts by category. A `total` must be at least their sum.")
  static let contentBudgetCategory = Problem(
    "content-budget-category", .warning,
    "An account's budget has a category that no entry uses, but a similar category is used.",
    "Write the category as in the entries.")
  static let contentBudgetRate = Problem(
    "content-budget-rate", .warning,
    "A trip has a budget in one currency and a cost in another, but there is no exchange rate for "
      + "that day or an earlier one. So the page shows only the budget.",
    "Add the rate to `Content/rates.csv`, or set `budgetCurrency` to the currency of the costs.")
  static let contentHiddenBalances = Problem(
    "content-hidden-balances", .note,
    "The list of accounts compares balances of the same currency in a table. The table needs at "
      + "least two accounts that show their balance.",
    "If that's what you want, do nothing. Otherwise write the disclosure `rounded` or `exact` in "
      + "two accounts.")
  static let contentHiddenSums = Problem(
    "content-hidden-sums", .note,
    "An account's page leaves out the balance, the budget or a table. With hidden amounts, it "
      + "would be wrong or reveal one of them.",
    "If that's what you want, do nothing. Otherwise disclose the amounts as `rounded` or `exact`.")
  static let contentHiddenCosts = Problem(
    "content-hidden-costs", .note,
    "Accounts have costs for this trip but disclose none of them, so the trip's page shows no "
      + "costs.",
    "If that's what you want, do nothing. Otherwise disclose the amounts. With `tripDisclosure`, a "
      + "private or hidden account shows each trip's total, if it adds up at least two amounts.")
  static let contentEmptyName = Problem(
    "content-empty-name",
    "An object with names as keys, such as a budget by category, contains an empty name.",
    "Write a name, or remove the entry.")
  static let contentCategorySpelling = Problem(
    "content-category-spelling",
    "Two categories differ only in case, so their amounts would be counted separately.",
    "Write the category the same way everywhere.")
  static let contentUnknownCategory = Problem(
    "content-unknown-category",
    "`categoryDisclosure` names a category that no entry of the account uses. So it would hide "
      + "nothing.", "Write the category as in the entries, or remove it.")
  static let contentEntryOffTrip = Problem(
    "content-entry-off-trip", .warning,
    "An entry is dated more than a year and a half before its trip, or more than a year after it. "
      + "Often, the year is wrong.", "Correct the year, or the trip's slug.")
  static let contentReceipt = Problem(
    "content-receipt", "An entry's receipt is a file that doesn't exist.",
    "Write its path relative to the account's file, or add the file.")
}
