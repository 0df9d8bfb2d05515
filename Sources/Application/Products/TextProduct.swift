import Markup

/// A short text that already exists when its product is requested.
final class TextProduct: BoundProduct {
  private let append: (inout OutputBuffer) -> Void

  init(_ text: String) { append = { $0.append(text) } }

  init(_ json: JSON) {
    append = {
      $0.append(json.bytes)
      $0.append("\n")
    }
  }

  func write(into output: inout OutputBuffer) { append(&output) }
}
