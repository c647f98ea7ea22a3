// Measures the peak memory of an export of 30,000 tokens, beside that of plain code, in alternating child processes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exportPlainly } from "../plain-export.ts";
import { exportByEngine, exportByStyleDictionary, requireSameExport } from "../exporters.ts";
import { reportFigures } from "../figure.ts";
import { median } from "../measure-pairs.ts";
import { createTokenFile, printTokenFile } from "../synthetic-tokens.ts";

const count = 30_000;
const pairs = 5;
const exporters = {
  nothing: (text: string) => text,
  plain: exportPlainly,
  ours: exportByEngine,
  styleDictionary: exportByStyleDictionary,
} as const;

const [, , name, file = ""] = process.argv;
if (name === undefined) await measure();
else await printPeak(name as keyof typeof exporters, file);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tessera-memory-"));
  try {
    const tokens = join(folder, "tokens.json");
    const text = printTokenFile(createTokenFile(count));
    await requireSameExport("Tessera", exportByEngine, text);
    await requireSameExport("Style Dictionary", exportByStyleDictionary, text);
    writeFileSync(tokens, text);
    report(tokens);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(tokens: string): void {
  const ratio = median(Array.from({ length: pairs }, () => compareWithPlain("ours", tokens)));
  const theirs = compareWithPlain("styleDictionary", tokens);
  reportFigures([
    {
      name: "Peak memory of the print engine with a minimal loader, 30,000 tokens / JSON.parse, resolve, join",
      value: ratio.toFixed(2),
      peer: `Style Dictionary 5 ${theirs.toFixed(1)}`,
      target: { text: "at most 1.5", isMet: ratio <= 1.5 },
    },
  ]);
}

/** Returns an exporter's memory relative to that of plain code, both without the baseline of every process. */
function compareWithPlain(exporter: keyof typeof exporters, tokens: string): number {
  const nothing = readPeak("nothing", tokens);
  return (readPeak(exporter, tokens) - nothing) / (readPeak("plain", tokens) - nothing);
}

/** Returns the peak resident memory in kB after one export. */
function readPeak(exporter: keyof typeof exporters, tokens: string): number {
  const args = [fileURLToPath(import.meta.url), exporter, tokens];
  return Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
}

async function printPeak(exporter: keyof typeof exporters, tokens: string): Promise<void> {
  const text = readFileSync(tokens, "utf8");
  if ((await exporters[exporter](text)).length === 0)
    throw new Error(`${exporter} exports nothing`);
  console.log(process.resourceUsage().maxRSS);
}
