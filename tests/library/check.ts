import type { Subject } from "./subject.ts";

/** Something that a check finds fault with: the promise that is broken, and how. */
export type Finding = { readonly check: string; readonly detail: string };

/** Looks for breaches of promises that every component keeps; of more than one where the same showing tells of them. */
export type Check = (subject: Subject) => Promise<readonly Finding[]>;

/** Names the promise that some breaches are of. */
export function nameFindings(check: string, details: Iterable<string>): readonly Finding[] {
  return [...details].map((detail) => ({ check, detail }));
}
