import Pictures

/// Abilities of this machine's libvips.
package struct PictureSupport: Sendable {
  /// Versions of libvips and its encoders, such as `libvips 8.14.1, webp 1.2.4`.
  package let versions: String
  /// Kinds of pictures that can't be read, such as `HEIC`.
  package let unreadable: [String]
  /// Formats of renditions that can't be written, such as `AVIF`.
  package let unwritable: [String]
  /// Whether watermarks can be drawn.
  package let drawsText: Bool

  /// Reason why libvips can't be used.
  package enum Fault: Error, Hashable {
    /// The system finds no file with this name.
    case missing(String)
    /// The library is too old, or can't start; the text says why.
    case unusable(String)
  }

  /// Loads libvips and tries each format.
  package init() throws(Fault) {
    let renderer: PictureRenderer
    do throws(PictureFault) {
      renderer = try PictureRenderer()
    } catch {
      switch error {
      case .noLibrary(let name): throw .missing(name)
      case .oldLibrary(let function): throw .unusable("it is too old: it has no '\(function)'")
      case .brokenLibrary(let reason): throw .unusable(reason)
      default: throw .unusable("\(error)")
      }
    }
    versions = renderer.versions
    unreadable = PictureKind.allCases
      .filter { !($0 == .heic ? renderer.readsHEIC() : renderer.reads($0)) }
      .map { $0.rawValue.uppercased() }
    unwritable = PictureFormat.allCases.filter { !renderer.writes($0) }
      .map { $0.rawValue.uppercased() }
    drawsText = renderer.drawsText()
  }
}
