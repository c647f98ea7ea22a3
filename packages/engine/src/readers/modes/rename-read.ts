import type { ReadMode, ReadValue } from "./read-mode.ts";

/** Renames the tokens in the content of files, also the targets of aliases. */
export function renameRead(
  read: readonly ReadMode[],
  rename: (name: string) => string,
): readonly ReadMode[] {
  const renameUse = (use: ReadValue): ReadValue =>
    use.type === "alias" ? { ...use, to: rename(use.to) } : use;
  return read.map(({ modes, values }) => ({
    modes,
    values: new Map([...values].map(([name, use]) => [rename(name), renameUse(use)] as const)),
  }));
}
