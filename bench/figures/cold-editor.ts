// Measures when a logged-in user can use the first screen of the editor on a slow phone and network,
// with an empty browser cache: when its first slider has answered a key.
import { availableParallelism, loadavg } from "node:os";
import type { Page } from "@playwright/test";
import { reportFigures } from "../figure.ts";
import { median } from "../measure-pairs.ts";
import { withChromium } from "../open-chromium.ts";
import { openLoggedIn } from "../log-in.ts";
import { checkSlowNetwork, slowNetwork } from "../slow-network.ts";
import { withTessera } from "../start-tessera.ts";
import { withSlowCpu } from "../throttle-cpu.ts";

const rounds = 5;
const mostMs = 3500;
const slowdown = 4;
/** The bandwidth and the round trip of Lighthouse's phone. */
const network = { kbitPerSecond: 1600, latencyMs: 150 };

const times = await withTessera("scripts/start.ts", ({ server, account, project }) =>
  withChromium(async (browser) => {
    const context = await openLoggedIn(browser, server.address, account);
    const path = `/${account.organization.slug}/${project.slug}/design-system/colors`;
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      await slowNetwork(page, network);
      measured.push(await withSlowCpu(page, slowdown, () => timeUntilUsable(page, path)));
      await checkSlowNetwork(page, network);
      await page.close();
    }
    return measured;
  }),
);

const usableMs = median(times);
const { kbitPerSecond, latencyMs } = network;
reportFigures([
  {
    name: `Editor without cache, ${slowdown} × slower, at ${kbitPerSecond / 1000} Mbit/s and ${latencyMs} ms: first slider answers a key`,
    value: `${(usableMs / 1000).toFixed(1)} s`,
    peer: `${(Math.min(...times) / 1000).toFixed(1)} to ${(Math.max(...times) / 1000).toFixed(1)} s, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
    target: { text: `at most ${mostMs / 1000} s`, isMet: usableMs <= mostMs },
  },
]);

/** Returns the time from the navigation until the first slider shows another value after a key. */
async function timeUntilUsable(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: "commit" });
  const focused = await page.waitForFunction(focusFirstSlider);
  const answered = page.waitForFunction(findAnswer, await focused.jsonValue());
  await page.keyboard.press("ArrowRight");
  const atMs = await (await answered).jsonValue();
  if (atMs === undefined || new URL(page.url()).pathname !== path)
    throw new Error(`${path} led to ${page.url()}`);
  return atMs;
}

/** Focuses the first slider when the page has one, and returns the text of its value. */
function focusFirstSlider(): string | undefined {
  const slider = document.querySelector<HTMLElement>('input[type="range"]:enabled');
  slider?.focus();
  return slider?.ariaValueText ?? undefined;
}

/** Returns the page's time once the focused slider shows another value. */
function findAnswer(before: string | undefined): number | undefined {
  const slider = document.activeElement;
  const isAnswered = slider?.matches('input[type="range"]') && slider.ariaValueText !== before;
  return isAnswered ? performance.now() : undefined;
}
