import Diagnostics
import Synchronization

/// How many bytes of a site's files are held from their loading to the end of a build. What goes beyond
/// is read again where it is wanted, so that a large site takes little more memory than a small one.
///
/// A class, since all that read files count in it.
package final class HeldBytes: Sendable {
  /// So many as the files of some four thousand models have. To read one again takes some 8 µs.
  package static let most = 12 << 20

  /// What goes wrong where a file is read again.
  let lost = LostFiles()

  private let limit: Int
  private let count = Atomic(0)

  package init(limit: Int = most) { self.limit = limit }

  /// A file with its bytes where there is room for them. One of several models is always held: it would
  /// be read as often as it has models.
  func source(_ file: SourceFile, in site: String, isOneModel: Bool) -> ContentSource {
    let bytes = file.bytes.count
    let before = count.wrappingAdd(bytes, ordering: .relaxed).oldValue
    return before + bytes <= limit || !isOneModel
      ? ContentSource(file) : ContentSource(file, in: site, lost)
  }
}
