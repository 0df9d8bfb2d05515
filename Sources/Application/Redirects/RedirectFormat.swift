import Basics
import Content
import Markup

/// Formats of redirect rules, for various servers.
package enum RedirectFormat: String, CaseIterable, Sendable {
  /// The file `_redirects` of Netlify and Cloudflare Pages.
  case netlify
  case nginx
  case caddy

  func text(of redirects: [Redirect], under base: BaseURL?) -> String {
    // Servers without folder redirects need the address with and without the last `/`.
    let rules = redirects.flatMap { redirect in
      redirect.from.forms.map {
        (from: $0.link(under: base), to: redirect.to.link(under: base).address, path: $0.path)
      }
    }
    let prefix = base?.path ?? ""
    switch self {
    case .netlify: return rules.map { "\($0.from.address) \($0.to) 301\n" }.joined()
    case .nginx:
      let lines = rules.map { rule in
        let from = (prefix + rule.path).quoted(escaping: "$")
        return "    \(from) \(rule.to.quoted(escaping: "$"));\n"
      }
      return """
        # Into the block 'http':
        #     include <this file>;
        # Into the block 'server':
        #     if ($zoetrope_moved) { return 301 $zoetrope_moved; }
        map $uri $zoetrope_moved {
        \(lines.joined())}

        """
    case .caddy:
      let lines = rules.map { rule in
        let from = (prefix + rule.path).quoted(escaping: "{")
        return "    \(from) \(rule.to.quoted(escaping: "{"))\n"
      }
      return """
        # Into the block of the site: import <this file>
        map {path} {zoetrope_moved} {
        \(lines.joined())    default ""
        }
        @zoetrope_moved expression `{zoetrope_moved} != ""`
        redir @zoetrope_moved {zoetrope_moved} permanent

        """
    }
  }
}

extension Route {
  /// The route and, for a folder, its path without the last `/`.
  fileprivate var forms: [Route] {
    guard path != "/", let file = path.before("/") else { return [self] }
    return [self, Route(path: String(file))]
  }
}

extension String {
  /// Returns the text in quotes, with a backslash before quotes, backslashes and the variable sign.
  fileprivate func quoted(escaping variable: Unicode.Scalar) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == variable { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
