import type { Command } from "@tessera/ui";

/** Something that can be done where the page stands: it runs, or leads to a place. */
export type PageCommand = Command &
  ({ readonly run: () => void; readonly path?: never } | { readonly path: string });
