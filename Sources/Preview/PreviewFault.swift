package import Diagnostics

/// Reason why a preview can't start.
package struct PreviewFault: Error, Sendable, Hashable {
  package let diagnostic: Diagnostic

  init(_ fault: PreviewServer.Fault, wasAskedFor: Bool) {
    diagnostic =
      switch fault {
      case .portTaken(let port) where wasAskedFor:
        Problem.previewPortTaken(
          "another program listens at port \(port)",
          fix: "give another port, or none for the next that is free")
      case .portTaken:
        Problem.previewPortTaken(
          "other programs listen at port \(Preview.usualPort) and at all that were tried after it",
          fix: "give one that is free with --port")
      case .portForbidden(let port):
        Problem.previewPortForbidden(
          "the system does not let this user listen at port \(port)",
          fix: "give a port from 1024 on with --port")
      case .unknownHost(let host):
        Problem.previewUnknownHost(
          "'\(host)' is no address of this machine",
          fix: "leave --host out, or give an address that this machine has")
      case .other(let text):
        Problem.previewCannotListen(
          "the system does not let preview listen: \(text)", fix: "try another --port or --host")
      }
  }
}

/// Messages of preview besides mistakes.
enum PreviewProse {
  static func polling(because fault: WatchFault) -> String {
    let reason =
      switch fault {
      case .exhausted: "the system watches no more folders (fs.inotify.max_user_watches)"
      case .outOfDescriptors: "the system lets no more files be watched (ulimit -n)"
      case .unavailable: "the system does not tell of changes"
      }
    return "\(reason), so files are looked at twice a second"
  }
}
