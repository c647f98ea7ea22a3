import { use } from "react";
import { ServedFrameContext } from "#shell/served-frame.ts";
import { formPaths, readingPaths } from "#navigation/public-paths.ts";
import deferredLoader from "./deferred-loader.js?inline-script";
import typingKeeper from "./typing-keeper.js?inline-script";

/**
 * Renders the inline scripts of a built page that handle input until the application has loaded.
 * Renders nothing in the browser.
 */
export function EarlyScripts({ path }: { readonly path: string }) {
  const isFrame = use(ServedFrameContext) !== undefined;
  if (!import.meta.env.SSR || !import.meta.env.PROD || isFrame) return null;
  return listTexts(path).map((text) => (
    <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
  ));
}

function listTexts(path: string): readonly string[] {
  if (isAmong(readingPaths, path)) return [typingKeeper, deferredLoader];
  return isAmong(formPaths, path) ? [typingKeeper] : [];
}

function isAmong(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}
