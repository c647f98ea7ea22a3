import { withoutLocale } from "#navigation/localized-path.ts";
import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const storageKey = personalKey("redirect-history");
const keptMs = 30 * 60 * 1000;

/** Where a person goes after signing in when they came from nowhere. */
export const defaultPath = "/overview";

/** Remembers the page that asked for a sign-in. */
export function rememberRedirect(path: string, nowMs: number = Date.now()): void {
  if (!isOwnPath(path)) return;
  tabStorage.write(storageKey, JSON.stringify({ path, timestamp: nowMs }));
}

/** The page to return to, once: a path of this site remembered within half an hour. */
export function takeRedirect(nowMs: number = Date.now()): string | undefined {
  const text = tabStorage.read(storageKey);
  tabStorage.write(storageKey, undefined);
  return parseRedirect(text, nowMs);
}

/** The path that a stored entry holds, if it is fresh and leads nowhere else than to this site. */
export function parseRedirect(text: string | undefined, nowMs: number): string | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? "null");
    if (typeof entry !== "object" || entry === null) return undefined;
    const { path, timestamp } = entry as Record<string, unknown>;
    if (typeof path !== "string" || typeof timestamp !== "number") return undefined;
    const isFresh = timestamp <= nowMs && nowMs - timestamp <= keptMs;
    return isFresh && isOwnPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is a path of this origin and no page of the sign-in itself. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const origin = "https://own.invalid";
  if (!URL.canParse(path, origin)) return false;
  const url = new URL(path, origin);
  if (url.origin !== origin) return false;
  return !["/login", "/register", "/verification"].includes(withoutLocale(url.pathname));
}
