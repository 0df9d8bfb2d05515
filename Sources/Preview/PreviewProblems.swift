import Diagnostics

/// Errors that prevent a preview from starting.
extension Problem {
  static let previewPortTaken = Problem(
    "preview-port-taken",
    "Another program, perhaps another preview, is already using the port in `--port`.",
    "Stop the other program or choose another port. If you leave out `--port`, the preview uses "
      + "the next free port.")
  static let previewPortForbidden = Problem(
    "preview-port-forbidden", "Only an administrator may use ports below 1024.",
    "Choose port 1024 or higher.")
  static let previewUnknownHost = Problem(
    "preview-unknown-host",
    "`--host` contains an address that doesn't belong to this machine, or a name that can't be "
      + "resolved.",
    "Leave out `--host` to serve only this machine, or write one of the machine's addresses.")
  static let previewCannotListen = Problem(
    "preview-cannot-listen",
    "The system doesn't allow the preview to accept connections. The message ends with the reason.",
    "Try a different port or host.")
}
