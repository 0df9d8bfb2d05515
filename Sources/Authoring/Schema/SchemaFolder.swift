package import Content
import Diagnostics
import Foundation

/// The folder with all schemas for editors.
package struct SchemaFolder {
  /// Default path below the site's folder, in the folder for generated files.
  package static let defaultPath = ".zoetrope/schema"

  private let path: String
  private let kinds: ContentKinds

  package init(at path: String, of kinds: ContentKinds = .builtIn) {
    self.path = path
    self.kinds = kinds
  }

  package static func schemas(of kinds: ContentKinds = .builtIn) -> [Schema] {
    SchemaSubject.all(kinds).flatMap { subject in subject.syntaxes.map { Schema(subject, $0) } }
  }

  /// Writes all schemas and returns their paths. Files of earlier runs are overwritten. If any
  /// other file is in the way, nothing is written.
  package func write() throws(AuthoringFault) -> [String] {
    let schemas = Self.schemas(of: kinds)
    let paths = schemas.map { "\(path)/\($0.path)" }
    let foreign = paths.filter { !isOurs($0) }
    guard foreign.isEmpty else {
      throw AuthoringFault(
        .schemaForeignFile,
        (foreign.count == 1
          ? "'\(foreign[0])' was" : "\(foreign.count) files were")
          + " not created by 'zoetrope schema', so nothing was written",
        fix: "move the existing files away, or name another folder with --output",
        notes: foreign.count == 1 ? [] : foreign.map { Diagnostic.Note($0) })
    }
    for (schema, path) in zip(schemas, paths) { try write(schema.text, to: path) }
    return paths
  }

  /// Whether a path is free or contains a schema that Zoetrope wrote.
  private func isOurs(_ path: String) -> Bool {
    guard let type = FileType(of: path, followingLinks: false) else { return true }
    guard case .other = type,
      let bytes = try? FileReader.read(path, limit: ContentLimits.file)
    else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).contains(Schema.mark)
  }

  private func write(_ text: String, to path: String) throws(AuthoringFault) {
    if let obstacle = FileType.obstacle(above: path) { throw .notAFolder(obstacle) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let bytes = Array(text.utf8)
      guard (try? FileReader.read(path, limit: ContentLimits.file)) != bytes else { return }
      // The write is atomic, so that an editor reads either the old schema or the new one.
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .system(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
