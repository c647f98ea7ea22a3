import { formPaths, notFoundPath, readingPaths } from "#navigation/public-paths.ts";
import deferredLoader from "./deferred-loader.js?inline-script";
import pressKeeper from "./press-keeper.js?inline-script";
import typingKeeper from "./typing-keeper.js?inline-script";

/** Lists the inline scripts of a page that handle input until the application has loaded. */
export function listEarlyScripts(path: string): readonly string[] {
  if (!import.meta.env.PROD) return [];
  if (path === notFoundPath) return [];
  return isAmong([...readingPaths, ...formPaths], path)
    ? [typingKeeper, deferredLoader]
    : [pressKeeper];
}

/** Returns whether a path is in a list. */
export function isAmong(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}
