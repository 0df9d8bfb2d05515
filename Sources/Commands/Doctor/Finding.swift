import Foundation

/// One line of `doctor`: something that was found, or that is missing.
struct Finding {
  enum State: String {
    case found = "ok"
    /// A build or a command can fail without it.
    case missing
    /// Only some sites need it.
    case optional
  }

  let state: State
  let name: String
  /// Description of the thing that was found, or that doesn't work.
  let text: String
  /// Advice on what to do or type; `nil` if nothing is missing.
  var fix: String?

  static func found(_ name: String, _ text: String) -> Finding {
    Finding(state: .found, name: name, text: text)
  }
}

/// Package manager of a system.
enum Installer {
  case apt, brew, other

  /// The package manager of this system.
  static var here: Installer {
    #if canImport(Darwin)
      .brew
    #else
      access("/usr/bin/apt-get", X_OK) == 0 ? .apt : .other
    #endif
  }

  /// Returns the line that installs a package, by its names in Debian and in Homebrew.
  func line(_ debian: String, _ homebrew: String) -> String {
    switch self {
    case .apt: "sudo apt install \(debian)"
    case .brew: "brew install \(homebrew)"
    case .other: "install the package that Debian calls \(debian)"
    }
  }
}
