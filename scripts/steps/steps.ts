/** One step of `npm test`: a check that passes or fails independently. */
export type Step = {
  readonly name: string;
  /** The commands, run in order until one fails; each starts with a program of node_modules/.bin. */
  readonly commands: readonly (readonly string[])[];
  /** Steps that must have passed before it in the same run. */
  readonly needs?: readonly string[];
  /** Set for a step whose own workers use the whole machine: no other step runs beside it. */
  readonly takesEveryCore?: boolean;
  /** The paths that the step depends on, for `--changed`; a step without them always runs. */
  readonly touchedBy?: RegExp;
  /** Set where Vitest follows the imports from the changed files to the tests that they can touch. */
  readonly followsImports?: boolean;
  /** Matches the part of the output that the step's line shows. */
  readonly note?: RegExp;
};

/** Sources that every page and every call may depend on; tests beside them are left to Vitest. */
const product = /^(?:apps|packages)\/(?!.*\.test\.tsx?$)|^package-lock\.json$/;
const vitestNote = /Tests\s+(.+?)\s*(?:\(\d+\))?$/m;
const playwrightNote = /^\s*(\d+ passed.*?)(?: \(.*\))?$/m;

/** Everything that `npm test` runs: static checks, then tests without a browser, then those in one. */
export const steps: readonly Step[] = [
  { name: "tools", commands: [["node", "scripts/install-format-checkers.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "boundaries", commands: [["node", "scripts/check-boundaries.ts"]] },
  {
    name: "budgets",
    commands: [["oxlint", "--config", "scripts/budgets.oxlintrc.json", "--quiet"]],
  },
  {
    name: "generated",
    commands: [
      ["node", "scripts/check-generated.ts"],
      ["node", "scripts/check-migrations.ts"],
    ],
  },
  { name: "texts", commands: [["node", "scripts/check-texts.ts"]] },
  { name: "unused", commands: [["knip", "--no-progress"]] },
  { name: "lint", commands: [["oxlint", "--type-aware", "--quiet"]], needs: ["tools"] },
  { name: "styles", commands: [["stylelint", "{apps,packages}/*/{app,src,playground}/**/*.css"]] },
  { name: "types", commands: [["tsc", "-b"]], needs: ["tools"] },
  { name: "build", commands: [["node", "scripts/build.ts"]] },
  {
    name: "start",
    commands: [["vitest", "run", "--project", "start"]],
    needs: ["types", "build"],
    note: vitestNote,
    touchedBy:
      /^(?:scripts|apps\/server|apps\/web\/[^/]+$|tests\/(?:start|factories))\b|^package-lock/,
  },
  {
    name: "unit",
    commands: [["vitest", "run", "--project", "unit"]],
    note: vitestNote,
    followsImports: true,
  },
  {
    name: "formats",
    commands: [["vitest", "run", "--project", "formats"]],
    needs: ["tools"],
    note: vitestNote,
    followsImports: true,
  },
  {
    name: "server",
    commands: [["vitest", "run", "--project", "server"]],
    takesEveryCore: true,
    note: vitestNote,
    followsImports: true,
  },
  {
    name: "stories",
    commands: [["playwright", "test"]],
    needs: ["tools", "build"],
    takesEveryCore: true,
    note: playwrightNote,
    touchedBy: new RegExp(`${product.source}|^tests/(?:e2e|factories)/|^playwright`),
  },
  {
    name: "library",
    commands: [["playwright", "test", "--config", "tests/library/playwright.config.ts"]],
    takesEveryCore: true,
    note: playwrightNote,
    touchedBy: /^(?:packages\/(?:ui|engine\/src\/color)|tests\/library)\/|^package-lock/,
  },
];
