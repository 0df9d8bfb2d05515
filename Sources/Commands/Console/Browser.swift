import Foundation

/// The system's default browser.
enum Browser {
  /// Opens an address; does nothing if there is no browser.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if canImport(Darwin)
      process.arguments = ["open", address]
    #else
      process.arguments = ["xdg-open", address]
    #endif
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
