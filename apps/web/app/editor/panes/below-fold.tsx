import { type ReactNode, useDeferredValue } from "react";

/**
 * Shows the sections below the first view of a screen. They render after the sections before them
 * can be used, in parts that an input interrupts.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
