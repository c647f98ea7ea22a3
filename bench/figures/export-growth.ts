// How the time of an export grows from 300 to 100,000 tokens: the exponent of a power of their count, beside the bound's.
import { exportByBound } from "../bound.ts";
import { exportByEngine } from "../export-ways.ts";
import { reportFigures } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { makeTokenFile, printTokenFile } from "../synthetic-tokens.ts";

const counts = [300, 1000, 3000, 10_000, 30_000, 100_000];

const times: (readonly [ours: number, bound: number])[] = [];
for (const count of counts) {
  const text = printTokenFile(makeTokenFile(count));
  const calls = Math.max(1, Math.round(10_000 / count));
  const ours = () => exportByEngine(text);
  const both = { pairs: 7, calls: [calls, calls] } as const;
  times.push((await measurePairs(ours, () => exportByBound(text), both)).ms);
}

const ours = exponentOf(times.map(([ms]) => ms));
const bound = exponentOf(times.map(([, ms]) => ms));
reportFigures([
  {
    name: "Growth of an export from 300 to 100,000 tokens, exponent",
    value: ours.toFixed(2),
    peer: `JSON.parse, resolve, join ${bound.toFixed(2)}`,
    reach: { text: "0.05 more at most", isHeld: ours - bound <= 0.05 },
  },
]);

/** The slope of the line of least squares through the logarithms. */
function exponentOf(ms: readonly number[]): number {
  const points = ms.map((each, i) => [Math.log(counts[i] ?? 1), Math.log(each)] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const rise = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return rise / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
