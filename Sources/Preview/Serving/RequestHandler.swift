import Basics
import NIOCore
import NIOHTTP1

/// Serves the requests of one connection, one after the other.
///
/// A class, like all handlers of a channel. It is used only on the channel's event loop.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let policy: RequestPolicy
  private let responder: Responder
  private let limits: ServerLimits
  private let open: OpenConnections

  private var request: (decision: RequestPolicy.Decision, head: HTTPRequestHead)?
  /// Whether a response is being sent, so that another can't begin.
  private var isAnswering = false
  private var endsAfterAnswer = false
  /// Whether the connection is about to be closed, and nothing more is read.
  private var isEnding = false
  private var stream: (site: LiveSite, id: Int)?
  private var deadline: Scheduled<Void>?
  private var heartbeat: Scheduled<Void>?
  private var heartbeatIsPending = false

  init(
    _ policy: RequestPolicy, _ responder: Responder, _ limits: ServerLimits, _ open: OpenConnections
  ) {
    self.open = open
    self.policy = policy
    self.responder = responder
    self.limits = limits
  }

  // MARK: - Connection

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(limits.request, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    heartbeat?.cancel()
    if let stream { stream.site.close(stream.id) }
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      context.close(promise: nil)
      return
    }
    // Earlier requests are still served.
    endsAfterAnswer = true
    guard !isAnswering, !isEnding else { return }
    refuse(error == .headerOverflow ? .headersTooLarge : .malformed, context)
  }

  /// Closes the connection unless something happens in time.
  private func setDeadline(_ amount: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: amount) {
      context.close(promise: nil)
    }
  }

  // MARK: - Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isEnding else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      let decision = policy.decision(on: RequestPolicy.Head(head))
      if case .refused(let refusal) = decision {
        refuse(refusal, context, toHead: head.method == .HEAD)
      } else {
        request = (decision, head)
      }
    case .body: break
    case .end:
      guard let (decision, head) = request else { return }
      request = nil
      answer(decision, head, context)
    }
  }

  private func answer(
    _ decision: RequestPolicy.Decision, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    switch decision {
    case .refused(let refusal): refuse(refusal, context, toHead: head.method == .HEAD)
    case .script: send(Responder.script, to: head, context)
    case .style: send(Responder.style, to: head, context)
    case .events(let page, let tag):
      guard case .live(let site) = responder.origin else { return refuse(.unknown, context) }
      openStream(of: site, page: page, tag: tag, context)
    case .site(let path, let range, let ifRange, let ifNoneMatch):
      // This runs on another thread, because a photo may have to be made, or a file opened, and
      // other connections must not wait.
      let conditions = Responder.Conditions(
        range: range, ifRange: ifRange, ifNoneMatch: ifNoneMatch)
      let responder = responder
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      beginAnswer(context)
      beside {
        let response = responder.response(to: path, conditions)
        bound.eventLoop.execute {
          let (handler, context) = bound.value
          handler.send(response, to: head, context)
        }
      }
    }
  }

  /// Runs work that may take long on another thread, or on this one if no thread can be started.
  private func beside(_ work: @escaping @Sendable () -> Void) {
    if !onOneThread(work) { work() }
  }

  /// Begins a response. Until it ends, no request is read, and the connection stays open.
  private func beginAnswer(_ context: ChannelHandlerContext) {
    isAnswering = true
    deadline?.cancel()
    open.serves(context.channel)
  }

  // MARK: - Events

  private func openStream(
    of site: LiveSite, page: String, tag: String, _ context: ChannelHandlerContext
  ) {
    beginAnswer(context)
    var headers: HTTPHeaders = ["Content-Type": "text/event-stream; charset=utf-8"]
    Response.protect(&headers)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))),
      promise: nil)
    context.writeAndFlush(wrapOutboundOut(part("retry: 500\n\n", context.channel)), promise: nil)
    let channel = context.channel
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    // This runs on another thread, because the page may have to be made, and other connections must
    // not wait.
    beside {
      let id = site.open(page: page, version: PageVersion(text: tag)) { text in
        channel.eventLoop.execute {
          // A client that doesn't read is disconnected. Browsers reconnect automatically.
          guard channel.isWritable else { return channel.close(promise: nil) }
          var buffer = channel.allocator.buffer(capacity: text.utf8.count)
          buffer.writeString(text)
          channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(buffer)), promise: nil)
        }
      }
      bound.eventLoop.execute {
        let (handler, context) = bound.value
        guard context.channel.isActive else { return site.close(id) }
        handler.stream = (site, id)
      }
    }
    beatLater(context)
  }

  private func beatLater(_ context: ChannelHandlerContext) {
    heartbeat = context.eventLoop.assumeIsolated().scheduleTask(in: limits.heartbeat) {
      [weak self] in self?.beat(context)
    }
  }

  /// Sends a heartbeat. Closes the connection if the client hasn't read the previous one.
  private func beat(_ context: ChannelHandlerContext) {
    guard !heartbeatIsPending else { return context.close(promise: nil) }
    heartbeatIsPending = true
    context.writeAndFlush(wrapOutboundOut(part(":\n\n", context.channel)))
      .assumeIsolated().whenSuccess { [weak self] in self?.heartbeatIsPending = false }
    beatLater(context)
  }

  private func part(_ text: String, _ channel: any Channel) -> HTTPServerResponsePart {
    .body(.byteBuffer(channel.allocator.buffer(string: text)))
  }

  // MARK: - Answers

  private func refuse(
    _ refusal: Refusal, _ context: ChannelHandlerContext, toHead: Bool = false
  ) {
    isEnding = true
    var response = Response(refusal)
    response.headers.add(name: "Connection", value: "close")
    begin(response, context)
    var rest: BodyReader? = toHead ? nil : BodyReader(response.body)
    write(&rest, keepsAlive: false, context)
  }

  private func send(
    _ response: Response, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    guard context.channel.isActive else { return }
    var response = response
    let keepsAlive = head.isKeepAlive
    response.headers.add(name: "Connection", value: keepsAlive ? "keep-alive" : "close")
    begin(response, context)
    var rest: BodyReader? = head.method == .HEAD ? nil : BodyReader(response.body)
    write(&rest, keepsAlive: keepsAlive, context)
  }

  private func begin(_ response: Response, _ context: ChannelHandlerContext) {
    isAnswering = true
    context.write(
      wrapOutboundOut(
        .head(
          HTTPResponseHead(
            version: .http1_1, status: response.status, headers: response.headers))),
      promise: nil)
  }

  /// Writes a piece, and the next one after the client has read it.
  private func write(
    _ rest: inout BodyReader?, keepsAlive: Bool, _ context: ChannelHandlerContext
  ) {
    setDeadline(limits.write, context)
    if let piece = rest?.next() {
      guard piece.count == rest?.lastWanted else {
        // The file has been cut below the announced length.
        context.close(promise: nil)
        return
      }
      let buffer = context.channel.allocator.buffer(bytes: piece)
      let written = wrapOutboundOut(.body(.byteBuffer(buffer)))
      if rest?.isAtEnd == false {
        var rest = rest
        context.writeAndFlush(written).assumeIsolated().whenSuccess { [weak self] in
          self?.write(&rest, keepsAlive: keepsAlive, context)
        }
        return
      }
      context.write(written, promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete {
      [weak self] _ in self?.finish(keepsAlive: keepsAlive, context)
    }
  }

  private func finish(keepsAlive: Bool, _ context: ChannelHandlerContext) {
    isAnswering = false
    open.waits(context.channel)
    guard context.channel.isActive else { return }
    guard !keepsAlive || endsAfterAnswer else { return setDeadline(limits.request, context) }
    isEnding = true
    // Closing at once would reset the connection if the client is still sending, before it has read
    // the response.
    context.close(mode: .output, promise: nil)
    setDeadline(limits.farewell, context)
  }
}

extension RequestPolicy.Head {
  init(_ head: HTTPRequestHead) {
    self.init(
      method: head.method.rawValue, target: head.uri,
      version: (Int(head.version.major), Int(head.version.minor)),
      headers: head.headers.map { ($0.name, $0.value) })
  }
}
