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
        plan.svg:2:4: error[drawing-active]: 'script' is a script, which a drawing can't contain
            2 |   <script href="a.js"/>
              |    ^~~~~~ remove it
        plan.svg:3:6: error[drawing-active]: 'onload' runs a script on an event
            3 |   <g onload="f()"><animate attributeName="x"/></g>
              |      ^~~~~~ remove it
        plan.svg:3:20: error[drawing-active]: 'animate' animates the drawing, which may look different without it
            3 |   <g onload="f()"><animate attributeName="x"/></g>
              |                    ^~~~~~~ export it without animation, or keep it in Content/public if you trust it
        plan.svg:4:4: error[drawing-active]: 'foreignObject' is HTML in a drawing, which can do anything a page can
            4 |   <foreignObject><p>Hi</p></foreignObject>
              |    ^~~~~~~~~~~~~ export text as SVG text: in draw.io without 'Formatted Text', in Mermaid with 'htmlLabels: false'
        plan.svg:5:4: error[drawing-picture]: the drawing contains a picture, which may reveal where and by whom it was made
            5 |   <image href="photo.jpg"/>
              |    ^~~~~ export the drawing as PNG, or show the picture separately
        plan.svg:6:8: error[drawing-outside]: 'use' refers to something outside the drawing: 'tree.svg#tree'
            6 |   <use href="tree.svg#tree"/>
              |        ^~~~ put what it needs in the drawing, and links in the page's text
        plan.svg:7:16: error[drawing-outside]: 'fill' refers to something outside the drawing: 'a.svg'
            7 |   <rect style="stroke: red; fill: url(&quot;a.svg&quot;)"/>
              |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ put what it needs in the drawing, and links in the page's text
        plan.svg:8:35: error[drawing-outside]: 'fill' refers to something outside the drawing: 'http://a.example'
            8 |   <rect style="stroke: red; fill: url(http://a.example)"/>
              |                                   ^~~~~~~~~~~~~~~~~~~~~ put what it needs in the drawing, and links in the page's text
        plan.svg:9:8: error[drawing-reference]: 'use' can't refer to '#my tree'
            9 |   <use href="#my tree"/>
              |        ^~~~ name the target with only letters, digits, '-', '_', '.' and ':', as in 'url(#sky)'
        plan.svg:11:20: error[drawing-unknown]: 'float' isn't on the list of harmless properties
           11 |     a { fill: red; float: left }
              |                    ^~~~~ remove it
        plan.svg:12:5: error[drawing-unknown]: 'b[href]' can't be used: selectors in drawings consist of elements, classes and ids
           12 |     b[href] { fill: red }
              |     ^ give the elements a class, and select it
        plan.svg:13:15: error[drawing-unknown]: 'fill' can't have the value 'frost(1)'
           13 |     c { fill: frost(1) }
              |               ^~~~~ use only numbers, colours, keywords and SVG functions
        plan.svg:14:15: error[drawing-unknown]: 'fill' contains an escape, which could hide anything
           14 |     d { fill: \\72 ed }
              |               ^ write it without '\\'
        plan.svg:16:4: error[drawing-unknown]: 'flowRoot' isn't on the list of harmless elements
           16 |   <flowRoot/>
              |    ^~~~~~~~ remove it, or export the drawing as plain SVG
        plan.svg:17:18: error[drawing-circle]: this refers to 'a', which contains it or refers back to it
           17 |   <g id="a"><use href="#a"/></g>
              |                  ^~~~ refer to something outside 'a'

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
        plan.svg:1:2: error[drawing-not-svg]: its first element is 'html', not 'svg'
        export the drawing as SVG
        plan.svg:1:2: error[drawing-not-svg]: its 'svg' element lacks the SVG namespace, so browsers don't draw it
        add xmlns="http://www.w3.org/2000/svg" to its first tag
        plan.svg:1:32: error[drawing-encoding]: the drawing names another encoding: 'UTF-7'
        save it as UTF-8
        plan.svg:1:1: error[drawing-document-type]: the drawing declares its own entities or attributes
        export it as plain SVG, in Illustrator without 'Preserve Illustrator Editing Capabilities'
        plan.svg:1:142: error[drawing-not-well-formed]: the drawing isn't valid XML: 'svg' is closed, but 'g' is open
        export the drawing again, or fix it here
        plan.svg:1:142: error[drawing-not-well-formed]: the drawing isn't valid XML: 'h' is closed, but 'g' is open
        export the drawing again, or fix it here
        plan.svg:1:139: error[drawing-not-well-formed]: the drawing isn't valid XML: '&nbsp;' isn't a known character
        export the drawing again, or fix it here
        plan.svg:1:146: error[drawing-not-well-formed]: the drawing isn't valid XML: the prefix 'y' isn't declared
        export the drawing again, or fix it here
        plan.svg:1:737: error[drawing-too-large]: elements are nested more than 200 deep
        simplify the drawing, or export it as PNG
        plan.svg:1:155: error[drawing-too-large]: 'stdDeviation' must be a number of at most 1000
        simplify the drawing, or export it as PNG
        plan.svg: error[drawing-too-large]: the drawing is 9999999 pixels wide or high, more than the limit of 100000
        simplify the drawing, or export it as PNG
        plan.svg:1:874: error[drawing-too-large]: with all references, the drawing draws more than 500000 elements; each filter step counts as 100
        simplify the drawing, or export it as PNG
        plan.svg: error[drawing-too-large]: the drawing has 1048577 bytes, more than the limit of 1048576
        simplify the drawing, or export it as PNG
        """)
  }
}
