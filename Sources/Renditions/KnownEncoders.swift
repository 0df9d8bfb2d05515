import Application
import Files
import Pictures

/// Formats that the installed libvips can write. They stay known while its files are unchanged, so
/// a build that renders nothing doesn't load libvips.
struct KnownEncoders {
  /// Name of the file in the folder of renditions.
  static let file = "encoders"
  private static let title = "zoetrope-encoders 1"

  private(set) var formats: Set<PictureFormat> = []
  /// Files of libvips and its encoders, each with the hash of its state.
  private var libraries: [String: UInt64]

  /// Takes the files of libvips in their current state.
  init(libraries paths: [String]) {
    libraries = Dictionary(uniqueKeysWithValues: Set(paths).map { ($0, FileState.hash($0)) })
  }

  /// Parses the saved formats; `nil` if they are damaged, or a file of libvips has changed since.
  init?(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")[...]
    guard lines.popFirst() == Self.title[...], let names = lines.popFirst() else { return nil }
    libraries = [:]
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let state = UInt64(parts[0], radix: 16),
        FileState.hash(String(parts[1])) == state
      else { return nil }
      libraries[String(parts[1])] = state
    }
    guard !libraries.isEmpty else { return nil }
    formats = Set(names.split(separator: " ").compactMap { PictureFormat(rawValue: String($0)) })
  }

  /// Whether libvips can write a format. This is tried, unless a saved file says so. If libvips is
  /// missing, the answer is yes, and each picture reports that it is missing.
  static func have(
    _ format: PictureFormat, in place: RenditionPlace, isRemembered: Bool,
    _ renderer: () throws(PictureFault) -> PictureRenderer
  ) -> Bool {
    let kept = place.bytes(of: file).flatMap(KnownEncoders.init)
    if let kept, kept.formats.contains(format) { return true }
    // If this fails, each picture reports that libvips is missing.
    guard let renderer = try? renderer() else { return true }
    guard renderer.writes(format) else { return false }
    guard isRemembered else { return true }
    var known = KnownEncoders(libraries: renderer.libraryFiles)
    known.formats = (kept?.formats ?? []).union([format])
    // If this fails, the next build tries again.
    try? place.make().writeWhole(known.bytes, to: file)
    return true
  }

  /// Removes the file, so that the next build tries again.
  static func forget(in place: RenditionPlace) {
    // If this fails, builds continue to report each picture that can't be made.
    _ = try? place.open().removeIfPresent(file)
  }

  /// Bytes for a later build.
  var bytes: [UInt8] {
    let names = formats.map(\.rawValue).sorted().joined(separator: " ")
    let files = libraries.sorted { $0.key < $1.key }.map { path, state in
      "\(String(state, radix: 16)) \(path)"
    }
    return Array(([Self.title, names] + files).joined(separator: "\n").utf8)
  }
}
