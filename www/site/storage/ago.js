// How long ago something was, in words.

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 31_557_600], ["month", 2_629_800], ["week", 604_800], ["day", 86_400], ["hour", 3600], ["minute", 60]];

/** @param {Date} date */
export function ago(date, now = Date.now()) {
  const seconds = (now - date.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return size === Infinity ? "just now" : new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
