import NIOCore

/// Limits of time and memory for one client.
struct ServerLimits: Sendable {
  /// Time from the connection, or from the last response, to the end of a request's head.
  var request = TimeAmount.seconds(20)
  /// Time for the client to read a piece of a response.
  var write = TimeAmount.seconds(30)
  /// Time between the end of a response and the end of the connection.
  var farewell = TimeAmount.seconds(1)
  /// Time between two heartbeats to an open page.
  var heartbeat = TimeAmount.seconds(15)
  var connections = 2048
  /// Maximum number of bytes of one header.
  var headerBytes = 8 * 1024
  /// Maximum number of bytes of all headers of a request.
  var headersBytes = 32 * 1024
  var headers = 100
}
