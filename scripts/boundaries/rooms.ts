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

const engineCore = ["engine/color", "engine/tokens", "engine/recipe"] as const;

/** Who may import whom: the one table that the check, its tests and ARCHITECTURE.md are made from. */
export const rooms: readonly Room[] = [
  {
    name: "engine/color",
    path: "packages/engine/src/color",
    purpose: "color spaces, gamut, contrast",
    mayImport: [],
    packages: [],
  },
  {
    name: "engine/tokens",
    path: "packages/engine/src/tokens",
    purpose: "token, path, group, alias, mode, token set",
    mayImport: ["engine/color"],
    packages: [],
  },
  {
    name: "engine/recipe",
    path: "packages/engine/src/recipe",
    purpose: "what a person decides in a project, and its parsing",
    mayImport: ["engine/color", "engine/tokens"],
    packages: [],
  },
  {
    name: "engine/checks",
    path: "packages/engine/src/checks",
    purpose: "contrast promises and palette quality",
    mayImport: engineCore,
    packages: [],
  },
  {
    name: "engine/generators",
    path: "packages/engine/src/generators",
    purpose: "recipe to tokens, one folder a category",
    mayImport: [...engineCore, "engine/checks"],
    packages: [],
  },
  {
    name: "engine/readers",
    path: "packages/engine/src/readers",
    purpose: "what readers of formats share: values, modes, JSON, style sheets",
    mayImport: ["engine/color", "engine/tokens"],
    packages: [],
    cells: "apart",
    shared: ["json-text", "modes", "values", "style-sheets"],
  },
  {
    name: "engine/exporters",
    path: "packages/engine/src/exporters",
    purpose: "one folder a format: print and read; beside them what printers share",
    mayImport: ["engine/color", "engine/tokens", "engine/readers"],
    packages: [],
    cells: "apart",
    shared: ["options", "modes", "names", "json-text", "css-text", "tailwind", "format"],
  },
  {
    name: "engine/diff",
    path: "packages/engine/src/diff",
    purpose: "what changed between two token sets",
    mayImport: ["engine/color", "engine/tokens"],
    packages: [],
  },
  {
    name: "engine/variables",
    path: "packages/engine/src/variables",
    purpose: "groups of variables as the API and the editor's fields read and write them",
    mayImport: [...engineCore, "engine/generators"],
    packages: [],
  },
  {
    name: "engine",
    path: "packages/engine/src",
    purpose: "the ways in: generate.ts and index.ts",
    mayImport: [
      ...engineCore,
      "engine/checks",
      "engine/generators",
      "engine/readers",
      "engine/exporters",
      "engine/diff",
      "engine/variables",
    ],
    packages: [],
  },
  {
    name: "contract",
    path: "packages/contract/src",
    purpose: "API v1, plans, policy and errors as data",
    mayImport: ["engine (types)", "engine/color (types)"],
    packages: ["zod"],
  },
  {
    name: "ui",
    path: "packages/ui",
    purpose: "the interface library",
    mayImport: ["engine/color"],
    packages: "any",
  },
  {
    name: "ui/playground",
    path: "packages/ui/playground",
    purpose: "every component in every state, for people, pictures and the conformance suite",
    mayImport: ["ui", "engine/color"],
    packages: "any",
  },
  {
    name: "server/features",
    path: "apps/server/src/features",
    purpose: "one folder a feature, one file an operation",
    mayImport: ["server", "contract", "engine", "engine/color"],
    packages: "any",
    cells: "by index",
  },
  {
    name: "server/testing",
    path: "apps/server/src/testing",
    purpose: "the server under test; imported by tests alone",
    mayImport: ["server", "server/features", "contract", "engine", "engine/color"],
    packages: "any",
  },
  {
    name: "server",
    path: "apps/server",
    purpose: "application, plugins, database, mail, jobs",
    mayImport: ["server/features", "contract", "engine", "engine/color"],
    packages: "any",
  },
  {
    name: "web/marketing",
    path: "apps/web/app/marketing",
    purpose: "the public pages",
    mayImport: ["web", "ui", "contract", "engine", "engine/color"],
    packages: "any",
  },
  {
    name: "web/editor",
    path: "apps/web/app/editor",
    purpose: "the design-system area",
    mayImport: ["web", "ui", "contract", "engine", "engine/color"],
    packages: "any",
  },
  {
    name: "web",
    path: "apps/web",
    purpose: "routes, shell, session, API client, sign-in and overview",
    mayImport: ["ui", "contract", "engine", "engine/color"],
    packages: "any",
  },
  {
    name: "scripts",
    path: "scripts",
    purpose: "small programs: the two commands and the checks",
    mayImport: ["engine", "engine/color", "contract", "server", "web"],
    packages: "any",
  },
  {
    name: "bench",
    path: "bench",
    purpose:
      "one program a figure of speed or weight; `npm run bench` prints the table, `npm run load` loads a server",
    mayImport: ["scripts", "engine", "engine/color", "contract", "server", "ui", "tests"],
    packages: "any",
  },
  {
    name: "tests",
    path: "tests",
    purpose: "stories in a browser, start tests, factories, format checkers",
    mayImport: ["engine", "engine/color", "contract", "server", "scripts", "ui/playground (types)"],
    packages: "any",
  },
];
