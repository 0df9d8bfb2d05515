import Basics
package import Diagnostics
import Foundation
import Markdown

/// Marks that Git and other programs leave in a file in which two versions conflict.
package enum UnfinishedMerge {
  /// The line that begins the first conflict, unless one of its marks is missing.
  ///
  /// The marks are seven characters at the start of lines: `<<<<<<<`, `=======`, `>>>>>>>`, in this
  /// order; between the first two there may be `|||||||`, as Git's manual describes. A conflict all
  /// of whose marks are in `code` may be an example, and isn't counted.
  package static func range(in bytes: [UInt8], outside code: [Range<Int>] = []) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { text in
      func isCode(_ mark: Int) -> Bool {
        let next = code.partitioningIndex { $0.upperBound > mark }
        return next < code.count && code[next].contains(mark)
      }
      var (next, middle, end) = (text.nextMark("<", from: 0), 0, 0)
      while let opening = next {
        // Each mark is searched once, however many openings there are.
        if middle <= opening { middle = text.nextMark("=", from: opening) ?? text.count }
        if end <= middle { end = text.nextMark(">", from: middle) ?? text.count }
        guard end < text.count else { return nil }
        let isExample = isCode(opening) && isCode(middle) && isCode(end)
        // An opening in code may be an example, and the next one begin the conflict.
        next = isCode(opening) ? text.nextMark("<", from: opening + 1) : nil
        if !isExample, next.map({ $0 > end }) ?? true {
          return opening..<text.endOfLine(from: opening)
        }
      }
      return text.endOfConflict().flatMap { isCode($0.lowerBound) ? nil : $0 }
    }
  }

  /// Error for a model's file with a conflict, or a warning if its marks are code in a text and may
  /// be an example; `nil` for a file without one.
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

  /// Error for the mark of a conflict.
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
  /// Index of the first of a byte from an index on.
  func beginning(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    // libc's search takes whole registers at a time; it reads only the buffer's own bytes.
    let found = memchr(baseAddress + start, Int32(byte), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) }
  }

  /// Whether a line begins at an index with a byte seven times, and ends or goes on with a space.
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

  /// The first line from an index on that is a mark of a character.
  fileprivate func nextMark(_ character: Unicode.Scalar, from start: Int) -> Int? {
    var index = start
    while let found = beginning(of: UInt8(ascii: character), from: index) {
      if isMark(at: found) { return found }
      index = found + 1
    }
    return nil
  }
}
