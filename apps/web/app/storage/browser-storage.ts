/** Stands in where the browser forbids storage: what is kept there lasts as long as the page. */
const memory = new Map<string, string>();

/** What is stored under a key; undefined when nothing is. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** Stores a text under a key, or removes it. */
export function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === undefined) memory.delete(key);
    else memory.set(key, text);
  }
}

/** Calls back whenever another tab of this browser changes a key; `tell` is for this tab's own changes. */
export function makeStoredSignal(key: string): {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
} {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", hear);
      };
    },
  };
}
