import type { Entitlements } from "@tessera/contract";
import type { Modes, TokenPath } from "@tessera/engine";
import { readStep } from "./change-token.ts";

/** Returns whether a plan may pin a token in some modes: dark and steps of palettes are of Pro. */
export function canPin(
  { hasDarkMode, hasAdvancedColor }: Pick<Entitlements, "hasDarkMode" | "hasAdvancedColor">,
  path: TokenPath,
  { scheme }: Pick<Modes, "scheme">,
): boolean {
  if (scheme === "dark" && !hasDarkMode) return false;
  return hasAdvancedColor || readStep(path) === undefined;
}
