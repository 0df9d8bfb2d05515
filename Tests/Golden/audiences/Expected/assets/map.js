// Maps that can be moved and enlarged: by their buttons, the wheel with Ctrl, two fingers, dragging
// where a map is enlarged, and the keys + - 0 and arrows. Without script a map is as it is.

(() => {
  "use strict";

  const largest = 8;

  for (const frame of document.querySelectorAll(".map-frame")) {
    const map = frame.querySelector("svg.map");
    const tools = frame.querySelector(".map-tools");
    if (!map || !tools) continue;
    const whole = map.viewBox.baseVal;
    const [width, height] = [whole.width, whole.height];
    let [zoom, left, top] = [1, 0, 0];
    const fingers = new Map();

    const show = () => {
      left = Math.min(Math.max(left, 0), width - width / zoom);
      top = Math.min(Math.max(top, 0), height - height / zoom);
      map.setAttribute("viewBox", `${left} ${top} ${width / zoom} ${height / zoom}`);
      map.style.setProperty("--map-zoom", zoom);
      frame.classList.toggle("map-enlarged", zoom > 1);
      for (const button of tools.querySelectorAll("[data-map-zoom]")) {
        const at = { in: largest, out: 1, whole: 1 }[button.dataset.mapZoom];
        // A disabled button would lose the focus.
        button.setAttribute("aria-disabled", String(zoom === at));
      }
    };

    // Enlarges around a point of the window, or around the middle.
    const enlarge = (factor, x, y) => {
      const box = map.getBoundingClientRect();
      const [across, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
      const [a, b] = x === undefined ? [0.5, 0.5] : [across, down];
      const next = Math.min(largest, Math.max(1, zoom * factor));
      left += a * (width / zoom - width / next);
      top += b * (height / zoom - height / next);
      zoom = next;
      show();
    };

    // Moves by points of the window.
    const move = (x, y) => {
      const box = map.getBoundingClientRect();
      left -= (x / box.width) * (width / zoom);
      top -= (y / box.height) * (height / zoom);
      show();
    };

    const steps = { in: () => enlarge(1.6), out: () => enlarge(1 / 1.6), whole: () => enlarge(0) };
    tools.addEventListener("click", (event) => {
      const button = event.target.closest("[data-map-zoom]");
      if (button) steps[button.dataset.mapZoom]?.();
    });

    const keys = {
      "+": steps.in, "=": steps.in, "-": steps.out, 0: steps.whole,
      ArrowLeft: () => move(60, 0), ArrowRight: () => move(-60, 0),
      ArrowUp: () => move(0, 60), ArrowDown: () => move(0, -60),
    };
    frame.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      if (event.key.startsWith("Arrow") && zoom === 1) return;
      keys[event.key]();
      event.preventDefault();
    });

    map.addEventListener("wheel", (event) => {
      // Without Ctrl the wheel is the page's; a trackpad's pinch comes with it.
      if (!event.ctrlKey) return;
      event.preventDefault();
      enlarge(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }, { passive: false });

    const middle = () => {
      const all = [...fingers.values()];
      const sum = all.reduce(([x, y], finger) => [x + finger[0], y + finger[1]], [0, 0]);
      const spread = all.length > 1 ? Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]) : 0;
      return [sum[0] / all.length, sum[1] / all.length, spread];
    };

    map.addEventListener("pointerdown", (event) => {
      if (event.button === 0) fingers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = middle();
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      const now = middle();
      if (before[2] > 0) enlarge(now[2] / before[2], now[0], now[1]);
      if (zoom > 1) move(now[0] - before[0], now[1] - before[1]);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, (event) => fingers.delete(event.pointerId));
    }

    tools.hidden = false;
    show();
  }
})();
