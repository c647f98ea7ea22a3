import { withoutLocale } from "#navigation/localized-path.ts";
import { personalKey, tabStorage } from "#storage/browser-storage.ts";

const storageKey = personalKey("redirect-history");
const keptMs = 30 * 60 * 1000;

/** The page after a login that no other page required. */
export const defaultPath = "/overview";

const listeners = new Set<() => void>();

/** Calls the listener when a page is stored that the next login returns to. */
export function subscribeToRedirect(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the page that required a login. */
export function rememberRedirect(path: string, nowMs: number = Date.now()): void {
  if (!isOwnPath(path)) return;
  tabStorage.write(storageKey, JSON.stringify({ path, timestamp: nowMs }));
  for (const listener of listeners) listener();
}

/** Returns the page to return to, once: a path of this site stored within half an hour. */
export function takeRedirect(nowMs: number = Date.now()): string | undefined {
  const text = tabStorage.read(storageKey);
  tabStorage.write(storageKey, undefined);
  return parseRedirect(text, nowMs);
}

/** Returns the page that the next login returns to, and leaves it stored. */
export function findRedirect(): string | undefined {
  return parseRedirect(tabStorage.read(storageKey), Date.now());
}

/** Returns the path in a stored entry, if it is recent and belongs to this site. */
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

const loginPaths = ["/login", "/login/callback", "/register", "/verification", "/forgot", "/reset"];

/** Returns whether a text is a path of this origin other than the login pages. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const origin = "https://own.invalid";
  if (!URL.canParse(path, origin)) return false;
  const url = new URL(path, origin);
  if (url.origin !== origin) return false;
  return !loginPaths.includes(withoutLocale(url.pathname));
}
