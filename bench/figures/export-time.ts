// Measures the print engine from a token file to CSS variables, beside 'JSON.parse, resolve, join',
// Style Dictionary and Terrazzo. Its loader knows only the shape of the generated file and checks
// nothing: the product's importer is not measured here.
import {
  exportByEngine,
  exportByStyleDictionary,
  exportByTerrazzo,
  requireSameExport,
} from "../exporters.ts";
import type { Exporter } from "../exporters.ts";
import { exportPlainly } from "../plain-export.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { createTokenFile, printTokenFile } from "../synthetic-tokens.ts";

/** Terrazzo would take minutes for more. */
const few = 1000;
const some = printTokenFile(createTokenFile(3000));
const many = printTokenFile(createTokenFile(30_000));

await requireSameExport("Tessera", exportByEngine, many);
await requireSameExport("Style Dictionary", exportByStyleDictionary, many);

reportFigures([
  await compareWithPlain("3,000", some, 10),
  await compareWithPlain("30,000", many, 1),
  await compareWithStyleDictionary("3,000", some, 5),
  await compareWithStyleDictionary("30,000", many, 1),
  await compareWithTerrazzo(),
]);

async function compareWithPlain(count: string, text: string, calls: number): Promise<Figure> {
  const both = { pairs: 11, calls: [calls, calls] } as const;
  const ours = () => exportByEngine(text);
  const { ratio } = await measurePairs(ours, () => exportPlainly(text), both);
  return {
    name: `Print engine with a minimal loader, ${count} tokens / JSON.parse, resolve, join`,
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
    name: `Style Dictionary 5 / print engine with a minimal loader, ${count} tokens`,
    value: `${ratio.toFixed(0)} ×`,
    target: { text: "at least 15 ×", isMet: ratio >= 15 },
  };
}

async function compareWithTerrazzo(): Promise<Figure> {
  const text = printTokenFile(createTokenFile(few));
  await requireSameExport("Terrazzo", exportByTerrazzo, text);
  const ratio = await timesOurs(exportByTerrazzo, text, 5, 20);
  const count = few.toLocaleString("en");
  return {
    name: `Terrazzo 2 / print engine with a minimal loader, ${count} tokens (30,000 take it minutes)`,
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
