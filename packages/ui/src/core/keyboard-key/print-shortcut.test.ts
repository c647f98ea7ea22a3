import { expect, test } from "vitest";
import { printShortcut } from "./print-shortcut.ts";

test("spells keys with Apple's symbols, Control as Command", () => {
  expect(printShortcut("Shift+Control+z", true)).toEqual(["⇧", "⌘", "Z"]);
});

test("spells keys with words elsewhere", () => {
  expect(printShortcut("Control+K", false)).toEqual(["Ctrl", "K"]);
});

test("spells arrow keys with arrows everywhere", () => {
  for (const isApple of [true, false]) {
    expect(printShortcut("ArrowLeft", isApple)).toEqual(["←"]);
    expect(printShortcut("Shift+ArrowRight", isApple).at(-1)).toBe("→");
  }
});

test("prints a Turkish i as the key I", () => {
  expect(printShortcut("i", false)).toEqual(["I"]);
});
