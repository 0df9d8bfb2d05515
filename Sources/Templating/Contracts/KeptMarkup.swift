import Markup
import Synchronization

/// What partials have written of a value that several pages show, kept for the next of them.
///
/// A class, since pages on all threads show the value. A partial that shows nothing but the value writes
/// the same wherever it stands, so no page tells whether its bytes were kept.
package final class KeptMarkup: Sendable {
  private struct Piece {
    let form: PartialForm
    let bytes: [UInt8]
  }

  private let pieces = Mutex<[Piece]>([])
  private let whenKept: @Sendable () -> Void

  /// `whenKept` is called when something is kept: what it was written of may be of no more use.
  package init(_ whenKept: @escaping @Sendable () -> Void = {}) { self.whenKept = whenKept }

  /// Writes what a partial has written before, or has it write that for the first time.
  func append(
    _ form: PartialForm, to output: inout OutputBuffer, orBy write: (inout OutputBuffer) -> Void
  ) {
    if appendKnown(form, to: &output) { return }
    let start = output.count
    write(&output)
    if output.isFull { return }
    let piece = Piece(form: form, bytes: output.bytes(from: start))
    // Another thread may have written it meanwhile: the two are the same.
    pieces.withLock { if !$0.contains(where: { $0.form === form }) { $0.append(piece) } }
    whenKept()
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

extension KeptMarkup: Hashable {
  /// It is no part of what a value says.
  package static func == (_: KeptMarkup, _: KeptMarkup) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}

/// A partial as it is compiled for one kind of value, in one place of the HTML and at one indentation:
/// wherever it is included so, it writes the same of the same value.
///
/// A class, since nothing but its identity matters.
final class PartialForm: Sendable {
  /// What makes two inclusions the same.
  struct Key: Equatable {
    let template: String
    /// The name of what is kept.
    let value: String
    let lines: Site.Lines
    let context: HTMLContext
  }
}

/// The partials of a site's templates whose markup is kept.
///
/// A class, since several threads compile them. A list: there are few, and each is looked for once where
/// it is included.
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

/// Where a contract's models keep what partials write of them.
struct Keeping<Model: Sendable>: Sendable {
  let value: String
  let markup: Get<Model, KeptMarkup?>
}
