package import Diagnostics

/// Mistakes of accounts, entries and exchange rates.
extension Problem {
  static let contentWrongBalance = Problem(
    "content-wrong-balance",
    "An account states a balance, at its end or at the end of a day, that its opening balance and "
      + "entries do not come to. The message names the entries since the last right one.",
    "Mend the entry that is wrong or missing, or write the sum that the message names.")
  static let contentOverdrawnAccount = Problem(
    "content-overdrawn-account", .warning,
    "More went out of an account than it held, which is often a missing `openingBalance`, a "
      + "forgotten entry or a wrong minus. It is told once, with the number of accounts.",
    "Mend the amounts. Where the account may be overdrawn, write `overdraft: true`, or its "
      + "`balance` with the minus: what is written is compared and not told.")
  static let contentOverdrawnBy = Problem(
    "content-overdrawn-by", .warning, "An account with `overdraft: false` falls below 0.",
    "Mend the amounts or the days, or take `overdraft: false` out.")
  package static let contentNoRate = Problem(
    "content-no-rate",
    "An entry's amount is in another currency than its account, and no exchange rate of its day or "
      + "before is known. A rate serves its inverse, too; rates are not chained.",
    "Add a line to `Content/rates.csv`, or write `charged` with what the account was charged, or "
      + "`rate`.")
  static let contentNeedlessRate = Problem(
    "content-needless-rate",
    "`rate` or `charged` stands where nothing is to be converted, or both stand together.",
    "Write the `currency` of the amount, or take the key out.")
  static let contentWrongCharge = Problem(
    "content-wrong-charge",
    "`charged` says that money came in where the amount says that it went out.",
    "Write both with a minus, or both without.")
  static let contentWrongRates = Problem(
    "content-wrong-rates",
    "A file of exchange rates can't be read as one, contradicts itself, or there are two of them.",
    "Write `Content/rates.csv` with the columns `date,from,to,rate`, one rate for each day and "
      + "pair; or put the European Central Bank's table there.")
  static let contentTransfer = Problem(
    "content-transfer",
    "An entry moves money to or from another account, and that account has no entry that mirrors "
      + "it within a week.",
    "Write both sides: the same amount with the other sign, each with `transfer`.")
  static let contentTransferTold = Problem(
    "content-transfer-told",
    "One side of a transfer is kept back, and the other side tells the same amount.",
    "Give the other entry the same `disclosure`.")
  static let contentShares = Problem(
    "content-shares",
    "An entry is shared by somebody twice, by nobody, by what is no slug, or by people while "
      + "nobody is known to have paid.", "Name each person once, with a part above 0, and who paid."
  )
  static let contentWrongBudget = Problem(
    "content-wrong-budget",
    "A budget is empty, less than nothing, or its categories come to more than its total.",
    "Write a sum, or sums by category, and a `total` of at least these.")
  static let contentBudgetCategory = Problem(
    "content-budget-category", .warning,
    "A part of an account's budget is for a category that no entry has, and one is alike.",
    "Write the category as the entries have it.")
  static let contentBudgetRate = Problem(
    "content-budget-rate", .warning,
    "A trip has a budget in one currency and a cost in another, without an exchange rate of that "
      + "day or before. The page then tells the budget alone.",
    "Add the rate to `Content/rates.csv`, or give the budget the currency of the costs by "
      + "`budgetCurrency`.")
  static let contentHiddenBalances = Problem(
    "content-hidden-balances", .note,
    "The list of accounts compares the balances of one currency in a table. It is left out where "
      + "accounts hide their balances and fewer than two are left.",
    "Leave it as it is, or disclose the amounts of two accounts as `rounded` or `exact`.")
  static let contentHiddenSums = Problem(
    "content-hidden-sums", .note,
    "The page of an account leaves out the balance, the budget or a table if hidden amounts would "
      + "make it wrong, or if it would reveal a hidden amount.",
    "Leave it as it is, or disclose the amounts as `rounded` or `exact`.")
  static let contentHiddenCosts = Problem(
    "content-hidden-costs", .note,
    "Accounts have costs for this trip but disclose none of them, so its page has no costs.",
    "Leave it as it is, or disclose the amounts. With `tripDisclosure`, a private or hidden "
      + "account tells each trip a sum, as long as it is of two amounts or more.")
  static let contentEmptyName = Problem(
    "content-empty-name",
    "An object whose keys are names, such as a budget by category, has an empty one.",
    "Write the name, or take it out with its value.")
  static let contentCategorySpelling = Problem(
    "content-category-spelling",
    "Two categories differ by capitals alone, so that sums would be divided between them.",
    "Write one of them everywhere.")
  static let contentUnknownCategory = Problem(
    "content-unknown-category",
    "`categoryDisclosure` names a category that no entry of the account has, so that everything "
      + "would be told.", "Write the category as the entries have it, or take it out.")
  static let contentEntryOffTrip = Problem(
    "content-entry-off-trip", .warning,
    "An entry is of a day more than a year and a half before its trip, or more than a year after "
      + "it: often a wrong year.", "Mend the year, or the slug of the trip.")
  static let contentReceipt = Problem(
    "content-receipt", "An entry names a file as its receipt that isn't there.",
    "Write its path from the folder of the account's file, or put the file there.")
}
