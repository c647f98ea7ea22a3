// Measures the hue slider of the colors screen, from an input to the frame that shows its color in
// the preview: thread time, time by the clock, and both with the processor slowed down.
import { clockTimeOf, longestTaskOf, queueGrowthOf, threadTimeOf } from "../drag/drag-figures.ts";
import { createKeys, createMoves } from "../drag/gesture.ts";
import type { Gesture } from "../drag/gesture.ts";
import { learnColors, measureGesture } from "../drag/measure-gesture.ts";
import { openColors } from "../drag/open-colors.ts";
import type { ColorsScreen } from "../drag/open-colors.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { withChromium } from "../open-chromium.ts";
import { withTessera } from "../start-tessera.ts";
import { withSlowCpu } from "../throttle-cpu.ts";
import { registerAccount } from "../../tests/factories/account.ts";
import { createProject } from "../../tests/factories/project.ts";

const rounds = 5;
const slowRounds = 3;
const slowdown = 4;

const figures: Figure[] = [];
await withTessera("scripts/start.ts", ({ place }) =>
  withChromium(async (browser) => {
    // A new account is on the Free plan, and a new project has the default recipe.
    const account = await registerAccount(place);
    const screen = await openColors(browser, account, await createProject(account, "Portfolio"));
    for (const create of [createKeys, createMoves])
      figures.push(...(await measureSpeeds(screen, await create(screen.page, screen.hue))));
  }),
);
reportFigures(figures);

async function measureSpeeds(screen: ColorsScreen, gesture: Gesture): Promise<readonly Figure[]> {
  const colors = await learnColors(screen, gesture);
  const measure = (count: number) => measureGesture(screen, gesture, { colors, rounds: count });
  const usual = await measure(rounds);
  const slow = await withSlowCpu(screen.page, slowdown, () => measure(slowRounds));
  const name = `Hue slider, ${gesture.name}`;
  return [
    threadTimeOf(name, usual, [12, 20]),
    longestTaskOf(name, usual),
    clockTimeOf(name, usual, [24, 32]),
    threadTimeOf(`${name}, ${slowdown} × slower`, slow, [60, 100]),
    clockTimeOf(`${name}, ${slowdown} × slower`, slow, [60, 100]),
    queueGrowthOf(`${name}, ${slowdown} × slower`, slow),
  ];
}
