import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { deferStart } from "./defer-start.ts";
import { hashInlineScripts } from "./script-hashes.ts";

const page = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js">',
  '<script id="theme">if (a < b && "</p>") theme()</script></head><body><h1>Home &amp; away</h1>',
  '<script>context()</script><script type="module" async="">import "/assets/a.js";</script>',
  "</body></html>",
].join("");

test("keeps the text of the module script but does not run it, and loads no module ahead", () => {
  const document = parse(page);
  deferStart(document);
  expect(serialize(document)).toBe(
    page
      .replace('<link rel="modulepreload" href="/assets/a.js">', "")
      .replace('<script type="module" async="">', '<script type="text/deferred">'),
  );
});

test("refuses a page that is deferred already", () => {
  const document = parse(page);
  deferStart(document);
  expect(() => deferStart(document)).toThrow("exactly one module script");
});

test("allows each inline script once, as the browser reads it, also the deferred one", () => {
  const document = parse(`${page}<script>context()</script><script src="/a.js"></script>`);
  const hashes = hashInlineScripts(document);
  deferStart(document);
  expect(hashes).toHaveLength(3);
  expect(hashInlineScripts(document)).toEqual(hashes);
});
