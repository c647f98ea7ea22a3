/** A part of the repository with its own rule of what it may import. */
export type Room = {
  readonly name: string;
  /** The folder or file that the room is, from the repository's root; the longest match owns a file. */
  readonly path: string;
  /** What the room is for, as ARCHITECTURE.md prints it. */
  readonly purpose: string;
  /** The rooms that it may import from; a `(types)` after the name lets in `import type` alone. */
  readonly mayImport: readonly string[];
  /** The npm packages and Node modules that it may import; tests beside the code may import any. */
  readonly packages: "any" | readonly string[];
  /** Whether each folder in the room is a cell of its own: `apart` never imports another, `by index` only the other's index.ts. */
  readonly cells?: "apart" | "by index";
  /** The cells that all others may import, and each of them only those before it; then no cell imports a file of the room's root. */
  readonly shared?: readonly string[];
};
