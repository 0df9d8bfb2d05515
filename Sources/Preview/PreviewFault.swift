package import Diagnostics

/// Reason why a preview can't start.
package struct PreviewFault: Error, Sendable, Hashable {
  package let diagnostic: Diagnostic

  init(_ fault: PreviewServer.Fault, wasAskedFor: Bool) {
    diagnostic =
      switch fault {
      case .portTaken(let port) where wasAskedFor:
        Problem.previewPortTaken(
          "another program already uses port \(port)",
          fix: "choose another port, or leave out --port to use the next free one")
      case .portTaken:
        Problem.previewPortTaken(
          "other programs already use port \(Preview.usualPort) and all ports tried after it",
          fix: "choose a free port with --port")
      case .portForbidden(let port):
        Problem.previewPortForbidden(
          "the system doesn't let you use port \(port)",
          fix: "choose a port from 1024 up with --port")
      case .unknownHost(let host):
        Problem.previewUnknownHost(
          "'\(host)' isn't an address of this machine",
          fix: "leave out --host, or write one of this machine's addresses")
      case .other(let text):
        Problem.previewCannotListen(
          "the system doesn't let the preview accept connections: \(text)",
          fix: "try another --port or --host")
      }
  }
}

/// Messages of the preview, except mistakes.
enum PreviewProse {
  static func polling(because fault: WatchFault) -> String {
    let reason =
      switch fault {
      case .exhausted: "the system can't watch more folders (fs.inotify.max_user_watches)"
      case .outOfDescriptors: "the system can't watch more files (ulimit -n)"
      case .unavailable: "the system doesn't report changes"
      }
    return "\(reason), so the preview checks files twice a second"
  }
}
