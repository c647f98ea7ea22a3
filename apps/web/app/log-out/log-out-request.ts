import { createStore } from "#store/create-store.ts";

/** A log-out; `returnTo` is the page that the next login opens. */
export type LogOutRequest = { readonly returnTo?: string | undefined };

/** The log-out that waits for the user's decision about unsaved changes. */
export const waitingLogOut = createStore<LogOutRequest | undefined>(undefined);
