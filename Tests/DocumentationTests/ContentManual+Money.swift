extension ContentManual {
  /// Sections on accounts, currencies, budgets and shares, and on the parts that are published.
  var money: String {
    """
    **Accounts.** An account's page lists its entries by time, whatever their order in the file,
    each with the balance after it. Spending has a minus sign. An entry with `planned: true` is
    shown, but isn't part of any balance. Zoetrope checks `balances` at the end of each day. If one
    is wrong, the message names the entries since the last correct one.

    Money received without a `category` and a `trip` is income. With one of them, it is a refund and
    reduces what you spent. `transfer` names the other account of a transfer. That account needs a
    matching entry at most a week apart, and transfers don't count as costs. If an account has more
    than 200 entries, its page shows the newest 50. The others are on pages by year, with up to 500
    on each: `/accounts/fund/2024/`.

    **Currencies.** An entry in a currency other than the account's is converted once, by its `rate`
    or else by the site's rate for that day. The result is rounded to the smallest unit, half to
    even, and marked "≈". With `charged`, nothing is converted. Rates are in `Content/rates.csv`,
    with the columns `date,from,to,rate`, or in `Content/rates.json` as a list of such objects. The
    last rate on or before the day counts. A rate also works in the opposite direction, but Zoetrope
    never combines two rates. You can use the table of the European Central Bank
    (`eurofxref-hist.csv`) as it is. The costs of a trip are added up in the currency of its budget,
    or else in the one currency of all its costs, or else in the site's.

    **Budgets.** `budget: 1500` is one amount for everything. `budget: {Food: 400, Trains: 300}` has
    an amount for each of these categories and covers nothing else; `total` adds an amount for
    everything. Pages show what was spent, what is planned and what is left. Amounts per day count
    the days of the trip, including the first and the last.

    **Shared costs.** `sharedBy` names the people who share a cost, in equal shares or in others,
    such as `{ana: 2, tom: 1}`. `paidBy` names who paid; the default is the account's `owner`. A
    trip, an account and the list of accounts then show who owes whom, and the fewest payments that
    settle it. They do so for each currency, or converted if you set `settleIn` in the settings.
    Shares are exact to the smallest unit; the remaining units go to the largest remainders.

    **Hiding amounts.** `disclosure` on an account or an entry, and `categoryDisclosure` on an
    account, set how much visitors see. If several apply, the most private one counts.

    - `rounded` keeps two significant digits, and always rounds away the last two digits of the
      smallest unit, such as cents.
    - `shares` shows the percentage of total spending, without decimals. If other amounts are
      visible, a large share reveals about as much as `rounded`.
    - `hidden` entries are left out.

    Hidden amounts can't be worked out from visible ones. Totals contain only visible amounts,
    balances after a hidden amount are left out, and the page says so.

    `tripDisclosure` applies to the costs of trips. With `exact` or `rounded`, an account that is
    hidden or `private` still adds its total to a trip, if the total has two or more entries. (If
    you know all entries of an exact total but one, you know that one too. A total of a large and a
    small entry nearly reveals the large one.) The file of a `receipt` is published only with
    `public: true`.

    If amounts are hidden, an account's page still shows the budget of each category in which
    everything is visible. It shows what is left of the whole budget only if every amount in it is
    visible, and the total only if no category of the budget is hidden. If hidden amounts remove a
    balance, a budget, a table or the costs of a trip from a page, the build prints a note. It names
    the key and says what to write to show them. A note doesn't fail a build with `--strict`.
    """
  }
}
