import { tokenName, type TokenPath } from "@tessera/engine";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** The ways in which a token can be written into code. */
export const notations = ["css", "scss", "value"] as const;
export type Notation = (typeof notations)[number];

/** How each notation looks, with a token's name or its value in place. */
const printers: Readonly<Record<Notation, (name: string, value: string) => string>> = {
  css: (name) => `var(--${name})`,
  scss: (name) => `$${name}`,
  value: (_, value) => value,
};

/** A token in a notation; `value` is its text in the default modes. */
export function printNotation(notation: Notation, path: TokenPath, value: string): string {
  return printers[notation](tokenName(path), value);
}

const storageKey = personalKey("copy-notation");

/** The notation that this person chose last on this device. */
export function findStoredNotation(): Notation {
  const stored = deviceStorage.read(storageKey);
  return notations.find((notation) => notation === stored) ?? "css";
}

/** Remembers the notation for the next visit. */
export function storeNotation(notation: Notation): void {
  deviceStorage.write(storageKey, notation);
}
