import Basics

/// Names of files next to pictures that contain their metadata.
package enum SidecarName {
  /// Names that an XMP file for a picture may have: `x.jpg.xmp`, `x.xmp`.
  package static func names(of picture: String) -> [String] {
    let stem = picture.place(ofLast: ".").map { String(picture[..<$0]) }
    return ([picture] + [stem].compactMap(\.self)).flatMap { [$0 + ".xmp", $0 + ".XMP"] }
  }

  /// Whether a name is one that Google Takeout uses: `x.jpg.json`,
  /// `x.jpg.supplemental-metadata.json`.
  package static func isGoogles(_ path: String) -> Bool {
    let parts = path.lowercased().parts(between: ".").dropFirst()
    let endings: Set<Substring> = ["jpg", "jpeg", "png", "heic", "webp", "gif", "mp4", "mov"]
    return parts.last == "json" && parts.dropLast().contains(where: endings.contains)
  }
}
