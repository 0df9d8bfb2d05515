import CommonMark
package import Diagnostics
import Foundation
import Paths

/// Marks that Git and other programs leave in a file in which two versions conflict.
package enum UnfinishedMerge {
  /// The line that begins the first conflict, unless one of its marks is missing.
  ///
  /// The marks are seven characters at the start of lines: `<<<<<<<`, `=======`, `>>>>>>>`, in this
  /// order; between the first two there may be `|||||||`, as Git's manual describes.
  package static func range(in bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { text in
      var opening: Int?
      var index = 0
      while let found = text.beginning(of: UInt8(ascii: "<"), from: index) {
        if text.isMark(at: found) {
          opening = found
          break
        }
        index = found + 1
      }
      guard let opening, text.completesMerge(from: opening) else { return nil }
      return opening..<text.endOfLine(from: opening)
    }
  }

  /// Error for a model's file with a conflict, or a warning if its marks are code in a text and may
  /// be an example; `nil` for a file without one.
  static func diagnostic(inModel file: SourceFile) -> Diagnostic? {
    guard let range = range(in: file.bytes) else { return nil }
    let place = file.place(range)
    guard !file.path.ends(with: ".json"),
      let parts = MarkdownParts(Findings(file)), parts.body.lowerBound <= range.lowerBound,
      MarkdownBody(file, body: parts.body).codeBlocks.contains(where: {
        $0.contains(range.lowerBound - parts.body.lowerBound)
      })
    else { return ContentDiagnostics.unfinishedMerge(at: place) }
    return ContentDiagnostics.mergeInCode(at: place)
  }

  /// Error for a file with a conflict; `nil` for other files.
  package static func diagnostic(in file: SourceFile) -> Diagnostic? {
    range(in: file.bytes).map { ContentDiagnostics.unfinishedMerge(at: file.place($0)) }
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

  fileprivate func endOfLine(from start: Int) -> Int {
    var end = start
    while end < count, !isLineEnd(end) { end += 1 }
    return end
  }

  /// Whether the other marks follow in their order.
  fileprivate func completesMerge(from start: Int) -> Bool {
    var index = endOfLine(from: start)
    var wanted = UInt8(ascii: "=")
    while index < count {
      if isLineEnd(index) {
        index += 1
        continue
      }
      if self[index] == wanted, isMark(at: index) {
        if wanted == UInt8(ascii: ">") { return true }
        wanted = UInt8(ascii: ">")
      }
      index = endOfLine(from: index)
    }
    return false
  }
}
