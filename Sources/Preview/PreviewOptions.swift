package import Application
package import Publishing

/// Options of a preview.
package struct PreviewOptions: Sendable {
  package var site: Site.Options
  /// Returns the moment that decides what is shown; called at each change.
  package var audience: @Sendable () -> Audience
  /// Host or address to listen at; `nil` for this machine only.
  package var host: String?
  /// Port; `nil` for the default one, or the next that is free.
  package var port: Int?
  /// Whether to poll the files instead of watching for events of the system.
  package var polls = false
  /// Memory of the site from one state to the next.
  package var memory: any BuildMemory = NoMemory()
  /// Maker of the system's watcher; `nil` if there is none.
  var watcher = SystemWatcher.maker
  /// Maximal number of watched folders, if the system allows more.
  var mostWatches = Int.max
  /// Whether it shows what visitors get: protected models sealed, and not open with a mark.
  package var seals = false
  /// Whether what is protected is left out, as where others can reach the preview.
  package var leavesOutProtected = false
  /// Whether open pages navigate to the one that changed.
  package var navigates = false
  /// Folder to serve as it is, without watching.
  package var publishedFolder: String?

  package init(site: Site.Options, audience: @escaping @Sendable () -> Audience) {
    self.site = site
    self.audience = audience
  }

  var jobs: Int { site.jobs }

  var siteOptions: Site.Options {
    var options = site
    options.audience = audience()
    options.audience.protected = seals || leavesOutProtected ? .none : .all
    // Without fingerprints, a changed stylesheet changes no page.
    options.fingerprints = false
    return options
  }
}
