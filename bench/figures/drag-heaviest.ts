// Measures the hue slider beside the template with the most elements, on the fullest screen of a Pro
// project with tints: from an input to the frame that shows its color.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { threadTimeOf, longestTaskOf, clockTimeOf } from "../drag/drag-figures.ts";
import { createKeys } from "../drag/gesture.ts";
import { learnColors, measureGesture } from "../drag/measure-gesture.ts";
import { openColors } from "../drag/open-colors.ts";
import { reportFigures } from "../figure.ts";
import { withChromium } from "../open-chromium.ts";
import { withTessera } from "../start-tessera.ts";

const rounds = 3;
const templates = join(import.meta.dirname, "../../apps/web/templates");

const [heaviest] = readdirSync(templates, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, elements: countElements(name) }))
  .toSorted((one, other) => other.elements - one.elements);
if (!heaviest) throw new Error("There is no template");

const measured = await withTessera("scripts/start.ts", ({ account, project }) =>
  withChromium(async (browser) => {
    const screen = await openColors(browser, account, project, { template: heaviest.name });
    const gesture = await createKeys(screen.page, screen.hue);
    const colors = await learnColors(screen, gesture);
    return measureGesture(screen, gesture, { colors, rounds });
  }),
);
const name = `Hue slider, 100 arrow keys, ${heaviest.name} (${heaviest.elements} elements)`;
reportFigures([
  threadTimeOf(name, measured, [12, 20]),
  longestTaskOf(name, measured),
  clockTimeOf(name, measured, [24, 32]),
]);

function countElements(template: string): number {
  const html = readFileSync(join(templates, template, "template.html"), "utf8");
  return html.match(/<[a-z]/g)?.length ?? 0;
}
