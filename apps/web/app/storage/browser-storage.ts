import { createSignal, type Signal } from "#store/create-signal.ts";

/** Texts that the browser keeps by key, or where it will not, this page's memory. */
export type KeptTexts = {
  /** What is kept under a key; undefined when nothing is. */
  readonly read: (key: string) => string | undefined;
  /** Keeps a text under a key, or removes it. */
  readonly write: (key: string, text: string | undefined) => void;
  /** Every key that begins with a text. */
  readonly list: (beginning: string) => readonly string[];
  /** Removes every key that begins with a text. */
  readonly removeAll: (beginning: string) => void;
};

/** Kept on this device, for every tab. */
export const deviceStorage: KeptTexts = keepIn(() => localStorage);

/** Kept until the tab is closed, for this tab alone. */
export const tabStorage: KeptTexts = keepIn(() => sessionStorage);

const personalBeginning = "personal:";

/** The key of something that belongs to whoever is signed in: it goes when they sign out. */
export function personalKey(name: string): string {
  return personalBeginning + name;
}

/** Forgets what belongs to whoever was signed in. */
export function forgetPersonal(): void {
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll(personalBeginning);
}

/** Creates the signal of a key: other tabs notify it by their changes, this tab by `notify`. */
export function createStorageSignal(key: string): Signal {
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

/** The storage is asked for at each use: where the browser forbids it, naming it throws already. */
function keepIn(findStorage: () => Storage): KeptTexts {
  const memory = new Map<string, string>();
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
        ...(attempt(() => Object.keys(findStorage())) ?? []),
      ]);
      return [...keys].filter((key) => key.startsWith(beginning));
    },
    removeAll(beginning) {
      for (const key of this.list(beginning)) this.write(key, undefined);
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
