// Measures the time from a token file to CSS variables: Tessera beside 'JSON.parse, resolve, join',
// Style Dictionary and Terrazzo.
import {
  exportByEngine,
  exportByStyleDictionary,
  exportByTerrazzo,
  requireSameExport,
} from "../exporters.ts";
import type { Exporter } from "../exporters.ts";
import { exportByLowerBound } from "../lower-bound.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { makeTokenFile, printTokenFile } from "../synthetic-tokens.ts";

/** Terrazzo would take minutes for more. */
const few = 1000;
const some = printTokenFile(makeTokenFile(3000));
const many = printTokenFile(makeTokenFile(30_000));

await requireSameExport("Tessera", exportByEngine, many);
await requireSameExport("Style Dictionary", exportByStyleDictionary, many);

reportFigures([
  await compareWithBound("3,000", some, 10),
  await compareWithBound("30,000", many, 1),
  await compareWithStyleDictionary("3,000", some, 5),
  await compareWithStyleDictionary("30,000", many, 1),
  await compareWithTerrazzo(),
]);

async function compareWithBound(count: string, text: string, calls: number): Promise<Figure> {
  const both = { pairs: 11, calls: [calls, calls] } as const;
  const ours = () => exportByEngine(text);
  const { ratio } = await measurePairs(ours, () => exportByLowerBound(text), both);
  return {
    name: `Export of ${count} tokens / JSON.parse, resolve, join`,
    value: ratio.toFixed(2),
    target: { text: "at most 1.5", isMet: ratio <= 1.5 },
  };
}

async function compareWithStyleDictionary(
  count: string,
  text: string,
  calls: number,
): Promise<Figure> {
  const ratio = await timesOurs(exportByStyleDictionary, text, 5, calls);
  return {
    name: `Style Dictionary 5 / export of ${count} tokens`,
    value: `${ratio.toFixed(0)} ×`,
    target: { text: "at least 15 ×", isMet: ratio >= 15 },
  };
}

async function compareWithTerrazzo(): Promise<Figure> {
  const text = printTokenFile(makeTokenFile(few));
  await requireSameExport("Terrazzo", exportByTerrazzo, text);
  const ratio = await timesOurs(exportByTerrazzo, text, 5, 20);
  const count = few.toLocaleString("en");
  return {
    name: `Terrazzo 2 / export of ${count} tokens (30,000 take it minutes)`,
    value: `${ratio.toFixed(0)} ×`,
  };
}

async function timesOurs(
  exporter: Exporter,
  text: string,
  pairs: number,
  calls: number,
): Promise<number> {
  const { ratio } = await measurePairs(
    () => exporter(text),
    () => exportByEngine(text),
    { pairs, warmUps: 1, calls: [1, calls] },
  );
  return ratio;
}
