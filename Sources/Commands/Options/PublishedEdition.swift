import Content
import Diagnostics
import Foundation
import Paths
import Sealing

/// Edition of the keys that a published folder has, by which an older key file is told: with it,
/// who was withdrawn since could open pages again.
struct PublishedEdition: Decodable {
  private let salt: String
  private let edition: Int

  /// Reason why the edition can't be found out.
  private struct Fault: Error {
    let reason: String
  }

  /// Far more bytes than a key file of the greatest size is published as.
  private static let mostBytes = 100 * KeyFile.mostBytes

  /// Reads what is published; `nil` if nothing is sealed there.
  private static func read(_ path: String) throws(Fault) -> PublishedEdition? {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(path, limit: mostBytes)
    } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR) { return nil }
      throw Fault(reason: error.reason)
    }
    do {
      return try JSONDecoder().decode(PublishedEdition.self, from: Data(bytes))
    } catch {
      throw Fault(reason: "it is not as it was published")
    }
  }

  /// Reports a key file that is older than what is published in a folder, or may be.
  static func check(
    _ keys: KeyFile, at path: String, against output: String, _ diagnostics: DiagnosticCollector
  ) {
    let file = joined(output, "sealed/keys.json")
    do throws(Fault) {
      guard let published = try read(file), published.salt == keys.salt.text,
        published.edition > keys.edition
      else { return }
      diagnostics.report(
        CommandDiagnostics.olderKeys(path, keys.edition, published: published.edition, file))
    } catch {
      diagnostics.report(CommandDiagnostics.unknownEdition(file, error.reason, path))
    }
  }
}
