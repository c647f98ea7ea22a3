import { createSignal } from "#store/create-signal.ts";
import { deviceStorage, type KeptTexts } from "./browser-storage.ts";

/** Whose draft of which project a copy is. */
export type DraftOwner = { readonly userId: string; readonly projectId: string };

/** Where drafts are kept. */
export type DraftStorage = Pick<KeptTexts, "read" | "write">;

const { subscribe, notify } = createSignal();

/** The drafts on this device; every write calls the listeners of this tab. */
export const draftStorage: DraftStorage = {
  read: (key) => deviceStorage.read(key),
  write(key, text) {
    deviceStorage.write(key, text);
    notify();
  },
};

/** The key of the draft of one user and one project. */
export function draftKey({ userId, projectId }: DraftOwner): string {
  return beginningOf(userId) + projectId;
}

/** How many projects of a user have unsaved changes on this device. */
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

function beginningOf(userId: string): string {
  return `draft:${userId}:`;
}
