import Content
import Diagnostics
import Synchronization

/// Results kept from one loading of a site to the next, to reuse what hasn't changed.
///
/// A class, because a program that loads a site repeatedly passes it to each loading.
package final class SiteMemory: Sendable {
  let content = ContentMemory()
  private let theme: Mutex<CompiledTheme?>
  private let kept = Mutex<SitePlan?>(nil)

  package convenience init() { self.init(theme: nil) }

  init(theme: CompiledTheme?) { self.theme = Mutex(theme) }

  /// Compiles the templates that have changed. Reports the mistakes in all templates.
  func theme(
    _ options: Site.Options, changed: Set<String>?, for content: SiteContent,
    _ diagnostics: DiagnosticCollector
  ) -> CompiledTheme {
    let before = compiledTheme
    let made = CompiledTheme.made(
      options, changed: changed, for: content, before: before, diagnostics)
    theme.withLock { $0 = made }
    return made
  }

  /// The theme of the most recent loading.
  package var compiledTheme: CompiledTheme? { theme.withLock { $0 } }

  /// The plan of the most recent loading, if it may be reused.
  var plan: SitePlan? { kept.withLock { $0 } }

  func keep(_ plan: SitePlan?) { kept.withLock { $0 = plan } }
}
