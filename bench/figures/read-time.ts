// Measures the time to read a file of 100,000 tokens, beside JSON.parse of the DTCG file.
import { findFormat } from "@tessera/engine";
import type { Format } from "@tessera/engine";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { loadTokenFile } from "../load-token-file.ts";
import { measurePairs } from "../measure-pairs.ts";
import { createTokenFile, printTokenFile } from "../synthetic-tokens.ts";

const set = loadTokenFile(printTokenFile(createTokenFile(100_000)));
const json = findFormat("dtcg")?.print(set)[0].text ?? "";
const formats = ["dtcg", "css"].flatMap((id) => findFormat(id) ?? []);

const figures: Figure[] = [];
for (const format of formats) figures.push(await measureRead(format));
reportFigures(figures);

async function measureRead({ name, print, read }: Format): Promise<Figure> {
  const files = print(set);
  const { modes, problems } = read(files);
  if (modes[0]?.values.size !== set.tokens.size || problems.length > 0)
    throw new Error(`${name} does not read every token`);
  const { ratio, ms } = await measurePairs(
    () => read(files),
    () => JSON.parse(json) as unknown,
    { pairs: 5, warmUps: 1 },
  );
  return {
    name: `Reading ${name}, 100,000 tokens and the parts of composite ones`,
    value: `${(ms[0] / 1000).toFixed(2)} s`,
    target: { text: "at most 2 s", isMet: ms[0] <= 2000 },
    peer: `${ratio.toFixed(1)} × JSON.parse of the DTCG file, ${(ms[1] / 1000).toFixed(2)} s`,
  };
}
