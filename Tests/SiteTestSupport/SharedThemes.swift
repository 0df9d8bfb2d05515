package import Application
import Content
import Diagnostics
import Synchronization
import TestSupport

/// Compiled themes that the sites of tests share, because compiling one takes most of the time of a
/// small site. A site whose templates or settings differ still compiles its own.
package enum SharedThemes {
  private static let known = Mutex<[String: CompiledTheme]>([:])

  /// Returns the theme of that name, or makes it.
  private static func theme(
    named name: String, else make: () throws -> CompiledTheme?
  ) rethrows -> CompiledTheme? {
    if let known = known.withLock({ $0[name] }) { return known }
    let theme = try make()
    known.withLock { $0[name] = theme }
    return theme
  }

  private static func compiled(for options: Site.Options) -> CompiledTheme? {
    let memory = SiteMemory()
    _ = Site(options, reusing: Site.Reuse(memory: memory), DiagnosticCollector())
    return memory.compiledTheme
  }

  /// Theme of a site that is loaded several times, each time by that name.
  package static func theme(of options: Site.Options, named name: String) -> CompiledTheme? {
    theme(named: name) { compiled(for: options) }
  }

  /// Theme of a site without files: the built-in one, which most sites of tests have.
  fileprivate static func builtIn(for options: Site.Options) throws -> CompiledTheme? {
    let name = "built-in, \(options.baseURL?.text ?? "no address"), \(options.fingerprints)"
    return try theme(named: name) {
      let folder = try TemporaryFolder()
      var empty = options
      empty.folder = folder.path
      empty.kinds = .builtIn
      empty.renditions = nil
      empty.keys = nil
      return withExtendedLifetime(folder) { compiled(for: empty) }
    }
  }
}

extension Site.Options {
  /// Knowledge of the built-in theme, as it is for a site with the same base address.
  package func reusingBuiltInTheme() throws -> Site.Reuse {
    var reuse = Site.Reuse()
    reuse.theme = try SharedThemes.builtIn(for: self)
    return reuse
  }
}
