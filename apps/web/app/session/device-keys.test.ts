import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPersonal } from "#storage/browser-storage.ts";
import { findDeviceKey, keepDeviceKey } from "./device-keys.ts";

let stored: Record<string, string>;

beforeEach(() => {
  stored = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => delete stored[key],
  }) as Record<string, string>;
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("indexedDB", fakeIndexedDb());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("finds the key of its address only", async () => {
  await keepDeviceKey("ada@tessera.test", "key-1");
  await keepDeviceKey("defne@tessera.test", "key-2");
  await keepDeviceKey("ada@tessera.test", "key-3");
  expect(await findDeviceKey("ada@tessera.test")).toBe("key-3");
  expect(await findDeviceKey("defne@tessera.test")).toBe("key-2");
  expect(await findDeviceKey("eve@tessera.test")).toBeUndefined();
});

test("shows neither an address nor a key in the storage", async () => {
  await keepDeviceKey("ada@tessera.test", "key-1");
  expect(Object.keys(stored)).toEqual(["device-keys"]);
  const texts = [stored["device-keys"] ?? "", atob(stored["device-keys"] ?? "")];
  expect(texts.filter((text) => /ada|tessera|key-1/.test(text))).toEqual([]);
});

test("keeps the keys when everything personal is removed", async () => {
  await keepDeviceKey("ada@tessera.test", "key-1");
  forgetPersonal();
  expect(await findDeviceKey("ada@tessera.test")).toBe("key-1");
});

test("keeps the five addresses that logged in last", async () => {
  for (const name of ["a", "b", "c", "d", "e", "a", "f"]) {
    await keepDeviceKey(`${name}@tessera.test`, `key-${name}`);
  }
  const names = ["a", "b", "c", "d", "e", "f"];
  const found = await Promise.all(names.map((name) => findDeviceKey(`${name}@tessera.test`)));
  expect(found).toEqual(["key-a", undefined, "key-c", "key-d", "key-e", "key-f"]);
});

test("starts with an empty list if the stored text is invalid", async () => {
  await keepDeviceKey("ada@tessera.test", "key-1");
  // A browser that lost its database has another key.
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  expect(await findDeviceKey("ada@tessera.test")).toBeUndefined();
  await keepDeviceKey("ada@tessera.test", "key-2");
  expect(await findDeviceKey("ada@tessera.test")).toBe("key-2");
});

test("keeps the key in memory if the browser cannot encrypt", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await keepDeviceKey("ada@tessera.test", "key-1");
  expect(stored).toEqual({});
  expect(await findDeviceKey("ada@tessera.test")).toBe("key-1");
});

/** Creates a minimal IndexedDB for tests: one object store, and asynchronous requests. */
function fakeIndexedDb(): Pick<IDBFactory, "open"> {
  const entries = new Map<IDBValidKey, unknown>();
  const store = {
    get: (key: IDBValidKey) => answer(entries.get(key)),
    put: (value: unknown, key: IDBValidKey) => answer(entries.set(key, value) && key),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  return { open: () => answer(database) as unknown as IDBOpenDBRequest };
}

function answer(result: unknown): IDBRequest {
  const request = { result } as unknown as IDBRequest;
  queueMicrotask(() => request.onsuccess?.(new Event("success")));
  return request;
}
