import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "date-keeper.js"), "utf8");

/** An input event with what the script reads of it. */
class FakeInputEvent extends Event {
  readonly data: string | undefined;
  readonly inputType: string;
  constructor(type: string, { data, inputType }: { data?: string; inputType: string }) {
    super(type, { cancelable: true });
    this.data = data;
    this.inputType = inputType;
  }
}

/** A page whose date has a day of two digits and a year of four, before a name. */
function openPage() {
  const window = new EventTarget();
  const body = createElement();
  const [day, year, name] = [createElement(2), createElement(4), createElement()];
  const document = Object.assign(new EventTarget(), { activeElement: body });
  function createElement(length?: number) {
    const element = Object.assign(new EventTarget(), {
      isContentEditable: length !== undefined,
      textContent: "",
      entered: "",
      focus: () =>
        void (document.activeElement = element === body ? document.activeElement : element),
      blur: () => void (document.activeElement = body),
    });
    element.addEventListener("beforeinput", (event) => {
      element.entered += event instanceof FakeInputEvent ? event.data : "";
      if (element.entered.length === length && element === day) year.focus();
    });
    return element;
  }
  runInNewContext(script, {
    document,
    addEventListener: window.addEventListener.bind(window),
    InputEvent: FakeInputEvent,
  });
  return {
    document,
    body,
    day,
    year,
    name,
    /** Types into the focused element; "<" deletes. */
    type(text: string) {
      for (const key of text) {
        const init =
          key === "<"
            ? { inputType: "deleteContentBackward" }
            : { inputType: "insertText", data: key };
        const event = new FakeInputEvent("beforeinput", init);
        Object.defineProperty(event, "target", { value: document.activeElement });
        document.dispatchEvent(event);
      }
    },
    hydrate: () => window.dispatchEvent(new Event("hydrated")),
  };
}

test("types a whole date into its first part, and leaves the focus in the last", async () => {
  const { document, day, year, type, hydrate } = openPage();
  day.focus();
  type("231991");
  hydrate();
  await expect.poll(() => [day.entered, year.entered]).toEqual(["23", "1991"]);
  expect(document.activeElement).toBe(year);
});

test("deletes in a part only what was typed there", async () => {
  const { day, year, type, hydrate } = openPage();
  day.focus();
  type("23");
  year.focus();
  type("<19<8");
  day.focus();
  type("<4");
  hydrate();
  await expect.poll(() => [day.entered, year.entered]).toEqual(["24", "18"]);
});

test.each(["name", "year", "body"] as const)(
  "gives the focus back to the element that had it: %s",
  async (focused) => {
    const page = openPage();
    page.day.focus();
    page.type("23");
    page.document.activeElement = page[focused];
    page.hydrate();
    // The keys that other scripts kept are for the focused element.
    expect(page.document.activeElement).toBe(page[focused]);
    await expect.poll(() => page.day.entered).toBe("23");
    await expect.poll(() => page.document.activeElement).toBe(page[focused]);
  },
);
