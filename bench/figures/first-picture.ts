// Measures the public pages with Lighthouse, as a phone on a slow network, beside a bare static page.
import { availableParallelism, loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { LighthouseResult } from "lighthouse";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { startMeasured } from "../measured-server.ts";
import { median } from "../measure-pairs.ts";
import { withTessera } from "../start-tessera.ts";

const rounds = 5;
const attempts = 3;
const pages = [
  ["Home page", "/"],
  ["Pricing page", "/pricing"],
  ["Login page", "/login"],
] as const;

/** The figures that Lighthouse measures for a page. */
type Measured = {
  readonly score: number;
  readonly paintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
};

const bare = await startMeasured("bench/bare-page-server.ts");
try {
  reportFigures(
    await withTessera("scripts/start.ts", ({ server }) => measurePages(server.address)),
  );
} finally {
  await bare.stop();
}

async function measurePages(address: string): Promise<readonly Figure[]> {
  const bareRuns: Measured[] = [];
  const runs = pages.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    bareRuns.push(await measure(bare.address));
    for (const [index, [, path]] of pages.entries())
      runs[index]?.push(await measure(address + path));
  }
  return pages.flatMap(([name], index) => reportPage(name, runs[index] ?? [], bareRuns));
}

/** Measures a page. On a busy machine Lighthouse sometimes ends without figures, so it is repeated. */
async function measure(address: string): Promise<Measured> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await measureOnce(address);
    } catch (error) {
      console.error(`Measuring ${address} again: ${String(error)}`);
    }
  }
  return measureOnce(address);
}

/** Measures a page in a new Chromium with Lighthouse's own settings. */
async function measureOnce(address: string): Promise<Measured> {
  const chromium = await launch({
    chromePath: requireChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    logLevel: "error",
  });
  try {
    const { port } = chromium;
    const flags = { port, logLevel: "error", onlyCategories: ["performance"] } as const;
    return readReport(address, await lighthouse(address, flags));
  } finally {
    chromium.kill();
  }
}

function readReport(address: string, result: LighthouseResult | undefined): Measured {
  const report = result?.lhr;
  const score = report?.categories.performance?.score;
  const valueOf = (audit: string) => report?.audits[audit]?.numericValue;
  const paintMs = valueOf("largest-contentful-paint");
  const blockingMs = valueOf("total-blocking-time");
  const shift = valueOf("cumulative-layout-shift");
  if (
    typeof score !== "number" ||
    paintMs === undefined ||
    blockingMs === undefined ||
    shift === undefined
  )
    throw new Error(`Lighthouse cannot measure ${address}: ${report?.runtimeError?.message}`);
  return { score: Math.round(score * 100), paintMs, blockingMs, shift };
}

function reportPage(
  name: string,
  runs: readonly Measured[],
  bareRuns: readonly Measured[],
): readonly Figure[] {
  const ratio = median(runs.map(({ paintMs }, run) => paintMs / (bareRuns[run]?.paintMs ?? 0)));
  const paintMs = median(runs.map((run) => run.paintMs));
  const score = median(runs.map((run) => run.score));
  const blockingMs = median(runs.map((run) => run.blockingMs));
  const shift = median(runs.map((run) => run.shift));
  return [
    {
      name: `${name}, largest contentful paint / bare static page`,
      value: ratio.toFixed(2),
      peer: `${paintMs.toFixed(0)} ms, Lighthouse's phone`,
      target: { text: "at most 1.3", isMet: ratio <= 1.3 },
    },
    {
      name: `${name}, Lighthouse's score on a phone`,
      value: `${score}`,
      target: { text: "at least 98", isMet: score >= 98 },
    },
    {
      name: `${name}, total blocking time`,
      value: `${blockingMs.toFixed(0)} ms`,
      peer: `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
      target: { text: "at most 50 ms", isMet: blockingMs <= 50 },
    },
    {
      name: `${name}, cumulative layout shift`,
      value: shift.toFixed(3),
      target: { text: "0", isMet: shift < 0.0005 },
    },
  ];
}
