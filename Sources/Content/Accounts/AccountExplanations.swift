import Diagnostics

extension Explanation {
  /// Explanations of the mistakes of accounts, entries and exchange rates.
  static let accounts: [Explanation] = [
    .init(
      "content-wrong-balance",
      cause:
        "An account states a balance, at its end or at the end of a day, that its opening balance and "
        + "entries do not come to. The message names the entries since the last right one.",
      remedy: "Mend the entry that is wrong or missing, or write the sum that the message names."),
    .init(
      "content-overdrawn-account", .warning,
      cause:
        "More went out of an account than it held, which is often a missing `openingBalance`, a forgotten "
        + "entry or a wrong minus. It is told once, with the number of accounts.",
      remedy:
        "Mend the amounts. Where the account may be overdrawn, write `overdraft: true`, or its `balance` "
        + "with the minus: what is written is compared and not told."),
    .init(
      "content-overdrawn-by", .warning,
      cause: "An account with `overdraft: false` falls below 0.",
      remedy: "Mend the amounts or the days, or take `overdraft: false` out."),
    .init(
      "content-no-rate",
      cause:
        "An entry's amount is in another currency than its account, and no exchange rate of its day or "
        + "before is known. A rate serves its inverse, too; rates are not chained.",
      remedy:
        "Add a line to `Content/rates.csv`, or write `charged` with what the account was charged, or "
        + "`rate`."),
    .init(
      "content-needless-rate",
      cause: "`rate` or `charged` stands where nothing is to be converted, or both stand together.",
      remedy: "Write the `currency` of the amount, or take the key out."),
    .init(
      "content-wrong-charge",
      cause: "`charged` says that money came in where the amount says that it went out.",
      remedy: "Write both with a minus, or both without."),
    .init(
      "content-wrong-rates",
      cause:
        "A file of exchange rates can't be read as one, contradicts itself, or there are two of them.",
      remedy:
        "Write `Content/rates.csv` with the columns `date,from,to,rate`, one rate for each day and pair; "
        + "or put the European Central Bank's table there."),
    .init(
      "content-transfer",
      cause:
        "An entry moves money to or from another account, and that account has no entry that mirrors it "
        + "within a week.",
      remedy: "Write both sides: the same amount with the other sign, each with `transfer`."),
    .init(
      "content-transfer-told",
      cause:
        "One side of a transfer is kept back, and the other side tells the same amount.",
      remedy: "Give the other entry the same `disclosure`."),
    .init(
      "content-shares",
      cause:
        "An entry is shared by somebody twice, by nobody, by what is no slug, or by people while nobody is "
        + "known to have paid.",
      remedy: "Name each person once, with a part above 0, and who paid."),
    .init(
      "content-wrong-budget",
      cause: "A budget is empty, less than nothing, or its categories come to more than its total.",
      remedy: "Write a sum, or sums by category, and a `total` of at least these."),
    .init(
      "content-budget-category", .warning,
      cause: "A part of an account's budget is for a category that no entry has, and one is alike.",
      remedy: "Write the category as the entries have it."),
    .init(
      "content-budget-rate", .warning,
      cause:
        "A trip has a budget in one currency and a cost in another, without an exchange rate of that day "
        + "or before. The page then tells the budget alone.",
      remedy:
        "Add the rate to `Content/rates.csv`, or give the budget the currency of the costs by "
        + "`budgetCurrency`."),
    .init(
      "content-hidden-balances", .note,
      cause: "The list of accounts compares the balances of one currency in a table. It is left "
        + "out where accounts hide their balances and fewer than two are left.",
      remedy: "Leave it as it is, or disclose the amounts of two accounts as `rounded` or "
        + "`exact`."),
    .init(
      "content-hidden-sums", .note,
      cause: "The page of an account leaves out the balance, the budget or a table if hidden "
        + "amounts would make it wrong, or if it would reveal a hidden amount.",
      remedy: "Leave it as it is, or disclose the amounts as `rounded` or `exact`."),
    .init(
      "content-hidden-costs", .note,
      cause:
        "Accounts have costs for this trip but disclose none of them, so its page has no costs.",
      remedy: "Leave it as it is, or disclose the amounts. With `tripDisclosure`, a private or "
        + "hidden account tells each trip a sum, as long as it is of two amounts or more."),
    .init(
      "content-empty-name",
      cause: "An object whose keys are names, such as a budget by category, has an empty one.",
      remedy: "Write the name, or take it out with its value."),
    .init(
      "content-category-spelling",
      cause: "Two categories differ by capitals alone, so that sums would be divided between them.",
      remedy: "Write one of them everywhere."),
    .init(
      "content-unknown-category",
      cause:
        "`categoryDisclosure` names a category that no entry of the account has, so that everything would "
        + "be told.",
      remedy: "Write the category as the entries have it, or take it out."),
    .init(
      "content-entry-off-trip", .warning,
      cause:
        "An entry is of a day more than a year and a half before its trip, or more than a year after it: "
        + "often a wrong year.",
      remedy: "Mend the year, or the slug of the trip."),
    .init(
      "content-receipt", cause: "An entry names a file as its receipt that isn't there.",
      remedy: "Write its path from the folder of the account's file, or put the file there."),
  ]
}
