/// Reason why a preview can't start.
package enum PreviewFault: Error, Sendable, Hashable {
  case portTaken(Int)
  /// The default port is taken, and so are all that were tried after it.
  case noPortFree(from: Int)
  case portForbidden(Int)
  case unknownHost(String)
  case other(String)

  init(_ fault: PreviewServer.Fault, host: String, wasAskedFor: Bool) {
    self =
      switch fault {
      case .portTaken(let port):
        wasAskedFor ? .portTaken(port) : .noPortFree(from: Preview.usualPort)
      case .portForbidden(let port): .portForbidden(port)
      case .unknownHost(let host): .unknownHost(host)
      case .other(let text): .other(text)
      }
  }
}
