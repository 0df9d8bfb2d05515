// Puts opened pages in the place of the document, with their scripts, pictures and links.

const here = location.pathname;
const root = new URL("..", import.meta.url).href;
let files, unseal, announce, check, signOut, button;
// Path of the page that is shown, and its address here.
let route, search;

// Takes what the page of signing in has.
export const prepare = (given) => {
  ({ files, unseal, announce, check, signOut, button } = given);
  listen();
};

const decoded = (text) => {
  try { return decodeURIComponent(text); } catch { return text; }
};
const pathOf = (address) => {
  try {
    const { href } = new URL(address, root + (route ?? "").slice(1));
    const path = href.startsWith(root) && decoded(/[^?#]*/.exec(href.slice(root.length - 1))[0]);
    return files.get(path)?.to ?? path;
  } catch { return null; }
};
// A name tells a host no more than its file does.
const addressOf = (path, fragment) =>
  `${here}?to=${files.get(path)?.name ?? encodeURI(path)}${fragment}`;
const isOpen = (path) => /(\/|\.html)$/.test(path) && !(root + path.slice(1)).endsWith(here);
export const find = (to) => {
  const wanted = files.get(to)?.to ?? to;
  for (const [path, { kind, name }] of files) {
    if (kind === "page" && [path, path.slice(0, -1), name].includes(wanted)) return path;
  }
  return to?.[0] === "/" && pathOf(root + to.slice(1)) === to && isOpen(to) ? to : undefined;
};
const asked = () => find(new URLSearchParams(location.search).get("to"));

// So that a page's own scripts find sealed files as they find others.
const load = self.fetch;
self.fetch = async (address, options) => {
  const path = pathOf(address);
  return files?.has(path) ? new Response(await unseal(path)) : load(address, options);
};

// Pictures: a blank one stands for each, so that the browser says which it wants

const urlOfBytes = (bytes, type) => URL.createObjectURL(new Blob([bytes], { type }));
const blank = urlOfBytes("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
const broken = urlOfBytes(" ");
const marked = [];
const urls = new Map();

const urlOf = (path) => {
  const make = async () => urlOfBytes(await unseal(path), files.get(path).kind);
  return urls.get(path) ?? urls.set(path, make()).get(path);
};
const mark = (address, stand) => {
  const path = pathOf(address);
  return files.has(path) ? `${stand}#${marked.push(path) - 1};` : address;
};
const complain = ({ reason = "damaged" }) => announce(reason);

const fill = async (element) => {
  const { children } = element.closest("picture") ?? element;
  const stand = element.load ? broken : blank;
  // Of a picture the file that the browser has chosen, of a film all.
  const wanted = (element.currentSrc || element.outerHTML).split(`${stand}#`).slice(1);
  for (const at of wanted.map(parseFloat)) {
    const url = await urlOf(marked[at]).catch((error) => (complain(error), broken));
    if (!element.isConnected) return;
    for (const { attributes } of [element, ...children]) {
      for (const one of attributes) one.value = one.value.replaceAll(`${stand}#${at};`, url);
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
  if (target.localName !== "img") return;
  if (target.loading === "lazy") near.observe(target);
  else fill(target);
};

// How far each was scrolled, also where it is loaded anew.
const key = `zoetrope.tops.${here}`;
const isFresh = performance.getEntriesByType("navigation")[0]?.type === "navigate";
const tops = new Map();
try {
  for (const top of isFresh ? [] : JSON.parse(sessionStorage.getItem(key))) tops.set(...top);
} catch {}

export const forget = () => tops.clear();

let turns = 0;
export const show = async (path, fragment, isNew) => {
  const turn = ++turns;
  const answer = files.has(path)
    ? new Response(await unseal(path)) : await load(root + encodeURI(path.slice(1)));
  if (!answer.ok) throw { reason: "other" };
  const html = await answer.text();
  if (turn !== turns) return;
  const isFirst = !route;
  route = path;
  const page = new DOMParser().parseFromString(html, "text/html");
  const list = JSON.parse(page.querySelector("[data-sealed]")?.textContent ?? null);
  for (const path in list) files.set(path, list[path]);
  for (const element of page.querySelectorAll("img, source, video, audio")) {
    // WebKit can hang on a film whose source is a picture.
    const stand = element.closest("video, audio") ? broken : blank;
    for (const one of element.attributes) {
      if (!/^(src|srcset|poster)$/.test(one.name)) continue;
      one.value = one.value.replace(/\S+[^\s,]/g, (it) => mark(it, stand));
    }
  }
  const out = button.cloneNode(true);
  for (const link of page.querySelectorAll("a[data-sign-in]")) link.replaceWith(out);
  history[isNew ? "pushState" : "replaceState"](
    isNew ? null : history.state, "", addressOf(path, fragment));
  ({ search } = location);
  // Written, a page is as any: its scripts run, its listeners are its own.
  document.open();
  for (const url of urls.values()) url.then(URL.revokeObjectURL, () => {});
  urls.clear();
  listen();
  document.addEventListener("DOMContentLoaded", () => {
    listen();
    for (const media of document.querySelectorAll("video, audio")) near.observe(media);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    if (fragment && document.getElementById(decoded(fragment.slice(1)))) location.replace(fragment);
    else scrollTo(0, isNew ? 0 : tops.get(path) ?? 0);
    if (isFirst) announce("open");
  });
  document.write(`<!DOCTYPE html>${page.documentElement.outerHTML}`);
  document.close();
};

const go = (path, fragment, isNew) => show(path, fragment, isNew).catch(({ reason }) => {
  if (isNew && reason === "unreachable") return announce(reason);
  // Loaded anew, the page knows a newer index, or says why the file does not open.
  if (isNew) history.pushState(null, "", addressOf(path, fragment));
  location.reload();
});
const save = async (path) => {
  const [href, download] = [await urlOf(path), path.split("/").pop()];
  Object.assign(document.createElement("a"), { href, download }).click();
};

// A link opens here, also where the browser follows it itself, as into another tab.
const follow = (event) => {
  const isClick = event.type === "click";
  if (isClick && event.target.closest("[data-sign-out]")) return signOut();
  const link = event.target.closest?.("a[href]");
  const address = link?.getAttribute("href");
  const path = link && pathOf(address);
  const isPage = files.get(path)?.kind === "page" || !files.has(path) && path && isOpen(path);
  if (event.defaultPrevented || !isPage && !files.has(path)) return;
  const [fragment] = /#.*|$/.exec(address);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    || link.hasAttribute("target");
  if (!isClick || isPage && isElsewhere) {
    link.setAttribute("href", addressOf(isPage ? path : route, fragment));
    setTimeout(() => link.setAttribute("href", address));
    return;
  }
  event.preventDefault();
  if (!isPage) save(path).catch(complain);
  else if (path === route && fragment) location.hash = fragment;
  else go(path, fragment, true);
};

const listeners = {
  click: follow, auxclick: follow, contextmenu: follow, dragstart: follow,
  storage: () => check(), pageshow: () => check(),
  popstate: () => {
    const path = asked();
    if (path === route) return;
    if (path) go(path, location.hash);
    else location.reload();
  },
  scroll: () => { if (location.search === search) tops.set(route, scrollY); },
  pagehide: () => {
    try { sessionStorage.setItem(key, JSON.stringify([...tops])); } catch {}
  },
};
// Each time last, so that a page's own scripts have a click first.
const listen = () => {
  for (const type in listeners) {
    removeEventListener(type, listeners[type]);
    addEventListener(type, listeners[type]);
  }
  document.addEventListener("load", arrive, true);
};
