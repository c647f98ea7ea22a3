import { expect, test } from "vitest";
import { deferHydration, stripScripts } from "./defer-hydration.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>',
  '<script id="theme">theme()</script><h1>Home</h1>',
  '<script>context()</script><script type="module" async="">import "/assets/a.js";</script>',
  "</body></html>",
].join("");

test("keeps the module script's text but does not run it, and adds the loader", () => {
  const deferred = deferHydration(page);
  expect(deferred).toContain('<script type="text/deferred">import "/assets/a.js";</script>');
  expect(deferred).not.toContain("modulepreload");
  expect(deferred).toMatch(/<script>\(\(\)=>\{.*text\/deferred.*<\/script><\/head>/s);
});

test("refuses a page that is deferred already", () => {
  expect(() => deferHydration(deferHydration(page))).toThrow("exactly one module script");
});

test("leaves the theme's script alone when it strips the others", () => {
  expect(stripScripts(page)).toBe(
    '<html><head></head><body><script id="theme">theme()</script><h1>Home</h1></body></html>',
  );
});
