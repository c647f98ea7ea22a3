import { createStorageSignal, deviceStorage, personalKey } from "#storage/browser-storage.ts";

const storageKey = personalKey("organization");
const signal = createStorageSignal(storageKey);

/** The organization of this tab's address; it wins over what another tab chooses. */
let addressedId: string | undefined;

/** Calls back when the organization changes, in this tab or another. */
export const subscribeToOrganization = signal.subscribe;

/** The id of the organization that calls are made for; undefined before one is known. */
export function findStoredOrganization(): string | undefined {
  return addressedId ?? deviceStorage.read(storageKey);
}

/** Makes calls for the organization of the address; undefined where the address names none. */
export function followAddress(id: string | undefined): void {
  addressedId = id;
  if (id !== undefined) deviceStorage.write(storageKey, id);
  signal.notify();
}

/** Makes calls for an organization from now on, in every tab whose address names no other. */
export function storeOrganization(id: string): void {
  deviceStorage.write(storageKey, id);
  signal.notify();
}
