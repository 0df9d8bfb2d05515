import Markup

/// A short text that is at hand when its product is wanted.
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
