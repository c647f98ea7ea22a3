import type { LucideIcon } from "lucide-react";

/** An action or a page of a header that moves into the account menu in windows without room. */
export type HeaderExtra = {
  readonly id: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** The media query of the windows whose header has no room for it. */
  readonly query: string;
} & ({ readonly run: () => void } | { readonly href: string });
