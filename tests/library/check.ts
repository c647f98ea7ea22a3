import type { Subject } from "./subject.ts";

/** Something that a check finds fault with. */
export type Finding = { readonly check: string; readonly detail: string };

/** One promise that every component keeps; what it gives back are the breaches, in words. */
export type Check = {
  readonly name: string;
  readonly find: (subject: Subject) => Promise<readonly string[]>;
};
