// Asks for a password, keeps the keys that it opens, and shows what was asked for. All words are
// the page's. What it reads below sealed/ is told at PublishedKeys and SealedIndex in Zoetrope's
// sources.

const asked = (name) => new URLSearchParams(location.search).get(name);
const main = document.querySelector(".sign-in");
const [form, field, stay, button, status] =
  ["form", "[type=password]", "[type=checkbox]", "[type=submit]", "[role=status]"]
    .map((part) => main.querySelector(part));
stay?.setAttribute("role", "switch");
const words = {};
for (const { dataset, content } of main.querySelectorAll("template")) words[dataset.say] = content;

const say = (state) => {
  const isBusy = state === "opening";
  main.dataset.state = state;
  form.hidden &&= isBusy || state === "insecure";
  // A disabled button would lose the focus.
  field.readOnly = form.ariaBusy = button.ariaDisabled = isBusy;
  field.ariaInvalid = state === "wrong";
  status.replaceChildren(words[state]?.cloneNode(true) ?? "");
  if (state === "wrong") field.select();
};
const [{ hex, joint, keysOf, open, unhex, unlock }, { find, forget, prepare, show }] =
  await Promise.all([import("./sealed.js"), import("./opened.js")]).catch((error) => {
    status.replaceChildren(words.unreachable);
    throw error;
  });

const announce = (state) =>
  dispatchEvent(new CustomEvent("announce", { detail: words[state].textContent.trim() }));
const refuse = (reason) => { throw { reason }; };
const attempt = (act) => act().catch(({ reason = "damaged" }) => say(reason));

const files = new Map();
let keys = [];
let published, site, store, home, out;

const read = async (name, cache = "no-cache") => {
  const answer = await fetch(new URL(`../sealed/${name}`, import.meta.url), { cache })
    .catch(() => refuse("unreachable"));
  if (!answer.ok) refuse(answer.status === 404 ? "gone" : "unreachable");
  return new Uint8Array(await answer.arrayBuffer());
};
const unseal = async (path, { kind, name, version } = files.get(path)) => {
  const place = [site, version ? `${path}\n${version}` : path, kind];
  // The browser may have kept an older one.
  for (const cache of version ? ["default", "no-cache"] : ["no-cache"]) {
    const text = await open(await read(name, cache), place, keys);
    if (text) return text;
  }
  refuse("damaged");
};
const openIndex = async ({ index: name }) => {
  const index = await new Response(await unseal("index.json", { kind: "index", name })).json();
  for (const path in index.files) {
    const { name } = files.get(path) ?? {};
    if (name) files.set(name, { to: path });
    files.set(path, index.files[path]);
  }
  ({ home } = index);
};
const readKeys = async () => {
  published = await new Response(await read("keys.json")).json();
  const { version, rounds, edition, salt } = published;
  if (version !== 1 || !/^[0-9a-f]{32}$/.test(salt)) refuse("damaged");
  if (!(rounds >= 600_000)) refuse("weak");
  site = unhex(salt);
  store = `zoetrope.sealed.${salt}.`;
  if (!(edition >= recall("localStorage", "edition"))) refuse("older");
};

// Keys are the tab's until it is closed: its storage outlasts a reload. Where somebody stays, they
// are the device's, and can't be taken out. Signing out ends all at once: by a mark, from which
// older keys differ wherever they sleep.

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

// A tab's keys, without what signing out deletes for all of them: the other half of each.
const masked = (secret) => {
  const mask = recall("localStorage", "mask") ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  remember("localStorage", "mask", mask);
  return hex(unhex(secret).map((byte, at) => byte ^ unhex(mask)[at]));
};
const add = async (secret) => {
  const key = { ...await keysOf(unhex(secret), site), secret };
  keys = [...keys.filter(({ index }) => index !== key.index), key];
  return key;
};
// Opens the index of each key, and last that of all together. Keys without one are not kept: they
// have been renewed, or nothing is sealed for them.
const openIndexes = async () => {
  let state;
  const openEach = async (some) => {
    for (const key of some) {
      await openIndex(key).catch(({ reason = "damaged" }) => {
        if (!key.isJoint) state = reason;
        if (reason === "gone") keys = keys.filter((other) => other !== key);
      });
    }
  };
  await openEach(keys.filter(({ isJoint }) => !isJoint));
  const own = keys.flatMap(({ secret, isJoint }) => secret && !isJoint ? secret : []);
  if (own.length > 1) (await add(hex(await joint(own, site)))).isJoint = true;
  await openEach(keys.filter(({ isJoint }) => isJoint));
  return state;
};
const recallKeys = async () => {
  out = recall("localStorage", "out");
  const staying = stay && await device((all) => all.get(store));
  if (staying?.out === out) keys = staying.keys;
  const tab = recall("sessionStorage", "keys");
  if (tab?.out === out) for (const secret of tab.secrets) await add(masked(secret));
  else if (tab) remember("sessionStorage", "keys", null);
};
const rememberKeys = () => {
  // The key of all together is no use without theirs.
  const isTabs = keys.some(({ secret, isJoint }) => secret && !isJoint);
  const staying = keys.filter(({ secret, isJoint }) => !secret && !(isJoint && isTabs));
  const secrets = keys.flatMap(({ secret, isJoint }) => secret && !isJoint ? masked(secret) : []);
  out = recall("localStorage", "out");
  remember("sessionStorage", "keys", { out, secrets });
  return device(
    (all) => staying.length ? all.put({ out, keys: staying }, store) : all.delete(store));
};
const leave = () => {
  forget();
  remember("sessionStorage", "keys", null);
  location.replace(`${location.pathname}?signed-out`);
};
const signOut = async () => {
  remember("localStorage", "out", Date.now());
  remember("localStorage", "mask", null);
  await device((all) => all.delete(store));
  leave();
};
const check = () => { if (keys.length && recall("localStorage", "out") !== out) leave(); };

const enter = () => show(find(asked("to") ?? home) ?? refuse("other"), location.hash);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form.ariaBusy !== "true") attempt(async () => {
    say("opening");
    await readKeys();
    const secrets = await unlock(published, field.value);
    if (!secrets.length) refuse("wrong");
    // It is sealed with each of them, and so is true.
    remember("localStorage", "edition", published.edition);
    const before = keys;
    for (const secret of secrets) await add(hex(secret));
    const state = await openIndexes();
    if (state && state !== "gone" || !files.size) refuse(state);
    for (const key of stay?.checked ? keys : []) if (!before.includes(key)) delete key.secret;
    await rememberKeys();
    await enter();
  });
});

prepare({ files, unseal, announce, check, signOut, button: words.out });
attempt(async () => {
  if (!crypto.subtle || !self.DecompressionStream) refuse("insecure");
  say("opening");
  await readKeys();
  await recallKeys();
  const state = await openIndexes()
    ?? (asked("signed-out") === null ? "locked" : "signed-out");
  if (state === "gone") await rememberKeys();
  if (!files.size || asked("another") !== null) refuse(state);
  await enter();
});
