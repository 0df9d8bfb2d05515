package import Content

extension Site {
  /// Knowledge from earlier loadings, which changes how much is read and decided again, and
  /// nothing of the result.
  package struct Reuse: Sendable {
    /// State of the site's files just before loading.
    package var sources: SourceState?
    /// Results kept from one loading to the next.
    package var memory: SiteMemory?
    /// The only files and folders, below the site's folder, that may have changed since the
    /// memory's last loading began; `nil` if unknown.
    package var changed: Set<String>?
    /// Number of bytes of content files kept in memory between uses; only used without `memory`.
    package var heldBytes = HeldBytes.most
    /// Theme of another site, whose templates serve where they are the same; only used without
    /// `memory`.
    package var theme: CompiledTheme?

    package init(
      sources: SourceState? = nil, memory: SiteMemory? = nil, changed: Set<String>? = nil
    ) {
      self.sources = sources
      self.memory = memory
      self.changed = changed
    }
  }
}
