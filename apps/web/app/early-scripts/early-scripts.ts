import { formPaths, notFoundPath, readingPaths } from "#navigation/public-paths.ts";
import dateKeeper from "./date-keeper.js?inline-script";
import deferredLoader from "./deferred-loader.js?inline-script";
// oxlint-disable-next-line import/default -- with its query, the import is the text of the script
import earlyReads from "./early-reads.ts?inline-script";
import pressKeeper from "./press-keeper.js?inline-script";
import typingKeeper from "./typing-keeper.js?inline-script";

/** When the scripts of a page start. */
export type Start = "after-paint" | "idle" | "at-once" | "never";

/** Returns when the scripts of an address start; without a build, public pages start at once too. */
export function findStart(path: string): Start {
  if (path === notFoundPath) return "never";
  if (!import.meta.env.PROD) return "at-once";
  if (formPaths.some((form) => form === path)) return "after-paint";
  return readingPaths.some((page) => page === path) ? "idle" : "at-once";
}

const scripts: Readonly<Record<Start, readonly string[]>> = {
  "after-paint": [dateKeeper, typingKeeper, deferredLoader],
  idle: [typingKeeper, deferredLoader],
  "at-once": [typingKeeper, pressKeeper, earlyReads],
  never: [],
};

/** Lists the inline scripts of a page that handle input until the application has loaded. */
export function listEarlyScripts(path: string): readonly string[] {
  return import.meta.env.PROD ? scripts[findStart(path)] : [];
}
