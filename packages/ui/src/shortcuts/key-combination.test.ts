import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fakePress } from "./testing/fake-press.ts";
import { isPressOf, isSingleKey, parseKeys } from "./key-combination.ts";

function isMeant(keys: string, press: ReturnType<typeof fakePress>, isApple = false): boolean {
  return parseKeys(keys).some((wanted) => isPressOf(press, wanted, isApple));
}

describe("a letter", () => {
  test.each([
    ["a Latin layout", "m", "KeyM"],
    ["Caps Lock", "M", "KeyM"],
    ["a layout that has it elsewhere", "m", "Semicolon"],
    ["a Cyrillic layout", "ь", "KeyM"],
    ["a Cyrillic layout with Caps Lock", "Ь", "KeyM"],
    ["a Greek layout", "μ", "KeyM"],
    ["a Hebrew layout", "צ", "KeyM"],
  ])("matches %s", (_layout, key, code) => {
    expect(isMeant("m", fakePress(key, { code }))).toBe(true);
  });

  test.each([
    ["ğ of the Turkish F layout, where Latin ones have e", "e", "ğ", "KeyE"],
    ["ö of the Turkish F layout, where Latin ones have x", "x", "ö", "KeyX"],
    ["z of a German layout, where others have y", "y", "z", "KeyY"],
    ["another key of a Cyrillic layout", "m", "и", "KeyB"],
  ])("does not match the %s", (_what, keys, key, code) => {
    expect(isMeant(keys, fakePress(key, { code }))).toBe(false);
  });

  test.each([
    ["ı", "KeyI"],
    ["I", "KeyI"],
    ["i", "Quote"],
    ["İ", "Quote"],
  ])("i matches the Turkish %s", (key, code) => {
    expect(isMeant("i", fakePress(key, { code }))).toBe(true);
    expect(isMeant("Control+I", fakePress(key, { code, ctrlKey: true }))).toBe(true);
  });

  test("with Shift differs from the one without", () => {
    expect(isMeant("m", fakePress("M", { shiftKey: true }))).toBe(false);
    expect(isMeant("Shift+Control+Z", fakePress("Z", { shiftKey: true, ctrlKey: true }))).toBe(
      true,
    );
    expect(isMeant("Control+Z", fakePress("Z", { shiftKey: true, ctrlKey: true }))).toBe(false);
  });
});

describe("a symbol", () => {
  test("matches wherever the layout has it, with Shift or without", () => {
    expect(isMeant("?", fakePress("?", { code: "Slash", shiftKey: true }))).toBe(true);
    expect(isMeant("?", fakePress("?", { code: "Minus", shiftKey: true }))).toBe(true);
    expect(isMeant("?", fakePress("?", { code: "KeyM" }))).toBe(true);
  });

  test("matches with AltGr, which is neither Control nor Alt", () => {
    const press = fakePress("@", { code: "KeyQ", ctrlKey: true, altKey: true, isAltGraph: true });
    expect(isMeant("@", press)).toBe(true);
    expect(isMeant("Control+Alt+@", press)).toBe(false);
  });
});

describe("Control", () => {
  test("is Command on Apple's keyboards, and Control elsewhere", () => {
    const control = fakePress("k", { ctrlKey: true });
    const command = fakePress("k", { metaKey: true });
    expect([isMeant("Control+K", control), isMeant("Control+K", command)]).toEqual([true, false]);
    expect(isMeant("Control+K", control, true)).toBe(false);
    expect(isMeant("Control+K", command, true)).toBe(true);
  });
});

test("accepts alternatives", () => {
  const redo = "Shift+Control+Z Control+Y";
  expect(isMeant(redo, fakePress("y", { ctrlKey: true }))).toBe(true);
  expect(isMeant(redo, fakePress("z", { ctrlKey: true }))).toBe(false);
});

test("keeps key names unchanged", () => {
  expect(isMeant("Control+Enter", fakePress("Enter", { ctrlKey: true }))).toBe(true);
  expect(isMeant("Space", fakePress(" "))).toBe(true);
});

test.each([
  ["m", true],
  ["?", true],
  ["Shift+M", true],
  ["Control+K", false],
  ["Alt+K", false],
  ["Enter", false],
])("%s is a single key: %s", (keys, isSingle) => {
  expect(parseKeys(keys).every(isSingleKey)).toBe(isSingle);
});

test("matches a letter only with exactly its modifiers", () => {
  const letter = fc.constantFrom("a", "k", "m", "s", "y", "z");
  fc.assert(
    fc.property(
      letter,
      letter,
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      fc.boolean(),
      (wanted, typed, [control, alt, shift], [isControl, isAlt, isShift], isApple) => {
        const keys = [shift && "Shift", control && "Control", alt && "Alt", wanted]
          .filter(Boolean)
          .join("+");
        const press = fakePress(isShift ? typed.toUpperCase() : typed, {
          [isApple ? "metaKey" : "ctrlKey"]: isControl,
          altKey: isAlt,
          shiftKey: isShift,
        });
        const isSame =
          wanted === typed && control === isControl && alt === isAlt && shift === isShift;
        expect(isMeant(keys, press, isApple)).toBe(isSame);
      },
    ),
  );
});
