import Paths

/// Which version of a page a browser shows, as the browser itself can say.
///
/// So whoever comes back after some changes, or comes late, is told what to do about them, and nobody
/// has to keep what he has seen.
struct PageVersion: Sendable, Equatable {
  /// Differs where the bytes do.
  private let tag: String
  /// Differs where that does which is not exchanged in place.
  private let frame: String

  /// That of what is shown where there is no page.
  static let none = PageVersion(tag: "none", frame: "none")

  private init(tag: String, frame: String) {
    self.tag = tag
    self.frame = frame
  }

  /// Of a page as it is made, without preview's script.
  init(_ page: [UInt8], tag: String) {
    self.tag = tag
    frame = PageParts(page).map { Tag.of($0.frame) } ?? tag
  }

  init(_ made: Made) {
    self.init(made.bytes ?? [], tag: made.tag)
  }

  /// As a browser says it: any text.
  init(text: String) {
    let tag = String(text.upTo("."))
    self.tag = tag
    frame = text.behind(tag + ".").map(String.init) ?? tag
  }

  var text: String { frame == tag ? tag : "\(tag).\(frame)" }

  /// How one who has this version gets another.
  func change(to new: PageVersion) -> PageParts.Change {
    if self == new { return .none }
    return frame == new.frame ? .main : .reload
  }
}
