/// What is watched of a site, and what the events of the system mean for its files.
protocol WatchedTree {
  associatedtype Event

  /// Watches the site's folders, and its own for those that do not exist yet.
  mutating func watchAll() throws(WatchFault)

  /// Tells the changes what an event means; what is thrown ends the watching.
  mutating func take(_ event: Event, _ changes: ChangeQueue) throws(WatchFault)
}

extension WatchedTree {
  /// What ends the watching, if anything does.
  mutating func take(_ events: [Event], _ changes: ChangeQueue) -> WatchFault? {
    do throws(WatchFault) {
      for event in events { try take(event, changes) }
      return nil
    } catch {
      return error
    }
  }
}
