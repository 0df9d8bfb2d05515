package import Diagnostics

extension PreviewFault {
  package var diagnostic: Diagnostic {
    switch self {
    case .portTaken(let port):
      Diagnostic(
        .error, "preview-port-taken", at: nil, "another program listens at port \(port)",
        fix: "give another port, or none for the next that is free")
    case .noPortFree(let first):
      Diagnostic(
        .error, "preview-port-taken", at: nil,
        "other programs listen at port \(first) and at all that were tried after it",
        fix: "give one that is free with --port")
    case .portForbidden(let port):
      Diagnostic(
        .error, "preview-port-forbidden", at: nil,
        "the system does not let this user listen at port \(port)",
        fix: "give a port from 1024 on with --port")
    case .unknownHost(let host):
      Diagnostic(
        .error, "preview-unknown-host", at: nil, "'\(host)' is no address of this machine",
        fix: "leave --host out, or give an address that this machine has")
    case .other(let text):
      Diagnostic(
        .error, "preview-cannot-listen", at: nil, "the system does not let preview listen: \(text)",
        fix: "try another --port or --host")
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
