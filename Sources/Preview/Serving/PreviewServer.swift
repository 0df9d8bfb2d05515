import Content
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens on one address, and serves this machine's user.
final class PreviewServer: Sendable {
  /// Reason why the server can't listen.
  enum Fault: Error, Equatable {
    case portTaken(Int)
    case portForbidden(Int)
    case unknownHost(String)
    case other(String)
  }

  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  /// The port on which the server listens.
  var port: Int { channel.localAddress?.port ?? 0 }

  init(
    host: String, port: Int, _ policy: RequestPolicy, _ responder: Responder,
    limits: ServerLimits = ServerLimits()
  ) throws(Fault) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let open = OpenConnections(
      limit: min(limits.connections, DescriptorLimit.connections(of: DescriptorLimit.raise())))
    let bootstrap = ServerBootstrap(group: group)
      // The backlog equals the limit, because the system drops further connections silently.
      .serverChannelOption(.backlog, value: Int32(clamping: limits.connections))
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 4)
      .serverChannelInitializer { channel in
        channel.pipeline.addHandler(AcceptFaultHandler(open))
      }
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard open.add(channel) else { throw ChannelError.ioOnClosedChannel }
          channel.closeFuture.whenComplete { _ in open.remove(channel) }
          try Self.fill(
            channel.pipeline.syncOperations, RequestHandler(policy, responder, limits, open),
            limits)
        }
      }
    do {
      channel = try bootstrap.bind(host: host, port: port).wait()
    } catch {
      group.shutdownGracefully { _ in }
      throw Fault(error, host: host, port: port)
    }
    self.group = group
  }

  private static func fill(
    _ pipeline: ChannelPipeline.SynchronousOperations, _ handler: RequestHandler,
    _ limits: ServerLimits
  ) throws {
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headerBytes
    decoderLimits.maxHeaderListSize = limits.headersBytes
    decoderLimits.maxHeaderFieldCount = limits.headers
    try pipeline.configureHTTPServerPipeline(
      // Only the handler's own refusals have protective headers.
      withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoderLimits)
    try pipeline.addHandler(handler)
  }

  /// Closes every connection.
  func close() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }
}

extension PreviewServer.Fault {
  fileprivate init(_ error: any Error, host: String, port: Int) {
    if let error = error as? IOError {
      switch error.errnoCode {
      case EADDRINUSE: self = .portTaken(port)
      case EACCES: self = .portForbidden(port)
      case EADDRNOTAVAIL: self = .unknownHost(host)
      default: self = .other(error.description)
      }
    } else if error is SocketAddressError {
      self = .unknownHost(host)
    } else {
      self = .other("\(error)")
    }
  }
}
