// What the plain theme does with script: switches that are remembered, lists that can be filtered.
// Every page is whole without it.
(() => {
  "use strict";

  const root = document.documentElement;
  const prefix = "zoetrope.";

  // A browser may refuse storage; then a choice lasts as long as the page.
  const remember = (key, value) => {
    try { localStorage.setItem(key, value); } catch {}
  };
  const recall = (key) => {
    try { return localStorage.getItem(key); } catch { return null; }
  };

  // A remembered choice says the attribute and its value: "data-minion-mode=on".
  const apply = (choice) => {
    const [, attribute, value] = /^(data-[a-z-]+)=(on|off)$/.exec(choice ?? "") ?? [];
    if (attribute) root.setAttribute(attribute, value);
    return value;
  };

  // Runs in the head, so that no page shows in wrong colours first.
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) apply(recall(key));
    }
  } catch {}

  const announce = (text) => {
    document.getElementById("announcement").textContent = text;
  };

  const prepareSwitch = (cell) => {
    const box = cell.querySelector("input");
    const { storageKey, rootAttribute, whenOn, whenOff, preference } = cell.dataset;
    box.setAttribute("role", "switch");
    const show = () => {
      const chosen = apply(recall(storageKey)) ?? root.getAttribute(rootAttribute);
      if (chosen) box.checked = chosen === "on";
      else if (preference) box.checked = matchMedia(preference).matches;
    };
    box.addEventListener("change", () => {
      const choice = `${rootAttribute}=${box.checked ? "on" : "off"}`;
      remember(storageKey, choice);
      apply(choice);
      announce(box.checked ? whenOn : whenOff);
    });
    // The same site in another tab.
    addEventListener("storage", (event) => { if (event.key === storageKey) show(); });
    addEventListener("pageshow", show);
    show();
  };

  // "e" finds "É".
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const prepareFilter = (filter, list) => {
    const field = filter.querySelector("input");
    const status = filter.querySelector("[data-shown]");
    const items = [...list.children].map((item) => [item, plain(item.textContent)]);
    const show = () => {
      const words = plain(field.value).split(/\s+/);
      let shown = 0;
      for (const [item, text] of items) {
        item.hidden = !words.every((word) => text.includes(word));
        if (!item.hidden) shown += 1;
      }
      status.textContent = field.value.trim()
        ? `${shown} / ${items.length} ${status.dataset.shown}` : "";
    };
    field.addEventListener("input", show);
    filter.hidden = false;
    show();
  };

  document.addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll("[data-storage-key]").forEach(prepareSwitch);
    const filter = document.querySelector(".filter");
    const list = document.querySelector("[data-filtered]");
    if (filter && list) prepareFilter(filter, list);
  });
})();
