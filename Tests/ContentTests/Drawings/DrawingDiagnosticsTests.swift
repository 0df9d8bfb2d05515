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

  @Test func findsCommentsInTexts() {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg"><title>Home %%door 7%%</title>
        <text>50%% off</text><text>A &lt;!-- b --&gt;</text></svg>
      """
    #expect(
      report(text) == """
        plan.svg:1:53: error[drawing-comment]: this comment would be published: readers see the drawing's text
            1 | <svg xmlns="http://www.w3.org/2000/svg"><title>Home %%door 7%%</title>
              |                                                     ^~~~~~~~~~ delete the comment
        plan.svg:2:30: error[drawing-comment]: this comment would be published: readers see the drawing's text
            2 |   <text>50%% off</text><text>A &lt;!-- b --&gt;</text></svg>
              |                              ^~~~~~~~~~~~~~~~~~ delete the comment

        """)
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
    #expect(
      report(text) == """
        plan.svg:2:4: error[drawing-active]: a drawing can't hold a script, as 'script' is
            2 |   <script href="a.js"/>
              |    ^~~~~~ remove it
        plan.svg:3:6: error[drawing-active]: 'onload' is a script that an event starts
            3 |   <g onload="f()"><animate attributeName="x"/></g>
              |      ^~~~~~ remove it
        plan.svg:3:20: error[drawing-active]: 'animate' moves what is drawn, and the drawing may look different without it
            3 |   <g onload="f()"><animate attributeName="x"/></g>
              |                    ^~~~~~~ export it without animation, or keep it in Content/public if you trust it
        plan.svg:4:4: error[drawing-active]: 'foreignObject' is HTML inside of a drawing, which may do whatever a page may
            4 |   <foreignObject><p>Hi</p></foreignObject>
              |    ^~~~~~~~~~~~~ export texts as text of SVG: in draw.io without 'Formatted Text', in Mermaid with 'htmlLabels: false'
        plan.svg:5:4: error[drawing-picture]: the drawing holds a picture, which may tell where and by whom it was made
            5 |   <image href="photo.jpg"/>
              |    ^~~~~ export the drawing as PNG, or show the picture by itself
        plan.svg:6:8: error[drawing-outside]: 'use' leads out of the drawing, to 'tree.svg#tree'
            6 |   <use href="tree.svg#tree"/>
              |        ^~~~ put what it needs into the drawing, and links into the text around it
        plan.svg:7:16: error[drawing-outside]: 'fill' leads out of the drawing, to 'a.svg'
            7 |   <rect style="stroke: red; fill: url(&quot;a.svg&quot;)"/>
              |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ put what it needs into the drawing, and links into the text around it
        plan.svg:8:35: error[drawing-outside]: 'fill' leads out of the drawing, to 'http://a.example'
            8 |   <rect style="stroke: red; fill: url(http://a.example)"/>
              |                                   ^~~~~~~~~~~~~~~~~~~~~ put what it needs into the drawing, and links into the text around it
        plan.svg:9:8: error[drawing-reference]: 'use' can't refer to '#my tree'
            9 |   <use href="#my tree"/>
              |        ^~~~ give what it refers to a name of letters, digits, '-', '_', '.' and ':', as in 'url(#sky)'
        plan.svg:11:20: error[drawing-unknown]: 'float' is no property of drawings that is known to be harmless
           11 |     a { fill: red; float: left }
              |                    ^~~~~ remove it
        plan.svg:12:5: error[drawing-unknown]: 'b[href]' selects otherwise than by elements, classes and ids
           12 |     b[href] { fill: red }
              |     ^ give the elements a class, and select it
        plan.svg:13:15: error[drawing-unknown]: 'fill' can't have the value 'frost(1)'
           13 |     c { fill: frost(1) }
              |               ^~~~~ write numbers, colours, keywords and the functions of drawings only
        plan.svg:14:15: error[drawing-unknown]: 'fill' has an escape, behind which anything may hide
           14 |     d { fill: \\72 ed }
              |               ^ write it without '\\'
        plan.svg:16:4: error[drawing-unknown]: 'flowRoot' is no element of drawings that is known to be harmless
           16 |   <flowRoot/>
              |    ^~~~~~~~ remove it, or export the drawing as plain SVG
        plan.svg:17:18: error[drawing-circle]: this draws 'a', which is around it or draws it in turn
           17 |   <g id="a"><use href="#a"/></g>
              |                  ^~~~ let it refer to something outside of 'a'

        """)
  }

  /// Mistakes of the whole file, or after which nothing is read.
  @Test func saysWhatIsWrongWithTheFile() {
    let texts = [
      "", "<html/>", "<svg/>", "\u{FEFF}<?xml version='1.0' encoding='UTF-7'?>",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]>", svg("<g>"), svg("<g></h>"), svg("&nbsp;"),
      svg("<x:g/><y:g/>"), svg(String(repeating: "<g>", count: 200)),
      svg("<feGaussianBlur stdDeviation='5000'/>"), svg("", " width='9999999'"),
      svg(
        "<g id='a0'><g/></g>"
          + (0..<9).map {
            "<g id='a\($0 + 1)'><use href='#a\($0)'/><use href='#a\($0)'/>"
              + "<use href='#a\($0)'/><use href='#a\($0)'/><use href='#a\($0)'/></g>"
          }.joined()),
      String(repeating: " ", count: DrawingLimits.bytes + 1),
    ]
    let lines = texts.flatMap { text in
      report(text).split(separator: "\n").filter { !$0.contains("<") || $0.contains("error[") }
        .map { line in String(line.drop { $0 == " " || $0 == "|" || $0 == "^" || $0 == "~" }) }
    }
    #expect(
      lines.joined(separator: "\n") == """
        plan.svg: error[drawing-not-svg]: the file is empty
        export the drawing as SVG
        plan.svg:1:2: error[drawing-not-svg]: its first element is 'html' and not 'svg'
        export the drawing as SVG
        plan.svg:1:2: error[drawing-not-svg]: its element 'svg' is not one of SVG, so that no browser draws it
        write xmlns="http://www.w3.org/2000/svg" into its first tag
        plan.svg:1:32: error[drawing-encoding]: the drawing says that its encoding is 'UTF-7'
        save it as UTF-8
        plan.svg:1:1: error[drawing-document-type]: the drawing declares entities or attributes of its own
        export it as plain SVG, in Illustrator without 'Preserve Illustrator Editing Capabilities'
        plan.svg:1:142: error[drawing-not-well-formed]: this is no well-formed XML: 'svg' ends where 'g' is open
        export the drawing again, or mend it here
        plan.svg:1:142: error[drawing-not-well-formed]: this is no well-formed XML: 'h' ends where 'g' is open
        export the drawing again, or mend it here
        plan.svg:1:139: error[drawing-not-well-formed]: this is no well-formed XML: '&nbsp;' is no character
        export the drawing again, or mend it here
        plan.svg:1:146: error[drawing-not-well-formed]: this is no well-formed XML: the prefix 'y' is not declared
        export the drawing again, or mend it here
        plan.svg:1:737: error[drawing-too-large]: elements are nested more than 200 deep
        simplify the drawing, or export it as PNG
        plan.svg:1:155: error[drawing-too-large]: 'stdDeviation' must be a number of at most 1000
        simplify the drawing, or export it as PNG
        plan.svg: error[drawing-too-large]: the drawing is 9999999 pixels wide or high, more than the limit of 100000
        simplify the drawing, or export it as PNG
        plan.svg:1:874: error[drawing-too-large]: with all that it refers to, the drawing draws more than 500000 elements; a step of a filter counts for 100
        simplify the drawing, or export it as PNG
        plan.svg: error[drawing-too-large]: the drawing has 1048577 bytes, more than the limit of 1048576
        simplify the drawing, or export it as PNG
        """)
  }
}
