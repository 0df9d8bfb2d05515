// Opens sealed pages by a password, in the place of this one. How they are sealed is told at SealedFile,
// Box, SealedName and PublishedKeys. All words are the page's.

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
const refuse = (reason) => { throw { reason }; };
const attempt = (act) => act().catch(({ reason = "damaged" }) => say(reason));
const announce = (state) =>
  dispatchEvent(new CustomEvent("announce", { detail: words[state].textContent.trim() }));

// Bytes, and what seals them. No key can be taken out again.
const { subtle } = crypto;
const hash = "SHA-256";
const text = (bytes) => new TextDecoder().decode(bytes);
const bytes = (it) => it.at ? it.trim ? new TextEncoder().encode(it) : it : new Uint8Array(it);
const hex = (it) => Array.from(it, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const number = (count) => unhex(count.toString(16).padStart(16, "0"));
const prefixed = (...parts) => {
  const all = parts.map(bytes).flatMap((part) => [number(part.length), part]);
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  all.reduce((end, part) => (joined.set(part, end), end + part.length), 0);
  return joined;
};
const raw = (key, name, use) => subtle.importKey("raw", key, name, false, [use]);
const derive = async (key, count, info, salt = "") => bytes(await subtle.deriveBits(
  { name: "HKDF", hash, salt: bytes(salt), info: bytes(info) }, key, 8 * count));
const hkdf = (secret) => raw(secret, "HKDF", "deriveBits");
const hmac = async (secret, info, use) =>
  raw(await derive(await hkdf(secret), 32, info), { name: "HMAC", hash }, use);
const boxKeys = async (secret, label) => ({
  label,
  mac: await hmac(secret, `${label} mac`, "verify"),
  encryption: await hkdf(await derive(await hkdf(secret), 32, `${label} encryption`)),
});
const openBox = async ({ label, mac, encryption }, context, box) => {
  const salt = box.subarray(0, 32);
  const made = await derive(encryption, 44, `${label} box`, salt);
  const key = await raw(made.subarray(0, 32), "AES-GCM", "decrypt");
  const additionalData = prefixed(label, ...context);
  const how = { name: "AES-GCM", iv: made.subarray(32), additionalData };
  try {
    const message = bytes(await subtle.decrypt(how, key, box.subarray(32)));
    const whole = prefixed(label, ...context, message);
    return await subtle.verify("HMAC", mac, salt, whole) && message;
  } catch {}
};
const openAny = async (keys, context, boxes) => (await Promise.all(
  keys.flatMap((key) => boxes.map((box) => openBox(key, context, box))))).filter(Boolean);

// Files
let published, site, store, home, route;
let keys = [];
const files = new Map();

const read = async (name, cache = "no-cache") => {
  const answer = await fetch(`${base}sealed/${name}`, { cache }).catch(() => refuse("unreachable"));
  if (!answer.ok) refuse(answer.status === 404 ? "gone" : "unreachable");
  return bytes(await answer.arrayBuffer());
};
const open = async (path, entry = files.get(path), cache = "default") => {
  const { kind, name, salt } = entry;
  const file = await read(name, cache);
  const start = 8 + 80 * file[7];
  const [head, box] = [file.subarray(0, start), file.subarray(start)];
  if (salt && salt !== hex(box.subarray(0, 32))) {
    // The browser may have kept an older one.
    return cache === "reload" ? refuse("damaged") : open(path, entry, "reload");
  }
  const slots = [];
  for (let at = 8; at < start; at += 80) slots.push(head.subarray(at, at + 80));
  const [secret] = await openAny(keys, [site, path, kind], slots);
  if (!secret || text(head.subarray(0, 7)) !== "sealed\x01") refuse("damaged");
  const fileKeys = await boxKeys(secret, "zoetrope sealed 1 file");
  const padded = await openBox(fileKeys, [site, path, kind, head], box) || refuse("damaged");
  return padded.subarray(8, 8 + parseInt(hex(padded.subarray(0, 8)), 16));
};
const list = (entries) => { for (const path in entries) files.set(path, entries[path]); };
const openIndex = async ({ index: name }) => {
  const index = JSON.parse(text(await open("index.json", { kind: "index", name }, "no-cache")));
  list(index.files);
  ({ home } = index);
};

// What is remembered: by the tab until it is closed, by the device until somebody signs out
const recall = (kept, key, value) => {
  try {
    if (value !== undefined) self[kept].setItem(store + key, value);
    return self[kept].getItem(store + key);
  } catch { return null; }
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
  const naming = await hmac(secret, prefixed("zoetrope sealed 1 readers names", site), "sign");
  const index = bytes(await subtle.sign("HMAC", naming, prefixed(site, "index.json")));
  const box = await boxKeys(secret, "zoetrope sealed 1 file key");
  keys = [...keys, { ...box, index: hex(index).slice(0, 32), secret: hex(secret) }];
};
const recallKeys = async () => {
  const tab = JSON.parse(recall("sessionStorage", ""));
  const staying = noStay === undefined && await device((all) => all.get(store));
  if (staying?.out === signedOut()) keys = staying.keys;
  if (tab?.out === signedOut()) for (const secret of tab.keys) await add(unhex(secret));
};
const keep = () => {
  const out = signedOut();
  const secrets = keys.map(({ secret }) => secret).filter(Boolean);
  recall("sessionStorage", "", JSON.stringify({ out, keys: secrets }));
  return device((all) => all.put({ out, keys: keys.filter(({ secret }) => !secret) }, store));
};
const leave = () => {
  recall("sessionStorage", "", null);
  location.replace(`${here}?signed-out`);
};
const signOut = async () => {
  recall("localStorage", "out", Date.now());
  await device((all) => all.delete(store));
  leave();
};

// Addresses
const pathOf = (address) => {
  try {
    const { origin, pathname } = new URL(address, location.origin + base + (route ?? "").slice(1));
    if (origin === location.origin && pathname.startsWith(base)) {
      return decodeURI(pathname.slice(base.length - 1));
    }
  } catch {}
};
const addressOf = (path) => `${here}?to=${addresses ? encodeURI(path) : files.get(path).name}`;
const find = (to) => {
  for (const [path, { kind, name }] of files) {
    if (kind === "page" && (path === to || name === to)) return path;
  }
};

// Pictures: a blank one stands for each, so that the browser chooses which it needs
const blank = URL.createObjectURL(
  new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" }));
const marked = [];
let urls = new Map();
const mark = (address) => {
  const path = pathOf(address);
  return files.has(path) ? `${blank}#${marked.push(path) - 1};` : address;
};
const urlOf = (path) => {
  const make = async () => URL.createObjectURL(new Blob([await open(path)], { type: files.get(path).kind }));
  if (!urls.has(path)) urls.set(path, make());
  return urls.get(path);
};
const fill = async (element) => {
  const isImage = element.localName === "img";
  const all = isImage ? element.closest("picture") ?? element : element;
  for (const part of (element.currentSrc || element.outerHTML).split(`${blank}#`).slice(1)) {
    const at = parseInt(part);
    const url = await urlOf(marked[at]).catch(() => (announce("damaged"), `${blank}x`));
    for (const { attributes } of [element, ...all.children]) {
      for (const it of attributes) it.value = it.value.replaceAll(`${blank}#${at};`, url);
    }
  }
  element.load?.();
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
const places = new Map();
let turns = 0;
let out;
let isGreeted;
const show = async (path, fragment, isNew) => {
  const turn = ++turns;
  const [html, root] = [text(await open(path)), document.documentElement];
  if (turn !== turns) return;
  for (const url of urls.values()) url.then(URL.revokeObjectURL, () => {});
  urls = new Map();
  route = path;
  out = signedOut();
  const page = new DOMParser().parseFromString(html, "text/html");
  list(JSON.parse(page.querySelector("[data-sealed]")?.textContent ?? "{}"));
  for (const element of page.querySelectorAll("img, source, video, audio")) {
    for (const it of element.attributes) {
      if (/^(src|srcset|poster)$/.test(it.name)) it.value = it.value.replace(/\S+[^\s,]/g, mark);
    }
  }
  const address = addressOf(path) + fragment;
  history[isNew ? "pushState" : "replaceState"](isNew ? null : history.state, "", address);
  document.open();
  listen();
  document.addEventListener("DOMContentLoaded", () => {
    listen();
    document.querySelectorAll("video, audio").forEach((it) => near.observe(it));
    const target = fragment && document.getElementById(decodeURIComponent(fragment.slice(1)));
    const heading = document.querySelector("h1");
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (target) location.replace(location.href);
    else scrollTo(0, isNew ? 0 : places.get(path) ?? history.state?.top ?? 0);
    if (!isGreeted) announce("open");
    isGreeted = true;
  });
  document.write(`<!DOCTYPE html>${page.documentElement.outerHTML}`);
  document.close();
};

// Links to sealed pages open here; what the browser does itself with one, as in a new tab, leads here.
const follow = (event) => {
  if (event.type === "click" && event.target.closest("[data-sign-out]")) return signOut();
  const link = event.target.closest("a[href]");
  const address = link?.getAttribute("href");
  const path = link && pathOf(address);
  if (event.defaultPrevented || !files.has(path)) return;
  const fragment = /#.*|$/.exec(address)[0];
  const isPage = files.get(path).kind === "page";
  const isPlain = event.type === "click" && !link.target
    && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (isPage ? !isPlain : event.type !== "click") {
    link.href = addressOf(isPage ? path : route) + fragment;
    setTimeout(() => link.setAttribute("href", address));
    return;
  }
  event.preventDefault();
  if (!isPage) save(path);
  else if (path === route && fragment) location.hash = fragment;
  else go(path, fragment, true);
};
const save = async (path) => {
  const link = document.createElement("a");
  try {
    link.href = await urlOf(path);
    link.download = path.split("/").pop();
    link.click();
  } catch ({ reason = "damaged" }) { announce(reason); }
};
const go = (path, fragment, isNew) => show(path, fragment, isNew).catch(({ reason }) => {
  if (isNew && reason === "unreachable") return announce(reason);
  // The page as it is loaded anew knows a newer index, or says why it doesn't open.
  if (isNew) history.pushState(null, "", addressOf(path));
  location.reload();
});
const travel = () => {
  const path = find(asked("to"));
  if (path !== route) path ? go(path, location.hash) : location.reload();
};
const check = () => { if (signedOut() !== out) leave(); };
const note = () => { if (find(asked("to")) === route) places.set(route, scrollY); };
const pause = () => history.replaceState({ ...history.state, top: scrollY }, "");

// Last, so that what the page's own scripts do with a click goes before; a new document forgets all.
const listeners = {
  click: follow, auxclick: follow, contextmenu: follow, dragstart: follow,
  popstate: travel, storage: check, pageshow: check, scroll: note, pagehide: pause,
};
const listen = () => {
  for (const type in listeners) {
    removeEventListener(type, listeners[type]);
    addEventListener(type, listeners[type]);
  }
  document.addEventListener("load", arrive, true);
};

// The form
const readKeys = async () => {
  published = JSON.parse(text(await read("keys.json")));
  const { version, rounds, salt } = published;
  if (version !== 1 || !/^[0-9a-f]{32}$/.test(salt)) refuse("damaged");
  if (!(rounds >= 600_000)) refuse("weak");
  store = `zoetrope.sealed.${salt}.`;
  site = unhex(salt);
  if (!(published.edition >= recall("localStorage", "edition"))) refuse("older");
};
const unlock = async () => {
  const { rounds, edition, wraps } = published;
  const password = await raw(bytes(field.value.normalize("NFC")), "PBKDF2", "deriveBits");
  const how = { name: "PBKDF2", hash, salt: site, iterations: rounds };
  const key = await boxKeys(await subtle.deriveBits(how, password, 256), "zoetrope sealed 1 content key");
  return openAny([key], [site, number(rounds), number(edition)], wraps.map(unhex));
};
const enter = async () => {
  const to = asked("to");
  await show(find(to ?? home) ?? refuse("other"), location.hash);
};
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  attempt(async () => {
    say("opening");
    await readKeys();
    const secrets = await unlock();
    if (!secrets.length) refuse("wrong");
    recall("localStorage", "edition", published.edition);
    const before = keys;
    for (const secret of secrets) await add(secret);
    for (const key of keys.slice(before.length)) {
      await openIndex(key);
      if (stay?.checked && noStay === undefined) delete key.secret;
    }
    await keep();
    await enter();
  });
});
attempt(async () => {
  if (!subtle) refuse("insecure");
  say("opening");
  await readKeys();
  await recallKeys();
  let reason = asked("signed-out") === null ? "locked" : "signed-out";
  for (const key of keys) {
    await openIndex(key).catch((error) => {
      reason = error.reason ?? "damaged";
      if (reason === "gone") keys = keys.filter((other) => other !== key);
    });
  }
  if (!files.size || asked("another") !== null) refuse(reason);
  await enter();
});
