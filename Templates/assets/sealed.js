// Opens bytes that Zoetrope has sealed. How they are is told at SealedFile, Box, SealedName and
// PublishedKeys. It asks no network and remembers nothing; no key that it makes can be taken out.

const { subtle } = crypto;
const hash = "SHA-256";
const label = "zoetrope sealed 1";

const bytes = (it) => typeof it === "string" ? new TextEncoder().encode(it) : new Uint8Array(it);
export const hex = (it) => Array.from(it, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (digits) => bytes(digits.match(/../g).map((pair) => parseInt(pair, 16)));
const number = (count) => unhex(count.toString(16).padStart(16, "0"));

// Each part behind its length.
const prefixed = (...parts) => {
  const all = parts.flatMap((part) => [number(part.length), part]);
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  all.reduce((end, part) => (joined.set(part, end), end + part.length), 0);
  return joined;
};

const raw = (key, name, use) => subtle.importKey("raw", key, name, false, [use]);
const hkdf = (secret) => raw(secret, "HKDF", "deriveBits");
const derive = async (key, count, info, salt = "") => bytes(await subtle.deriveBits(
  { name: "HKDF", hash, salt: bytes(salt), info: bytes(info) }, key, 8 * count));
const hmac = async (secret, info, use) =>
  raw(await derive(await hkdf(secret), 32, info), { name: "HMAC", hash }, use);

// The keys of boxes with a purpose.
const boxKeys = async (secret, purpose) => ({
  purpose,
  mac: await hmac(secret, `${purpose} mac`, "verify"),
  encryption: await hkdf(await derive(await hkdf(secret), 32, `${purpose} encryption`)),
});

// What is in a box; null if it was not sealed so.
const openBox = async ({ purpose, mac, encryption }, context, box) => {
  const salt = box.subarray(0, 32);
  const made = await derive(encryption, 44, `${purpose} box`, salt);
  const key = await raw(made.subarray(0, 32), "AES-GCM", "decrypt");
  const data = [purpose, ...context].map(bytes);
  const how = { name: "AES-GCM", iv: made.subarray(32), additionalData: prefixed(...data) };
  try {
    const message = bytes(await subtle.decrypt(how, key, box.subarray(32)));
    return await subtle.verify("HMAC", mac, salt, prefixed(...data, message)) ? message : null;
  } catch { return null; }
};
const openEach = async (keys, context, boxes) => (await Promise.all(
  keys.flatMap((key) => boxes.map((box) => openBox(key, context, box))))).filter(Boolean);

// The content keys that a password opens, as they are; one derivation tries every wrap.
export const unlock = async ({ salt, rounds, edition, wraps }, password) => {
  const typed = await raw(bytes(password.normalize("NFC")), "PBKDF2", "deriveBits");
  const how = { name: "PBKDF2", hash, salt: unhex(salt), iterations: rounds };
  const key = await boxKeys(await subtle.deriveBits(how, typed, 256), `${label} content key`);
  return openEach([key], [unhex(salt), number(rounds), number(edition)], wraps.map(unhex));
};

// The keys of an audience, made of its content key, and the name of its index.
export const keysOf = async (secret, site) => {
  const naming = await hmac(secret, prefixed(bytes(`${label} readers names`), site), "sign");
  const name = bytes(await subtle.sign("HMAC", naming, prefixed(site, bytes("index.json"))));
  return { ...await boxKeys(secret, `${label} file key`), index: hex(name).slice(0, 32) };
};

// The content key of those who have several.
export const joint = async (secrets, site) =>
  derive(await hkdf(unhex(secrets.sort().join(""))), 32,
    prefixed(bytes(`${label} readers audience`), site));

// The text of a file that is sealed for its site, path and kind, inflated; null if no key fits, or a
// bit differs, of its head, too.
export const open = async (file, place, keys) => {
  const end = 8 + 80 * file[7];
  const [head, box, slots] = [file.subarray(0, end), file.subarray(end), []];
  for (let at = 8; at < end; at += 80) slots.push(head.subarray(at, at + 80));
  const [secret] = await openEach(keys, place, slots);
  const padded = secret
    && await openBox(await boxKeys(secret, `${label} file`), [...place, head], box);
  if (!padded) return null;
  const text = padded.subarray(8, 8 + parseInt(hex(padded.subarray(0, 8)), 16));
  if (place[2] === "application/gzip" || text[0] !== 31 || text[1] !== 139) return text;
  const inflated = new Blob([text]).stream().pipeThrough(new DecompressionStream("gzip"));
  return bytes(await new Response(inflated).arrayBuffer());
};
