import Content
import Diagnostics
import Synchronization

/// What is kept from one loading of a site to the next, so that what has not changed is not made anew.
///
/// A class, since a program that loads a site again and again hands it to each loading.
package final class SiteMemory: Sendable {
  let content = ContentMemory()
  private let theme = Mutex<CompiledTheme?>(nil)
  private let kept = Mutex<SitePlan?>(nil)

  package init() {}

  /// Compiles the templates, as far as they have changed; reports what is wrong in all of them.
  func theme(
    _ options: Site.Options, for content: SiteContent, modelsMayAsk: Bool,
    _ diagnostics: DiagnosticCollector
  ) -> CompiledTheme {
    let before = theme.withLock { $0 }
    let made = CompiledTheme.made(
      options, for: content, modelsMayAsk: modelsMayAsk, before: before, diagnostics)
    theme.withLock { $0 = made }
    return made
  }

  /// What was decided last, where that may be of use again.
  var plan: SitePlan? { kept.withLock { $0 } }

  func keep(_ plan: SitePlan?) { kept.withLock { $0 = plan } }
}
