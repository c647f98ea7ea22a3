import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const sources = globSync("{apps,packages}/*/{app,src}/**/*.{ts,tsx,js}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

/** Lists the sources that contain a text outside of comments. */
function listFilesWith(text: RegExp): readonly string[] {
  const found = sources.filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return text.test(source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""));
  });
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

// The types of the keys make the cookie policy complete, as long as every use goes through them.
test("the browser’s storage is used only through modules whose keys the cookie policy describes", () => {
  expect(listFilesWith(/\b(?:localStorage|sessionStorage)\b/)).toEqual([
    "apps/web/app/early-scripts/deferred-loader.js",
    "apps/web/app/storage/browser-storage.ts",
    "packages/ui/src/store/shelf.ts",
    "packages/ui/src/theme/theme-script.ts",
  ]);
  expect(listFilesWith(/\bindexedDB\.|navigator\.storage|\bcaches\.|serviceWorker/)).toEqual([
    "apps/web/app/session/browser-key.ts",
  ]);
});

test("the one cookie is that of the language", () => {
  expect(listFilesWith(/document\.cookie|cookieStore/)).toEqual([
    "apps/web/app/navigation/locale-cookie.ts",
  ]);
  expect(listFilesWith(/set-?cookie/i)).toEqual(["apps/server/src/site/serve-site.ts"]);
});
