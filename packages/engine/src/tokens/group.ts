import type { TokenPath } from "./token-path.ts";

/** Tokens that are listed together under one title, in the order of the files. */
export type TokenGroup = {
  /** One line for users: `Primary, from #2447b8 on step 700`. */
  readonly title: string;
  readonly paths: readonly TokenPath[];
};
