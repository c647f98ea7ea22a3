import type { TokenPath } from "./token-path.ts";

/** Tokens that are read together, in the order they are printed, under one title. */
export type TokenGroup = {
  /** One line for people: `Primary, from #2447b8 on step 700`. */
  readonly title: string;
  readonly paths: readonly TokenPath[];
};
