import Application
import Diagnostics
import Files
import Markup

/// State of one thread of a build: reused buffers, and its folders in the stage.
struct StageWorker: ~Copyable {
  /// Outcome for one product.
  ///
  /// Indirect except for the first case. Nearly all products of a large site have that case, so
  /// only the others take memory.
  enum Outcome: Sendable {
    /// Published already, and the earlier look found the file untouched.
    case asLeft
    /// Published already; with an entry if it differs from the earlier one. `wasRead` is as in
    /// `PublishedTree.FileState`.
    indirect case unchanged(Manifest.Entry?, FileStatus, wasRead: Bool)
    /// Written to the stage; `replaced` is the published file of the same path.
    indirect case written(Manifest.Entry, FileStatus, replaced: FileStatus?)
    /// Someone else changed the published file.
    indirect case meddledWith(Meddling)
    /// The source of a copy can't be read.
    indirect case unreadable(SystemError)
    /// Not made, because the site has errors and nothing will be published.
    case skipped
    indirect case failed(SystemError)
  }

  private let stage: Stage
  private let known: any KnownProducts
  private let diagnostics: DiagnosticCollector
  private var cursor: FolderCursor?
  private var isNewTree = false
  private var output = OutputBuffer()
  private var buffer: [UInt8] = []

  init(_ stage: Stage, _ known: any KnownProducts, _ diagnostics: DiagnosticCollector) {
    self.stage = stage
    self.known = known
    self.diagnostics = diagnostics
  }

  /// Makes a product's bytes, and writes them to the stage unless they are published already.
  mutating func make(_ product: Product, entry: Int?) -> Outcome {
    do throws(SystemError) {
      if let original = product.original {
        return try make(product.path, entry: entry, copying: original)
      }
      return try render(product, entry: entry)
    } catch {
      return .failed(error)
    }
  }

  /// Outcome of a product that is known to be unchanged and is published; `nil` if it must be made.
  mutating func keep(_ product: Product, entry: Int?) -> Outcome? {
    let manifest = stage.published.manifest
    guard let entry, let output = known.output(of: product),
      output.size == manifest.size(of: entry)
    else { return nil }
    let digest = manifest.digest(of: entry)
    guard output == OutputDigest(digest, size: output.size) else { return nil }
    guard !stage.published.isFoundUntouched(entry) else { return .asLeft }
    let same = Manifest.Entry(path: product.path, digest: digest, size: output.size)
    do throws(SystemError) {
      switch try compare(same, entry: entry) {
      case .same(let new, let status, let wasRead):
        return .unchanged(new, status, wasRead: wasRead)
      case .meddledWith(let meddling): return .meddledWith(meddling)
      case .different: return nil
      }
    } catch {
      return .failed(error)
    }
  }

  private mutating func render(
    _ product: Product, entry: Int?
  ) throws(SystemError) -> Outcome {
    let path = product.path
    output.removeAll()
    let notes = product.make(into: &output)
    // If the site has errors, the page was made only for its diagnostics.
    guard !diagnostics.hasErrors else { return try inspect(entry) ?? .skipped }
    let new = Manifest.Entry(
      path: path, digest: Digest(of: output), size: output.count)
    known.note(product, notes, OutputDigest(new.digest, size: new.size))
    switch try compare(new, entry: entry) {
    case .same(let new, let status, let wasRead): return .unchanged(new, status, wasRead: wasRead)
    case .meddledWith(let meddling): return .meddledWith(meddling)
    case .different(let replaced):
      let folder = try clearedFolder(of: path, entry: entry)
      let status = try create(path, in: folder) { (file) throws(SystemError) in
        try output.forEachPiece { (bytes) throws(SystemError) in
          try stage.fileSystem.writeAll(UnsafeRawBufferPointer(bytes), to: file)
        }
      }
      return .written(new, status, replaced: replaced)
    }
  }

