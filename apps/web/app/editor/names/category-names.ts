import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category } from "@tessera/engine";

/** What each category of tokens is called, in the order of the files. */
export const categoryNames: Readonly<Record<Category, MessageDescriptor>> = {
  color: msg`Colors`,
  typography: msg`Typography`,
  size: msg`Size`,
  spacing: msg`Spacing`,
  radius: msg`Radius`,
  shadow: msg`Shadows`,
  breakpoint: msg`Breakpoints`,
  "z-index": msg`Z-index`,
  motion: msg`Motion`,
};
