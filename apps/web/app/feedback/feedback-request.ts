import { createSignal } from "@tessera/ui/signal";

const { subscribe, notify } = createSignal();

/** Calls the listener when a control of the page requests the feedback dialog. */
export const subscribeToFeedbackRequests = subscribe;

/** Opens the feedback dialog of the page. */
export const requestFeedback = notify;
