import Content
import Foundation
import Sealing

/// Edition of the keys that a published folder has, by which an older key file is told: with it,
/// who was withdrawn since could open pages again.
struct PublishedEdition: Decodable {
  private let salt: String
  let edition: Int

  /// Reads what is published; `nil` if nothing is sealed there.
  init?(in output: String) {
    let path = joined(output, "sealed/keys.json")
    guard let bytes = try? FileReader.read(path, limit: KeyFile.mostBytes),
      let found = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = found
  }

  /// Whether a key file of the same site is older.
  func isNewer(than keys: KeyFile) -> Bool { salt == keys.salt.text && edition > keys.edition }
}
