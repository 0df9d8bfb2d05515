import Diagnostics

/// Errors that prevent a preview from starting.
extension Problem {
  static let previewPortTaken = Problem(
    "preview-port-taken",
    "Another program, perhaps another preview, already uses the port in `--port`.",
    "Stop that program, choose another port, or leave out `--port` to use the next free one.")
  static let previewPortForbidden = Problem(
    "preview-port-forbidden", "Only the system's administrator may use ports below 1024.",
    "Choose a port from 1024 up.")
  static let previewUnknownHost = Problem(
    "preview-unknown-host",
    "`--host` names an address that this machine doesn't have, or a name that can't be found.",
    "Leave it out to serve only this machine, or write one of the machine's addresses.")
  static let previewCannotListen = Problem(
    "preview-cannot-listen",
    "The system doesn't let the preview accept connections. The message ends with the reason.",
    "Try another port or host.")
}
