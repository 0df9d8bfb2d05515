// Opens sealed pages by a password, in the place of this one. All words are the page's own.

const { keysOf, open, saltOf, hex, unhex, unlock } =
  await import(document.querySelector("[rel=modulepreload]").href);

const base = new URL("..", import.meta.url).pathname;
const here = location.pathname;
const asked = (name) => new URLSearchParams(location.search).get(name);
const place = document.querySelector(".sign-in");
const { noStay, addresses } = place.dataset;
const [form, field, stay, button, status] =
  ["form", "[type=password]", "[type=checkbox]", "[type=submit]", "[role=status]"]
    .map((part) => place.querySelector(part));
const words = {};
for (const { dataset, content } of place.querySelectorAll("template")) words[dataset.say] = content;

// Shows a state of the form, or why nothing opens.
const say = (state) => {
  const isBusy = state === "opening";
  place.dataset.state = state;
  form.hidden &&= isBusy || state === "insecure";
  // A disabled button would lose the focus.
  field.readOnly = form.ariaBusy = button.ariaDisabled = isBusy;
  field.ariaInvalid = state === "wrong";
  status.replaceChildren(words[state]?.cloneNode(true) ?? "");
  if (state === "wrong") field.select();
};
const announce = (state) =>
  dispatchEvent(new CustomEvent("announce", { detail: words[state].textContent.trim() }));
const refuse = (reason) => { throw { reason }; };
const attempt = (act) => act().catch(({ reason = "damaged" }) => say(reason));

// Files, by their paths below the base

const files = new Map();
let keys = [];
let published, site, store, home, route, out;

const read = async (name, cache = "no-cache") => {
  const answer = await load(`${base}sealed/${name}`, { cache }).catch(() => refuse("unreachable"));
  if (!answer.ok) refuse(answer.status === 404 ? "gone" : "unreachable");
  return new Uint8Array(await answer.arrayBuffer());
};
const textOf = (bytes) => new TextDecoder().decode(bytes);
const unseal = async (path, { kind, name, salt } = files.get(path)) => {
  let file = await read(name, salt && "default");
  // The browser may have kept an older one.
  if (salt && salt !== saltOf(file)) file = await read(name);
  if (salt && salt !== saltOf(file)) refuse("damaged");
  return await open(file, [site, path, kind], keys) ?? refuse("damaged");
};
const list = (entries) => { for (const path in entries) files.set(path, entries[path]); };
const openIndex = async ({ index: name }) => {
  const index = JSON.parse(textOf(await unseal("index.json", { kind: "index", name })));
  list(index.files);
  ({ home } = index);
};

// So that the site's own scripts find sealed files, too.
const load = self.fetch;
self.fetch = async (address, options) => {
  const path = pathOf(address);
  return files.has(path) ? new Response(await unseal(path)) : load(address, options);
};

// Keys are the tab's until it is closed, or the device's until somebody signs out

const recall = (box, name) => {
  try { return JSON.parse(self[box].getItem(store + name)); } catch { return null; }
};
const remember = (box, name, value) => {
  try { self[box].setItem(store + name, JSON.stringify(value)); } catch {}
};
const device = (act) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("zoetrope", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const change = opening.result.transaction("keys", "readwrite");
    const request = act(change.objectStore("keys"));
    change.onabort = reject;
    change.oncomplete = () => { opening.result.close(); resolve(request.result); };
  };
}).catch(() => null);
const signedOut = () => recall("localStorage", "out");
const add = async (secret) => {
  const key = { ...await keysOf(unhex(secret), site), secret };
  keys = [...keys.filter(({ index }) => index !== key.index), key];
  return key;
};
const recallKeys = async () => {
  const staying = noStay === undefined && await device((all) => all.get(store));
  if (staying?.out === signedOut()) keys = staying.keys;
  const tab = recall("sessionStorage", "");
  if (tab?.out === signedOut()) for (const secret of tab.secrets) await add(secret);
};
const rememberKeys = () => {
  const out = signedOut();
  const staying = keys.filter(({ secret }) => !secret);
  remember("sessionStorage", "", { out, secrets: keys.flatMap(({ secret }) => secret ?? []) });
  return device((all) => staying.length ? all.put({ out, keys: staying }, store) : all.delete(store));
};
const leave = () => {
  remember("sessionStorage", "", null);
  location.replace(`${here}?signed-out`);
};
const signOut = async () => {
  // Any other value ends what was remembered before.
  remember("localStorage", "out", Date.now());
  await device((all) => all.delete(store));
  leave();
};
const check = () => { if (route && signedOut() !== out) leave(); };

