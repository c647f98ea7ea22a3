import type { ReadMode } from "#readers/modes/read-mode.ts";
import { getOnlyText } from "#readers/only-text.ts";
import { listModes, modeAxes } from "#tokens/mode.ts";
import { resolve } from "#tokens/resolve.ts";
import { nameTokens } from "./names/name-tokens.ts";
import { testFormat } from "./testing/format-guarantees.ts";
import type { Format } from "./format/format.ts";
import { sharedOptions } from "./options/shared-options.ts";

/** The smallest format that meets every guarantee: docs/formats.md describes it step by step. */
const values: Format = {
  id: "values",
  name: "Values",
  family: "code",
  options: [sharedOptions.schemes, sharedOptions.prefix, sharedOptions.nameCase],
  snippet: () => 'import values from "./values.json" with { type: "json" };',
  print(set, options = {}) {
    const { schemes = modeAxes.scheme } = options;
    if (schemes.length === 0) throw new RangeError("A file holds at least one scheme");
    const name = nameTokens(set.tokens, options);
    const modes = listModes().filter(({ scheme }) => schemes.includes(scheme));
    const said = modes.map((each) => ({
      modes: each,
      values: [...resolve(set, each)].map(([path, value]) => [name(path), value]),
    }));
    const text = JSON.stringify(said).replaceAll("<", String.raw`\u003c`);
    return [{ path: "values.json", mediaType: "application/json", text }];
  },
  read(files) {
    const said: unknown = JSON.parse(getOnlyText(files));
    if (!Array.isArray(said)) throw new SyntaxError("Values are a list with a part for each mode");
    return said.map((each: ReadMode) => ({ modes: each.modes, values: new Map(each.values) }));
  },
};

testFormat(values);
