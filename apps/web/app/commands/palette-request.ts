import { createSignal } from "@tessera/ui/signal";

const { subscribe, notify } = createSignal();

/** Calls the listener when a control of the page requests the palette. */
export const subscribeToPaletteRequests = subscribe;

/** Opens the palette of commands. */
export const requestPalette = notify;
