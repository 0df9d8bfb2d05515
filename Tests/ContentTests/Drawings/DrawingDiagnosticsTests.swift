import Diagnostics
import TestSupport
import Testing

@testable import Content

@Suite struct DrawingDiagnosticsTests {
  private func report(_ text: String) -> String {
    let bytes = Array(text.utf8)
    do throws(Drawing.Faults) {
      _ = try Drawing(bytes)
      return ""
    } catch {
      return TerminalWriter(colours: false).text(
        DrawingDiagnostics.diagnostics(
          for: error, in: SourceFile(path: "plan.svg", bytes: bytes)))
    }
  }

  @Test func saysWhereAndWhatToDo() {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg">
        <script href="a.js"/>
        <g onload="f()"><animate attributeName="x"/></g>
        <foreignObject><p>Hi</p></foreignObject>
        <image href="photo.jpg"/>
        <use href="tree.svg#tree"/>
        <rect style="stroke: red; fill: url(&quot;a.svg&quot;)"/>
        <rect style="stroke: red; fill: url(http://a.example)"/>
        <use href="#my tree"/>
        <style>
          a { fill: red; float: left }
          b[href] { fill: red }
          c { fill: frost(1) }
          d { fill: \\72 ed }
        </style>
        <flowRoot/>
        <g id="a"><use href="#a"/></g>
      </svg>
      """
    #expect(report(text) == "")
  }

  private static let single: [(String, String)] = [
    ("", ""),
  ]
}
