/// Watched parts of a site, and the meaning of the system's events for its files.
protocol WatchedTree {
  associatedtype Event

  /// Watches the site's folders, and its own folder, in which missing ones may appear.
  mutating func watchAll() throws(WatchFault)

  /// Adds the changes that an event means; a thrown fault ends the watching.
  mutating func take(_ event: Event, _ changes: ChangeQueue) throws(WatchFault)
}

extension WatchedTree {
  /// Handles events; returns the fault that ends the watching, if any.
  mutating func take(_ events: [Event], _ changes: ChangeQueue) -> WatchFault? {
    do throws(WatchFault) {
      for event in events { try take(event, changes) }
      return nil
    } catch {
      return error
    }
  }
}
