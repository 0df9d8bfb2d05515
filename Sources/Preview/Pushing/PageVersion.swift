import Basics

/// Version of a page that a browser shows, in a form that the browser can send back.
///
/// A browser may come late, or come back after some changes. The server can work out from the
/// version which changes it needs, and doesn't have to remember earlier pages.
struct PageVersion: Sendable, Equatable {
  /// Tag of the bytes.
  private let tag: String
  /// Tag of the parts that can't be exchanged in place.
  private let frame: String

  /// Version for an address without a page.
  static let none = PageVersion(tag: "none", frame: "none")

  private init(tag: String, frame: String) {
    self.tag = tag
    self.frame = frame
  }

  /// Creates the version of a page without the preview's script.
  init(_ page: [UInt8], tag: String) {
    self.tag = tag
    frame = PageParts(page).map { Tag.of($0.frame) } ?? tag
  }

  init(_ made: RenderedFile) {
    self.init(made.bytes ?? [], tag: made.tag)
  }

  /// Reads a version that a browser sent, which may be any text.
  init(text: String) {
    let tag = String(text.upTo("."))
    self.tag = tag
    frame = text.behind(tag + ".").map(String.init) ?? tag
  }

  var text: String { frame == tag ? tag : "\(tag).\(frame)" }

  /// Returns the change by which a browser with this version gets another one.
  func change(to new: PageVersion) -> PageParts.Change {
    if self == new { return .none }
    return frame == new.frame ? .main : .reload
  }
}
