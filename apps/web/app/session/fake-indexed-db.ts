/** Creates a minimal IndexedDB for tests: one object store, and asynchronous requests. */
export function fakeIndexedDb(): Pick<IDBFactory, "open"> {
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
