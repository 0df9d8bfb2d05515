import Diagnostics
import Synchronization

/// Count of the bytes of a site's files that are held from loading to the end of a build.
///
/// Files beyond the limit are read again when needed, so a large site takes little more memory than
/// a small one.
///
/// A class, because all readers of files share the count.
package final class HeldBytes: Sendable {
  /// 12 MB, enough for the files of about four thousand models. Reading one again takes about 8 µs.
  package static let most = 12 << 20

  /// Faults of files that were read again.
  let lost = LostFiles()

  private let limit: Int
  private let count = Atomic(0)

  package init(limit: Int = most) { self.limit = limit }

  /// A source that holds the file's bytes if the limit allows it. A file with several models is
  /// always held, since it would be read again for each of them.
  func source(_ file: SourceFile, in site: String, isOneModel: Bool) -> ContentSource {
    let bytes = file.bytes.count
    let before = count.wrappingAdd(bytes, ordering: .relaxed).oldValue
    return before + bytes <= limit || !isOneModel
      ? ContentSource(file) : ContentSource(file, in: site, lost)
  }
}
