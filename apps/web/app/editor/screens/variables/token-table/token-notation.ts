import { tokenName, type TokenPath } from "@tessera/engine";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** The notations of a token in code. */
export const notations = ["css", "scss", "value"] as const;
export type Notation = (typeof notations)[number];

/** Prints a token's name or value in each notation. */
const printers: Readonly<Record<Notation, (name: string, value: string) => string>> = {
  css: (name) => `var(--${name})`,
  scss: (name) => `$${name}`,
  value: (_, value) => value,
};

/** Prints a token in a notation; `value` is its text in the default modes. */
export function printNotation(notation: Notation, path: TokenPath, value: string): string {
  return printers[notation](tokenName(path), value);
}

const storageKey = personalKey("copy-notation");

/** Returns the last notation that was chosen on this device. */
export function findStoredNotation(): Notation {
  const stored = deviceStorage.read(storageKey);
  return notations.find((notation) => notation === stored) ?? "css";
}

/** Stores the notation for the next visit. */
export function storeNotation(notation: Notation): void {
  deviceStorage.write(storageKey, notation);
}
