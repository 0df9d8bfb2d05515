import Basics
import Content
import Diagnostics
import Foundation
import Sealing

/// Edition of the keys in a published folder, which shows whether a key file is older. With older
/// keys, guests who were withdrawn since could open pages again.
struct PublishedEdition: Decodable {
  private let salt: String
  private let edition: Int

  /// Far more bytes than the largest key file has when it is published.
  private static let mostBytes = 100 * KeyFile.mostBytes

  /// Reads the published edition; `nil` if nothing is sealed there, or if the file was changed
  /// since. The build doesn't overwrite a changed file.
  private static func read(_ path: String) throws(FileReader.Fault) -> PublishedEdition? {
    do throws(FileReader.Fault) {
      let bytes = try FileReader.read(path, limit: mostBytes)
      return try? JSONDecoder().decode(PublishedEdition.self, from: Data(bytes))
    } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR) { return nil }
      throw error
    }
  }

  /// Reports a key file that is older than the published keys in a folder, or may be.
  static func reportOlder(
    _ keys: KeyFile, at path: String, against output: String, _ diagnostics: DiagnosticCollector
  ) {
    let file = joined(output, "sealed/keys.json")
    do throws(FileReader.Fault) {
      guard let published = try read(file), published.salt == keys.salt.text,
        published.edition > keys.edition
      else { return }
      diagnostics.report(
        .keysOlder, at: SourceRange(file: path),
        "these keys are older than the published site's: edition \(keys.edition), not "
          + "\(published.edition); guests withdrawn since then could open it again",
        fix: "use the newer key file; to go back on purpose, remove '\(file)'")
    } catch {
      diagnostics.report(
        .keysUnknownEdition, at: SourceRange(file: file),
        "the edition of the published keys can't be read: \(error.reason); if your keys are "
          + "older, withdrawn guests could open the site again",
        fix: "make it readable; or, if you are sure that '\(path)' has the newest keys, remove "
          + "'\(file)', and the build creates it again")
    }
  }
}
