import type { ThemedPage } from "../apply-theme.ts";

/** A page whose attributes and classes a test can read. */
export function fakePage() {
  // The class of the prerendered page.
  const classes = new Set(["dark"]);
  const page = {
    documentElement: { dataset: {} as Record<string, string | undefined> },
    body: {
      classList: {
        add: (name: string) => void classes.add(name),
        remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
      },
    },
  } satisfies ThemedPage;
  return { page, classes };
}

/** A storage with or without a theme. */
export function fakeStorage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [["theme", initial]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
