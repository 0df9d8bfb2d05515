/// A file that only chosen audiences can open: how it is sealed and opened.
///
/// This is the format of version 1. `LP`, `HKDF` and boxes are defined at `Box`. `site` means the
/// 16 bytes of `SiteSalt`; `path` and `kind` are UTF-8 as given.
///
///     offset     bytes
///     0          6       "sealed" in ASCII
///     6          1       version: 1
///     7          1       number of slots, n: 4, 8, 12, …, 252
///     8          80 n    slots, sorted by their bytes
///     8 + 80 n   to end  box of the padded text: salt 32, ciphertext as long as it, tag 16
///
/// The file key is sealed in a slot for each audience: a box with label "zoetrope sealed 1 file
/// key", the content key as its secret, and the context (site, path, kind). The remaining slots
/// contain bytes that look the same, so that one to four audiences can't be distinguished. The text
/// is padded as `Padding` describes, and sealed in a box with label "zoetrope sealed 1 file", the
/// file key as its secret, and the context (site, path, kind, all bytes before the box).
///
/// **To open it with WebCrypto,** try to open each slot with each content key. The first box that
/// opens contains the file key, which opens the last box. The MAC and encryption keys of a content
/// key can be kept, not extractable. A box needs `deriveBits` (HKDF, 352 bits), `decrypt` (AES-GCM)
/// and `verify` (HMAC); none of them may be omitted. At the end, remove the padding.
///
/// **The file key** is HKDF of all content keys together (`Readers`), for site, path and kind. So
/// it is the same in each build. A guest of one audience can't compute it for another, and a
/// withdrawn guest can't compute it after the content key is renewed.
///
/// **A host can still do this:** serve nothing, learn sizes in steps, see which files at a path are
/// unchanged, and serve an older file at the same path that was sealed with the same keys. Nothing
/// in a file shows that it is old. There are three protections. After a renewal, no older file
/// opens. A path may contain a hash of the content, as the paths of renditions do, and the path is
/// sealed. A sealed index and sealed pages give each path such a hash (`SealedEntry.version`). If a
/// host serves a whole older site, only a browser that has seen a newer one notices
/// (`PublishedKeys.edition`). A guest has the content key, and so can make files that open for the
/// audience, but only the publisher can put them in place.
package enum SealedFile {
  /// Greatest number of bytes of a text: 1 GiB, which libcrypto and browsers accept in one call.
  package static let most = 1 << 30

  static let version: UInt8 = 1
  private static let magic = Array("sealed".utf8)
  /// Number of bytes before the slots.
  private static let start = 8
  /// Size of a slot in bytes: a file key in its box.
  private static let slot = Secret.size + Box.overhead
  /// The number of slots is a multiple of this.
  private static let slotStep = 4

  /// Identity of a file: its kind, and where it is published. A sealed file opens only at its
  /// place.
  package struct Place: Sendable, Hashable {
    package let site: SiteSalt
    /// Published path, as the browser requests it below the site's base.
    package let path: String
    /// Kind of the content, such as `page`, so that a file can't replace one of another kind.
    package let kind: String

    package init(site: SiteSalt, path: String, kind: String) {
      self.site = site
      self.path = path
      self.kind = kind
    }

    fileprivate var context: [[UInt8]] { [site.bytes, Array(path.utf8), Array(kind.utf8)] }
  }

  /// Size in bytes of a file with a text of a number of bytes, for a number of audiences. Numbers
  /// out of range are clamped.
  package static func size(of text: Int, audiences: Int = 1) -> Int {
    let text = Padding.size(of: min(max(text, 0), most))
    return start + slots(for: min(audiences, Readers.most)) * slot + text + Box.overhead
  }

  /// Seals a text; the same text, place and readers always give the same bytes.
  package static func seal(
    _ text: [UInt8], at place: Place, for readers: Readers
  ) throws(SealingFault) -> [UInt8] {
    guard text.count <= most else { throw .tooLarge(text.count, most: most) }
    let fileKey = try readers.secret(for: .fileKey, place.context)
    let count = slots(for: readers.keys.count)
    let filled = try readers.keys.map { key throws(SealingFault) in
      try key.box.seal(fileKey.bytes, in: place.context)
    }
    let empty = try readers.derive(
      .emptySlots, place.context, count: (count - filled.count) * slot)
    let others = stride(from: 0, to: empty.count, by: slot).map { Array(empty[$0..<($0 + slot)]) }
    let slots = (filled + others).sorted { $0.lexicographicallyPrecedes($1) }
    let head = magic + [version, UInt8(count)] + slots.flatMap(\.self)
    return try head
      + Box(fileKey, for: .file).seal(Padding.pad(text), in: place.context + [head])
  }

  /// Opens a file with the first of the given keys that fits.
  ///
  /// It returns a text only if exactly that text was sealed for this place.
  package static func open(
    _ bytes: [UInt8], at place: Place, with keys: [ContentKey]
  ) throws(SealingFault) -> [UInt8] {
    let parts = try parts(of: bytes)
    guard let fileKey = try fileKey(in: parts.head, at: place, with: keys) else {
      throw .notForThese
    }
    guard
      let padded = try Box(fileKey, for: .file).open(
        parts.box, in: place.context + [Array(parts.head)]),
      let text = Padding.unpad(padded)
    else { throw .damaged }
    return text
  }

  // MARK: - Parts

  private static func slots(for audiences: Int) -> Int {
    (max(audiences, 1) + slotStep - 1) / slotStep * slotStep
  }

  private static func parts(
    of bytes: [UInt8]
  ) throws(SealingFault) -> (head: ArraySlice<UInt8>, box: ArraySlice<UInt8>) {
    guard bytes.count >= start, bytes.starts(with: magic) else { throw .notSealed }
    guard bytes[magic.count] == version else { throw .version(Int(bytes[magic.count])) }
    let count = Int(bytes[magic.count + 1])
    let end = start + count * slot
    guard count > 0, count.isMultiple(of: slotStep), bytes.count >= end + Box.overhead else {
      throw .notSealed
    }
    return (bytes[..<end], bytes[end...])
  }

  private static func fileKey(
    in head: ArraySlice<UInt8>, at place: Place, with keys: [ContentKey]
  ) throws(SealingFault) -> Secret? {
    let slots = stride(from: start, to: head.endIndex, by: slot).map { head[$0..<($0 + slot)] }
    for key in keys {
      for box in slots {
        if let bytes = try key.box.open(box, in: place.context) { return Secret(bytes) }
      }
    }
    return nil
  }
}
