import { createSignal } from "@tessera/ui/signal";
import { deviceStorage, personalKey, type StoredTexts } from "./browser-storage.ts";
import type { DeviceKey } from "./storage-keys.ts";

/** The user and the project of a draft's copy. */
export type DraftOwner = { readonly userId: string; readonly projectId: string };

/** The storage of drafts. */
export type DraftStorage = Pick<StoredTexts<DeviceKey>, "read" | "write">;

const { subscribe, notify } = createSignal();

/** The drafts on this device; every write calls the listeners of this tab. */
export const draftStorage: DraftStorage = {
  read: (key) => deviceStorage.read(key),
  write(key, text) {
    deviceStorage.write(key, text);
    notify();
  },
};

/** Returns the key of the draft of one user and one project. */
export function draftKey({ userId, projectId }: DraftOwner): `draft:${string}` {
  return `${beginningOf(userId)}${projectId}`;
}

/** The key of the history of the last project that has no unsaved changes. */
export const stepsKey = personalKey("steps");

/** Counts the projects of a user with unsaved changes on this device. */
export function countDrafts(userId: string): number {
  return deviceStorage.list(beginningOf(userId)).length;
}

/** Removes every draft of a user from this device. */
export function removeDrafts(userId: string): void {
  deviceStorage.removeAll(beginningOf(userId));
  notify();
}

/** Calls the listener when this tab writes or removes a draft. */
export const subscribeToDrafts = subscribe;

function beginningOf(userId: string): `draft:${string}` {
  return `draft:${userId}:`;
}
