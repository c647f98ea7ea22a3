/** A part of the repository with its own list of allowed imports. */
export type Module = {
  readonly name: string;
  /** The folder or file, from the repository's root; the longest match owns a file. */
  readonly path: string;
  /** The purpose that ARCHITECTURE.md prints. */
  readonly purpose: string;
  /** The modules that it may import; `(types)` after the name allows only `import type`. */
  readonly mayImport: readonly string[];
  /** The npm packages and Node modules that it may import; its tests may import any. */
  readonly packages: "any" | readonly string[];
  /**
   * Isolates the subfolders: `apart` forbids imports between them, `by index` allows only the
   * other's index.ts.
   */
  readonly cells?: "apart" | "by index";
  /**
   * The subfolders that all others may import; each imports only those before it, and none imports
   * a file of the parent folder.
   */
  readonly shared?: readonly string[];
};
