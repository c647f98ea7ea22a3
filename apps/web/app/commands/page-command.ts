import type { Command } from "@tessera/ui";

/** A command on the current page: it runs a function or opens a page. */
export type PageCommand = Command &
  ({ readonly run: () => void; readonly path?: never } | { readonly path: string });
