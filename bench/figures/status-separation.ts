// Measures the time of the search for a status color that differs from another one in every color
// vision, for a hundred bases of each status.
import {
  createRecipe,
  findAlikeStatuses,
  parseRecipe,
  separateStatuses,
  statusNames,
  type Design,
  type HexColor,
} from "@tessera/engine";
import { hexOfOklch } from "@tessera/engine/color";
import { reportFigures } from "../figure.ts";
import { mulberry32 } from "../random.ts";

const count = 100;
const warmUps = 20;
const mostMs = 20;
const hues = { success: 150, warning: 70, danger: 25, info: 255 } as const;

const random = mulberry32(1);
const durations: number[] = [];
for (let index = 0; index < count + warmUps; index++) {
  const design = createDesignOf();
  const alike = findAlikeStatuses(design.recipe);
  if (!alike) continue;
  const startMs = performance.now();
  separateStatuses(design, alike.statuses);
  if (index >= warmUps) durations.push(performance.now() - startMs);
}
durations.sort((a, b) => a - b);
const medianMs = durations[durations.length >> 1] ?? Number.NaN;
const mostlyMs = durations[Math.floor(durations.length * 0.95)] ?? Number.NaN;

reportFigures([
  {
    name: "Separating two status colors, 95 %",
    value: `${mostlyMs.toFixed(1)} ms`,
    peer: `median ${medianMs.toFixed(1)} ms`,
    target: { text: `at most ${mostMs} ms`, isMet: mostlyMs <= mostMs },
  },
]);

function createDesignOf(): Design {
  const { color, ...rest } = createRecipe();
  const status = Object.fromEntries(statusNames.map((name) => [name, createColor(hues[name])]));
  const parsed = parseRecipe({ ...rest, color: { ...color, status } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function createColor(hue: number): HexColor {
  return hexOfOklch({ l: 0.4 + 0.35 * random(), c: 0.1 + 0.1 * random(), h: hue });
}
