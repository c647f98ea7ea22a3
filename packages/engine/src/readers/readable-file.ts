/** A file that is read: where it lies and what it says. */
export type ReadableFile = { readonly path: string; readonly text: string };
