package import Application
package import Publishing

/// Options of a preview.
package struct PreviewOptions: Sendable {
  package var site: Site.Options
  /// Returns the audience, whose moment decides which pages are shown. Called at each change.
  package var audience: @Sendable () -> Audience
  /// Host or address to listen on; `nil` for this machine only.
  package var host: String?
  /// Port; `nil` for the default one, or the next free one.
  package var port: Int?
  /// Whether to poll the files instead of using the system's events.
  package var polls = false
  /// Memory of the site's products from one state to the next.
  package var memory: any BuildMemory = NoMemory()
  /// Maker of the system's watcher; `nil` if the system has none.
  var watcher = SystemWatcher.maker
  /// Maximum number of watched folders, if the system allows more.
  var mostWatches = Int.max
  /// Whether to show the site as visitors get it: with protected models sealed, not open with a
  /// mark.
  package var seals = false
  /// Whether to leave out protected models, for example because other people can reach the preview.
  package var leavesOutProtected = false
  /// Whether open pages navigate to the one that changed.
  package var navigates = false
  /// Folder to serve unchanged, without watching it.
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
