/// Refusal of a request. The connection is closed afterwards.
struct Refusal: Error, Equatable {
  let status: Int
  /// Explanation for the reader, one sentence.
  let reason: String
}

extension Refusal {
  static let malformedHost = Refusal(
    status: 400, reason: "A request needs one Host header, such as 'Host: 127.0.0.1:8080'.")
  static let foreignHost = Refusal(
    status: 403,
    reason:
      "This preview answers only to localhost and 127.0.0.1. Start it with --host to use a name.")
  static let foreignOrigin = Refusal(
    status: 403, reason: "This preview only answers its own pages.")
  static let method = Refusal(status: 405, reason: "The preview supports GET and HEAD.")
  static let body = Refusal(status: 413, reason: "The preview doesn't accept request bodies.")
  static let targetTooLong = Refusal(
    status: 414, reason: "An address can have at most \(RequestTarget.limit) bytes.")
  static let malformedTarget = Refusal(status: 400, reason: "This isn't the address of a page.")
  static let trickyTarget = Refusal(
    status: 400, reason: "An address can't contain '.', '..', '\\' or a hidden or doubled '/'.")
  static let headersTooLarge = Refusal(status: 431, reason: "The request's headers are too large.")
  static let malformed = Refusal(status: 400, reason: "This isn't an HTTP request.")
  static let tooSlow = Refusal(status: 408, reason: "The request took too long.")
  static let version = Refusal(status: 505, reason: "The preview supports HTTP/1.1.")
  static let unknown = Refusal(status: 404, reason: "There is no page here.")
}
