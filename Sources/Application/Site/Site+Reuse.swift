package import Content

extension Site {
  /// Knowledge from earlier loadings. It saves reading files and making decisions again, but never
  /// changes the result.
  package struct Reuse: Sendable {
    /// State of the site's files just before loading.
    package var sources: SourceState?
    /// Results kept from one loading to the next.
    package var memory: SiteMemory?
    /// The only files and folders, below the site's folder, that may have changed since the
    /// memory's last loading began; `nil` if unknown.
    package var changed: Set<String>?
    /// Maximum number of bytes of content files kept in memory between uses. Only used without
    /// `memory`.
    package var heldBytes = HeldBytes.most
    /// Theme of another site. Its templates are reused if they are the same. Only used without
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
