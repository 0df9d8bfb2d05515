/// Datasets of IPTC-IIM, the metadata format of news agencies (IIM 4.2 §1.5).
struct IPTCDatasets {
  struct Dataset {
    let record: Int
    let number: Int
    let value: ArraySlice<UInt8>
  }

  /// Greatest number of bytes of datasets that are read.
  static let limit = 1_000_000

  private(set) var datasets: [Dataset] = []

  /// Reads datasets until one is invalid.
  init(_ bytes: [UInt8]) {
    var offset = 0
    while offset + 5 <= bytes.count, bytes[offset] == 0x1C, datasets.count < 4_096 {
      let (record, number) = (Int(bytes[offset + 1]), Int(bytes[offset + 2]))
      // Lengths above 32,767 bytes are encoded differently, but no value here is so long.
      let length = Int(bytes[offset + 3]) << 8 | Int(bytes[offset + 4])
      guard length <= 0x7FFF, offset + 5 + length <= bytes.count else { return }
      let value = bytes[(offset + 5)..<(offset + 5 + length)]
      datasets.append(Dataset(record: record, number: number, value: value))
      offset += 5 + length
    }
  }

  /// Texts of a dataset of the application record.
  func texts(_ number: Int) -> [String] {
    datasets.filter { $0.record == 2 && $0.number == number }.compactMap { text($0) }
  }

  /// The text of a dataset. Many programs write UTF-8 without declaring it.
  func text(_ dataset: Dataset) -> String? { String(metadata: dataset.value) }
}
