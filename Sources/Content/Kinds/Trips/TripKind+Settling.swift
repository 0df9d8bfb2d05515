extension TripKind: SettledKind {
  static func settle(_ files: [KnownFile], _ reading: Settling) -> [KnownFile] {
    Journeys(reading.tree, files).settle(files)
  }
}
