import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { fakePress } from "./testing/fake-press.ts";
import type { FocusedElement } from "./focused-element.ts";
import type { Shortcut } from "./shortcut.ts";
import { createShortcutRegistry } from "./shortcut-registry.ts";

const body = focused("body");
const field = focused("input");

function focused(tagName: string, role: string | null = null): FocusedElement {
  return {
    tagName,
    isContentEditable: false,
    getAttribute: (name) => (name === "role" ? role : null),
  };
}

function shortcut(keys: string, more: Partial<Shortcut> = {}): Shortcut {
  return { id: keys, keys, label: keys, group: "General", ...more };
}

function setUp(stored?: string) {
  const items = new Map(stored === undefined ? [] : [["single-key-shortcuts", stored]]);
  const logError = vi.fn<(error: unknown) => void>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const registry = createShortcutRegistry({ isApple: false, storage, logError });
  return { registry, items, storage, logError };
}

describe("a shortcut", () => {
  test("runs once on its keys, and prevents the browser's action", () => {
    const { registry } = setUp();
    const act = vi.fn<() => void>();
    registry.register(shortcut("m"), act);
    const press = fakePress("m");
    registry.press(press, body);
    expect(act).toHaveBeenCalledOnce();
    expect(press.defaultPrevented).toBe(true);
  });

  test("ignores every other key", () => {
    const { registry } = setUp();
    registry.register(shortcut("m"), () => {});
    const press = fakePress("n");
    registry.press(press, body);
    expect(press.defaultPrevented).toBe(false);
  });

  test("is inactive after it is removed", () => {
    const { registry } = setUp();
    const act = vi.fn<() => void>();
    registry.register(shortcut("m"), act)();
    registry.press(fakePress("m"), body);
    expect(act).not.toHaveBeenCalled();
    expect(registry.getState().shortcuts).toEqual([]);
  });

  test.each([
    ["something else has answered", { defaultPrevented: true }],
    ["a syllable is being built", { isComposing: true }],
    ["an input method has the key", { key: "Process" }],
    ["an accent waits for its letter", { key: "Dead" }],
  ])("is inactive while %s", (_when, more) => {
    const { registry } = setUp();
    const act = vi.fn<() => void>();
    registry.register(shortcut("m"), act);
    registry.press(fakePress("m", more), body);
    expect(act).not.toHaveBeenCalled();
  });

  test("held down runs once and prevents the browser's action, unless it repeats", () => {
    const { registry } = setUp();
    const acts = { save: vi.fn<() => void>(), undo: vi.fn<() => void>() };
    registry.register(shortcut("Control+S"), acts.save);
    registry.register(shortcut("Control+Z", { repeats: true }), acts.undo);
    const held = fakePress("s", { ctrlKey: true, repeat: true });
    registry.press(fakePress("s", { ctrlKey: true }), body);
    registry.press(held, body);
    registry.press(fakePress("z", { ctrlKey: true }), body);
    registry.press(fakePress("z", { ctrlKey: true, repeat: true }), body);
    expect(acts.save).toHaveBeenCalledOnce();
    expect(held.defaultPrevented).toBe(true);
    expect(acts.undo).toHaveBeenCalledTimes(2);
  });

  test("is inactive in a text field, whose own keys still work, unless it is enabled there", () => {
    const { registry } = setUp();
    const acts = { undo: vi.fn<() => void>(), save: vi.fn<() => void>() };
    registry.register(shortcut("Control+Z"), acts.undo);
    registry.register(shortcut("Control+S", { worksInTextFields: true }), acts.save);
    const undo = fakePress("z", { ctrlKey: true });
    registry.press(undo, field);
    registry.press(fakePress("s", { ctrlKey: true }), field);
    expect(undo.defaultPrevented).toBe(false);
    expect(acts.undo).not.toHaveBeenCalled();
    expect(acts.save).toHaveBeenCalledOnce();
  });

  test("of a single key is inactive where letters find an item, others are not", () => {
    const { registry } = setUp();
    const acts = { theme: vi.fn<() => void>(), undo: vi.fn<() => void>() };
    registry.register(shortcut("m"), acts.theme);
    registry.register(shortcut("Control+Z"), acts.undo);
    registry.press(fakePress("m"), focused("div", "menuitem"));
    registry.press(fakePress("z", { ctrlKey: true }), focused("div", "menuitem"));
    expect(acts.theme).not.toHaveBeenCalled();
    expect(acts.undo).toHaveBeenCalledOnce();
  });

  test("of the space bar works on the page alone, and is a single key that can be off", () => {
    const { registry } = setUp();
    const act = vi.fn<() => void>();
    registry.register(shortcut("Space"), act);
    registry.press(fakePress(" "), focused("button"));
    registry.press(fakePress(" "), field);
    expect(act).not.toHaveBeenCalled();
    registry.press(fakePress(" "), body);
    expect(act).toHaveBeenCalledOnce();
    registry.setSingleKeys(false);
    registry.press(fakePress(" "), body);
    expect(act).toHaveBeenCalledOnce();
  });
});

