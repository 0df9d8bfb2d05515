package import Diagnostics

extension Explanation {
  /// Explanations of errors that prevent a preview from starting.
  package static let preview: [Explanation] = [
    .init(
      "preview-port-taken",
      cause:
        "Another program, perhaps another preview, listens at the port that `--port` asks for.",
      remedy: "End it, give another port, or leave `--port` out: then the next free one serves."),
    .init(
      "preview-port-forbidden",
      cause: "Ports below 1024 belong to the system's administrator.",
      remedy: "Give a port from 1024 on."),
    .init(
      "preview-unknown-host",
      cause:
        "`--host` names an address that no network of this machine has, or a name without one.",
      remedy: "Leave it out to serve this machine alone, or give one of its addresses."),
    .init(
      "preview-cannot-listen",
      cause: "The system refused to listen, for a reason of its own that the message ends with.",
      remedy: "Try another port or host."),
  ]
}
