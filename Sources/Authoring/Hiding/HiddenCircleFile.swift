import Content
import Diagnostics
import Foundation

/// File with a list of hidden circles, to which circles are added; what it holds stays as it is.
package struct HiddenCircleFile {
  private let path: String

  /// `path` is the one on disk.
  package init(_ path: String) { self.path = path }

  /// Adds a circle as JSON to the end of the list; a file that is not there yet is made, to be read
  /// by its owner alone.
  package func add(_ circle: String) throws(AuthoringFault) {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(path, limit: ContentLimits.file)
    } catch {
      guard case .system(let number) = error, number == ENOENT || number == ENOTDIR else {
        throw .unreadable(path)
      }
      return try write(Array("[\n  \(circle)\n]\n".utf8), mode: 0o600)
    }
    guard let (start, hasCircles) = Self.end(of: bytes) else { throw .noCircles(path) }
    let before = bytes[..<start].reversed().drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let added = "\(hasCircles ? "," : "")\n  \(circle)\n"
    try write(before.reversed() + Array(added.utf8) + bytes[start...], mode: mode)
  }

  /// Offset of the bracket that ends the list, and whether something is in it; `nil` for a file
  /// that is none.
  private static func end(of bytes: [UInt8]) -> (Int, Bool)? {
    let findings = Findings(SourceFile(path: "", bytes: bytes), DiagnosticCollector())
    guard let value = Value.json(findings), case .array(let circles) = value.kind else {
      return nil
    }
    return (value.range.upperBound - 1, !circles.isEmpty)
  }

  private var mode: mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  /// Writes a file beside it, and puts that in its place: a full disk must not lose a circle.
  private func write(_ bytes: [UInt8], mode: mode_t) throws(AuthoringFault) {
    let target = Self.resolved(path)
    let other = target + ".new"
    let descriptor = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .filesExist([other]) : .failure(other, errno)
    }
    // The mask of the process may have taken rights away that the file had.
    fchmod(descriptor, mode)
    let isWritten = NewFiles.write(bytes, to: descriptor) && fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isWritten, rename(other, target) == 0 else {
      let reason = isWritten ? errno : number
      unlink(other)
      throw .failure(path, reason)
    }
  }

  /// The file to which links lead.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
