/// Width of a picture in a text.
enum PictureWidth: Int, Comparable {
  /// Width of the text.
  case text
  /// Width of the page's content.
  case wide
  /// Width of the window.
  case full

  /// Fragment of an address that asks for the width; empty for the width of the text.
  var fragment: String {
    switch self {
    case .text: ""
    case .wide: "#wide"
    case .full: "#full"
    }
  }

  /// Number of bytes of every fragment.
  static let fragmentLength = 5

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// Address of a picture, without the fragment that asks for a width.
struct PictureAddress: Hashable {
  let path: String
  let width: PictureWidth

  /// Splits off the fragment if `isSplit`; otherwise the whole address is the path.
  init(_ address: String, isSplit: Bool) {
    let bytes = address.utf8
    let fragment = bytes.suffix(PictureWidth.fragmentLength)
    guard isSplit, fragment.first == UInt8(ascii: "#"),
      let width = [PictureWidth.wide, .full].first(where: {
        fragment.elementsEqual($0.fragment.utf8)
      })
    else {
      (path, width) = (address, .text)
      return
    }
    path = String(Substring(bytes.dropLast(PictureWidth.fragmentLength)))
    self.width = width
  }
}
