import { expect, test } from "vitest";
import {
  type FocusedElement,
  isPage,
  isSearchedByLetters,
  isTextEntry,
} from "./focused-element.ts";

/** Creates an element from a short notation: `input type=range`. */
function element(text: string, isContentEditable = false): FocusedElement {
  const [tagName = "", ...attributes] = text.split(" ");
  const pairs = new Map(attributes.map((one) => one.split("=") as [string, string]));
  return {
    tagName: tagName.toUpperCase(),
    isContentEditable,
    getAttribute: (name) => pairs.get(name) ?? null,
  };
}

test.each([
  "input",
  "input type=text",
  "input type=EMAIL",
  "input type=date",
  "textarea",
  "select",
  "div role=textbox",
  "div role=combobox",
  "div role=searchbox",
  "span role=spinbutton",
])("letters are typed in %s", (text) => expect(isTextEntry(element(text))).toBe(true));

test("letters are typed in editable elements", () => {
  expect(isTextEntry(element("div", true))).toBe(true);
});

test.each([
  "input type=range",
  "input type=checkbox",
  "input type=radio",
  "input type=submit",
  "input type=color",
  "button",
  "a",
  "div",
  "div role=slider",
])("no letters are typed in %s", (text) => expect(isTextEntry(element(text))).toBe(false));

test.each([
  "div role=menuitem",
  "div role=option",
  "div role=listbox",
  "div role=treeitem",
  "div role=row",
  "button aria-haspopup=listbox",
])("letters find an item in %s", (text) => expect(isSearchedByLetters(element(text))).toBe(true));

test.each(["button", "button aria-haspopup=menu", "div role=tab", "input type=radio"])(
  "letters find nothing in %s",
  (text) => expect(isSearchedByLetters(element(text))).toBe(false),
);

test.each(["body", "main tabindex=-1", "h1 tabindex=-1"])(
  "the space bar presses nothing in %s",
  (text) => expect(isPage(element(text))).toBe(true),
);

test.each(["button", "a", "input type=range", "div role=slider", "section tabindex=0", "label"])(
  "the space bar belongs to %s",
  (text) => expect(isPage(element(text))).toBe(false),
);
