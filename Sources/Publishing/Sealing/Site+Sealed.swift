package import Application
import Markup

extension Site {
  /// Returns the site with the sealed files for its audiences. `known` looks up the products of
  /// earlier builds, so that only those that may have changed are made.
  package func sealed(
    knowing known: (Site) -> any KnownProducts = { _ in NothingKnown() }
  ) -> Site {
    sealed(knowing: known) { output in
      OutputDigest(Digest(of: output), size: output.count)
    }
  }
}