  private mutating func make(
    _ path: String, entry: Int?, copying source: String
  ) throws(SystemError) -> Outcome {
    guard !diagnostics.hasErrors else { return try inspect(entry) ?? .skipped }
    let file: CopiedFile
    var replaced: FileStatus?
    do throws(SystemError) {
      file = try CopiedFile(source, fileSystem: stage.fileSystem)
    } catch {
      return .unreadable(error)
    }
    if entry != nil {
      let known: (digest: Digest, size: Int)
      do throws(SystemError) {
        known = try file.digest()
      } catch {
        return .unreadable(error.at(source))
      }
      let same = Manifest.Entry(path: path, digest: known.digest, size: known.size)
      switch try compare(same, entry: entry) {
      case .same(let new, let status, let wasRead): return .unchanged(new, status, wasRead: wasRead)
      case .meddledWith(let meddling): return .meddledWith(meddling)
      case .different(let earlier): replaced = earlier
      }
    }
    // Digest of the bytes written now; the source may have changed since it was compared.
    var copied = CopiedFile.Copying.unreadable(SystemError(.reading, source, code: 0))
    let folder = try clearedFolder(of: path, entry: entry)
    let status = try create(path, in: folder) { (target) throws(SystemError) in
      copied = try file.copy(to: target)
    }
    switch copied {
    case .unreadable(let error): return .unreadable(error.at(source))
    case .done(let digest, let size):
      let new = Manifest.Entry(path: path, digest: digest, size: size)
      return .written(new, status, replaced: replaced)
    }
  }

  private enum Comparison {
    /// Same bytes; with the entry if it differs from the earlier one.
    case same(Manifest.Entry?, FileStatus, wasRead: Bool)
    case different(replaced: FileStatus?)
    case meddledWith(Meddling)
  }

  /// Change that someone else made to a published file, if no product is made for it; otherwise
  /// `nil`.
  private mutating func inspect(_ entry: Int?) throws(SystemError) -> Outcome? {
    guard let entry else { return nil }
    switch try stage.published.state(ofEntry: entry, using: &buffer) {
    case .notAFile: return .meddledWith(.notAFile)
    case .holds(nil, _, _), .missing: return nil
    case .holds: return .meddledWith(.otherBytes)
    }
  }

  /// Compares a product's bytes with the published file's, and those with the bytes that we wrote.
  private mutating func compare(
    _ new: Manifest.Entry, entry: Int?
  ) throws(SystemError) -> Comparison {
    guard let entry else { return .different(replaced: nil) }
    switch try stage.published.state(ofEntry: entry, using: &buffer) {
    case .missing: return .different(replaced: nil)
    case .notAFile: return .meddledWith(.notAFile)
    case .holds(nil, let status, let wasRead):
      return stage.published.manifest.digest(of: entry) == new.digest
        ? .same(nil, status, wasRead: wasRead) : .different(replaced: status)
    case .holds(let digest, let status, let wasRead):
      return digest == new.digest
        ? .same(new, status, wasRead: wasRead) : .meddledWith(.otherBytes)
    }
  }

  /// Creates a new file in the stage, never under an existing name.
  private func create(
    _ path: String, in folder: Int32, _ fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) -> FileStatus {
    let fileSystem = stage.fileSystem
    do throws(SystemError) {
      return try fileSystem.withFile(String(path.fileName), in: folder, for: .creating) {
        (file) throws(SystemError) in
        try fill(file)
        return try fileSystem.status(of: file)
      }
    } catch {
      throw SystemError(error.operation, path, code: error.code)
    }
  }

  /// Returns the folder of a file in the stage, and makes sure that the file's name is free.
  private mutating func clearedFolder(
    of path: String, entry: Int?
  ) throws(SystemError) -> Int32 {
    if cursor == nil {
      let tree = try stage.tree()
      cursor = FolderCursor(tree.folder, isNewTree: tree.isNew)
      isNewTree = tree.isNew
    }
    guard let folder = try cursor?.makeFolder(of: path) else {
      throw SystemError(.opening, path, code: 0)
    }
    if !isNewTree { try stage.clearWay(to: path, entry: entry, in: folder) }
    return folder
  }
}

/// Change that someone else made to one of our files.
enum Meddling: Sendable, Hashable {
  case otherBytes
  case notAFile
}
