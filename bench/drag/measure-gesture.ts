import { setTimeout as delay } from "node:timers/promises";
import type { Browser, JSHandle, Page } from "@playwright/test";
import { inputCount } from "./gesture.ts";
import type { Gesture } from "./gesture.ts";
import { readThreadTime, traceCategories } from "./thread-time.ts";
import type { ThreadTime } from "./thread-time.ts";
import { watchShown } from "./watch-shown.ts";
import type { Preview, Shown, Watch } from "./watch-shown.ts";

const frameMs = 1000 / 60;
const mostMs = 240_000;
const quietFrames = 4;
const settleMs = 1000;
/** An input that does not change the color counts as shown at once, so few inputs may do so. */
const leastColors = 0.9 * inputCount;

/** An editor whose slider is moved. */
export type Subject = {
  readonly browser: Browser;
  readonly page: Page;
  readonly preview: JSHandle<Preview>;
  /** Returns the slider to where each gesture starts. */
  reset(): Promise<void>;
};

/** The times that the gestures of all rounds took. */
export type Measured = {
  readonly threadTimes: readonly ThreadTime[];
  /** The latency of each event by the clock, in the order of the events, of each round. */
  readonly latenciesMs: readonly (readonly number[])[];
  /** The frames that showed new inputs, as a share of the inputs. */
  readonly frameShare: number;
};

/** Moves the slider slowly, and returns the colors of the preview at each position. */
export async function learnColors(
  { page, preview, reset }: Subject,
  gesture: Gesture,
): Promise<readonly string[]> {
  await reset();
  await gesture.begin();
  const colors = [await readSettled(page, preview)];
  for (let position = 1; position <= inputCount; position += 1) {
    await gesture.moveTo(position);
    colors.push(await readSettled(page, preview));
  }
  await gesture.end();
  if (new Set(colors).size < leastColors)
    throw new Error(`${gesture.name} changed the preview ${new Set(colors).size - 1} times`);
  return colors;
}

/**
 * Measures a gesture at 60 inputs per second in some rounds: once with a trace for the thread time,
 * once without for the clock.
 */
export async function measureGesture(
  subject: Subject,
  gesture: Gesture,
  { colors, rounds }: { readonly colors: readonly string[]; readonly rounds: number },
): Promise<Measured> {
  const { browser, page } = subject;
  const threadTimes: ThreadTime[] = [];
  const timed: Shown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await subject.reset();
    await browser.startTracing(page, { categories: traceCategories });
    await perform(subject, gesture, colors);
    // Later updates of the views and of the copy on the device count as tasks of the gesture too.
    await delay(settleMs);
    threadTimes.push(readThreadTime(await browser.stopTracing(), gesture));
    await subject.reset();
    timed.push(await perform(subject, gesture, colors));
  }
  const frames = timed.reduce((sum, { frameCount }) => sum + frameCount, 0);
  return {
    threadTimes,
    latenciesMs: timed.map(({ latencyMs }) => latencyMs),
    frameShare: frames / (rounds * inputCount),
  };
}

async function perform(
  { page, preview }: Subject,
  gesture: Gesture,
  colors: readonly string[],
): Promise<Shown> {
  await gesture.begin();
  await readSettled(page, preview);
  const watch = await watchShown(page, preview, gesture, colors);
  await sendAtFrameRate(gesture);
  await waitUntilShown(page, watch);
  await watch.evaluate(({ stop }) => stop());
  await gesture.end();
  return watch.evaluate(({ shown }) => shown);
}

/** Sends each input at its time, whether or not the page has handled the ones before. */
async function sendAtFrameRate(gesture: Gesture): Promise<void> {
  const startedAt = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let position = 1; position <= inputCount; position += 1) {
    const waitMs = startedAt + position * frameMs - performance.now();
    if (waitMs > 0) await delay(waitMs);
    sent.push(gesture.moveTo(position));
  }
  await Promise.all(sent);
}

async function waitUntilShown(page: Page, watch: JSHandle<Watch>): Promise<void> {
  const isShown = ({ shown: { eventCount, latencyMs } }: Watch) =>
    eventCount > 0 && latencyMs.length === eventCount;
  await page.waitForFunction(isShown, watch, { timeout: mostMs, polling: 100 });
}

/** Returns the preview's colors once they have not changed for a few frames. */
function readSettled(page: Page, preview: JSHandle<Preview>): Promise<string> {
  return page.evaluate(
    ({ preview, quietFrames }) =>
      new Promise<string>((resolve) => {
        let colors = preview.read();
        let frames = 0;
        requestAnimationFrame(function look() {
          const next = preview.read();
          frames = next === colors ? frames + 1 : 0;
          colors = next;
          if (frames < quietFrames) requestAnimationFrame(look);
          else resolve(colors);
        });
      }),
    { preview, quietFrames },
  );
}
