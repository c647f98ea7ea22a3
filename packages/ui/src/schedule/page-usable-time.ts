/** After this time the page is usable, and the code of its popups and toasts may load ahead. */
export const pageUsableMs = 4000;
