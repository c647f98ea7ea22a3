import type { ChangedSettings } from "@tessera/contract";
import { createSignal } from "@tessera/ui/signal";
import { hasSession } from "#session/session-presence.ts";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

const storageKey = personalKey("changed-settings");
const signal = createSignal();

/** Calls the listener when settings can be sent at once. */
export const subscribeToChangedSettings = signal.subscribe;

/** Notifies the sender of changed settings. */
export const notifyChangedSettings = signal.notify;

/** Stores settings that a logged-in user has changed, until the account has them. */
export function storeChangedSettings(changes: ChangedSettings): void {
  if (!hasSession()) return;
  const before = JSON.parse(findChangedSettings() ?? "{}") as ChangedSettings;
  deviceStorage.write(storageKey, JSON.stringify({ ...before, ...changes }));
}

/** Returns the body of the call that sends the changed settings; undefined without any. */
export function findChangedSettings(): string | undefined {
  return deviceStorage.read(storageKey);
}

/** Removes the changed settings of a finished call, unless others were added in the meantime. */
export function removeChangedSettings(sent: string): void {
  if (findChangedSettings() === sent) deviceStorage.write(storageKey, undefined);
}
