// Measures the time to print a token set in memory, beside JSON.parse of its file.
import { printCss } from "@tessera/engine";
import { exportByEngine, requireSameExport } from "../exporters.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { loadTokenFile } from "../load-token-file.ts";
import { measurePairs } from "../measure-pairs.ts";
import { createTokenFile, printTokenFile } from "../synthetic-tokens.ts";

reportFigures([await measurePrint(3000, 20), await measurePrint(30_000, 3)]);

async function measurePrint(count: number, calls: number): Promise<Figure> {
  const text = printTokenFile(createTokenFile(count));
  const set = loadTokenFile(text);
  await requireSameExport("Tessera", exportByEngine, text);
  const { ratio } = await measurePairs(
    () => printCss(set, { comments: false }),
    () => JSON.parse(text) as unknown,
    { pairs: 15, calls: [calls, calls] },
  );
  return {
    name: `Print engine, ${count.toLocaleString("en")} tokens in memory / JSON.parse of their file`,
    value: ratio.toFixed(2),
    target: { text: "at most 0.5", isMet: ratio <= 0.5 },
  };
}
