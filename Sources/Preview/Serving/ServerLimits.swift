import NIOCore

/// How long and how many: what one client can take from the others.
struct ServerLimits: Sendable {
  /// From the connection, or from the last answer, to the end of a request's head.
  var request = TimeAmount.seconds(20)
  /// For the client to take a piece of an answer.
  var write = TimeAmount.seconds(30)
  /// Between the end of an answer and that of the connection.
  var farewell = TimeAmount.seconds(1)
  /// Between two signs of life to an open page.
  var heartbeat = TimeAmount.seconds(15)
  var connections = 2048
  /// Of one header.
  var headerBytes = 8 * 1024
  /// Of all headers of a request.
  var headersBytes = 32 * 1024
  var headers = 100
}
