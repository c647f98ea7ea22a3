import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "typing-keeper.js"), "utf8");

type Press = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: true;
  readonly metaKey?: true;
  readonly shiftKey?: true;
  readonly altKey?: true;
  readonly repeat?: true;
};

/** A minimal keyboard event for Node. */
class FakeKeyboardEvent extends Event {
  readonly press: Press;
  constructor(type: string, { press, ...given }: Press & { readonly press?: Press }) {
    super(type, { cancelable: true });
    this.press = press ?? given;
    Object.assign(this, this.press);
  }
}

/** Presses a key before hydration, and returns whether it is intercepted and dispatched again. */
function pressEarly(
  press: Press,
  target = { isContentEditable: false },
): {
  isPrevented: boolean;
  again: readonly (string | undefined)[];
} {
  const page = Object.assign(new EventTarget(), { closest: () => null, ...target });
  const focused = new EventTarget();
  const window = new EventTarget();
  const again: (string | undefined)[] = [];
  focused.addEventListener("keydown", (event) => {
    if (event instanceof FakeKeyboardEvent) again.push(event.press.key);
  });
  class HTMLInputElement {
    value = "";
  }
  Object.defineProperty(HTMLInputElement.prototype, "value", { set: () => {} });
  runInNewContext(script, {
    document: Object.assign(page, { activeElement: focused }),
    addEventListener: window.addEventListener.bind(window),
    HTMLInputElement,
    KeyboardEvent: FakeKeyboardEvent,
    Event,
    setTimeout: (act: () => void) => act(),
  });
  const event = new FakeKeyboardEvent("keydown", press);
  page.dispatchEvent(event);
  window.dispatchEvent(new Event("hydrated"));
  return { isPrevented: event.defaultPrevented, again };
}

test.each<Press>([
  { key: "k", code: "KeyK", ctrlKey: true },
  { key: "k", code: "KeyK", metaKey: true },
  // With Caps Lock.
  { key: "K", code: "KeyK", ctrlKey: true },
  // Layouts without Latin letters, by the position of K.
  { key: "л", code: "KeyK", ctrlKey: true },
  { key: "κ", code: "KeyK", ctrlKey: true },
  // The position of K on Dvorak.
  { key: "k", code: "KeyV", ctrlKey: true },
])("prevents the browser's Control+K for the palette: %o", (press) => {
  expect(pressEarly(press)).toEqual({ isPrevented: true, again: [press.key] });
});

test.each<Press>([
  { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true },
  { key: "k", code: "KeyK", ctrlKey: true, altKey: true },
  { key: "k", code: "KeyK", ctrlKey: true, repeat: true },
  { key: "t", code: "KeyK", ctrlKey: true },
  { key: "к", code: "KeyR", ctrlKey: true },
  { key: "l", code: "KeyL", ctrlKey: true },
  { key: "Tab", code: "Tab" },
])("leaves the browser's own shortcuts to it: %o", (press) => {
  expect(pressEarly(press)).toEqual({ isPrevented: false, again: [] });
});

test("dispatches a single key again, and lets the browser handle it too", () => {
  expect(pressEarly({ key: "m", code: "KeyM" })).toEqual({ isPrevented: false, again: ["m"] });
});

test("leaves what is typed into an editable element to it", () => {
  const press = { key: "m", code: "KeyM" };
  expect(pressEarly(press, { isContentEditable: true })).toEqual({ isPrevented: false, again: [] });
});
