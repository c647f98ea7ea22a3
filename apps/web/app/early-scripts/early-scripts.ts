import { formPaths, readingPaths } from "#navigation/public-paths.ts";
import deferredLoader from "./deferred-loader.js?inline-script";
import typingKeeper from "./typing-keeper.js?inline-script";

/** Lists the inline scripts of a page that handle input until the application has loaded. */
export function listEarlyScripts(path: string): readonly string[] {
  if (!import.meta.env.PROD) return [];
  if (isAmong(readingPaths, path)) return [typingKeeper, deferredLoader];
  return isAmong(formPaths, path) ? [typingKeeper] : [];
}

/** Returns whether a path is in a list. */
export function isAmong(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}
