// Measures the peak memory of an export of 30,000 tokens, beside the bound's, in alternating child processes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exportByBound } from "../bound.ts";
import { exportByEngine, exportByStyleDictionary, requireSameExport } from "../export-ways.ts";
import { reportFigures } from "../figure.ts";
import { median } from "../measure-pairs.ts";
import { makeTokenFile, printTokenFile } from "../synthetic-tokens.ts";

const count = 30_000;
const pairs = 5;
const ways = {
  nothing: (text: string) => text,
  bound: exportByBound,
  ours: exportByEngine,
  styleDictionary: exportByStyleDictionary,
} as const;

const [, , asked, file = ""] = process.argv;
if (asked === undefined) await measure();
else await printPeak(asked as keyof typeof ways, file);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tessera-memory-"));
  try {
    const tokens = join(folder, "tokens.json");
    const text = printTokenFile(makeTokenFile(count));
    await requireSameExport("Tessera", exportByEngine, text);
    await requireSameExport("Style Dictionary", exportByStyleDictionary, text);
    writeFileSync(tokens, text);
    report(tokens);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(tokens: string): void {
  const ratio = median(Array.from({ length: pairs }, () => compareWithBound("ours", tokens)));
  const theirs = compareWithBound("styleDictionary", tokens);
  reportFigures([
    {
      name: "Peak memory of an export of 30,000 tokens / JSON.parse, resolve, join",
      value: ratio.toFixed(2),
      peer: `Style Dictionary 5 ${theirs.toFixed(1)}`,
      reach: { text: "1.5 at most", isHeld: ratio <= 1.5 },
    },
  ]);
}

/** Returns an exporter's memory relative to the bound's, both without the baseline of every process. */
function compareWithBound(way: keyof typeof ways, tokens: string): number {
  const nothing = readPeak("nothing", tokens);
  return (readPeak(way, tokens) - nothing) / (readPeak("bound", tokens) - nothing);
}

/** Returns the peak resident memory in kB after one export. */
function readPeak(way: keyof typeof ways, tokens: string): number {
  const args = [fileURLToPath(import.meta.url), way, tokens];
  return Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
}

async function printPeak(way: keyof typeof ways, tokens: string): Promise<void> {
  const text = readFileSync(tokens, "utf8");
  if ((await ways[way](text)).length === 0) throw new Error(`${way} exports nothing`);
  console.log(process.resourceUsage().maxRSS);
}
