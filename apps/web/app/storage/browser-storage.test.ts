import { afterEach, expect, test, vi } from "vitest";
import { deviceStorage, forgetPersonal, personalKey, tabStorage } from "./browser-storage.ts";

/** A minimal Storage: its keys are its own properties, as in a browser. */
function fakeStorage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("removes what is personal on the device and in the tab, and nothing else", () => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  deviceStorage.write("theme", "light");
  deviceStorage.write(personalKey("organization"), "one");
  tabStorage.write(personalKey("redirect-history"), "/overview");
  forgetPersonal();
  expect(deviceStorage.read("theme")).toBe("light");
  expect(deviceStorage.read(personalKey("organization"))).toBeUndefined();
  expect(tabStorage.read(personalKey("redirect-history"))).toBeUndefined();
});

test("lists the keys that begin with a text, also those in memory", () => {
  const kept = fakeStorage();
  vi.stubGlobal("localStorage", kept);
  deviceStorage.write("draft:one", "1");
  deviceStorage.write("theme", "light");
  kept.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  deviceStorage.write("draft:two", "2");
  expect(deviceStorage.list("draft:").toSorted()).toEqual(["draft:one", "draft:two"]);
  deviceStorage.removeAll("draft:");
  expect(deviceStorage.list("draft:")).toEqual([]);
});

test("keeps in memory what the browser refuses, and removes it too", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  deviceStorage.write(personalKey("organization"), "two");
  expect(deviceStorage.read(personalKey("organization"))).toBe("two");
  expect(deviceStorage.isKept()).toBe(false);
  forgetPersonal();
  expect(deviceStorage.read(personalKey("organization"))).toBeUndefined();
  expect(deviceStorage.isKept()).toBe(true);
});
