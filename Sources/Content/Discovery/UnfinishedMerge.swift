import Basics
package import Diagnostics
import Foundation
import Markdown

/// Conflict markers that Git and other programs leave in a file with two versions.
package enum UnfinishedMerge {
  /// The line that begins the first complete conflict; `nil` if a marker is missing.
  ///
  /// The markers are seven characters at the start of lines: `<<<<<<<`, `=======`, `>>>>>>>`, in
  /// this order. `|||||||` may come between the first two, as Git's manual describes. A conflict
  /// with all its markers in `code` may be an example and doesn't count.
  package static func range(in bytes: [UInt8], outside code: [Range<Int>] = []) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { text in
      func isCode(_ mark: Int) -> Bool {
        let next = code.partitioningIndex { $0.upperBound > mark }
        return next < code.count && code[next].contains(mark)
      }
      var (next, middle, end) = (text.nextMark("<", from: 0), 0, 0)
      while let opening = next {
        // Each marker is searched for only once, however many openings there are.
        if middle <= opening { middle = text.nextMark("=", from: opening) ?? text.count }
        if end <= middle { end = text.nextMark(">", from: middle) ?? text.count }
        guard end < text.count else { return nil }
        let isExample = isCode(opening) && isCode(middle) && isCode(end)
        // An opening in code may be an example, so the next opening may begin the real conflict.
        next = isCode(opening) ? text.nextMark("<", from: opening + 1) : nil
        if !isExample, next.map({ $0 > end }) ?? true {
          return opening..<text.endOfLine(from: opening)
        }
      }
      return text.endOfConflict().flatMap { isCode($0.lowerBound) ? nil : $0 }
    }
  }

  /// Error for a model's file with a conflict, or a warning if all its markers are in code blocks
  /// and may be an example; `nil` for other files.
  static func diagnostic(inModel file: SourceFile) -> Diagnostic? {
    guard let range = range(in: file.bytes) else { return nil }
    guard !file.path.ends(with: ".json"), let parts = MarkdownParts(Findings(file)) else {
      return error(at: file.place(range))
    }
    let start = parts.body.lowerBound
    let code = MarkdownBody(file, body: parts.body).codeBlocks.map {
      $0.lowerBound + start..<$0.upperBound + start
    }
    return Self.range(in: file.bytes, outside: code)
      .map { error(at: file.place($0)) }
      ?? Problem.contentMergeInCode(
        at: file.place(range), "this code contains the marks of an unfinished merge",
        fix: "finish the merge, or write a space before each mark if the code is an example")
  }

  /// Error at the first marker of a conflict.
  static func error(at place: SourceRange) -> Diagnostic {
    Problem.contentUnfinishedMerge(
      at: place, "this file contains an unfinished merge of two versions",
      fix: "keep the version you want, and delete the lines with '<<<<<<<', '=======' and '>>>>>>>'"
    )
  }

  /// Error for a file with a conflict; `nil` for other files.
  package static func diagnostic(in file: SourceFile) -> Diagnostic? {
    range(in: file.bytes).map { error(at: file.place($0)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Index of the first occurrence of a byte at or after `start`.
  func beginning(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    // `memchr` compares whole registers at a time, and reads only the buffer's own bytes.
    let found = memchr(baseAddress + start, Int32(byte), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) }
  }

  /// Whether a line at `start` begins with the same byte seven times, followed by a space or its
  /// end.
  fileprivate func isMark(at start: Int) -> Bool {
    let end = start + 7
    guard end <= count, start == 0 || isLineEnd(start - 1) || isAfterByteOrderMark(start) else {
      return false
    }
    return self[start..<end].allSatisfy { $0 == self[start] }
      && (end == count || isLineEnd(end) || self[end] == UInt8(ascii: " "))
  }

  private func isLineEnd(_ index: Int) -> Bool {
    self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
  }

  private func isAfterByteOrderMark(_ index: Int) -> Bool {
    index == 3 && starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The last line of a conflict whose first line was deleted: `=======`, and after it `>>>>>>>`
  /// with the name of a version.
  fileprivate func endOfConflict() -> Range<Int>? {
    guard let end = nextMark(">", from: 0), end + 8 < count, self[end + 7] == UInt8(ascii: " "),
      !isLineEnd(end + 8), let middle = nextMark("=", from: 0), middle < end
    else { return nil }
    return end..<endOfLine(from: end)
  }

  fileprivate func endOfLine(from start: Int) -> Int {
    var end = start
    while end < count, !isLineEnd(end) { end += 1 }
    return end
  }

  /// Index of the first line at or after `start` that is a marker of `character`.
  fileprivate func nextMark(_ character: Unicode.Scalar, from start: Int) -> Int? {
    var index = start
    while let found = beginning(of: UInt8(ascii: character), from: index) {
      if isMark(at: found) { return found }
      index = found + 1
    }
    return nil
  }
}
