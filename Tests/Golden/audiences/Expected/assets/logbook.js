// Says in how many days the next trips depart, by the visitor's own clock.
{
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const place of document.querySelectorAll("[data-days-until]")) {
    // The day on the clocks of the place of departure.
    const days = (Date.parse(place.dataset.daysUntil.slice(0, 10)) - today) / 86_400_000;
    if (days >= 0) place.textContent = words.format(days, "day");
  }
}
