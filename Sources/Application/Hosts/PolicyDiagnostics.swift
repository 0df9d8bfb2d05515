import Diagnostics

/// Diagnostics for parts of a site that weaken its security policy.
enum PolicyDiagnostics {
  static func inline(
    _ part: PolicyLoads.Inline, isTemplate: Bool, at place: SourceRange
  ) -> Diagnostic {
    let file = isTemplate ? "a file in Templates/assets" : "a separate file"
    return switch part {
    case .script:
      Problem.policyInlineScript(
        at: place,
        "because of this script, the policy in '_headers' allows scripts in the HTML of every page",
        fix: "move the script to \(file)")
    case .handler:
      Problem.policyInlineScript(
        at: place,
        "because of this attribute, the policy in '_headers' allows scripts in attributes on "
          + "every page", fix: "move the code to \(file), and call it with 'addEventListener'")
    case .style:
      Problem.policyInlineStyle(
        at: place,
        "because of this style, the policy in '_headers' allows styles in the HTML of every page",
        fix: "move the style to \(file)")
    }
  }
}
