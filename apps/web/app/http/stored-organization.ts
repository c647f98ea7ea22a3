import { createStorageSignal, deviceStorage, personalKey } from "#storage/browser-storage.ts";

const storageKey = personalKey("organization");
const signal = createStorageSignal(storageKey);

/** The organization of this tab's address; it overrides another tab's choice. */
let addressedId: string | undefined;

/** Calls the listener when the organization changes, in this tab or another. */
export const subscribeToOrganization = signal.subscribe;

/** Returns the id of the organization that calls are made for; undefined while it is unknown. */
export function findStoredOrganization(): string | undefined {
  return addressedId ?? deviceStorage.read(storageKey);
}

/** Makes calls for the organization of the address; undefined if the address has none. */
export function followAddress(id: string | undefined): void {
  addressedId = id;
  if (id !== undefined) deviceStorage.write(storageKey, id);
  signal.notify();
}

/** Makes later calls for an organization, in every tab whose address has no other. */
export function storeOrganization(id: string): void {
  deviceStorage.write(storageKey, id);
  signal.notify();
}
