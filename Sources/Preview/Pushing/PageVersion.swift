import Basics

/// Version of a page that a browser shows, in a form that the browser itself can send.
///
/// So a browser that comes late, or back after some changes, is told what to do about them, and the
/// server need not remember what it has seen.
struct PageVersion: Sendable, Equatable {
  /// Tag of the bytes.
  private let tag: String
  /// Tag of the parts that can't be exchanged in place.
  private let frame: String

  /// Version shown where there is no page.
  static let none = PageVersion(tag: "none", frame: "none")

  private init(tag: String, frame: String) {
    self.tag = tag
    self.frame = frame
  }

  /// Version of a page without preview's script.
  init(_ page: [UInt8], tag: String) {
    self.tag = tag
    frame = PageParts(page).map { Tag.of($0.frame) } ?? tag
  }

  init(_ made: RenderedFile) {
    self.init(made.bytes ?? [], tag: made.tag)
  }

  /// Reads a version from a browser, which may be any text.
  init(text: String) {
    let tag = String(text.upTo("."))
    self.tag = tag
    frame = text.behind(tag + ".").map(String.init) ?? tag
  }

  var text: String { frame == tag ? tag : "\(tag).\(frame)" }

  /// Change by which a browser with this version gets another one.
  func change(to new: PageVersion) -> PageParts.Change {
    if self == new { return .none }
    return frame == new.frame ? .main : .reload
  }
}