describe("a layer over the page", () => {
  test("has its own shortcuts; the page's are inactive until it closes", () => {
    const { registry } = setUp();
    const acts = { page: vi.fn<() => void>(), dialog: vi.fn<() => void>() };
    const layer = Symbol("dialog");
    const close = registry.open(layer);
    registry.register(shortcut("m"), acts.page);
    registry.register(shortcut("Control+Enter"), acts.dialog, layer);
    registry.press(fakePress("m"), body);
    registry.press(fakePress("Enter", { ctrlKey: true }), body);
    expect(acts.page).not.toHaveBeenCalled();
    expect(acts.dialog).toHaveBeenCalledOnce();
    close();
    registry.press(fakePress("m"), body);
    expect(acts.page).toHaveBeenCalledOnce();
  });

  test("is inactive below another layer", () => {
    const { registry } = setUp();
    const act = vi.fn<() => void>();
    const [lower, upper] = [Symbol("lower"), Symbol("upper")];
    registry.open(lower);
    const closeUpper = registry.open(upper);
    registry.register(shortcut("m"), act, lower);
    registry.press(fakePress("m"), body);
    expect(act).not.toHaveBeenCalled();
    closeUpper();
    registry.press(fakePress("m"), body);
    expect(act).toHaveBeenCalledOnce();
  });

  test("prevents the browser's action for keys that also work in text fields", () => {
    const { registry } = setUp();
    registry.register(shortcut("Control+S", { worksInTextFields: true }), () => {});
    registry.register(shortcut("Control+Z"), () => {});
    registry.open(Symbol("dialog"));
    const presses = [fakePress("s", { ctrlKey: true }), fakePress("z", { ctrlKey: true })];
    for (const press of presses) registry.press(press, field);
    expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
  });
});

describe("the switch of the single keys", () => {
  test("turns them off and on, and notifies listeners", () => {
    const { registry, items } = setUp();
    const acts = { theme: vi.fn<() => void>(), palette: vi.fn<() => void>() };
    const listener = vi.fn<() => void>();
    registry.register(shortcut("m"), acts.theme);
    registry.register(shortcut("Control+K"), acts.palette);
    registry.subscribe(listener);
    registry.setSingleKeys(false);
    registry.press(fakePress("m"), body);
    registry.press(fakePress("k", { ctrlKey: true }), body);
    expect(acts.theme).not.toHaveBeenCalled();
    expect(acts.palette).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(items.get("single-key-shortcuts")).toBe("off");
    const listed = registry.getState().shortcuts;
    expect(listed.map(({ isSingleKey, isOff }) => [isSingleKey, isOff])).toEqual([
      [true, true],
      [false, false],
    ]);
    registry.setSingleKeys(true);
    registry.press(fakePress("m"), body);
    expect(acts.theme).toHaveBeenCalledOnce();
  });

  test("restores the stored setting, and follows other tabs", () => {
    const { registry, items } = setUp("off");
    expect(registry.getState().areSingleKeysOn).toBe(false);
    items.set("single-key-shortcuts", "on");
    registry.followStorage();
    expect(registry.getState().areSingleKeysOn).toBe(true);
  });

  test("works on the page without storage, and only logs the failure", () => {
    const { storage, logError } = setUp();
    const refuse = () => {
      throw new Error("Storage is forbidden.");
    };
    const refusing = { ...storage, getItem: refuse, setItem: refuse };
    const registry = createShortcutRegistry({ isApple: false, storage: refusing, logError });
    expect(registry.getState().areSingleKeysOn).toBe(true);
    registry.setSingleKeys(false);
    expect(registry.getState().areSingleKeysOn).toBe(false);
    registry.followStorage();
    expect(registry.getState().areSingleKeysOn).toBe(false);
    expect(logError).toHaveBeenCalledTimes(3);
  });
});

test("runs the newest of all shortcuts with the same keys, after any additions and removals", () => {
  const step = fc.record({ at: fc.nat(9), isAdded: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { registry } = setUp();
      const standing = new Map<number, () => void>();
      let acted: number | undefined;
      for (const { at, isAdded } of steps) {
        standing.get(at)?.();
        standing.delete(at);
        if (isAdded)
          standing.set(
            at,
            registry.register(shortcut("m", { id: String(at) }), () => (acted = at)),
          );
      }
      registry.press(fakePress("m"), body);
      expect(acted).toBe([...standing.keys()].at(-1));
      expect(registry.getState().shortcuts).toHaveLength(standing.size);
    }),
  );
});

test("runs nothing and prevents nothing in a text field, for any key", () => {
  const combination = fc.constantFrom("m", "?", "Control+Z", "Shift+Control+Z", "Alt+X", "Enter");
  const press = fc.record({
    key: fc.constantFrom("m", "M", "?", "z", "Z", "x", "Enter"),
    ctrlKey: fc.boolean(),
    altKey: fc.boolean(),
    shiftKey: fc.boolean(),
    repeat: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(combination), fc.array(press), (keys, presses) => {
      const { registry } = setUp();
      const act = vi.fn<() => void>();
      for (const one of keys) registry.register(shortcut(one), act);
      for (const { key, ...more } of presses) {
        const typed = fakePress(key, more);
        registry.press(typed, field);
        expect(typed.defaultPrevented).toBe(false);
      }
      expect(act).not.toHaveBeenCalled();
    }),
  );
});
