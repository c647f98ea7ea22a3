import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "deferred-loader.js"), "utf8");

/** Loads a deferred page with a storage, and returns whether its scripts start before the browser is idle. */
function startsAtLoad(localStorage: Pick<Storage, "getItem"> | undefined): boolean {
  const window = new EventTarget();
  let isStarted = false;
  const document = Object.assign(new EventTarget(), {
    getElementById: () => ({ content: "files" }),
    head: { append: () => (isStarted = true) },
  });
  runInNewContext(script, {
    document,
    ...(localStorage && { localStorage }),
    window: { requestIdleCallback: () => 0 },
    addEventListener: window.addEventListener.bind(window),
  });
  window.dispatchEvent(new Event("load"));
  return isStarted;
}

test("starts the scripts at once for a logged-in user", () => {
  expect(startsAtLoad({ getItem: (key) => (key === "account" ? "sealed" : null) })).toBe(true);
});

test("waits for an idle browser without a session or a storage", () => {
  expect(startsAtLoad({ getItem: () => null })).toBe(false);
  expect(startsAtLoad(undefined)).toBe(false);
});
