/// Refusal of a request, after which the connection is closed.
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
    reason: "This preview answers to localhost and 127.0.0.1; start it with --host to use a name.")
  static let foreignOrigin = Refusal(
    status: 403, reason: "This preview answers to its own pages and to no others.")
  static let method = Refusal(status: 405, reason: "A preview knows GET and HEAD.")
  static let body = Refusal(status: 413, reason: "A preview takes no content.")
  static let targetTooLong = Refusal(
    status: 414, reason: "An address has at most \(RequestTarget.limit) bytes.")
  static let malformedTarget = Refusal(status: 400, reason: "This is no address of a page.")
  static let trickyTarget = Refusal(
    status: 400, reason: "An address holds no '.', '..', '\\' and no hidden or doubled '/'.")
  static let headersTooLarge = Refusal(status: 431, reason: "The request's headers are too large.")
  static let malformed = Refusal(status: 400, reason: "This is no HTTP request.")
  static let tooSlow = Refusal(status: 408, reason: "The request took too long.")
  static let version = Refusal(status: 505, reason: "A preview speaks HTTP/1.1.")
  static let unknown = Refusal(status: 404, reason: "There is nothing at this address.")
}
