import NIOCore
import Synchronization

/// Open connections, up to a limit. If another one needs room, the connection that has waited
/// longest for a request is closed.
///
/// A class, because all connections share it.
final class OpenConnections: Sendable {
  private struct State {
    /// Connections with the counter at which each began to wait; `nil` while it is served.
    var open: [ObjectIdentifier: (channel: any Channel, waitsSince: Int?)] = [:]
    var moments = 0

    mutating func wait(_ channel: any Channel) {
      moments += 1
      open[ObjectIdentifier(channel)] = (channel, moments)
    }

    /// Removes the connection that has waited longest.
    mutating func takeOldest() -> (any Channel)? {
      let waiting = open.values.compactMap { one in one.waitsSince.map { (one.channel, $0) } }
      let oldest = waiting.min { $0.1 < $1.1 }?.0
      if let oldest { open[ObjectIdentifier(oldest)] = nil }
      return oldest
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Adds a connection if there is room, or room can be made. Returns whether it was added.
  func add(_ channel: any Channel) -> Bool {
    let (hasRoom, previous) = state.withLock { state -> (Bool, (any Channel)?) in
      let previous = state.open.count < limit ? nil : state.takeOldest()
      guard state.open.count < limit else { return (false, nil) }
      state.wait(channel)
      return (true, previous)
    }
    // The connection is closed outside the lock, because its end is handled at once.
    previous?.close(promise: nil)
    return hasRoom
  }

  /// Closes the connection that has waited longest.
  func makeRoom() { state.withLock { $0.takeOldest() }?.close(promise: nil) }

  func remove(_ channel: any Channel) {
    state.withLock { $0.open[ObjectIdentifier(channel)] = nil }
  }

  /// Notes that a connection is being served, and must not be closed.
  func serves(_ channel: any Channel) {
    state.withLock { $0.open[ObjectIdentifier(channel)]?.waitsSince = nil }
  }

  /// Notes that a connection waits for a request, and so is the last to be closed.
  func waits(_ channel: any Channel) {
    state.withLock { state in
      if state.open[ObjectIdentifier(channel)] != nil { state.wait(channel) }
    }
  }
}

/// Makes room when the system has no descriptor left for another connection.
///
/// A class, like all handlers of a channel.
final class AcceptFaultHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let open: OpenConnections

  init(_ open: OpenConnections) { self.open = open }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError { open.makeRoom() }
    context.fireErrorCaught(error)
  }
}
