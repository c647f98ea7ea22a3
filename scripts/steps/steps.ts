/** One step of `npm test`: a check that passes or fails independently. */
export type Step = {
  readonly name: string;
  /** The commands, run in order until one fails; each starts with a program of node_modules/.bin. */
  readonly commands: readonly (readonly string[])[];
  /** Steps that must have passed before it in the same run. */
  readonly needs?: readonly string[];
  /** Matches the part of the output that the step's line shows. */
  readonly note?: RegExp;
};

const vitestNote = /Tests\s+(.+?)\s*(?:\(\d+\))?$/m;
const playwrightNote = /^\s*(\d+ passed.*?)(?: \(.*\))?$/m;

/** Every step of `npm test`, cheapest first. */
export const steps: readonly Step[] = [
  { name: "tools", commands: [["node", "scripts/install-format-checkers.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "lint", commands: [["oxlint", "--type-aware", "--quiet"]], needs: ["tools"] },
  {
    name: "types",
    commands: [
      ["react-router", "typegen", "apps/web"],
      ["tsc", "-b"],
    ],
    needs: ["tools"],
  },
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
  { name: "unit", commands: [["vitest", "run", "--project", "unit"]], note: vitestNote },
  { name: "server", commands: [["vitest", "run", "--project", "server"]], note: vitestNote },
  {
    name: "formats",
    commands: [["vitest", "run", "--project", "formats"]],
    needs: ["tools"],
    note: vitestNote,
  },
  { name: "build", commands: [["node", "scripts/build-web.ts"]] },
  {
    name: "start",
    commands: [["vitest", "run", "--project", "start"]],
    needs: ["build"],
    note: vitestNote,
  },
  {
    name: "stories",
    commands: [["playwright", "test"]],
    needs: ["tools", "build"],
    note: playwrightNote,
  },
  {
    name: "library",
    commands: [["playwright", "test", "--config", "tests/library/playwright.config.ts"]],
    note: playwrightNote,
  },
];
