extension PhotoKind: SettledKind {
  /// Returns the files with the photos of their albums, and with times on the clocks of trips.
  static func settle(_ files: [KnownFile], _ reading: Settling) -> [KnownFile] {
    PhotoClocks.settle(AlbumPhotos(reading).settle(files), reading.loader.defaults)
  }
}
