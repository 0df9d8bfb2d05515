import Diagnostics

/// Errors that prevent a preview from starting.
extension Problem {
  static let previewPortTaken = Problem(
    "preview-port-taken",
    "Another program, perhaps another preview, listens at the port that `--port` asks for.",
    "End it, give another port, or leave `--port` out: then the next free one serves.")
  static let previewPortForbidden = Problem(
    "preview-port-forbidden", "Ports below 1024 belong to the system's administrator.",
    "Give a port from 1024 on.")
  static let previewUnknownHost = Problem(
    "preview-unknown-host",
    "`--host` names an address that no network of this machine has, or a name without one.",
    "Leave it out to serve this machine alone, or give one of its addresses.")
  static let previewCannotListen = Problem(
    "preview-cannot-listen",
    "The system refused to listen, for a reason of its own that the message ends with.",
    "Try another port or host.")
}
