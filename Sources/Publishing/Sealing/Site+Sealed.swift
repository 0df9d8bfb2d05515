package import Application
import Markup

extension Site {
  /// Returns the site with what its audiences have besides, sealed. What is known of products is
  /// looked up in `known`, so that only those are made that may have changed.
  package func sealed(
    knowing known: (Site) -> any KnownProducts = { _ in NothingKnown() }
  ) -> Site {
    sealed(knowing: known) { output in
      OutputDigest(Digest(of: output), size: output.count)
    }
  }
}
