import { createSignal } from "@tessera/ui/signal";
import { useSyncExternalStore } from "react";

/** The open export sheet: the id of its format, if one was requested. */
type OpenExport = { readonly format: string | undefined };

const { subscribe, notify } = createSignal();
let open: OpenExport | undefined;

/** Opens the export sheet over the screen, on a format or on the last one. */
export function openExport(format?: string): void {
  open = { format };
  notify();
}

/** Closes the export sheet. */
export function closeExport(): void {
  open = undefined;
  notify();
}

/** Returns the open export sheet; undefined while it is closed. */
export function useOpenExport(): OpenExport | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}
