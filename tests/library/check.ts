import type { Subject } from "./subject.ts";

/** A violation that a check finds: the guarantee, and the detail. */
export type Finding = { readonly check: string; readonly detail: string };

/** Finds violations of a guarantee that every component gives; several when one rendering shows them. */
export type Check = (subject: Subject) => Promise<readonly Finding[]>;

/** Turns details into findings of one check. */
export function nameFindings(check: string, details: Iterable<string>): readonly Finding[] {
  return [...details].map((detail) => ({ check, detail }));
}
