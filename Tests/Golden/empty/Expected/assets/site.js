// What the theme does with script: switches that are remembered, and lists that can be filtered.
// Every page is whole without it. The viewer of photographs is a script of its own, viewer.js.
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

  // A remembered choice says the attribute and its value, "data-minion-mode=on", or the value alone.
  const apply = (choice) => {
    const [, attribute, value] = /^(?:(data-[a-z-]+)=)?(on|off)$/.exec(choice ?? "") ?? [];
    if (attribute) root.setAttribute(attribute, value);
    return value;
  };

  // Runs in the head, so that no page shows in wrong colours first.
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) apply(recall(key));
    }
  } catch {}

  // Stays to be read for as long as its reader does nothing, and for five seconds at least.
  let said;
  const announce = (text) => {
    document.getElementById("announcement").textContent = text;
    said = Date.now();
  };
  for (const going of ["click", "keydown", "scroll"]) {
    addEventListener(going, () => { if (said < Date.now() - 5000) announce(""); }, true);
  }

  addEventListener("announce", (event) => announce(event.detail));

  // What each switch shows: one may stand on a page twice.
  const shows = [];
  const prepareSwitch = (box) => {
    const { storageKey, rootAttribute, whenOn, whenOff, preference } =
      box.closest("[data-storage-key]").dataset;
    box.setAttribute("role", "switch");
    const show = () => {
      const chosen =
        apply(recall(storageKey)) ?? (rootAttribute && root.getAttribute(rootAttribute));
      if (chosen) box.checked = chosen === "on";
      else if (preference) box.checked = matchMedia(preference).matches;
    };
    box.addEventListener("change", () => {
      const value = box.checked ? "on" : "off";
      const choice = rootAttribute ? `${rootAttribute}=${value}` : value;
      remember(storageKey, choice);
      apply(choice);
      for (const show of shows) show();
      announce((box.checked ? whenOn : whenOff) ?? "");
    });
    shows.push(show);
    show();
  };
  // The same site in another tab, and this page come back to.
  for (const change of ["storage", "pageshow"]) {
    addEventListener(change, () => { for (const show of shows) show(); });
  }
  // As soon as one is there, so that none is seen to turn over while the rest of the page comes.
  new MutationObserver(() => {
    document.querySelectorAll("[data-storage-key] input:not([role])").forEach(prepareSwitch);
  }).observe(root, { childList: true, subtree: true });

  // Signing in leads back to where one was, also from an address that only an audience has.
  addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll("a[data-sign-in]")) {
      const path = location.pathname.slice(link.pathname.length - "/sign-in/".length);
      if (path !== "/sign-in/") link.search = `?to=${path}`;
    }
  });

  const make = (name, properties, parent) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  // "e" finds "É".
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const written = (number) => {
    try { return number.toLocaleString(root.lang); } catch { return number; }
  };

  // Of what other pages of a list show, a file tells that is fetched when somebody first wants to
  // filter. Where it can't be had, this page's elements alone are filtered.
  const prepareFilter = (filter, list) => {
    const field = filter.querySelector("input");
    const status = filter.querySelector("[data-count]");
    // So many hits of other pages are shown; who wants fewer types another letter.
    const most = 50;
    // What the file tells, by the addresses of pages.
    let rows;
    let calls = 0;

    const add = ({ link, title, texts }) => {
      const hit = make("li", { className: "card hit" }, list);
      const name = make("p", { className: "card-title" }, hit);
      make("a", { href: link, textContent: title }, name);
      for (const text of texts) {
        make("p", { className: "count", textContent: text, dir: "auto" }, hit);
      }
    };

    // Each time anew: a preview adds and removes items.
    const show = () => {
      const wanted = plain(field.value).split(/\s+/).filter(Boolean);
      const fits = (text) => wanted.every((word) => text.includes(word));
      for (const hit of list.querySelectorAll(":scope > .hit")) hit.remove();
      const here = new Set();
      let [count, total, others] = [0, list.children.length, 0];
      for (const item of list.children) {
        const links = rows ? [...item.querySelectorAll("a")] : [];
        const row = links.map((link) => rows.get(link.getAttribute("href"))).find(Boolean);
        here.add(row);
        item.hidden = !fits(`${plain(item.textContent)} ${row?.plain ?? ""}`);
        count += !item.hidden;
      }
      for (const row of rows?.values() ?? []) {
        if (here.has(row)) continue;
        total += 1;
        if (wanted.length && fits(row.plain) && others++ < most) add(row);
      }
      const neighbors = document.querySelector(".neighbors");
      if (neighbors) neighbors.hidden = wanted.length > 0 && !!rows;
      const form = filter.dataset.index && !rows ? "page" : others > most ? "first" : "count";
      const values = { count: count + others, total, shown: count + Math.min(others, most) };
      status.textContent = wanted.length
        ? status.dataset[form].replace(/\{(\w+)\}/g, (all, name) => written(values[name] ?? all))
        : "";
    };

    const fetchRows = async () => {
      const call = ++calls;
      try {
        const found = await (await fetch(filter.dataset.index)).json();
        if (call !== calls) return;
        rows = new Map(found.map(([link, title, ...texts]) =>
          [link, { link, title, texts, plain: plain([title, ...texts].join(" ")) }]));
        show();
      } catch {
        // It is tried again when somebody comes back to the field.
        if (call === calls) calls = 0;
      }
    };
    const want = () => { if (filter.dataset.index && !rows && !calls) fetchRows(); };

    // What is filtered for stays in the page's address, so that who comes back finds it again. What is
    // shown stays as it is: a click on a hit ends the editing, too, and must find it.
    const end = () => {
      const q = field.value.trim();
      const { pathname, search } = location;
      history.replaceState(history.state, "", q ? `#${new URLSearchParams({ q })}` : pathname + search);
    };

    field.addEventListener("focus", want);
    field.addEventListener("input", show);
    field.addEventListener("change", end);
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !field.value) return;
      event.preventDefault();
      field.value = "";
      show();
      end();
    });
    addEventListener("pageshow", show);
    // The site has changed while somebody writes it.
    addEventListener("preview", () => { if (rows) fetchRows(); });

    field.value = new URLSearchParams(location.hash.slice(1)).get("q") ?? field.value;
    filter.hidden = false;
    if (field.value) want();
    show();
  };

  // Events of pictures don't bubble; this one is met on the way down.
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLImageElement) target.classList.add("failed");
  }, true);

  document.addEventListener("DOMContentLoaded", () => {
    const filter = document.querySelector(".filter");
    const list = document.querySelector("[data-filtered]");
    if (filter && list) prepareFilter(filter, list);
  });
})();
