import { createStore } from "#store/create-store.ts";

/** The unsent feedback, until the page is closed, also across screens and failed sends. */
export const feedbackDraft = createStore("");
