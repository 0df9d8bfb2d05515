import Content
import Domain
import Markup

/// Trips as comma-separated values: a row of column names, then a record for each leg.
struct TripTable {
  let bytes: [UInt8]

  init(_ trips: [Sourced<Trip>], in context: SiteContext) {
    var csv = CSV()
    let columns = ExportedLeg.Column.allCases
    for column in columns { csv.add(text: column.rawValue) }
    csv.endRecord()
    for trip in trips {
      for leg in ExportedLeg.all(of: trip, in: context) {
        for column in columns {
          if column.isNumber { csv.add(number: leg[column]) } else { csv.add(text: leg[column]) }
        }
        csv.endRecord()
      }
    }
    bytes = csv.bytes
  }
}
