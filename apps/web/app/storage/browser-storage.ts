import { createSignal, type Signal } from "@tessera/ui/signal";
import type { AnyPersonalName, DeviceKey, TabKey } from "./storage-keys.ts";

/** Stores texts by key in the browser or, if it refuses, in the memory of this page. */
export type StoredTexts<Key extends string> = {
  /** Returns the text of a key; undefined without one. */
  readonly read: (key: Key) => string | undefined;
  /** Stores a text under a key, or removes it. */
  readonly write: (key: Key, text: string | undefined) => void;
  /** Lists every key that begins with a text. */
  readonly list: (beginning: string) => readonly Key[];
  /** Removes every key that begins with a text. */
  readonly removeAll: (beginning: string) => void;
  /** Returns whether the browser stores every text, so that the next page has them. */
  readonly isKept: () => boolean;
};

/** The storage of this device, for every tab. */
export const deviceStorage: StoredTexts<DeviceKey> = keepIn(() => localStorage);

/** The storage of this tab, until it is closed. */
export const tabStorage: StoredTexts<TabKey> = keepIn(() => sessionStorage);

const personalBeginning = "personal:";

/** Returns the key of a user's personal data, which a log-out removes. */
export function personalKey<Name extends AnyPersonalName>(name: Name): `personal:${Name}` {
  return `${personalBeginning}${name}`;
}

/** Removes the personal data of the user who was logged in. */
export function forgetPersonal(): void {
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll(personalBeginning);
}

/** Creates the signal of a key: other tabs notify it by their changes, this tab by `notify`. */
export function createStorageSignal(key: DeviceKey): Signal {
  const { subscribe, notify } = createSignal();
  return {
    notify,
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener("storage", onStorage);
      const stop = subscribe(listener);
      return () => {
        removeEventListener("storage", onStorage);
        stop();
      };
    },
  };
}

/**
 * Creates the texts of a storage. It is looked up at each use: if the browser forbids it, the
 * access itself throws.
 */
function keepIn<Key extends string>(findStorage: () => Storage): StoredTexts<Key> {
  const memory = new Map<Key, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => findStorage().getItem(key)) ?? undefined,
    write(key, text) {
      memory.delete(key);
      if (text === undefined) attempt(() => findStorage().removeItem(key));
      else if (attempt(() => (findStorage().setItem(key, text), true)) !== true)
        memory.set(key, text);
    },
    list(beginning) {
      const keys = new Set([
        ...memory.keys(),
        ...((attempt(() => Object.keys(findStorage())) ?? []) as Key[]),
      ]);
      return [...keys].filter((key) => key.startsWith(beginning));
    },
    removeAll(beginning) {
      for (const key of this.list(beginning)) this.write(key, undefined);
    },
    isKept: () => memory.size === 0,
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
