// Remembers the photos that a visitor bought, in the visitor's own browser and nowhere else, and shows
// them as bought. It sends nothing. Every page is whole without it.
(() => {
  "use strict";

  const key = "zoetrope.bought";
  const { bought } = document.currentScript.dataset;

  // A browser may refuse storage, and anything may lie in it.
  const recall = () => {
    try {
      const photos = JSON.parse(localStorage.getItem(key));
      return Array.isArray(photos) ? photos : [];
    } catch { return []; }
  };
  const remember = (photos) => {
    try {
      if (photos.length) localStorage.setItem(key, JSON.stringify(photos));
      else localStorage.removeItem(key);
    } catch {}
  };

  // The page at which a purchase ends.
  let hasEnded = false;
  const end = () => {
    const text = document.querySelector("[data-remember]");
    if (!text || hasEnded) return;
    hasEnded = true;
    const photo = text.dataset.remember;
    remember([...recall().filter((other) => other !== photo), photo]);
    text.hidden = !recall().includes(photo);
  };

  // What stands where the ways to buy were: what is shown as bought moves nothing else.
  const showIn = (box, isBought) => {
    const isWay = box.matches("[data-buy]");
    const ways = isWay ? [box] : [...box.querySelectorAll("[data-buy]")];
    // Of a photo in editions there is another to buy.
    for (const way of ways) way.hidden = isBought && way.dataset.buy !== "again";
    const note = box.querySelector("[data-bought]");
    // A page that says so without script goes on saying it.
    if (!isBought && note?.dataset.bought) note.remove();
    if (!isBought || note || isWay) return;
    const made = Object.assign(document.createElement("p"), { className: "sold", textContent: bought });
    made.dataset.bought = "here";
    if (ways[0]) ways[0].before(made);
    else if (document.readyState !== "loading") (box.querySelector("figcaption") ?? box).append(made);
  };

  const show = () => {
    end();
    const photos = new Set(recall());
    for (const box of document.querySelectorAll("[data-photo]")) {
      showIn(box, photos.has(box.dataset.photo));
    }
    const purchases = document.querySelector("[data-purchases]");
    if (purchases) purchases.hidden = !photos.size;
  };

  // As soon as something is there, so that none is seen to change while the rest of the page comes.
  const coming = new MutationObserver(show);
  coming.observe(document.documentElement, { childList: true, subtree: true });

  document.addEventListener("DOMContentLoaded", () => {
    coming.disconnect();
    show();
    document.querySelector("[data-purchases] button")?.addEventListener("click", (event) => {
      remember([]);
      show();
      const { purchases } = event.target.closest("[data-purchases]").dataset;
      dispatchEvent(new CustomEvent("announce", { detail: purchases }));
      document.getElementById("main").focus();
    });
  });

  // The same site in another tab, this page come back to, and a preview that changes it.
  for (const change of ["storage", "pageshow", "preview"]) addEventListener(change, show);
})();
