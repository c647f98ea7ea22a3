const storageKey = "organization";
const listeners = new Set<() => void>();
let isListening = false;

/** The organization of this tab's address; it wins over what another tab chooses. */
let addressedId: string | undefined;

/** The id of the organization that calls are made for; undefined before one is known. */
export function findStoredOrganization(): string | undefined {
  return addressedId ?? localStorage.getItem(storageKey) ?? undefined;
}

/** Makes calls for the organization of the address; undefined where the address names none. */
export function followAddress(id: string | undefined): void {
  addressedId = id;
  if (id === undefined) tellListeners();
  else storeOrganization(id);
}

/** Makes calls for an organization from now on, in every tab whose address names no other; undefined for none. */
export function storeOrganization(id: string | undefined): void {
  if (id === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, id);
  tellListeners();
}

/** Calls back when the organization changes, in this tab or another. */
export function subscribeToOrganization(listener: () => void): () => void {
  if (!isListening) listenToOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function listenToOtherTabs(): void {
  isListening = true;
  addEventListener("storage", (event) => {
    if (event.key === storageKey || event.key === null) tellListeners();
  });
}
