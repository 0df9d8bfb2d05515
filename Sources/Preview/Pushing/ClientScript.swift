import Application
import Basics

/// The preview's script, which its server inserts into pages. Published pages don't have it.
enum ClientScript {
  /// The script as served: less than 4,096 bytes, without comments and indentation.
  static let text = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    .filter { !$0.begins(with: "//") }.joined(separator: "\n")

  private static let source = #"""
    (() => {
      const page = document;
      let { tag, mark } = page.currentScript.dataset;
      const mainOf = (page) => page.querySelector("main");
      const parse = (text) => new DOMParser().parseFromString(text, "text/html");
      // As it was served: scripts change the page that is shown, and what they did shall stay.
      let served = mainOf(parse(mainOf(page)?.outerHTML ?? ""));

      const make = (name, properties) =>
        Object.assign(page.createElement(name), properties);
      const host = make("zoetrope-preview");
      const shadow = host.attachShadow({ mode: "open" });
      // No page's style reaches what is in here.
      const add = (name, properties) => shadow.appendChild(make(name, properties));
      add("link", { rel: "stylesheet", href: "/.zoetrope/preview.css" });
      if (mark) add("p", { textContent: mark });
      const box = add("details", { hidden: true, role: "alert" });
      page.documentElement.append(host);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-preview]::after { content: ' (' attr(data-preview) ')' }");
      page.adoptedStyleSheets.push(sheet);

      const tell = ({ list, more }) => {
        box.hidden = !list.length;
        box.open = list.some(({ error }) => error);
        box.replaceChildren(
          make("summary", { textContent: `To mend: ${list.length + more}` }),
          ...list.map(({ error, text }) =>
            make("pre", { textContent: text, className: error })));
      };

      const copy = (node) => node.cloneNode(true);
      // Makes of what is shown what is new between two versions, and leaves all else alone.
      const patch = (shown, old, next) => {
        if (old.isEqualNode(next)) return;
        if (shown.nodeName !== next.nodeName) return shown.replaceWith(copy(next));
        if (!next.attributes) return void (shown.data = next.data);
        for (const { name } of old.attributes) {
          next.hasAttribute(name) || shown.removeAttribute(name);
        }
        for (const { name, value } of next.attributes) {
          if (old.getAttribute(name) !== value) shown.setAttribute(name, value);
        }
        const all = [shown, old, next].map((node) => [...node.childNodes]);
        const [a, b, c] = all;
        if (a.length !== b.length) return shown.replaceChildren(...c.map(copy));
        const same = (at) => b.length && c.length && b.at(at).isEqualNode(c.at(at));
        while (same(0)) all.map((nodes) => nodes.shift());
        let end = null;
        while (same(-1)) [end] = all.map((nodes) => nodes.pop());
        c.forEach((node, at) =>
          a[at] ? patch(a[at], b[at], node) : shown.insertBefore(copy(node), end));
        a.slice(c.length).forEach((node) => node.remove());
      };

      const exchange = async () => {
        const newPage = parse(await (await fetch(location)).text());
        const next = mainOf(newPage);
        const shown = mainOf(page);
        if (!next || !shown) return location.reload();
        page.title = newPage.title;
        patch(shown, served, next);
        served = next;
        // A list that is filtered has new items.
        for (const field of shown.querySelectorAll("input")) {
          field.dispatchEvent(new Event("input"));
        }
      };

      // While nobody listens, styles may change.
      let missed, source, calls = 0, queue = Promise.resolve();
      const pathOf = (address) => new URL(address, location).pathname;
      const renew = (address) => `${pathOf(address)}?${Date.now()}`;
      const act = async (event) => {
        tell(event.mistakes);
        if (event.go) return location.assign(event.go);
        if (event.act === "reload") return location.reload();
        if (event.act === "main") await exchange();
        if (event.styles || missed) {
          missed = false;
          for (const old of page.querySelectorAll("[rel=stylesheet][href^='/']")) {
            const link = make("link", { rel: "stylesheet", media: old.media });
            link.onload = link.onerror = () => old.remove();
            link.href = renew(old.href);
            old.after(link);
          }
        }
        for (const image of page.images) {
          const source = image.currentSrc || image.src;
          if (event.images.includes(pathOf(source))) {
            image.srcset = "";
            image.src = renew(source);
          }
        }
        for (const link of page.links) {
          const mark = event.marks[pathOf(link.href)];
          if (mark) link.dataset.preview = mark;
          else delete link.dataset.preview;
        }
        tag = event.tag;
        // What a page shows besides may be another, too.
        dispatchEvent(new Event("preview"));
      };

      // Only of a page in sight: a browser has six connections for all of a host's pages.
      const connect = () => {
        missed = calls++;
        source?.close();
        if (page.hidden) return;
        source = new EventSource(`/.zoetrope/events?tag=${tag}&page=${location.pathname}`);
        source.onmessage = ({ data }) => {
          // What could not be had is had with the next.
          queue = queue.then(() => act(JSON.parse(data))).catch(() => {});
        };
        source.onerror = () => { source.close(); setTimeout(connect, 1000); };
      };
      page.addEventListener("visibilitychange", connect);
      addEventListener("pageshow", connect);
      addEventListener("pagehide", () => source?.close());
    })();
    """#

  static let style = """
    :host { all: initial; position: fixed; z-index: 2147483647; inset: auto 0 0;
      font: 14px/1.4 ui-monospace, monospace; pointer-events: none }
    details, p { background: #1c1b22; color: #ffd479; margin: 8px; padding: 8px 12px;
      border-radius: 6px; width: fit-content; max-height: 80vh; overflow: auto }
    p { text-transform: capitalize }
    details { pointer-events: auto }
    details[open] { width: auto; border: 2px solid #ff6b6b }
    pre { white-space: pre-wrap; color: #eee }
    pre.true { color: #ff9b9b }

    """

  /// Returns a page with the script at its end. The script's box has a shadow root, so the page's
  /// styles don't change it.
  static func injected(into page: [UInt8], _ version: PageVersion, mark: ModelState?) -> [UInt8] {
    let element =
      "<script src=\"\(RequestPolicy.ownFolder)preview.js\" data-tag=\"\(version.text)\""
      + (mark.map { " data-mark=\"\($0.rawValue)\"" } ?? "") + "></script>\n"
    let end = page.lastIndex(of: Array("</body>".utf8)) ?? page.endIndex
    var injected: [UInt8] = []
    injected.reserveCapacity(page.count + element.utf8.count)
    injected += page[..<end]
    injected += Array(element.utf8)
    injected += page[end...]
    return injected
  }
}

extension [UInt8] {
  fileprivate func lastIndex(of text: [UInt8]) -> Int? {
    var start = count - text.count
    while start >= 0 {
      if self[start...].starts(with: text) { return start }
      start -= 1
    }
    return nil
  }
}
