// Writes the engine's table of hues, learned from published ramps: node bench/write-hue-table.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackage } from "../scripts/install-package.ts";

const folder = "../packages/engine/src/categories/color/palette";

installPackage(import.meta.dirname);
const { rampSets } = await import("./expert-ramps.ts");
const { learnHueTable } = await import("./learn-hue-table.ts");
const teachers = rampSets.filter(({ teaches }) => teaches);
const rows = learnHueTable(teachers.flatMap(({ ramps }) => ramps)).map(
  ({ changes, lights }) => `  { changes: [${changes.join(", ")}], lights: ${lights} },\n`,
);
writeFileSync(
  join(import.meta.dirname, folder, "learned-hues.ts"),
  `import type { HueTable } from "./hue-table.ts";

/**
 * The paths of hues in the hand-made ramps of ${teachers.map(({ name }) => name).join(", ")};
 * written by bench/write-hue-table.ts.
 */
export const learnedHues: HueTable = [
${rows.join("")}];
`,
);
