// Mistakes against XML.

extension DrawingDiagnostics {
  static func words(_ syntax: DrawingFault.Syntax) -> String {
    switch syntax {
    case .character(let number): "it has no character \(number)"
    case .endsEarly(let part): "\(part) has no end"
    case .unclosed(let name): "'\(name)' has no end"
    case .wrongEnd(let name, let open?): "'\(name)' ends where '\(open)' is open"
    case .wrongEnd(let name, nil): "'\(name)' ends where nothing is open"
    case .noName: "a name must stand here"
    case .noBlank: "a blank must stand between attributes"
    case .noValue(let name): "'\(name)' has no value in quotes"
    case .bracketInValue: "a '<' in a value is written '&lt;'"
    case .twice(let name): "'\(name)' is given twice"
    case .undeclared(let prefix): "the prefix '\(prefix)' is not declared"
    case .wrongNamespace(let name): "'\(name)' declares no namespace"
    case .reference(let name): "'&\(name);' is no character"
    case .noReference: "an '&' that begins no reference is written '&amp;'"
    case .comment: "a comment can't hold '--'"
    case .textOutside: "text stands outside of the drawing"
    case .secondRoot: "a second element begins behind the drawing"
    case .declaration: "a declaration can't stand here"
    }
  }
}
