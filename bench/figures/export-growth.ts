// Measures how an export's time grows with the number of tokens, as the exponent of a power law,
// beside plain code's and the peers'.
import { exportPlainly } from "../plain-export.ts";
import {
  exportByEngine,
  exportByStyleDictionary,
  exportByTerrazzo,
  requireSameExport,
} from "../exporters.ts";
import type { Exporter } from "../exporters.ts";
import { reportFigures } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { createTokenFile, printTokenFile } from "../synthetic-tokens.ts";

type Sizes = { readonly name: string; readonly counts: readonly number[]; readonly pairs: number };

const [ours, plain] = await measureGrowth(exportByEngine, {
  name: "Tessera",
  counts: [300, 1000, 3000, 10_000, 30_000, 100_000],
  pairs: 7,
});
const [dictionary] = await measureGrowth(exportByStyleDictionary, {
  name: "Style Dictionary",
  counts: [300, 1000, 3000, 10_000],
  pairs: 3,
});
const [terrazzo] = await measureGrowth(exportByTerrazzo, {
  name: "Terrazzo",
  counts: [100, 300, 1000],
  pairs: 3,
});

reportFigures([
  {
    name: "Growth of the print engine with a minimal loader, 300 to 100,000 tokens, exponent",
    value: ours.toFixed(2),
    peer: [
      `JSON.parse, resolve, join ${plain.toFixed(2)}`,
      `Style Dictionary 5 ${dictionary.toFixed(2)} to 10,000`,
      `Terrazzo 2 ${terrazzo.toFixed(2)} from 100 to 1,000`,
    ].join(", "),
    target: { text: "at most 0.05 above that of plain code", isMet: ours - plain <= 0.05 },
  },
]);

/**
 * Measures the exponents of an exporter and of plain code alternately, after checking that both
 * yield the same at every size.
 */
async function measureGrowth(
  exporter: Exporter,
  { name, counts, pairs }: Sizes,
): Promise<readonly [exporter: number, plain: number]> {
  const times: (readonly [exporter: number, plain: number])[] = [];
  for (const count of counts) {
    const text = printTokenFile(createTokenFile(count));
    await requireSameExport(name, exporter, text);
    const calls = Math.max(1, Math.round(10_000 / count));
    const each = { pairs, calls: [exporter === exportByEngine ? calls : 1, calls] } as const;
    times.push(
      (
        await measurePairs(
          () => exporter(text),
          () => exportPlainly(text),
          each,
        )
      ).ms,
    );
  }
  return [
    exponentOf(
      counts,
      times.map(([ms]) => ms),
    ),
    exponentOf(
      counts,
      times.map(([, ms]) => ms),
    ),
  ];
}

/** Returns the slope of the least-squares line through the logarithms. */
function exponentOf(counts: readonly number[], ms: readonly number[]): number {
  const points = ms.map((each, i) => [Math.log(counts[i] ?? 1), Math.log(each)] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const rise = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return rise / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
