import type { Page } from "@playwright/test";

/** The names of everything that a browser stores for this site. */
export type StoredKeys = {
  readonly device: readonly string[];
  readonly tab: readonly string[];
  /** Each entry of each database as `database/store/key`. */
  readonly databases: readonly string[];
  readonly cookies: readonly string[];
};

/** Lists every key in local storage, in session storage, in IndexedDB and in the cookies. */
export async function listStoredKeys(page: Page): Promise<StoredKeys> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [device = [], tab = []] = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.keys(storage).toSorted()),
  );
  return { device, tab, databases: await page.evaluate(listDatabases), cookies };
}

/** Runs inside the page. */
async function listDatabases(): Promise<string[]> {
  const found: string[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await settle(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const keys = await settle(database.transaction(store).objectStore(store).getAllKeys());
      found.push(...keys.map((key) => `${name}/${store}/${String(key as string)}`));
    }
    database.close();
  }
  return found;

  function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
    });
  }
}
