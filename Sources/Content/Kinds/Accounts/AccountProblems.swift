package import Diagnostics

/// Mistakes in accounts, entries and exchange rates.
extension Problem {
  static let contentWrongBalance = Problem(
    "content-wrong-balance",
    "An account states a balance that doesn't match its opening balance and entries. The message "
      + "lists the entries since the last correct balance.",
    "Correct the wrong entry, add the missing entry, or write the balance from the message.")
  static let contentOverdrawnAccount = Problem(
    "content-overdrawn-account", .warning,
    "An account's balance is below 0. Often, `openingBalance` or an entry is missing, or an amount "
      + "is negative by mistake. Zoetrope prints one warning for all such accounts, with a count.",
    "Correct the amounts. If the account may be overdrawn, write `overdraft: true`, or write its "
      + "`balance` as a negative number.")
  static let contentOverdrawnBy = Problem(
    "content-overdrawn-by", .warning,
    "An account has `overdraft: false`, but its balance falls below 0.",
    "Correct the amounts or dates, or remove `overdraft: false`.")
  package static let contentNoRate = Problem(
    "content-no-rate",
    "An entry and its account use different currencies, and there is no exchange rate for that "
      + "date or an earlier date. Zoetrope can also use a rate in the opposite direction, but it "
      + "never combines two rates.",
    "Add a line to `Content/rates.csv`. Alternatively, add `rate` to the entry, or add `charged` "
      + "with the amount that the account was charged.")
  static let contentNeedlessRate = Problem(
    "content-needless-rate",
    "An entry has `rate` or `charged` although it needs no conversion, or it has both keys.",
    "If the amount is in another currency, add its `currency`. Otherwise remove the key that isn't "
      + "needed.")
  static let contentWrongCharge = Problem(
    "content-wrong-charge",
    "An entry has an amount and `charged`, but only one of the two is negative.",
    "Write a minus sign in front of both, or in front of neither.")
  static let contentWrongRates = Problem(
    "content-wrong-rates",
    "A file with exchange rates can't be read or contradicts itself, or the site has more than one "
      + "such file.",
    "Write one file, `Content/rates.csv`, with the columns `date,from,to,rate`. Each pair of "
      + "currencies can have one rate per day. You can also use the European Central Bank's table.")
  static let contentTransfer = Problem(
    "content-transfer",
    "An entry moves money to or from another account, but that account has no matching entry "
      + "within a week.",
    "Write both sides of the transfer as entries, each with `transfer`. The amounts must be the "
      + "same with opposite signs.")
  static let contentTransferTold = Problem(
    "content-transfer-told",
    "One side of a transfer hides its amount, but the other side shows the same amount.",
    "Write the same `disclosure` in both entries.")
  static let contentShares = Problem(
    "content-shares",
    "`sharedBy` names a person twice, contains an invalid slug, or has parts that add up to 0. "
      + "This error also appears if Zoetrope doesn't know who paid.",
    "Name each person once, give each person a part above 0, and write who paid.")
  static let contentWrongBudget = Problem(
    "content-wrong-budget",
    "A budget is empty or negative, or its categories add up to more than its total.",
    "Write a single amount, or amounts by category. If you also write a `total`, it must be at "
      + "least the sum of the categories.")
  static let contentBudgetCategory = Problem(
    "content-budget-category", .warning,
    "An account's budget contains a category that no entry uses. The entries use a category with a "
      + "similar name.", "Write the category the same way as in the entries.")
  static let contentBudgetRate = Problem(
    "content-budget-rate", .warning,
    "A trip has a budget in one currency and a cost in another, but there is no exchange rate for "
      + "the date of the cost or an earlier date. The page therefore shows only the budget.",
    "Add the rate to `Content/rates.csv`, or set `budgetCurrency` to the currency of the costs.")
  static let contentHiddenBalances = Problem(
    "content-hidden-balances", .note,
    "The list of accounts has a table of balances for each currency. A table needs at least two "
      + "accounts that show their balance, so Zoetrope leaves out the table for this currency.",
    "If you intended this, do nothing. Otherwise write the disclosure `rounded` or `exact` in at "
      + "least two accounts.")
  static let contentHiddenSums = Problem(
    "content-hidden-sums", .note,
    "An account's page leaves out the balance, the budget or a table. Because some amounts are "
      + "hidden, the missing part would be wrong or would reveal a hidden amount.",
    "If you intended this, do nothing. Otherwise disclose the amounts as `rounded` or `exact`.")
  static let contentHiddenCosts = Problem(
    "content-hidden-costs", .note,
    "Some accounts contain costs for this trip but disclose none of them, so the trip's page shows "
      + "no costs.",
    "If you intended this, do nothing. Otherwise disclose the amounts. If a private or hidden "
      + "account has `tripDisclosure`, it shows the total for each trip, as long as the total "
      + "includes at least two amounts.")
  static let contentEmptyName = Problem(
    "content-empty-name",
    "In an object whose keys are names, such as a budget by category, one of the names is empty.",
    "Write a name, or remove the key.")
  static let contentCategorySpelling = Problem(
    "content-category-spelling",
    "Two categories differ only in case, so Zoetrope would add up their amounts separately.",
    "Spell the category the same way everywhere.")
  static let contentUnknownCategory = Problem(
    "content-unknown-category",
    "`categoryDisclosure` names a category that no entry in the account uses, so the key would "
      + "hide nothing.",
    "Write the category the same way as in the entries, or remove the category.")
  static let contentEntryOffTrip = Problem(
    "content-entry-off-trip", .warning,
    "An entry is dated more than a year and a half before its trip, or more than a year after it. "
      + "Often, the year is wrong.",
    "Correct the year. If the entry belongs to a different trip, correct the trip's slug.")
  static let contentReceipt = Problem(
    "content-receipt", "An entry names a file as its receipt, but the file doesn't exist.",
    "Write the path relative to the account's file, or add the missing file.")
}
