import Markup
import Synchronization

/// Cached markup that partials have written for a value that several pages show.
///
/// A class, because pages on all threads show the value. A partial that depends only on the value
/// writes the same markup everywhere, so the cache never changes a page.
package final class CachedMarkup: Sendable {
  private struct Piece {
    let form: PartialForm
    let bytes: [UInt8]
  }

  private let pieces = Mutex<[Piece]>([])

  package init() {}

  /// Appends the cached markup of a partial, or lets `write` produce it and then caches it.
  func append(
    _ form: PartialForm, to output: inout OutputBuffer, orBy write: (inout OutputBuffer) -> Void
  ) {
    if appendKnown(form, to: &output) { return }
    let start = output.count
    write(&output)
    if output.isFull { return }
    let piece = Piece(form: form, bytes: output.bytes(from: start))
    // Another thread may have cached the same bytes in the meantime.
    pieces.withLock { if !$0.contains(where: { $0.form === form }) { $0.append(piece) } }
  }

  private func appendKnown(_ form: PartialForm, to output: inout OutputBuffer) -> Bool {
    pieces.withLock { pieces in
      for piece in pieces where piece.form === form {
        output.append(piece.bytes)
        return true
      }
      return false
    }
  }
}

extension CachedMarkup: Hashable {
  /// Always equal, because a cache isn't part of a value's content.
  package static func == (_: CachedMarkup, _: CachedMarkup) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}

/// A partial as compiled for one kind of value, one HTML context and one indentation. If all these
/// are equal, it writes the same markup for the same value.
///
/// A class, because only its identity matters.
final class PartialForm: Sendable {
  /// Key of an inclusion. Inclusions with equal keys share one form.
  struct Key: Equatable {
    let template: String
    /// Name under which the contract caches markup.
    let value: String
    let lines: TemplatePosition.Lines
    let context: HTMLContext
  }
}

/// The partials of a site's templates whose markup is cached.
///
/// A class, because several threads compile them. It uses an array, because they are few and each
/// inclusion looks one up only once.
final class PartialForms: Sendable {
  private let forms = Mutex<[(key: PartialForm.Key, form: PartialForm)]>([])

  subscript(key: PartialForm.Key) -> PartialForm {
    forms.withLock { forms in
      for known in forms where known.key == key { return known.form }
      let form = PartialForm()
      forms.append((key, form))
      return form
    }
  }
}

/// Access to the markup caches of a contract's models.
struct Keeping<Model: Sendable>: Sendable {
  let value: String
  let markup: Get<Model, CachedMarkup?>
}
