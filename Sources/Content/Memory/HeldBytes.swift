import Diagnostics
import Synchronization

/// Count of the bytes of a site's files that are held from loading to the end of a build. Files
/// beyond the limit are read again when needed, so that a large site takes little more memory than
/// a small one.
///
/// A class, since all readers of files share the count.
package final class HeldBytes: Sendable {
  /// 12 MB, as the files of some four thousand models have. To read one again takes some 8 µs.
  package static let most = 12 << 20

  /// Faults of files that are read again.
  let lost = LostFiles()

  private let limit: Int
  private let count = Atomic(0)

  package init(limit: Int = most) { self.limit = limit }

  /// A source that holds the file's bytes if there is room. The file of several models is always
  /// held: it would be read again for each of them.
  func source(_ file: SourceFile, in site: String, isOneModel: Bool) -> ContentSource {
    let bytes = file.bytes.count
    let before = count.wrappingAdd(bytes, ordering: .relaxed).oldValue
    return before + bytes <= limit || !isOneModel
      ? ContentSource(file) : ContentSource(file, in: site, lost)
  }
}
