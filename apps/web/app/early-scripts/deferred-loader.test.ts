import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "deferred-loader.js"), "utf8");

/** Loads a page without a frame or an idle browser, and returns at which steps its scripts started. */
function listStarts(
  when: "painted" | "idle",
  localStorage?: Pick<Storage, "getItem">,
): readonly string[] {
  const window = new EventTarget();
  const frames: (() => void)[] = [];
  const starts: string[] = [];
  let step = "";
  const document = Object.assign(new EventTarget(), {
    getElementById: () => ({ content: "files", dataset: { when } }),
    head: { append: () => starts.push(step) },
  });
  runInNewContext(script, {
    document,
    ...(localStorage && { localStorage }),
    window: { requestIdleCallback: () => 0 },
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: () => void) => act(),
    addEventListener: window.addEventListener.bind(window),
  });
  for (step of ["DOMContentLoaded", "load"]) window.dispatchEvent(new Event(step));
  step = "painted";
  for (const act of frames) act();
  return starts;
}

test("starts the scripts at the load of a read page for a logged-in user", () => {
  const session = { getItem: (key: string) => (key === "account" ? "sealed" : null) };
  expect(listStarts("idle", session)).toEqual(["load"]);
});

test("waits for an idle browser without a session or a storage", () => {
  expect(listStarts("idle", { getItem: () => null })).toEqual([]);
  expect(listStarts("idle")).toEqual([]);
});

test("starts the scripts of a form after the first paint", () => {
  expect(listStarts("painted")).toEqual(["painted"]);
});
