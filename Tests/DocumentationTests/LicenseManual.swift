@testable import Commands

/// `Documentation/licenses.md`: third-party libraries and data.
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

    The executable contains tables of cities and airports, made by `Scripts/make-gazetteer`. The cities \
    come from GeoNames, licensed under Creative Commons Attribution 4.0, with some from Natural Earth. The \
    table has the name, country, rounded coordinates and time zone of each city with 15,000 people or more.

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
