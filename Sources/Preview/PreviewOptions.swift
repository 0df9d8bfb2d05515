package import Application

/// What a caller decides about a preview.
package struct PreviewOptions: Sendable {
  package var site: Site.Options
  /// The moment that decides what is shown, asked for at each change.
  package var audience: @Sendable () -> Audience
  /// Where to listen; `nil` for this machine alone.
  package var host: String?
  /// `nil` for the usual one, or the next that is free.
  package var port: Int?
  /// Looks at the files again and again, and does not ask the system to tell.
  package var polls = false
  /// By what the system tells; `nil` where it doesn't.
  var watcher = SystemWatcher.maker
  /// How many folders are watched at most, where the system allows more.
  var mostWatches = Int.max
  /// Lets open pages go to the one that changed.
  package var navigates = false
  /// Serves this folder as it is, and watches nothing.
  package var publishedFolder: String?

  package init(site: Site.Options, audience: @escaping @Sendable () -> Audience) {
    self.site = site
    self.audience = audience
  }

  var jobs: Int { site.jobs }

  var siteOptions: Site.Options {
    var options = site
    options.audience = audience()
    // A stylesheet that changes shall change no page.
    options.fingerprints = false
    return options
  }
}
