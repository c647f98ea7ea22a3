/** The names of a browser and its system; null when they are unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** A part of a User-Agent header, and the name that it means. */
type Mark = readonly [mark: string, name: string];

/** The first match counts: most browsers also name Chrome or Safari. */
const browsers: readonly Mark[] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["CriOS/", "Chrome"],
  ["Safari/", "Safari"],
];

const systems: readonly Mark[] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Macintosh", "macOS"],
  ["Linux", "Linux"],
];

/** Returns the names in a User-Agent header; the header itself is not stored. */
export function describeDevice(userAgent = ""): Device {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(marks: readonly Mark[], userAgent: string): string | null {
  return marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
}
