import Testing

/// A drawing in the style of a program that exports SVG.
struct DrawingSample: Sendable, CustomTestStringConvertible {
  let program: String
  /// Width and height on a page.
  let size: String
  /// Parts of the text that must remain after cleaning.
  let stays: [String]
  let text: String

  var testDescription: String { program }

  static let all = [inkscape, illustrator, figma, drawio, matplotlib]
}

// swift-format-ignore
extension DrawingSample {
  static let inkscape = DrawingSample(
    program: "inkscape", size: "794x454",
    stays: [
      #"url(#linearGradient2)"#,
      #"gradientTransform="matrix(1.2,0,0,0.8,-3,1e-4)""#,
      #"marker-end:url(#Arrow1)"#,
      #"Way  home &amp; back"#,
    ],
    text: #"""
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->
      <svg
         width="210mm"
         height="120mm"
         viewBox="0 0 210 120"
         version="1.1"
         id="svg5"
         inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
         sodipodi:docname="way-home.svg"
         inkscape:export-filename="/home/anna/Desktop/way-home.png"
         xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
         xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
         xmlns:xlink="http://www.w3.org/1999/xlink"
         xmlns="http://www.w3.org/2000/svg"
         xmlns:svg="http://www.w3.org/2000/svg"
         xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
         xmlns:cc="http://creativecommons.org/ns#"
         xmlns:dc="http://purl.org/dc/elements/1.1/">
        <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:current-layer="layer1"><inkscape:grid type="xygrid"/></sodipodi:namedview>
        <defs id="defs2">
          <linearGradient inkscape:collect="always" id="linearGradient1">
            <stop style="stop-color:#0066ff;stop-opacity:1" offset="0" id="stop1"/>
            <stop style="stop-color:#ffcc00;stop-opacity:0.5;" offset="1" id="stop2"/>
          </linearGradient>
          <linearGradient inkscape:collect="always" xlink:href="#linearGradient1" id="linearGradient2" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="60" gradientTransform="matrix(1.2,0,0,0.8,-3,1e-4)"/>
          <marker style="overflow:visible" id="Arrow1" refX="0" refY="0" orient="auto-start-reverse" inkscape:stockid="Arrow1" markerWidth="3" markerHeight="2" viewBox="0 0 3 2" inkscape:isstock="true" preserveAspectRatio="xMidYMid">
            <path style="fill:context-stroke;fill-rule:evenodd;stroke:none" d="M 5.77,0 -2.88,5 V -5 Z" transform="scale(0.5)" id="path1"/>
          </marker>
          <inkscape:path-effect effect="spiro" id="pe1"/>
          <filter style="color-interpolation-filters:sRGB" inkscape:label="Blur" id="filter1" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="0.8" id="fe1"/></filter>
        </defs>
        <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:creator><cc:Agent><dc:title>Anna Muster</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
        <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
          <rect style="fill:url(#linearGradient2);fill-opacity:1;stroke:#000000;stroke-width:0.8;-inkscape-stroke:none;filter:url(#filter1)" id="rect1" width="80" height="50" x="10" y="10" ry="4"/>
          <path style="fill:none;stroke:#aa0000;stroke-width:1.5;marker-end:url(#Arrow1)" d="m 20,100 c 30,-30 60,10 90,-20" id="path2" inkscape:connector-curvature="0" sodipodi:nodetypes="cc"/>
          <text xml:space="preserve" style="font-style:normal;font-size:10.5833px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal';white-space:pre;inline-size:80" x="110" y="40" id="text1"><tspan sodipodi:role="line" id="tspan1" x="110" y="40">Way  home &amp; back</tspan></text>
        </g>
      </svg>
      """#)

  static let illustrator = DrawingSample(
    program: "illustrator", size: "400x200",
    stays: [
      #".st0{clip-path:url(#SVGID_2_)}"#,
      #"<switch><g><rect"#,
      ##"href="#SVGID_1_""##,
    ],
    text: #"""
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
      	 viewBox="0 0 400 200" style="enable-background:new 0 0 400 200;" xml:space="preserve">
      <style type="text/css"><![CDATA[
      	.st0{clip-path:url(#SVGID_2_);}
      	.st1{fill:url(#SVGID_3_);stroke:#231F20;stroke-miterlimit:10;}
      	.st2{font-family:'Helvetica', sans-serif; font-size:24px}
      	.st0 > .st1, g .st4{opacity:.8}
      ]]></style>
      <g><defs><rect id="SVGID_1_" x="20" y="20" width="360" height="120"/></defs>
      <clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
      <g class="st0"><radialGradient id="SVGID_3_" cx="200" cy="100" r="150" gradientUnits="userSpaceOnUse"><stop  offset="0" style="stop-color:#F9ED32"/><stop  offset="1" style="stop-color:#BE1E2D"/></radialGradient>
      <circle class="st1" cx="200" cy="100" r="150"/></g></g>
      <text transform="matrix(1 0 0 1 40 180)" class="st2">Bergweg</text>
      <switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"><i:pgfRef xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xlink:href="#adobe_illustrator_pgf"/></foreignObject><g><rect x="350" y="150" width="40" height="40"/></g></switch>
      </svg>
      """#)

  static let figma = DrawingSample(
    program: "figma", size: "240x160",
    stays: [
      #"mix-blend-mode:multiply"#,
      #"filter="url(#filter0_d_1_2)""#,
      #"<feGaussianBlur stdDeviation="2"/>"#,
    ],
    text: #"""
      <svg width="240" height="160" viewBox="0 0 240 160" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g id="Frame 1" clip-path="url(#clip0_1_2)">
      <rect width="240" height="160" fill="#F5F5F5"/>
      <g filter="url(#filter0_d_1_2)"><rect x="40" y="30" width="120" height="80" rx="12" fill="url(#paint0_linear_1_2)" style="mix-blend-mode:multiply"/></g>
      <mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="150" y="60" width="80" height="80"><circle cx="190" cy="100" r="40" fill="#D9D9D9"/></mask>
      <g mask="url(#mask0_1_2)"><path d="M150 60H230V140H150V60Z" fill="#1E1E1E" fill-opacity="0.6"/></g>
      </g>
      <defs>
      <filter id="filter0_d_1_2" x="36" y="30" width="128" height="88" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feFlood flood-opacity="0" result="BackgroundImageFix"/>
      <feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
      <feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>
      <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
      <feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/>
      <feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/>
      </filter>
      <linearGradient id="paint0_linear_1_2" x1="100" y1="30" x2="100" y2="110" gradientUnits="userSpaceOnUse"><stop stop-color="#7B61FF"/><stop offset="1" stop-color="#FF61D8"/></linearGradient>
      <clipPath id="clip0_1_2"><rect width="240" height="160" fill="white"/></clipPath>
      </defs>
      </svg>
      """#)

  static let drawio = DrawingSample(
    program: "drawio", size: "281x161",
    stays: [
      #"fill:url(#mx-gradient-dae8fc-1-7ea6e0-1-s-0)"#,
      #"light-dark(#000000, #ffffff)"#,
      #">Station</text>"#,
    ],
    text: #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Do not edit this file with editors other than draw.io -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" style="background: #ffffff; background-color: light-dark(#ffffff, var(--ge-dark-color, #121212)); color-scheme: light dark;" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="281px" height="161px" viewBox="-0.5 -0.5 281 161" content="&lt;mxfile host=&quot;app.diagrams.net&quot;&gt;&lt;diagram&gt;x&lt;/diagram&gt;&lt;/mxfile&gt;"><defs><linearGradient x1="0%" y1="0%" x2="0%" y2="100%" id="mx-gradient-dae8fc-1-7ea6e0-1-s-0"><stop offset="0%" style="stop-color: rgb(218, 232, 252); stop-opacity: 1;"/><stop offset="100%" style="stop-color: rgb(126, 166, 224); stop-opacity: 1;"/></linearGradient></defs><g><g data-cell-id="0"><g data-cell-id="2"><g><rect x="0" y="0" width="120" height="60" rx="9" ry="9" fill="url(#mx-gradient-dae8fc-1-7ea6e0-1-s-0)" stroke="#6c8ebf" pointer-events="all" style="fill: url(&quot;#mx-gradient-dae8fc-1-7ea6e0-1-s-0&quot;); stroke: light-dark(rgb(108, 142, 191), rgb(92, 121, 163));"/></g><g><g fill="#000000" font-family="&quot;Helvetica&quot;" text-anchor="middle" font-size="12px" style="fill: light-dark(#000000, #ffffff);"><text x="59.5" y="33.5">Station</text></g></g></g><g><path d="M 120 30 L 160 30 L 160 130 L 173.63 130" fill="none" stroke="#000000" stroke-miterlimit="10" pointer-events="stroke"/><path d="M 178.88 130 L 171.88 133.5 L 173.63 130 L 171.88 126.5 Z" fill="#000000" stroke="#000000" stroke-miterlimit="10" pointer-events="all"/></g></g></g></svg>
      """#)

  static let matplotlib = DrawingSample(
    program: "matplotlib", size: "192x144",
    stays: [
      #"*{stroke-linejoin:round;stroke-linecap:butt}"#,
      ##"<use href="#DejaVuSans-6b"/>"##,
    ],
    text: #"""
      <?xml version="1.0" encoding="utf-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
        "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns:xlink="http://www.w3.org/1999/xlink" width="144pt" height="108pt" viewBox="0 0 144 108" xmlns="http://www.w3.org/2000/svg" version="1.1">
       <metadata>
        <rdf:RDF xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
         <dc:date>2026-01-10T11:00:00</dc:date>
        </rdf:RDF>
       </metadata>
       <defs>
        <style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style>
       </defs>
       <g id="figure_1">
        <g id="patch_1"><path d="M 0 108 L 144 108 L 144 0 L 0 0 z" style="fill: #ffffff"/></g>
        <g id="line2d_1">
         <defs><path id="m31a5" d="M 0 0 L 0 3.5" style="stroke: #000000; stroke-width: 0.8"/></defs>
         <g><use xlink:href="#m31a5" x="20" y="90" style="stroke: #000000; stroke-width: 0.8"/></g>
         <path d="M 20 90 L 60 30 L 120 50" clip-path="url(#p3c)" style="fill: none; stroke: #1f77b4; stroke-width: 1.5; stroke-linecap: square"/>
        </g>
        <g id="text_1"><!-- km -->
         <g transform="translate(20 104) scale(0.1 -0.1)"><defs><path id="DejaVuSans-6b" d="M 581 4863 L 1159 4863 Q 1159 1991 581 0 z" transform="scale(0.015625)"/></defs><use xlink:href="#DejaVuSans-6b"/></g>
        </g>
       </g>
       <defs><clipPath id="p3c"><rect x="18" y="12" width="108" height="80"/></clipPath></defs>
      </svg>
      """#)
}