// Addresses

const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
const pathOf = (address) => {
  const root = location.origin + base;
  const { href } = URL.parse(address, root + (route ?? "").slice(1)) ?? location;
  return href.startsWith(root) && decoded(/[^?#]*/.exec(href.slice(root.length - 1))[0]);
};
// A host that reads addresses learns no more than by the files it gives, unless paths are wanted.
const addressOf = (path, fragment) =>
  `${here}?to=${addresses === "paths" ? encodeURI(path) : files.get(path).name}${fragment}`;
const find = (to) => {
  for (const [path, { kind, name }] of files) {
    if (kind === "page" && (to === path || to === name)) return path;
  }
};

// Pictures: a blank one stands for each, so that the browser says which of them it wants

const urlOfBytes = (bytes, type) => URL.createObjectURL(new Blob([bytes], { type }));
const blank = urlOfBytes("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
const broken = urlOfBytes("");
const wanted = [];
const urls = new Map();
const urlOf = (path) => {
  const make = async () => urlOfBytes(await unseal(path), files.get(path).kind);
  if (!urls.has(path)) urls.set(path, make());
  return urls.get(path);
};
const mark = (address) => {
  const path = pathOf(address);
  return files.has(path) ? `${blank}#${wanted.push(path) - 1};` : address;
};
const fill = async (element) => {
  const { children } = element.closest("picture") ?? element;
  const marks = (element.currentSrc ?? element.outerHTML).split(`${blank}#`).slice(1).map(parseFloat);
  for (const at of marks) {
    const url = await urlOf(wanted[at]).catch(({ reason = "damaged" }) => {
      announce(reason);
      return broken;
    });
    // Its page may have been left.
    if (!element.isConnected) return;
    for (const { attributes } of [element, ...children]) {
      for (const one of attributes) one.value = one.value.replaceAll(`${blank}#${at};`, url);
    }
  }
};
const near = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    if (isIntersecting) { near.unobserve(target); fill(target); }
  }
}, { rootMargin: "100%" });
const arrive = ({ target }) => {
  if (target.localName === "img") target.loading === "lazy" ? near.observe(target) : fill(target);
};

// Pages

const tops = new Map();
let turns = 0;
const show = async (path, fragment, isNew) => {
  const turn = ++turns;
  const html = textOf(await unseal(path));
  if (turn !== turns) return;
  const isFirst = !route;
  [route, out] = [path, signedOut()];
  const page = new DOMParser().parseFromString(html, "text/html");
  list(JSON.parse(page.querySelector("[data-sealed]")?.textContent ?? null));
  for (const element of page.querySelectorAll("img, source, video, audio")) {
    for (const one of element.attributes) {
      if (/^(src|srcset|poster)$/.test(one.name)) one.value = one.value.replace(/\S+[^\s,]/g, mark);
    }
  }
  const state = isNew ? null : history.state;
  history[isNew ? "pushState" : "replaceState"](state, "", addressOf(path, fragment));
  document.open();
  for (const url of urls.values()) url.then(URL.revokeObjectURL, () => {});
  urls.clear();
  listen();
  document.addEventListener("DOMContentLoaded", () => {
    listen();
    for (const media of document.querySelectorAll("video, audio")) near.observe(media);
    const heading = document.querySelector("h1");
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (fragment && document.getElementById(decoded(fragment.slice(1)))) location.replace(fragment);
    else scrollTo(0, isNew ? 0 : tops.get(path) ?? state?.top ?? 0);
    if (isFirst) announce("open");
  });
  document.write(`<!DOCTYPE html>${page.documentElement.outerHTML}`);
  document.close();
};
const go = (path, fragment, isNew) => show(path, fragment, isNew).catch(({ reason }) => {
  if (isNew && reason === "unreachable") return announce(reason);
  // Loaded anew, the page knows a newer index, or says why it does not open.
  if (isNew) history.pushState(null, "", addressOf(path, ""));
  location.reload();
});
const save = (path) => urlOf(path).then((href) => {
  const download = path.split("/").pop();
  Object.assign(document.createElement("a"), { href, download }).click();
}).catch(({ reason = "damaged" }) => announce(reason));

