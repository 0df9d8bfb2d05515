extension ContentManual {
  /// Sections on accounts, currencies, budgets and shares, and on the parts that are published.
  var money: String {
    """
    **Accounts.** An account's page lists the entries in chronological order, whatever their order
    in the file, and shows the balance after each entry. Spending has a minus sign. An entry with
    `planned: true` appears on the page, but isn't part of any balance. Zoetrope checks each of your
    `balances` at the end of its day. If a balance is wrong, the message names the entries since the
    last correct balance.

    Money that you receive is income, unless the entry has a `category` or a `trip`. In that case,
    it is a refund, which reduces what you spent. For a transfer between two accounts, set
    `transfer` to the other account. That account needs a matching entry at most a week earlier or
    later. Transfers don't count as costs. If an account has more than 200 entries, its page shows
    the newest 50. Older entries are on separate pages for each year, with up to 500 entries per
    page: `/accounts/fund/2024/`.

    **Currencies.** If an entry isn't in the account's currency, Zoetrope converts it once, using
    its `rate` or else the site's rate for that day. The result is rounded to the currency's
    smallest unit (half to even), and marked with "≈". If the entry has `charged`, nothing is
    converted. Rates are in `Content/rates.csv`, with the columns `date,from,to,rate`, or in
    `Content/rates.json`, as a list of objects with these keys. Zoetrope uses the most recent rate
    on or before the day of the entry. A rate also works in the opposite direction, but Zoetrope
    never combines two rates. You can also use the European Central Bank's historical rates
    (`eurofxref-hist.csv`) without changes. Zoetrope adds up the costs of a trip in the currency of
    its budget. If the trip doesn't have a budget, Zoetrope uses the currency of the costs if all
    costs have the same currency, or else the site's currency.

    **Budgets.** `budget: 1500` sets one amount for everything. `budget: {Food: 400, Trains: 300}`
    sets an amount for each of these categories, and doesn't cover other costs. To add an amount for
    everything, use `total`. Pages show what was spent, what is planned and what is left. To work
    out amounts per day, Zoetrope counts every day of the trip, including the first and the last.

    **Shared costs.** `sharedBy` names the people who share a cost. Their shares are equal unless
    you set them, such as `{ana: 2, tom: 1}`. `paidBy` names the person who paid; the default is the
    account's `owner`. The pages of the trip and the account, and the list of accounts, then show
    who owes whom, and how to settle everything with the fewest payments. Each currency is settled
    separately, unless you set `settleIn` in the settings to convert all amounts to one currency.
    Shares always add up to the exact amount. If cents or other smallest units are left over after
    rounding, they go to the shares with the largest remainders.

    **Hiding amounts.** To set how much visitors see, use `disclosure` on an account or an entry,
    and `categoryDisclosure` on an account. If several of these keys apply to an amount, Zoetrope
    uses the most private setting.

    - `rounded` keeps two significant digits. It also always rounds away the last two digits in the
      currency's smallest unit, so it never shows the cents of an amount in euros.
    - `shares` shows each amount as a percentage of total spending, without decimals. If other
      amounts are visible, a large share reveals about as much as `rounded`.
    - `hidden` leaves the entries out.

    Hidden amounts can't be worked out from visible ones. Totals contain only visible amounts, and
    balances after a hidden amount are left out. The page mentions this.

    `tripDisclosure` sets how an account's amounts appear in the costs of trips. If you set it to
    `exact` or `rounded`, an account that is hidden or `private` still adds its total to a trip, as
    long as the total contains two or more entries. (If someone knows an exact total and all its
    entries but one, they can work out the missing entry. The total of one large and one small entry
    nearly reveals the large entry.) A receipt's file is published only if the `receipt` has
    `public: true`.

    If some amounts are hidden, an account's page still shows the budget of each category whose
    amounts are all visible. It shows what is left of the whole budget only if every amount in the
    budget is visible. It shows the total only if none of the budget's categories is hidden. If
    hidden amounts remove a balance, a budget, a table or the costs of a trip from a page, the build
    prints a note. The note names the key that hides the amounts, and says what to write to show
    them. Notes don't make a build fail, even with `--strict`.
    """
  }
}
