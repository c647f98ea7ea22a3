import { createStore } from "#store/create-store.ts";

/** True while the dialog that offers Pro is requested. */
export const isUpgradeRequested = createStore(false);