// Links to what is sealed open here. What the browser does with one by itself leads to this page.
const follow = (event) => {
  const isClick = event.type === "click";
  if (isClick && event.target.closest("[data-sign-out]")) return signOut();
  const link = event.target.closest("a[href]");
  const address = link?.getAttribute("href");
  const path = pathOf(address);
  if (!link || event.defaultPrevented || !files.has(path)) return;
  const [fragment] = /#.*|$/.exec(address);
  const isPage = files.get(path).kind === "page";
  const isOther = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target;
  if (!isClick || isPage && isOther) {
    link.href = addressOf(isPage ? path : route, fragment);
    setTimeout(() => link.setAttribute("href", address));
    return;
  }
  event.preventDefault();
  if (!isPage) save(path);
  else if (path === route && fragment) location.hash = fragment;
  else go(path, fragment, true);
};
const listeners = {
  click: follow, auxclick: follow, contextmenu: follow, dragstart: follow,
  storage: check, pageshow: check,
  popstate: () => {
    const path = find(asked("to"));
    if (path !== route) path ? go(path, location.hash) : location.reload();
  },
  scroll: () => { if (route && find(asked("to")) === route) tops.set(route, scrollY); },
  pagehide: () => history.replaceState({ ...history.state, top: scrollY }, ""),
};
// Last, so that a page's own scripts have a click first. A document that is opened forgets them.
const listen = () => {
  for (const type in listeners) {
    removeEventListener(type, listeners[type]);
    addEventListener(type, listeners[type]);
  }
  document.addEventListener("load", arrive, true);
};

// The form

const readKeys = async () => {
  published = JSON.parse(textOf(await read("keys.json")));
  const { version, rounds, edition, salt } = published;
  if (version !== 1 || !/^[0-9a-f]{32}$/.test(salt)) refuse("damaged");
  if (!(rounds >= 600_000)) refuse("weak");
  site = unhex(salt);
  store = `zoetrope.sealed.${salt}.`;
  if (!(edition >= recall("localStorage", "edition"))) refuse("older");
};
const enter = () => show(find(asked("to") ?? home) ?? refuse("other"), location.hash);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form.ariaBusy !== "true") attempt(async () => {
    say("opening");
    await readKeys();
    const secrets = await unlock(published, field.value);
    if (!secrets.length) refuse("wrong");
    remember("localStorage", "edition", published.edition);
    for (const secret of secrets) {
      const key = await add(hex(secret));
      await openIndex(key);
      if (stay?.checked && noStay === undefined) delete key.secret;
    }
    await rememberKeys();
    await enter();
  });
});

listen();
attempt(async () => {
  if (!crypto.subtle) refuse("insecure");
  say("opening");
  await readKeys();
  await recallKeys();
  let state = asked("signed-out") === null ? "locked" : "signed-out";
  for (const key of keys) {
    await openIndex(key).catch(({ reason = "damaged" }) => {
      state = reason;
      if (reason === "gone") keys = keys.filter((other) => other !== key);
    });
  }
  if (!files.size || asked("another") !== null) refuse(state);
  await enter();
});
