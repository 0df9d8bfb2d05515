import NIOCore
import Synchronization

/// The connections that are open, so that no client can take all there can be: where there is no room,
/// the one goes that has been waiting for a request longest.
///
/// A class, for all connections share it.
final class OpenConnections: Sendable {
  private struct State {
    /// Of each when it began to wait, counted in such moments; `nil` while it is answered to.
    var open: [ObjectIdentifier: (channel: any Channel, waitsSince: Int?)] = [:]
    var moments = 0

    mutating func wait(_ channel: any Channel) {
      moments += 1
      open[ObjectIdentifier(channel)] = (channel, moments)
    }

    /// Takes the one out that has been waiting longest.
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

  /// Whether there was room for one more, or is now.
  func add(_ channel: any Channel) -> Bool {
    let (hasRoom, former) = state.withLock { state -> (Bool, (any Channel)?) in
      let former = state.open.count < limit ? nil : state.takeOldest()
      guard state.open.count < limit else { return (false, nil) }
      state.wait(channel)
      return (true, former)
    }
    // Behind the lock: its end is told at once.
    former?.close(promise: nil)
    return hasRoom
  }

  /// Lets the one go that has been waiting longest.
  func makeRoom() { state.withLock { $0.takeOldest() }?.close(promise: nil) }

  func remove(_ channel: any Channel) {
    state.withLock { $0.open[ObjectIdentifier(channel)] = nil }
  }

  /// It is answered to, and stays.
  func serves(_ channel: any Channel) {
    state.withLock { $0.open[ObjectIdentifier(channel)]?.waitsSince = nil }
  }

  /// It may send another request, and is the last to go.
  func waits(_ channel: any Channel) {
    state.withLock { state in
      if state.open[ObjectIdentifier(channel)] != nil { state.wait(channel) }
    }
  }
}

/// Makes room where the system gives no descriptor for a connection that is to be accepted.
///
/// A class, as handlers of a channel are.
final class AcceptFaultHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let open: OpenConnections

  init(_ open: OpenConnections) { self.open = open }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError { open.makeRoom() }
    context.fireErrorCaught(error)
  }
}
