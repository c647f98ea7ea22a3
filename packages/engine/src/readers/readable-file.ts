/** A file to read: its path and its text. */
export type ReadableFile = { readonly path: string; readonly text: string };
