import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keepFocus } from "./keep-focus.ts";

/** An element with what the search for a place reads. */
class TestElement {
  parentElement: TestElement | null = null;
  tabIndex = 0;
  isHidden = false;
  readonly tag: string;
  readonly name: string;
  #children: TestElement[];

  constructor(tag: string, name: string, children: TestElement[] = []) {
    this.tag = tag;
    this.name = name;
    this.#children = children;
    for (const child of children) child.parentElement = this;
  }
  replace(former: TestElement, ...next: TestElement[]): void {
    this.#children = this.#children.flatMap((child) => (child === former ? next : [child]));
    for (const child of next) child.parentElement = this;
    former.parentElement = null;
    if (former.contains(focused)) focused = body;
    for (const change of observers) change();
  }
  contains(other: TestElement): boolean {
    return other === this || this.#children.some((child) => child.contains(other));
  }
  /** Finds elements by the names of their tags, which start the parts of a selector. */
  querySelectorAll(selector: string): TestElement[] {
    const tags = selector.split(", ").map((part) => part.replace(/[:[].*$/, ""));
    return this.#children.flatMap((child) => [
      ...(tags.includes(child.tag) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): TestElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  /** An element that was removed from the page is not visible. */
  checkVisibility(): boolean {
    return !this.isHidden && (this === body || this.parentElement?.checkVisibility() === true);
  }
  focus(): void {
    moveFocus(this);
  }
}

let body: TestElement;
let focused: TestElement;
let observers: Set<() => void>;

function moveFocus(to: TestElement): void {
  focused = to;
}

const control = (name: string) => new TestElement("button", name);
const heading = (name: string) => new TestElement("h2", name);

/** Shows a page whose second section has a focused control. */
function showPage() {
  const used = control("used");
  const row = new TestElement("div", "row", [used]);
  const section = new TestElement("section", "section", [heading("section title"), row]);
  const title = new TestElement("h1", "page title");
  const other = new TestElement("section", "other", [heading("other title"), control("other")]);
  body = new TestElement("body", "body", [title, other, section]);
  focused = used;
  return { used, row, section };
}

beforeEach(() => {
  observers = new Set();
  vi.stubGlobal("document", {
    get body() {
      return body;
    },
    get activeElement() {
      return focused;
    },
    querySelector: (selector: string) => body.querySelector(selector),
  });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal(
    "MutationObserver",
    class {
      readonly #change: () => void;
      constructor(change: () => void) {
        this.#change = change;
      }
      observe() {
        observers.add(this.#change);
      }
      disconnect() {
        observers.delete(this.#change);
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

function keep(): void {
  onTestFinished(keepFocus());
}

test("focuses the control that replaces the focused one", () => {
  const { used, row } = showPage();
  keep();
  row.replace(used, control("new"));
  expect(focused.name).toBe("new");
});

test("skips a hidden control, and focuses the nearest heading without another one", () => {
  const { used, row } = showPage();
  const hidden = control("hidden");
  hidden.isHidden = true;
  keep();
  row.replace(used, hidden);
  expect(focused.name).toBe("section title");
});

test("focuses the title of the page when the whole part is removed", () => {
  const { section } = showPage();
  keep();
  body.replace(section);
  expect(focused.name).toBe("page title");
});

test("leaves a focus that is not lost, and follows nothing once it has ended", () => {
  const { used, row, section } = showPage();
  const stop = keepFocus();
  section.replace(heading("missing"), control("added"));
  expect(focused).toBe(used);
  stop();
  row.replace(used, control("new"));
  expect(focused).toBe(body);
});

test("follows nothing on a page without a focus", () => {
  const { used, row } = showPage();
  focused = body;
  keep();
  row.replace(used, control("new"));
  expect(focused).toBe(body);
});
