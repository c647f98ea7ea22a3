import { low, narrow } from "@tessera/ui";

/**
 * Matches when the preview is pinned above the controls: in a narrow window, or a low one that
 * scrolls as a whole.
 */
export const onePane = `${narrow}, ${low}`;
