extension ContentManual {
  /// Sections on accounts, currencies, budgets and shares, and on what of them is told.
  var money: String {
    """
    **Accounts.** Entries stand in the order of time, whatever the order of the file, each with the
    balance after it. What is spent has a minus. An entry with `planned: true` is still to come: it is
    shown, and in no balance. `balances` are compared at the ends of their days, and a wrong one names
    the entries since the last right one. Money that came in without a `category` and a `trip` is
    income; with one of them it is a refund, and taken from what was spent. `transfer` names the
    account at the other end, whose entry must say the same from its side, at most a week apart; it
    is no cost. With more than 200 entries an account's page shows the newest 50, and the others are
    on pages by year, at most 500 on each: `/accounts/fund/2024/`.

    **Currencies.** An entry in another currency than its account's is converted once, by its `rate`,
    else by the site's rate of its day, and rounded to the smallest unit, half to even; it is marked
    "≈". With `charged` nothing is converted. Rates are in `Content/rates.csv`, with the columns
    `date,from,to,rate`, or in `Content/rates.json` as a list of such objects. The last rate on or
    before a day counts; a rate serves its inverse; three currencies make no chain. The table of the
    European Central Bank (`eurofxref-hist.csv`) may be put there as it is. The costs of a trip are
    summed in the currency of its budget, or in that of all its costs, or in the site's.

    **Budgets.** `budget: 1500` is a sum for all; `budget: {Food: 400, Trains: 300}` are sums for
    these categories and for nothing else, to which `total` adds a sum for all. Pages say what was
    spent, what is planned and what is left; per day means the days of the trip, the first and the last
    among them.

    **Shared costs.** `sharedBy` names the people for whom something was paid, in equal parts or, as
    `{ana: 2, tom: 1}`, in others; `paidBy` who paid, else the account's `owner`. A trip, an account
    and the list of accounts then say who owes whom, and the fewest payments that settle it, for each
    currency or, with `settleIn` in the settings, converted. Parts are divided to the last unit; what
    is left goes to the greatest remainders.

    **What is told of money.** `disclosure` of an account, its `categoryDisclosure` and that of an
    entry say how much visitors are told; the least of them counts. `rounded` leaves two digits and
    takes at least the last two of the smallest unit away, `shares` tells parts of what was spent in
    whole percent (of a large part that is about as much as `rounded` tells, where other amounts are
    told), of a `hidden` entry there is nothing. Whatever a page adds up is made of what is
    told, so that nothing follows by adding and subtracting: balances after an amount that isn't told
    are left out, and sums are without it, which the page says. `tripDisclosure` is for the costs of
    trips: with `exact` or `rounded` an account that is hidden, or `private`, still adds its sum to a
    trip, as long as it is of two entries or more. (An exact sum tells of an entry what is known of
    all others: of two, one great and one small, it tells the great one.) The file of a `receipt` is
    not published unless it says `public: true`.

    Beside hidden amounts, an account's page still shows the parts of its budget for categories of which
    everything is disclosed. It shows what is left of the whole budget only if every amount that counts
    towards it is disclosed, and the total only if no category of the budget is hidden. If hidden amounts
    take a balance, a budget, a table or the costs of a trip off a page, the build prints a note that
    says which key does it and what to write to show them. A note doesn't fail a build with `--strict`.
    """
  }
}
