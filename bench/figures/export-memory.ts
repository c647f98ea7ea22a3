// The most memory that an export of 30,000 tokens takes, beside the bound's: each in processes of its own, taken in turns.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { exportByBound } from "../bound.ts";
import { exportByEngine } from "../export-ways.ts";
import { reportFigures } from "../figure.ts";
import { median } from "../measure-pairs.ts";
import { makeTokenFile, printTokenFile } from "../synthetic-tokens.ts";

const count = 30_000;
const pairs = 5;
const ways = {
  nothing: (text: string) => text,
  bound: exportByBound,
  ours: exportByEngine,
} as const;

const [, , asked] = process.argv;
if (asked === undefined) measure();
else printPeak(asked as keyof typeof ways);

function measure(): void {
  const ratios = Array.from({ length: pairs }, () => {
    const nothing = readPeak("nothing");
    return (readPeak("ours") - nothing) / (readPeak("bound") - nothing);
  });
  const ratio = median(ratios);
  reportFigures([
    {
      name: "Peak memory of an export of 30,000 tokens / JSON.parse, resolve, join",
      value: ratio.toFixed(2),
      reach: { text: "1.5 at most", isHeld: ratio <= 1.5 },
    },
  ]);
}

/** Peak resident memory in kB after one way has been gone once. */
function readPeak(way: keyof typeof ways): number {
  const args = [fileURLToPath(import.meta.url), way];
  return Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
}

function printPeak(way: keyof typeof ways): void {
  const text = printTokenFile(makeTokenFile(count));
  if (ways[way](text).length === 0) throw new Error(`${way} exports nothing`);
  console.log(process.resourceUsage().maxRSS);
}
