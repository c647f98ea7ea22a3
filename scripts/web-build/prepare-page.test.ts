import { expect, test } from "vitest";
import { privateGroups } from "../../apps/web/code-groups.ts";
import { deferHydration, keepTyping, stripScripts } from "./prepare-page.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>',
  '<script id="theme">theme()</script><h1>Home</h1>',
  '<script>context()</script><script type="module" async="">import "/assets/a.js";</script>',
  "</body></html>",
].join("");

test("keeps the module script's text without running it, and adds the loader", () => {
  const deferred = deferHydration(page);
  expect(deferred).toContain('<script type="text/deferred">import "/assets/a.js";</script>');
  expect(deferred).not.toContain("modulepreload");
  expect(deferred).toMatch(/<script>\(\(\)=>\{.*text\/deferred.*<\/script><\/head>/s);
});

test("refuses a page that is already deferred", () => {
  expect(() => deferHydration(deferHydration(page))).toThrow("exactly one module script");
});

test.each(privateGroups)("refuses a page that would load the application bundle as %s", (group) => {
  const file = `/assets/${group}-b1.js`;
  expect(() => deferHydration(page.replace("/assets/a.js", file))).toThrow(file);
});

test("adds the typing keeper, and leaves the rest of the page unchanged", () => {
  const kept = keepTyping(page);
  expect(kept).toMatch(/<script>\(\(\)=>\{.*hydrated.*<\/script><\/head>/s);
  expect(kept.replace(/<script>\(\(\).*?<\/script>/s, "")).toBe(page);
});

test("keeps the theme's script when it strips the others", () => {
  expect(stripScripts(page)).toBe(
    '<html><head></head><body><script id="theme">theme()</script><h1>Home</h1></body></html>',
  );
});
