/// Writer of a drawing's text. All output goes through it, so all data is escaped.
struct DrawingWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the last start tag is still open.
  private var isOpen = false

  mutating func start(_ name: String) {
    close()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    isOpen = true
  }

  /// Writes an attribute of the last started element.
  mutating func attribute(_ name: String, _ value: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: "=\"".utf8)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func text(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    close()
    escape(text)
  }

  mutating func end(_ name: String) {
    if isOpen {
      bytes.append(contentsOf: "/>".utf8)
      isOpen = false
    } else {
      bytes.append(contentsOf: "</".utf8)
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func close() {
    if isOpen { bytes.append(UInt8(ascii: ">")) }
    isOpen = false
  }

  private mutating func escape(_ value: some Sequence<UInt8>) {
    for byte in value {
      switch byte {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: "&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
