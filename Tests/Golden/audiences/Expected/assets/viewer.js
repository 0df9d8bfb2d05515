// A viewer for the photographs of a page, loaded by pages that show some. Without it their links
// lead on as they say. Each photograph has an address, "#photo-" and its name, by which a link opens
// it; Back leaves the viewer and not the page.
(() => {
  "use strict";

  const words = document.currentScript.dataset;
  const root = document.documentElement;
  const written = (number) => {
    try { return number.toLocaleString(root.lang); } catch { return number; }
  };
  const make = (name, properties, parent) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  // The files of the format in which the page shows a photograph, else of that which most browsers
  // know.
  const files = (image) => {
    const sources = [...image.closest("picture")?.querySelectorAll("source") ?? []];
    const shown = image.currentSrc && new URL(image.currentSrc).pathname;
    const source = sources.find(({ srcset }) => shown && srcset.includes(shown));
    return (source ?? sources.at(-1))?.srcset ?? "";
  };

  // What is to be seen: each photograph once, in the order of the page, without what a filter hides.
  const collect = () => {
    const items = new Map();
    const names = new Map();
    for (const frame of document.querySelectorAll(".frame")) {
      const figure = frame.closest("figure");
      const photo = frame.closest(".photo");
      const image = frame.querySelector("img");
      if (!image) continue;
      // A photo's own page leads to its file.
      const page = photo?.querySelector(".card-title a");
      const path = new URL(page?.href ?? (photo ? location.href : frame.href)).pathname;
      const key = photo ? path : frame.href;
      const other = items.get(key);
      if (other) { other.frames.push(frame); continue; }
      const stem = photo ? path.split("/").filter(Boolean).pop() : `picture-${items.size + 1}`;
      const name = `photo-${photo ? decodeURIComponent(stem) : stem}`;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      const caption = (photo ?? figure)?.querySelector(photo ? ".card-title, h1" : "figcaption");
      items.set(key, {
        frames: [frame], image, page,
        name: count > 1 ? `${name}-${count}` : name,
        title: caption?.textContent.trim() ?? "",
        texts: [photo?.dataset.summary, photo?.dataset.camera].filter(Boolean),
        purchase: photo?.querySelector("a.button"),
        width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")),
        srcset: files(image),
      });
    }
    return [...items.values()].filter((item) => !item.frames[0].closest("[hidden]"));
  };

  let dialog, stage, image, state, title, count, more, turns, zooms;
  let items = [];
  let current = 0;
  let kept = [];

  // Where the photograph is: its scale, and how far its middle is from that of the stage.
  let scale = 1, x = 0, y = 0;
  const limit = (value, most) => Math.min(most, Math.max(-most, value));

  // The room that it takes unscaled, never more than it has pixels; none for one of unknown size.
  const fitted = ({ width, height }) => {
    if (!width || !height) return null;
    const fit = Math.min(stage.clientWidth / width, stage.clientHeight / height, 1);
    return { width: width * fit, height: height * fit };
  };
  const most = () => {
    const { width } = items[current];
    const shown = fitted(items[current])?.width ?? 1;
    return Math.max(2, Math.min(8, width / shown || 2));
  };
  // By this a browser takes the smallest file that is sharp enough.
  const sizes = (item, scale) => `${Math.ceil((fitted(item)?.width ?? innerWidth) * scale)}px`;

  const place = () => {
    const box = fitted(items[current]);
    const [width, height] = [box?.width ?? stage.clientWidth, box?.height ?? stage.clientHeight];
    x = limit(x, Math.max(0, (width * scale - stage.clientWidth) / 2));
    y = limit(y, Math.max(0, (height * scale - stage.clientHeight) / 2));
    image.style.width = `${width}px`;
    image.style.height = `${height}px`;
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    zooms.out.disabled = scale <= 1;
    zooms.in.disabled = scale >= most();
  };
  let settling;
  // A sharper file, once nobody zooms any more.
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      if (image.srcset) image.sizes = sizes(items[current], scale);
    }, 200);
  };
  // What lies at a point stays there; without one, what is in the middle.
  const zoom = (wanted, at) => {
    const box = stage.getBoundingClientRect();
    const [left, top] = at ? [at.x - box.x - box.width / 2, at.y - box.y - box.height / 2] : [0, 0];
    const next = Math.min(most(), Math.max(1, wanted));
    x = left - (left - x) * next / scale;
    y = top - (top - y) * next / scale;
    scale = next;
    place();
    settle();
  };

  const say = (text) => { state.textContent = text; };

  // Its neighbours come when it is there, so that they don't take its time.
  const preload = () => {
    kept = [1, -1].map((step) => items.at((current + step) % items.length))
      .filter((item) => item !== items[current])
      .map((item) => Object.assign(new Image(),
        { sizes: sizes(item, 1), srcset: item.srcset, src: item.image.src }));
  };

  const load = (item) => {
    const next = Object.assign(document.createElement("img"), {
      alt: item.image.alt, draggable: false, sizes: sizes(item, 1), srcset: item.srcset,
    });
    // What the page has shown stands in for it.
    const seen = item.image.complete && item.image.naturalWidth ? item.image.currentSrc : "";
    next.style.backgroundImage = seen && `url("${CSS.escape(seen)}")`;
    say("");
    const slow = setTimeout(() => { if (next === image) say(words.loading); }, 300);
    next.addEventListener("load", () => {
      clearTimeout(slow);
      next.style.backgroundImage = "";
      if (next !== image) return;
      say("");
      if (!kept.length) preload();
    });
    next.addEventListener("error", () => {
      // The one file that every browser shows.
      if (next.srcset) { next.srcset = ""; return; }
      clearTimeout(slow);
      if (next === image) say(words.failed);
    });
    next.src = item.image.src;
    image.replaceWith(next);
    image = next;
  };

  const describe = (item) => {
    title.replaceChildren();
    if (item.page) make("a", { href: item.page.href, textContent: item.title }, title);
    else title.textContent = item.title;
    count.textContent = items.length < 2 ? ""
      : words.count.replace("{number}", written(current + 1)).replace("{count}", written(items.length));
    more.replaceChildren();
    for (const textContent of item.texts) make("p", { textContent, dir: "auto" }, more);
    if (item.purchase) {
      const { href, textContent } = item.purchase;
      make("a", { href, textContent, className: "button" }, make("p", {}, more));
    }
  };

  const show = (index) => {
    current = (index + items.length) % items.length;
    [scale, x, y, kept] = [1, 0, 0, []];
    describe(items[current]);
    load(items[current]);
    place();
    for (const turn of turns) turn.hidden = items.length < 2;
  };
  const turnTo = (index) => {
    show(index);
    history.replaceState(history.state, "", `#${encodeURIComponent(items[current].name)}`);
  };
  // In the direction of reading: to the right is forward, or back where one reads to the left.
  const turn = (step) =>
    turnTo(current + (getComputedStyle(dialog).direction === "rtl" ? -step : step));

  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isZoomed = scale > 1;
    const move = (left, top) => { x += left; y += top; place(); };
    const act = {
      ArrowLeft: () => (isZoomed ? move(80, 0) : turn(-1)),
      ArrowRight: () => (isZoomed ? move(-80, 0) : turn(1)),
      ArrowUp: () => move(0, 80), ArrowDown: () => move(0, -80),
      Home: () => turnTo(0), End: () => turnTo(items.length - 1),
      "+": () => zoom(scale * 1.5), "=": () => zoom(scale * 1.5), "-": () => zoom(scale / 1.5),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  // One finger turns, or moves what is zoomed; two zoom; two taps zoom in and out again.
  const watchPointers = () => {
    const fingers = new Map();
    let start, tap, isPinch;
    const middle = () => {
      const [a, b = a] = fingers.values();
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    stage.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      stage.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) [start, isPinch] = [event, false];
      else isPinch = true;
    });
    stage.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = middle();
      fingers.set(event.pointerId, event);
      const now = middle();
      stage.classList.add("held");
      if (fingers.size === 1 && scale === 1 && !isPinch) {
        image.style.transform = `translate(${now.x - start.x}px, 0)`;
        return;
      }
      x += now.x - before.x;
      y += now.y - before.y;
      zoom(fingers.size > 1 && before.gap ? scale * now.gap / before.gap : scale, now);
    });
    const end = (event) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      stage.classList.remove("held");
      const [left, top] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const isTap = !isPinch && Math.hypot(left, top) < 10 && event.type === "pointerup";
      const isSecond = isTap && tap && event.timeStamp - tap.timeStamp < 400
        && Math.hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < 30;
      tap = isTap && !isSecond ? event : null;
      if (isSecond) zoom(scale > 1 ? 1 : most(), event);
      else if (scale === 1 && !isPinch && Math.abs(left) > 48 && Math.abs(left) > Math.abs(top)
        && event.type === "pointerup" && items.length > 1) turn(left < 0 ? 1 : -1);
      else place();
    };
    stage.addEventListener("pointerup", end);
    stage.addEventListener("pointercancel", end);
    // Two fingers on a trackpad are a wheel with Control; the page behind stays where it is.
    dialog.addEventListener("wheel", (event) => {
      if (more.contains(event.target) && !event.ctrlKey) return;
      event.preventDefault();
      if (event.ctrlKey) zoom(scale * Math.exp(-event.deltaY / 100), event);
    }, { passive: false });
  };

  const build = () => {
    dialog = make("dialog", { className: "viewer" }, document.body);
    dialog.setAttribute("aria-labelledby", "viewer-title viewer-count");
    const button = (text, label, act, parent) => {
      const made = make("button", { type: "button", textContent: text, ariaLabel: label }, parent);
      made.addEventListener("click", act);
      return made;
    };
    const bar = make("div", { className: "viewer-bar" }, dialog);
    count = make("p", { id: "viewer-count", ariaLive: "polite" }, bar);
    zooms = {
      out: button("−", words.zoomOut, () => zoom(scale / 1.5), bar),
      in: button("+", words.zoomIn, () => zoom(scale * 1.5), bar),
    };
    button("×", words.close, () => dialog.close(), bar).autofocus = true;
    stage = make("div", { className: "viewer-stage" }, dialog);
    image = make("img", { alt: "" }, stage);
    state = make("p", { className: "viewer-state", role: "status" }, stage);
    const foot = make("div", { className: "viewer-foot" }, dialog);
    const back = button("←", words.previous, () => turnTo(current - 1), foot);
    const caption = make("div", { className: "viewer-caption", ariaLive: "polite" }, foot);
    title = make("p", { id: "viewer-title" }, caption);
    more = make("div", {}, caption);
    turns = [back, button("→", words.next, () => turnTo(current + 1), foot)];
    dialog.addEventListener("keydown", press);
    dialog.addEventListener("close", left);
    watchPointers();
  };

  const begin = (index) => {
    if (!dialog?.isConnected) build();
    // Its room is known when it is open.
    if (!dialog.open) dialog.showModal();
    show(index);
  };

  // The photograph that the page's address names.
  const named = () => {
    try {
      const name = decodeURIComponent(location.hash.slice(1));
      if (name.startsWith("photo-")) return items.findIndex((item) => item.name === name);
    } catch {}
    return -1;
  };

  // The page shows the photograph that was seen last.
  const giveBack = () => {
    history.scrollRestoration = "auto";
    items[current].frames[0].focus();
  };
  const left = () => {
    image.removeAttribute("srcset");
    kept = [];
    if (named() < 0) giveBack();
    else if (history.state?.viewer) history.back();
    else {
      history.replaceState(null, "", location.pathname + location.search);
      giveBack();
    }
  };

  const follow = () => {
    const isOpen = dialog?.open;
    if (!isOpen) {
      const before = items[current];
      const next = collect();
      // After the viewer has been left: the photograph is found again.
      current = Math.max(0, next.findIndex((item) => item.name === before?.name));
      items = next;
    }
    const index = named();
    if (index >= 0) begin(index);
    else if (isOpen) dialog.close();
    else if (history.scrollRestoration === "manual") giveBack();
  };
  addEventListener("popstate", follow);
  addEventListener("resize", () => { if (dialog?.open) { place(); settle(); } });

  addEventListener("click", (event) => {
    const frame = event.target.closest(".frame");
    if (!frame || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    items = collect();
    const index = items.findIndex((item) => item.frames.includes(frame));
    if (index < 0) return;
    event.preventDefault();
    // So that Back does not scroll to where the viewer was opened.
    history.scrollRestoration = "manual";
    history.pushState({ viewer: true }, "", `#${encodeURIComponent(items[index].name)}`);
    begin(index);
  });

  // A picture and the name below it do two things now, and the keyboard reaches both.
  const prepare = () => {
    for (const frame of document.querySelectorAll(".frame")) {
      frame.tabIndex = 0;
      frame.ariaHasPopup = "dialog";
    }
  };
  // The site has changed while somebody writes it.
  addEventListener("preview", prepare);
  prepare();
  follow();
})();
