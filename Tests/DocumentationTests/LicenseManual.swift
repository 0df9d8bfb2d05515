@testable import Commands

/// `Documentation/licenses.md`: libraries and data of others.
struct LicenseManual {
  var text: String {
    """
    # Licences

    \(Manual.notice)

    Zoetrope itself is licensed under the Apache License 2.0 (`LICENSE`). It uses the libraries and data below. `zoetrope licenses`
    prints the same list.

    ## Libraries

    \(table(ThirdParty.libraries))

    ## Data

    The tables of cities and airports are in the executable; `Scripts/make-gazetteer` makes them. Cities \
    are those of GeoNames, licensed under Creative Commons Attribution 4.0, with some of Natural Earth: \
    names, countries, coordinates and zones of those with 15,000 people or more, rounded.

    \(table(ThirdParty.data))

    """
  }

  private func table(_ parts: [ThirdParty]) -> String {
    let rows = parts.map {
      "| \($0.name) | \($0.use) | \($0.license) | \($0.holder) | \($0.address) |"
    }
    return "| name | used for | licence | holder | address |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n")
  }
}
