import Foundation

/// A file system of some megabytes in memory, which exists as long as the object.
///
/// A class, because it is unmounted when it is freed.
final class SmallDisk {
  let path: String
  private let folder: TemporaryFolder

  /// `nil`, with a printed reason, if it can't be mounted.
  init?(megabytes: Int = 2) throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/disk"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let mount = ["mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "zoetrope-tests", path]
    guard try Self.run(mount) else {
      print("skipped: no tmpfs can be mounted here; it needs root")
      return nil
    }
  }

  /// Writes a file that leaves this many bytes free.
  func fill(_ file: String, leaving room: Int) throws {
    try? FileManager.default.removeItem(atPath: file)
    let free = try FileManager.default.attributesOfFileSystem(forPath: path)[.systemFreeSize]
    let bytes = max(0, ((free as? Int) ?? 0) - room)
    try Data(count: bytes).write(to: URL(filePath: file))
  }

  deinit { _ = try? Self.run(["umount", path]) }

  private static func run(_ command: [String]) throws -> Bool {
    let environment = ["PATH": "/usr/local/sbin:/usr/sbin:/sbin:/usr/bin:/bin"]
    let process = try ChildProcess(
      command, environment: environment, folder: "/", output: "/dev/null", error: "/dev/null")
    return try process.wait() == .exit(0)
  }
}
