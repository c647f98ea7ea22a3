import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { starterPalettes } from "@tessera/engine";
import { afterEach, expect, test, vi } from "vitest";
import { keepStartingRecipe } from "#starting-recipe/starting-recipe.ts";

const script = readFileSync(join(import.meta.dirname, "deferred-loader.js"), "utf8");

/** A root element that has no inline style, and a browser that has painted nothing. */
function createUnpainted() {
  const style = new Map<string, string>();
  const paints: (() => void)[] = [];
  const rootStyle = {
    setProperty: style.set.bind(style),
    removeProperty: style.delete.bind(style),
  };
  class PerformanceObserver {
    readonly notify: () => void;
    constructor(notify: (entries: unknown, observer: unknown) => void) {
      this.notify = () => notify([], { disconnect: () => undefined });
    }
    observe({ type }: { readonly type: string }) {
      if (type === "paint") paints.push(this.notify);
    }
  }
  return { style, paints, documentElement: { style: rootStyle }, PerformanceObserver };
}

test("requests the font of code after the first paint", () => {
  const { style, paints, documentElement, PerformanceObserver } = createUnpainted();
  const document = Object.assign(new EventTarget(), { documentElement });
  runInNewContext(script, { document, PerformanceObserver, addEventListener: () => undefined });
  expect([...style]).toEqual([["--font-family-mono", "monospace"]]);
  for (const paint of paints) paint();
  expect([...style]).toEqual([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads a page without a frame or an idle browser, and returns at which steps its scripts started. */
function listStarts(
  when: "after-paint" | "idle",
  storages: Partial<Record<"localStorage" | "sessionStorage", Pick<Storage, "getItem">>> = {},
): readonly string[] {
  const window = new EventTarget();
  const frames: (() => void)[] = [];
  const starts: string[] = [];
  let step = "";
  const { documentElement, PerformanceObserver } = createUnpainted();
  const document = Object.assign(new EventTarget(), {
    documentElement,
    getElementById: () => ({ content: "files", dataset: { when } }),
    head: { append: () => starts.push(step) },
  });
  runInNewContext(script, {
    document,
    PerformanceObserver,
    ...storages,
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
  expect(listStarts("idle", { localStorage: session })).toEqual(["load"]);
});

test("starts the scripts at the load of a read page for choices made in this tab", () => {
  const stored = new Map<string, string>();
  const getItem = (key: string) => stored.get(key) ?? null;
  const setItem = (key: string, text: string) => stored.set(key, text);
  vi.stubGlobal("sessionStorage", { getItem, setItem });
  const start = () => listStarts("idle", { sessionStorage: { getItem } });
  expect(start()).toEqual([]);
  keepStartingRecipe({ base: starterPalettes[0].base, ratio: 1.25, unitPx: 8 });
  expect(start()).toEqual(["load"]);
});

test("waits for an idle browser without a session, choices or a storage", () => {
  const empty = { getItem: () => null };
  expect(listStarts("idle", { localStorage: empty, sessionStorage: empty })).toEqual([]);
  expect(listStarts("idle")).toEqual([]);
});

test("starts the scripts of a form after the first paint", () => {
  expect(listStarts("after-paint")).toEqual(["painted"]);
});

/** A script element, for which Node has no class. */
class ScriptElement {}

/** An event as a listener of the window gets it from an element; Node has no elements. */
function eventAt(type: string, target: unknown): Event {
  return Object.defineProperty(new Event(type), "target", { value: target });
}

const hydrated = new Event("hydrated");
const scriptFails = eventAt("error", new ScriptElement());
const pictureFails = eventAt("error", {});

/** Types, clicks a link and ends the wait for the scripts, and returns how the link is followed. */
function listWays(...ends: readonly Event[]): readonly string[] {
  const window = new EventTarget();
  const ways: string[] = [];
  const link = { href: "/register", click: () => ways.push("in the page") };
  const { documentElement, PerformanceObserver } = createUnpainted();
  const document = Object.assign(new EventTarget(), {
    documentElement,
    getElementById: () => ({ content: "files" }),
    head: { append: () => undefined },
    closest: (selector: string) => (selector.startsWith("a") ? link : null),
  });
  runInNewContext(script, {
    document,
    PerformanceObserver,
    HTMLScriptElement: ScriptElement,
    location: { assign: (href: string) => ways.push(href) },
    setTimeout: (act: () => void) => act(),
    addEventListener: window.addEventListener.bind(window),
    // Node does not read a boolean as the phase here, as browsers do.
    removeEventListener: (type: string, listener: () => void, capture: boolean) =>
      window.removeEventListener(type, listener, { capture }),
  });
  document.dispatchEvent(new Event("input"));
  document.dispatchEvent(new Event("click", { cancelable: true }));
  for (const end of ends) window.dispatchEvent(end);
  return ways;
}

test("follows a link that is clicked after typing once the page has stored what was typed", () => {
  expect(listWays()).toEqual([]);
  expect(listWays(hydrated, scriptFails)).toEqual(["in the page"]);
});

test("follows such a link to its address if a script does not load", () => {
  expect(listWays(scriptFails)).toEqual(["/register"]);
});

test("keeps such a link for the page if something else does not load", () => {
  expect(listWays(pictureFails)).toEqual([]);
  expect(listWays(pictureFails, hydrated)).toEqual(["in the page"]);
});
