// Messages for violations of XML's syntax.

extension DrawingDiagnostics {
  static func words(_ syntax: DrawingFault.Syntax) -> String {
    switch syntax {
    case .character(let number): "there is no character with the number \(number)"
    case .endsEarly(let part): "\(part) isn't closed"
    case .unclosed(let name): "'\(name)' isn't closed"
    case .wrongEnd(let name, let open?): "'\(name)' is closed, but '\(open)' is open"
    case .wrongEnd(let name, nil): "'\(name)' is closed, but nothing is open"
    case .noName: "a name is missing here"
    case .noBlank: "a space is missing between attributes"
    case .noValue(let name): "'\(name)' has no value in quotes"
    case .bracketInValue: "write '<' in a value as '&lt;'"
    case .twice(let name): "the attribute '\(name)' appears twice"
    case .undeclared(let prefix): "the prefix '\(prefix)' isn't declared"
    case .wrongNamespace(let name): "'\(name)' doesn't declare a namespace"
    case .reference(let name): "'&\(name);' isn't a known character"
    case .noReference: "write '&' as '&amp;'"
    case .comment: "a comment can't contain '--'"
    case .textOutside: "there is text outside the drawing"
    case .secondRoot: "there is a second element after the drawing"
    case .declaration: "a declaration isn't allowed here"
    }
  }
}
