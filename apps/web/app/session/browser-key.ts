const databaseName = "tessera";
const storeName = "keys";
const keyName = "account";

/**
 * Returns this browser's encryption key, and creates it at first; its bytes cannot be read, not
 * even by us.
 */
export async function requireBrowserKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const kept = await awaitRequest<CryptoKey | undefined>(
      readStore(database, "readonly").get(keyName),
    );
    return kept ?? (await keepKey(database, await createKey()));
  } finally {
    database.close();
  }
}

function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Stores a key unless another tab was faster; resolves to the stored key. */
async function keepKey(database: IDBDatabase, key: CryptoKey): Promise<CryptoKey> {
  const store = readStore(database, "readwrite");
  const faster = await awaitRequest<CryptoKey | undefined>(store.get(keyName));
  if (faster) return faster;
  await awaitRequest(store.put(key, keyName));
  return key;
}

function readStore(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(storeName, mode).objectStore(storeName);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return awaitRequest(request);
}

function awaitRequest<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
  });
}
